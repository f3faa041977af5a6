import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

const KEY = 'ads'

/** What was stored of the settings of ads; undefined when nothing ever was. */
export type StoredAdSettings = Readonly<Record<string, unknown>> | undefined

export async function loadAdSettings(database: Database): Promise<StoredAdSettings> {
  const [row] = (
    await sql<{
      value: Readonly<Record<string, unknown>>
    }>`SELECT value FROM settings WHERE key = ${KEY}`.execute(database.db)
  ).rows
  return row?.value
}

/** The same, which nobody else writes until the transaction ends. */
export async function lockAdSettings(tx: Tx): Promise<StoredAdSettings> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('ad settings', 0))`.execute(tx)
  const [row] = (
    await sql<{
      value: Readonly<Record<string, unknown>>
    }>`SELECT value FROM settings WHERE key = ${KEY}`.execute(tx)
  ).rows
  return row?.value
}

export async function storeAdSettings(
  tx: Tx,
  settings: NonNullable<StoredAdSettings>,
): Promise<void> {
  await sql`INSERT INTO settings (key, value) VALUES (${KEY}, ${JSON.stringify(settings)}::jsonb)
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(tx)
}
