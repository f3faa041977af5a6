import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** All stored settings by key. */
export async function loadSettings(database: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = (
    await sql<{
      key: string
      value: unknown
    }>`SELECT key, value FROM settings WHERE key <> ${SECRET_KEY}`.execute(database.db)
  ).rows
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Returns the value stored under a key; undefined if there is no value. */
export async function findSetting(database: Database, key: string): Promise<unknown> {
  const [row] = (
    await sql<{ value: unknown }>`SELECT value FROM settings WHERE key = ${key}`.execute(
      database.db,
    )
  ).rows
  return row?.value
}

/** A value as its column holds it. */
export type StoredValue = string | number | boolean | Readonly<Record<string, unknown>>

/** Stores values under their keys, over what was there. */
export async function storeSettings(
  tx: Tx,
  values: Readonly<Record<string, StoredValue>>,
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  if (rows.length === 0) return
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((row) =>
      row.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/** Removes stored settings, so that their defaults apply again. */
export async function removeSettings(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .deleteFrom('settings')
    .where('key', '=', sql<string>`ANY(${keys}::text[])`)
    .execute()
}

/** Counts the writes to the settings, for conditional requests. */
export interface SettingsRevision {
  readonly version: number
  readonly updatedAt: Date
}

const REVISION_KEY = 'revision'

/** Before the first write there is nothing to tell versions apart by. */
const UNWRITTEN: SettingsRevision = { version: 1, updatedAt: new Date(0) }

/** The revision among stored settings. */
export function readRevision(stored: ReadonlyMap<string, unknown>): SettingsRevision {
  const value = stored.get(REVISION_KEY)
  if (!(value instanceof Object && 'version' in value && 'updatedAt' in value)) return UNWRITTEN
  return { version: Number(value.version), updatedAt: new Date(String(value.updatedAt)) }
}

const LOCK = sql`hashtextextended('settings', 0)`

/**
 * The value stored under a key, which stays until the transaction ends: writers of settings wait.
 * @returns undefined if there is no value
 */
export async function holdSetting(tx: Tx, key: string): Promise<unknown> {
  await sql`SELECT pg_advisory_xact_lock_shared(${LOCK})`.execute(tx)
  // Another statement, since one sees what was committed before it waited.
  const { rows } = await sql<{
    value: unknown
  }>`SELECT value FROM settings WHERE key = ${key}`.execute(tx)
  return rows[0]?.value
}

/** The revision of the settings; no other writer of them comes until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsRevision> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const rows = (
    await sql<{ value: unknown }>`SELECT value FROM settings WHERE key = ${REVISION_KEY}`.execute(
      tx,
    )
  ).rows
  return readRevision(new Map(rows.map(({ value }) => [REVISION_KEY, value])))
}

/**
 * Counts a write to the settings. The database counts, because what settings name is removed
 * without the lock that writers of settings hold.
 * @returns the revision after it
 */
export async function incrementRevision(tx: Tx, now: Date): Promise<SettingsRevision> {
  const updatedAt = now.toISOString()
  const rows = (
    await sql<{ value: unknown }>`
    INSERT INTO settings AS s (key, value)
    VALUES (${REVISION_KEY},
      jsonb_build_object('version', ${UNWRITTEN.version + 1}::int, 'updatedAt', ${updatedAt}::text))
    ON CONFLICT (key) DO UPDATE SET value = jsonb_build_object(
      'version', (s.value ->> 'version')::int + 1, 'updatedAt', ${updatedAt}::text)
    RETURNING value`.execute(tx)
  ).rows
  return readRevision(new Map(rows.map(({ value }) => [REVISION_KEY, value])))
}

const SECRET_KEY = 'secret'

/** The site's secret key of 32 bytes; the first node to ask makes it. */
export async function loadSecret(database: Database): Promise<Buffer> {
  const known = await findSecret(database)
  // Where there is one nothing is written, so that no node is told of a change.
  if (known !== undefined) return known
  const fresh = randomBytes(32).toString('base64')
  await sql`INSERT INTO settings (key, value) VALUES (${SECRET_KEY}, to_jsonb(${fresh}::text))
        ON CONFLICT (key) DO NOTHING`.execute(database.db)
  const made = await findSecret(database)
  if (made === undefined) throw new Error('The site has no secret key.')
  return made
}

async function findSecret(database: Database): Promise<Buffer | undefined> {
  const [row] = (
    await sql<{ value: string }>`SELECT value FROM settings WHERE key = ${SECRET_KEY}`.execute(
      database.db,
    )
  ).rows
  return row && Buffer.from(row.value, 'base64')
}
