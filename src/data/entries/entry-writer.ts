import { sql } from 'kysely'
import type { Sql, Tx } from '../database/database.ts'
import { readEntry, readEntryForUpdate, type EntryShape } from './entry-reader.ts'
import type { EntryRow } from './entry-row.ts'
import { detachChangedOccurrences } from '../events/event-series.ts'
import { conflictingTypes } from './slug-conflicts.ts'
import { isRowId } from '../database/row-ids.ts'

/** What can be stored of an entry. Its id, its version and its terms are kept elsewhere. */
export interface EntryValues {
  type: string
  status: string
  slug: string
  title: string
  content: string
  excerpt: string
  authorId: number
  parentId: number
  menuOrder: number
  password: string
  commentStatus: 'open' | 'closed'
  pingStatus: 'open' | 'closed'
  template: string
  format: string
  sticky: boolean
  featuredMedia: number
  meta: Readonly<Record<string, unknown>>
  date: Date
  dateFloats: boolean
  modified: Date
  trashedStatus: string | null
  trashedSlug: string | null
}

/** Where a slug has to be unique: the parent of a page, 0 for flat types. */
export interface SlugScope {
  readonly slugScope: number
}

/**
 * Loads an entry and keeps others from changing it until the transaction ends. Where it has to
 * wait for another writer, the terms and the number of revisions may be those of before the wait.
 */
export async function lockEntry(
  tx: Tx,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  if (shaped.flat === true) return readEntryForUpdate(tx, id, shaped)
  // What lies around an entry is read by a second statement, which sees what the first one may
  // have had to wait for: files are removed by what stands there.
  const locked = (
    await sql<object>`SELECT FROM entries WHERE id = ${id} FOR NO KEY UPDATE`.execute(tx)
  ).rows
  return locked.length === 0 ? undefined : readEntry(tx, id, shaped)
}

/** Everything of an entry that writers may name, and the column that it stands in. */
const COLUMNS: Readonly<Record<keyof (EntryValues & SlugScope) | 'trashedAt', string>> = {
  type: 'type',
  status: 'status',
  slug: 'slug',
  slugScope: 'slug_scope',
  title: 'title',
  content: 'content',
  excerpt: 'excerpt',
  authorId: 'author_id',
  parentId: 'parent_id',
  menuOrder: 'menu_order',
  password: 'password',
  commentStatus: 'comment_status',
  pingStatus: 'ping_status',
  template: 'template',
  format: 'format',
  sticky: 'sticky',
  featuredMedia: 'featured_media',
  meta: 'meta',
  date: 'date',
  dateFloats: 'date_floats',
  modified: 'modified',
  trashedStatus: 'trashed_status',
  trashedSlug: 'trashed_slug',
  trashedAt: 'trashed_at',
}

type Written = Partial<EntryValues & SlugScope & { trashedAt: Date | null }>

/** Columns and values, always in one order, so that a statement is prepared once. */
function written(values: Written): { column: Sql; value: Sql }[] {
  const given = Object.entries(COLUMNS).map(([name, column]) => ({
    column: sql.raw(column),
    value: values[name as keyof Written],
  }))
  return given.flatMap(({ column, value }) =>
    value === undefined ? [] : [{ column, value: sql`${asParameter(value)}` }],
  )
}

/** Meta goes as text: the driver would take a list in it for one of the database's own. */
const asParameter = (value: Written[keyof Written]): unknown =>
  value instanceof Object && !(value instanceof Date) ? JSON.stringify(value) : value

/** An id for an entry that is about to be inserted. */
export async function nextEntryId(tx: Tx): Promise<number> {
  const [row] = (await sql<{ id: number }>`SELECT nextval('entry_id')::int AS id`.execute(tx)).rows
  return row?.id ?? 0
}

