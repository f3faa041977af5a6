/** Names of stored files. Names are given once and for ever, by the primary key of this table. */
import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'

export interface NamedFile {
  /** Such as `2026/11/harbor.jpg`. */
  readonly key: string
  readonly mimeType: string
  /** Bytes. */
  readonly size: number
}

/** A file that is served, with the item that it belongs to. */
export interface ServedFile extends NamedFile {
  readonly entryId: number
  readonly storedAt: Date
  readonly isPublic: boolean
}

/** Which of the keys were given before; upper and lower case do not count. */
export async function usedKeys(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const lower = keys.map((key) => key.toLowerCase())
  const rows = (
    await sql<{
      key: string
    }>`SELECT lower(key) AS key FROM media_files WHERE lower(key) = ANY(${lower}::text[])`.execute(
      database.db,
    )
  ).rows
  const given = new Set(rows.map(({ key }) => key))
  return new Set(keys.filter((key) => given.has(key.toLowerCase())))
}

/** Claims names for files about to be stored. @returns false, without any claim, if one is taken */
export async function claimKeys(
  database: Database,
  files: readonly NamedFile[],
  now: Date,
): Promise<boolean> {
  const claimed = (
    await sql<{ key: string }>`
    INSERT INTO media_files (key, mime_type, size, stored_at)
    SELECT f.key, f.mime_type, f.size, ${now}
    FROM unnest(${files.map(({ key }) => key)}::text[],
      ${files.map(({ mimeType }) => mimeType)}::text[],
      ${files.map(({ size }) => size)}::int[]) AS f (key, mime_type, size)
    ON CONFLICT DO NOTHING RETURNING key`.execute(database.db)
  ).rows
  if (claimed.length === files.length) return true
  const keys = claimed.map(({ key }) => key)
  await releaseKeys(database, keys)
  return false
}

/** Releases names that were never served. */
export async function releaseKeys(database: Database, keys: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM media_files
    WHERE key = ANY(${[...keys]}::text[]) AND entry_id IS NULL AND removed_at IS NULL`.execute(
    database.db,
  )
}

/** Files belong to an item from now on. @returns false when one of the names is gone */
export async function attachKeys(
  tx: Tx,
  entryId: number,
  keys: readonly string[],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE media_files SET entry_id = ${entryId}
    WHERE key = ANY(${[...keys]}::text[]) AND entry_id IS NULL AND removed_at IS NULL`.execute(tx)
  return Number(numAffectedRows) === keys.length
}

/** Notes that files of no item are gone from the store; their names stay given. */
export async function markRemoved(
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE media_files SET removed_at = ${now}
    WHERE key = ANY(${[...keys]}::text[]) AND entry_id IS NULL`.execute(database.db)
}

/** Keys of files that belong to no item and were named before a moment. */
export async function unattachedKeys(
  database: Database,
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = (
    await sql<{ key: string }>`
    SELECT key FROM media_files
    WHERE entry_id IS NULL AND removed_at IS NULL AND stored_at < ${before}
    ORDER BY stored_at LIMIT ${limit}`.execute(database.db)
  ).rows
  return rows.map(({ key }) => key)
}

/**
 * The file of that key, if an item has it.
 * @param isPublic which items everybody may read, as a condition on `entries e`
 */
export async function findServedFile(
  database: Database,
  key: string,
  isPublic: Sql,
): Promise<ServedFile | undefined> {
  const [row] = (
    await sql<ServedFile>`
    SELECT f.key, f.mime_type AS "mimeType", f.size, f.entry_id AS "entryId",
      f.stored_at AS "storedAt", (${isPublic}) AS "isPublic"
    FROM media_files f JOIN entries e ON e.id = f.entry_id WHERE f.key = ${key}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The id of the item that has the file of that key. */
export async function findItemOfFile(database: Database, key: string): Promise<number | undefined> {
  const [row] = (
    await sql<{
      id: number
    }>`SELECT entry_id AS id FROM media_files WHERE key = ${key} AND entry_id IS NOT NULL`.execute(
      database.db,
    )
  ).rows
  return row?.id
}
