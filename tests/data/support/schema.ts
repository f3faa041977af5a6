import { run } from '../../server/support/databases.ts'

/** What the catalogue says of everything that migrations make, in an order that does not vary. */
export async function schemaOf(url: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = []
  for (const [part, statement] of Object.entries(STATEMENTS)) {
    parts.push([part, await run(url, statement)])
  }
  return Object.fromEntries(parts)
}

const OWN = `'public'::regnamespace`

const STATEMENTS = {
  columns: `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attgenerated, pg_get_expr(d.adbin, d.adrelid) AS default,
      row_number() OVER (PARTITION BY c.oid ORDER BY a.attnum) AS position
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = ${OWN} AND c.relkind IN ('r', 'p', 'v') AND a.attnum > 0
      AND NOT a.attisdropped ORDER BY c.relname, a.attnum`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`,
  constraints: `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = ${OWN} ORDER BY 1, 2`,
  triggers: `SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = ${OWN} AND NOT t.tgisinternal ORDER BY 1`,
  functions: `SELECT pg_get_functiondef(p.oid) FROM pg_proc p
    WHERE p.pronamespace = ${OWN} AND p.prokind = 'f'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e') ORDER BY 1`,
  sequences: `SELECT sequencename, data_type, start_value FROM pg_sequences
    WHERE schemaname = 'public' ORDER BY 1`,
  migrations: `SELECT migration_name, checksum FROM _prisma_migrations ORDER BY 1`,
}