/** @returns false when another entry has taken the slug meanwhile; nothing is written then */
export async function insertEntry(
  tx: Tx,
  id: number,
  values: EntryValues & SlugScope,
  now: Date,
): Promise<boolean> {
  const given = written(values)
  const columns = sql.join([sql`id, updated_at`, ...given.map(({ column }) => column)])
  const cells = sql.join([sql`${id}, ${now}`, ...given.map(({ value }) => value)])
  const { numAffectedRows } = await sql`
    INSERT INTO entries (${columns}) VALUES (${cells}) ON CONFLICT DO NOTHING`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Writes the named columns and counts the write.
 * @throws a unique violation when another entry has taken the slug meanwhile
 */
export async function updateEntry(tx: Tx, id: number, values: Written, now: Date): Promise<void> {
  const changes = written(values).map(({ column, value }) => sql`${column} = ${value}`)
  await sql`
    UPDATE entries SET ${sql.join([sql`version = version + 1, updated_at = ${now}`, ...changes])}
    WHERE id = ${id}`.execute(tx)
}

/**
 * Removes an entry; its revisions and its bonds with terms go with it. What names it lets go of it:
 * a picture is featured nowhere any more, files that were attached to it are loose, and events that
 * were split out of a series stay as events of their own.
 */
export async function removeEntry(tx: Tx, id: number, now: Date): Promise<void> {
  await detachChangedOccurrences(tx, id)
  await sql`DELETE FROM entries WHERE id = ${id}`.execute(tx)
  await sql`
    UPDATE entries SET featured_media = 0, version = version + 1, updated_at = ${now}
    WHERE featured_media = ${id}`.execute(tx)
  await sql`
    UPDATE entries SET parent_id = 0, version = version + 1, updated_at = ${now}
    WHERE parent_id = ${id} AND type = 'attachment'`.execute(tx)
}

/**
 * Keeps others from moving, adding or removing entries of a type's tree until the transaction
 * ends, so that no two moves together make a ring and no parent goes while a child comes. Taken
 * before any entry is locked.
 */
export async function lockTree(tx: Tx, type: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tree of ${type}`}, 0))`.execute(tx)
}

/** Ids of the entry and of all above it, itself first; empty when there is no such entry. */
export async function findLineage(tx: Tx, type: string, id: number): Promise<readonly number[]> {
  if (!isRowId(id)) return []
  const rows = (
    await sql<{ id: number }>`
    WITH RECURSIVE above AS (
      SELECT id, parent_id, 0 AS height FROM entries WHERE id = ${id} AND type = ${type}
      UNION ALL
      SELECT e.id, e.parent_id, height + 1
      FROM above JOIN entries e ON e.id = above.parent_id AND e.type = ${type}
      WHERE height < 1000
    ) SELECT id FROM above ORDER BY height`.execute(tx)
  ).rows
  return rows.map((row) => row.id)
}

/**
 * Moves what lies directly below one entry below another one, but for those whose slug is taken
 * there. The tree has to be locked.
 * @returns the entries that stay, for the caller to move under another slug
 */
export async function moveChildren(
  tx: Tx,
  type: string,
  move: { readonly from: number; readonly to: number },
  now: Date,
): Promise<{ id: number; slug: string }[]> {
  const { from, to } = move
  await sql`
    UPDATE entries child
    SET parent_id = ${to}, slug_scope = ${to}, version = version + 1, updated_at = ${now}
    WHERE child.parent_id = ${from} AND child.type = ${type}
      AND (child.status = 'trash' OR NOT EXISTS (
        SELECT FROM entries e
        WHERE e.type = ANY(${conflictingTypes(type, to)}::text[]) AND e.slug_scope = ${to}
          AND e.slug = child.slug
          AND e.slug <> '' AND e.status <> 'trash'
      ))`.execute(tx)
  return (
    await sql<{ id: number; slug: string }>`
    SELECT id, slug FROM entries WHERE parent_id = ${from} AND type = ${type} ORDER BY id`.execute(
      tx,
    )
  ).rows
}

/** Locks a user against deletion until the transaction ends. @returns false when not found */
export async function lockUserKey(tx: Tx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = (await sql<object>`SELECT FROM users WHERE id = ${id} FOR KEY SHARE`.execute(tx))
    .rows
  return rows.length === 1
}

/**
 * The type of an entry, and of a file its media type. The entry cannot be removed until the
 * transaction ends. Undefined where there is none.
 */
export async function lockEntryKind(
  tx: Tx,
  id: number,
): Promise<{ type: string; mimeType: string | null } | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<{ type: string; mimeType: string | null }>`
    SELECT e.type, (SELECT m.mime_type FROM media m WHERE m.entry_id = e.id) AS "mimeType"
    FROM entries e WHERE e.id = ${id} FOR KEY SHARE OF e`.execute(tx)
  ).rows
  return row
}

/**
 * Keeps the texts of an entry as they are now, unless its latest revision has the same ones. All
 * revisions are kept.
 */
export async function storeRevision(
  tx: Tx,
  entryId: number,
  authorId: number,
  date: Date,
): Promise<void> {
  await sql`
    INSERT INTO revisions (kind, parent_id, author_id, title, content, excerpt, meta, date, modified)
    SELECT 'revision', e.id, ${authorId}, e.title, e.content, e.excerpt, e.meta, ${date}, ${date}
    FROM entries e
    WHERE e.id = ${entryId} AND NOT EXISTS (
      SELECT FROM (
        SELECT title, content, excerpt FROM revisions
        WHERE parent_id = ${entryId} AND kind = 'revision' ORDER BY date DESC, id DESC LIMIT 1
      ) latest
      WHERE latest.title = e.title AND latest.content = e.content AND latest.excerpt = e.excerpt
    )`.execute(tx)
}
