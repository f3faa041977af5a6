/** Names of stored files. Names are never reused; this table's primary key ensures that. */
import { sql } from 'kysely'
import { narrowing, type Database, type Sql, type Tx } from '../database/database.ts'
import { AROUND, entryKey } from '../database/dependencies.ts'
import { anyOf, integers, listed, page, texts } from '../database/expressions.ts'

export interface NamedFile {
  /** Such as `2026/11/harbor.jpg`. */
  readonly key: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
}

export interface ServedFile extends NamedFile {
  readonly entryId: number
  readonly storedAt: Date
  readonly isPublic: boolean
}

/** Those keys that have ever been used, ignoring case. */
export async function usedKeys(
  { db }: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const lower = sql<string>`lower(key)`
  const rows = await db
    .selectFrom('media_files')
    .select(lower.as('key'))
    .where(lower, '=', anyOf(keys.map((key) => key.toLowerCase())))
    .execute()
  const given = new Set(rows.map(({ key }) => key))
  return new Set(keys.filter((key) => given.has(key.toLowerCase())))
}

/** Claims names for files about to be stored. @returns false, without any claim, if one is taken */
export async function claimKeys(
  database: Database,
  files: readonly NamedFile[],
  now: Date,
): Promise<boolean> {
  const list = listed('f', {
    key: texts(files.map(({ key }) => key)),
    mime_type: texts(files.map(({ mimeType }) => mimeType)),
    size: integers(files.map(({ size }) => size)),
  })
  const storedAt = sql<Date>`${now}::timestamptz`.as('stored_at')
  const claimed = await database.db
    .insertInto('media_files')
    .columns(['key', 'mime_type', 'size', 'stored_at'])
    .expression((db) => db.selectFrom(list).select(['f.key', 'f.mime_type', 'f.size', storedAt]))
    .onConflict((file) => file.doNothing())
    .returning('key')
    .execute()
  if (claimed.length === files.length) return true
  const keys = claimed.map(({ key }) => key)
  await releaseKeys(database, keys)
  return false
}

/** Neither attached to an item nor removed. */
const isUnattached = sql<boolean>`entry_id is null and removed_at is null`

/** Releases names that were never served. */
export async function releaseKeys({ db }: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('media_files').where('key', '=', anyOf(keys)).where(isUnattached).execute()
}

/** Attaches files to an item. @returns false if one of the names no longer exists */
export async function attachKeys(
  tx: Tx,
  entryId: number,
  keys: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media_files')
    .set({ entry_id: entryId })
    .where('key', '=', anyOf(keys))
    .where(isUnattached)
    .executeTakeFirst()
  return Number(numUpdatedRows) === keys.length
}

/** Records that unattached files were removed from the store; their names stay reserved. */
export async function markRemoved(
  { db }: Database,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ removed_at: now })
    .where('key', '=', anyOf(keys))
    .where('entry_id', 'is', null)
    .execute()
}

/** Keys of files without an item that were named before a given time. */
export async function unattachedKeys(
  { db }: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('media_files')
    .select('key')
    .where(isUnattached)
    .where('stored_at', '<', before)
    .orderBy('stored_at')
    .$call(page(limit, 0))
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * The file with a key, if it belongs to an item.
 * @param isPublic condition on `entries e` for publicly readable items
 */
export async function findServedFile(
  database: Database,
  key: string,
  isPublic: Sql,
): Promise<ServedFile | undefined> {
  // A file comes and goes with its item.
  const { db } = narrowing(database, () => ({ media_files: [], entries: [AROUND] }))
  const file = await db
    .selectFrom('media_files as f')
    .innerJoin('entries as e', 'e.id', 'f.entry_id')
    .select(['f.key', 'f.mime_type as mimeType', 'f.size', 'f.stored_at as storedAt'])
    .select(['e.id as entryId', sql<boolean>`(${isPublic})`.as('isPublic')])
    .where('f.key', '=', key)
    .executeTakeFirst()
  if (file !== undefined) database.reading?.note([entryKey(file.entryId)])
  return file
}

/** Id of the item with this file. */
export async function findItemOfFile({ db }: Database, key: string): Promise<number | undefined> {
  const file = await db
    .selectFrom('media_files')
    .select('entry_id')
    .where('key', '=', key)
    .executeTakeFirst()
  return file?.entry_id ?? undefined
}
