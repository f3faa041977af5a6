import { sql, type Database, type Tx } from '../database/database.ts'

const KEY = 'ads'

/** What was stored of the settings of ads; undefined when nothing ever was. */
export type StoredAdSettings = Readonly<Record<string, unknown>> | undefined

export async function loadAdSettings(database: Database): Promise<StoredAdSettings> {
  const [row] = await database.query<{ value: Readonly<Record<string, unknown>> }>(
    sql`SELECT value FROM settings WHERE key = ${KEY}`,
  )
  return row?.value
}

/** The same, which nobody else writes until the transaction ends. */
export async function lockAdSettings(tx: Tx): Promise<StoredAdSettings> {
  await tx.$executeRaw(sql`SELECT pg_advisory_xact_lock(hashtextextended('ad settings', 0))`)
  const [row] = await tx.$queryRaw<{ value: Readonly<Record<string, unknown>> }[]>(
    sql`SELECT value FROM settings WHERE key = ${KEY}`,
  )
  return row?.value
}

export async function storeAdSettings(
  tx: Tx,
  settings: NonNullable<StoredAdSettings>,
): Promise<void> {
  await tx.$executeRaw(
    sql`INSERT INTO settings (key, value) VALUES (${KEY}, ${JSON.stringify(settings)}::jsonb)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  )
}
