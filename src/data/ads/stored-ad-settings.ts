import { sql, type Kysely } from 'kysely'
import type { Database, Tables, Tx } from '../database/database.ts'
import { settingOf, storeSettings } from '../settings/stored-settings.ts'

const KEY = 'ads'

/** The stored ad settings; undefined if none were ever stored. */
export type StoredAdSettings = Readonly<Record<string, unknown>> | undefined

export async function loadAdSettings({ db }: Database): Promise<StoredAdSettings> {
  return read(db)
}

/** Like `loadAdSettings`, but locked until the transaction ends. */
export async function lockAdSettings(tx: Tx): Promise<StoredAdSettings> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ad settings', 0))`.execute(tx)
  return read(tx)
}

async function read(db: Kysely<Tables>): Promise<StoredAdSettings> {
  const stored = settingOf(db, KEY).$narrowType<{ value: NonNullable<StoredAdSettings> }>()
  return (await stored.executeTakeFirst())?.value
}

export async function storeAdSettings(
  tx: Tx,
  settings: NonNullable<StoredAdSettings>,
): Promise<void> {
  await storeSettings(tx, { [KEY]: settings })
}
