import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf, listed, texts } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'

/** All stored settings by key. */
export async function loadSettings({ db }: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', '<>', SECRET_KEY)
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Selects the row of a key; statements may extend it. */
export const settingOf = (db: Kysely<Tables>, key: string) =>
  db.selectFrom('settings').select('value').where('key', '=', key)

/** Returns the value stored under a key; undefined if there is no value. */
export async function findSetting({ db }: Database, key: string): Promise<unknown> {
  return (await settingOf(db, key).executeTakeFirst())?.value
}

export type StoredValue = string | number | boolean | Readonly<Record<string, unknown>>

/** Stores values under their keys, replacing existing ones. */
export async function storeSettings(
  tx: Tx,
  values: Readonly<Record<string, StoredValue>>,
): Promise<void> {
  const keys = Object.keys(values)
  if (keys.length === 0) return
  const list = listed('given', {
    key: texts(keys),
    value: texts(Object.values(values).map((value) => JSON.stringify(value))),
  })
  await tx
    .insertInto('settings')
    .columns(['key', 'value'])
    .expression((db) =>
      db
        .selectFrom(list)
        .select((row) => ['given.key', row.cast('given.value', 'jsonb').as('value')]),
    )
    .onConflict((row) =>
      row.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}

/** Removes stored settings, so that their defaults apply again. */
export async function removeSettings(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.deleteFrom('settings').where('key', '=', anyOf(keys)).execute()
}

/** The version of the settings, for conditional requests. */
export interface SettingsRevision {
  readonly version: number
  readonly updatedAt: Date
}

const REVISION_KEY = 'revision'

/** Before the first write there are no versions to distinguish. */
const UNWRITTEN: SettingsRevision = { version: 1, updatedAt: new Date(0) }

/** Extracts the version from stored settings. */
export const readRevision = (stored: ReadonlyMap<string, unknown>): SettingsRevision =>
  revisionFrom(stored.get(REVISION_KEY))

function revisionFrom(value: unknown): SettingsRevision {
  if (!(value instanceof Object && 'version' in value && 'updatedAt' in value)) return UNWRITTEN
  return { version: Number(value.version), updatedAt: new Date(String(value.updatedAt)) }
}

const LOCK = sql`hashtextextended('settings', 0)`

/**
 * The value stored under a key, locked until the transaction ends.
 * @returns undefined if there is no value
 */
export const holdSetting = batched(async (tx, keys: readonly string[]): Promise<unknown[]> => {
  await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(tx)
  // A new statement sees what was committed while this one waited.
  const found = await tx
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', '=', anyOf(keys))
    .execute()
  return keys.map((key) => found.find((row) => row.key === key)?.value)
})

/** The version of the settings, locked against other writers until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsRevision> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const row = await settingOf(tx, REVISION_KEY).executeTakeFirst()
  return revisionFrom(row?.value)
}

/**
 * Increments the version of the settings. The database counts, because references from settings are
 * cleared without the lock on settings.
 * @returns the new version
 */
export async function incrementRevision(tx: Tx, now: Date): Promise<SettingsRevision> {
  const updatedAt = now.toISOString()
  const counted = sql<string>`jsonb_build_object(
    'version', (settings.value ->> 'version')::int + 1, 'updatedAt', ${updatedAt}::text)`
  const { value } = await tx
    .insertInto('settings')
    .values({
      key: REVISION_KEY,
      value: JSON.stringify({ version: UNWRITTEN.version + 1, updatedAt }),
    })
    .onConflict((row) => row.column('key').doUpdateSet({ value: counted }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return revisionFrom(value)
}

const SECRET_KEY = 'secret'

/** The site's secret key of 32 bytes; created by the first node that needs it. */
export async function loadSecret(database: Database): Promise<Buffer> {
  const known = await findSecret(database)
  // If it exists nothing is written, so that no change notice is sent.
  if (known !== undefined) return known
  const fresh = randomBytes(32).toString('base64')
  await database.db
    .insertInto('settings')
    .values({ key: SECRET_KEY, value: JSON.stringify(fresh) })
    .onConflict((row) => row.column('key').doNothing())
    .execute()
  const made = await findSecret(database)
  if (made === undefined) throw new Error('The site has no secret key.')
  return made
}

async function findSecret(database: Database): Promise<Buffer | undefined> {
  const value = await findSetting(database, SECRET_KEY)
  return typeof value === 'string' ? Buffer.from(value, 'base64') : undefined
}
