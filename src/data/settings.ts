import { randomBytes } from 'node:crypto'
import { sql, type Database, type Tx } from './database.ts'

/** All stored settings by key. */
export async function loadSettings(database: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await database.query<{ key: string; value: unknown }>(
    sql`SELECT key, value FROM settings WHERE key <> ${SECRET_KEY}`,
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Stores values under their keys, over what was there. */
export async function storeSettings(
  tx: Tx,
  values: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
  }
}

const SECRET_KEY = 'secret'

/** The site's secret key of 32 bytes; the first node to ask makes it. */
export async function loadSecret(database: Database): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64')
  await database.query(
    sql`INSERT INTO settings (key, value) VALUES (${SECRET_KEY}, to_jsonb(${fresh}::text))
        ON CONFLICT (key) DO NOTHING`,
  )
  const [row] = await database.query<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = ${SECRET_KEY}`,
  )
  if (row === undefined) throw new Error('The site has no secret key.')
  return Buffer.from(row.value, 'base64')
}
