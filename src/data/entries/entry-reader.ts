import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import { pageOf } from '../database/expressions.ts'
import type { AttachedTo, EntryRow } from './entry-row.ts'
import { storedTotal, type PlainList } from './plain-list.ts'
import { cachedTotal } from '../database/cached-totals.ts'

/** The window of a list. `where` and `orderBy` refer to `entries e`. */
export interface EntryQuery extends EntryShape {
  readonly where: Sql
  /** Ends with the id, so that the order is total. */
  readonly orderBy: Sql
  readonly limit: number
  readonly offset: number
  /** The condition holds patterns of a search, of which a plan for all values knows nothing. */
  readonly searching?: boolean
}

/** Ids are four-byte integers; numbers outside that range identify nothing. */
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

/**
 * Slugs from the topmost ancestor down to the entry, as its address has them; none for an entry
 * below one that is not published, whose slug the address would tell.
 */
export const pathOfEntry = sql<readonly string[]>`
  CASE WHEN e.parent_id = 0 THEN ARRAY[e.slug] ELSE (
    WITH RECURSIVE above AS (
      SELECT e.slug, e.parent_id, true AS published, 1 AS height
      UNION ALL
      SELECT p.slug, p.parent_id, p.status = 'publish', above.height + 1
      FROM above JOIN entries p ON p.id = above.parent_id AND p.type = e.type
      WHERE above.height < 50
    )
    SELECT CASE WHEN bool_and(above.published)
      THEN array_agg(above.slug ORDER BY above.height DESC) ELSE '{}' END FROM above
  ) END`

export const pathColumn = sql`${pathOfEntry} AS path`

/** What a media item is attached to, as far as rights and links look at it. */
export const attachedToOfEntry = sql<AttachedTo | null>`
  CASE WHEN e.type = 'attachment' AND e.parent_id <> 0 THEN (
    SELECT jsonb_build_object('id', p.id, 'type', p.type, 'status', p.status,
      'authorId', p.author_id, 'trashedStatus', p.trashed_status, 'password', p.password)
    FROM entries p WHERE p.id = e.parent_id
  ) END`

/**
 * What every entry is made of. Terms and revisions are read from the digest that triggers keep,
 * so that none of them has to be looked for.
 */
const common = sql`
  e.id, e.type, e.status, e.slug, e.title, e.content, e.excerpt, e.author_id AS "authorId",
  e.parent_id AS "parentId", e.menu_order AS "menuOrder", e.password,
  e.comment_status AS "commentStatus", e.ping_status AS "pingStatus", e.template, e.format,
  e.sticky, e.featured_media AS "featuredMedia", e.meta, e.date, e.date_floats AS "dateFloats",
  e.modified, e.trashed_status AS "trashedStatus", e.trashed_slug AS "trashedSlug", e.version,
  e.updated_at AS "updatedAt", digest.terms, digest.revisions`

const flat = sql`ARRAY[e.slug] AS path, NULL AS "attachedTo", NULL AS media`

/** Scalar subqueries. Ancestors are bounded in number, should they ever form a ring. */
const surroundings = sql`
  ${pathColumn},
  ${attachedToOfEntry} AS "attachedTo",
  CASE WHEN e.type = 'attachment' THEN (
    SELECT jsonb_build_object('file', m.file, 'mimeType', m.mime_type, 'filesize', m.filesize,
      'width', m.width, 'height', m.height, 'altText', m.alt_text, 'sizes', m.sizes,
      'details', m.details)
    FROM media m WHERE m.entry_id = e.id
  ) END AS media`

/** Whether entries are of a type that has neither ancestors nor files: these cost nothing then. */
export interface EntryShape {
  readonly flat?: boolean
}

const ofFlat = sql`${common}, ${flat}`
const ofAny = sql`${common}, ${surroundings}`
const columnsOf = (shaped: EntryShape): Sql => (shaped.flat === true ? ofFlat : ofAny)

const entries = sql`entries e JOIN entry_digests digest ON digest.entry_id = e.id`

/** The entry of that id, whatever its type. */
export async function findEntry(
  database: Database,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = (
    await sql<EntryRow>`SELECT ${columnsOf(shaped)} FROM ${entries} WHERE e.id = ${id}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The same as a writer sees it inside its transaction, its own changes included. */
export async function readEntry(
  tx: Tx,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  const [row] = (
    await sql<EntryRow>`SELECT ${columnsOf(shaped)} FROM ${entries} WHERE e.id = ${id}`.execute(tx)
  ).rows
  return row
}

/** The same, and nobody else changes the entry itself until the transaction ends. */
export async function readEntryForUpdate(
  tx: Tx,
  id: number,
  shaped: EntryShape,
): Promise<EntryRow | undefined> {
  const [row] = (
    await sql<EntryRow>`SELECT ${columnsOf(shaped)} FROM ${entries} WHERE e.id = ${id} FOR NO KEY UPDATE OF e`.execute(
      tx,
    )
  ).rows
  return row
}

/**
 * The entries of those ids in one statement, in no particular order; unknown ids are ignored.
 *
 * @param where a further condition on `entries e`, such as what a caller may see
 */
export async function findEntries(
  database: Database,
  ids: readonly number[],
  where: Sql = sql`true`,
): Promise<EntryRow[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return (
    await sql<EntryRow>`SELECT ${columnsOf({})} FROM ${entries} WHERE e.id = ANY(${known}) AND ${where}`.execute(
      database.db,
    )
  ).rows
}

/**
 * One page of a list in one statement. The ids are found first, from an index alone where one
 * fits, so that the rows which a deep page skips are never read.
 */
export async function listEntries(database: Database, query: EntryQuery): Promise<EntryRow[]> {
  const { where, orderBy, limit, offset, searching = false } = query
  return (
    await sql<EntryRow>`SELECT ${columnsOf(query)}
        FROM (
          ${pageOf(sql`SELECT e.id FROM entries e WHERE ${where} ORDER BY ${orderBy}`, { limit, offset })}
        ) page JOIN entries e ON e.id = page.id
          JOIN entry_digests digest ON digest.entry_id = e.id
        ORDER BY ${orderBy}`.execute(searching ? database.searches : database.db)
  ).rows
}

/** Where an entry is, and when it was changed. */
export type EntryLocation = Pick<
  EntryRow,
  'id' | 'type' | 'status' | 'slug' | 'parentId' | 'path' | 'modified'
>

/** Where the entries of a part of a list are, oldest first; no text of them is read. */
export async function listLocations(
  database: Database,
  { where, limit, offset }: Pick<EntryQuery, 'where' | 'limit' | 'offset'>,
): Promise<EntryLocation[]> {
  const page = pageOf(
    sql<EntryLocation>`SELECT e.id, e.type, e.status, e.slug, e.parent_id AS "parentId", ${pathColumn}, e.modified
        FROM entries e WHERE ${where} ORDER BY e.id`,
    { limit, offset },
  )
  return (await page.execute(database.db)).rows
}

/** What is counted: a list of entries without its window. */
export interface CountQuery extends Pick<EntryQuery, 'where' | 'searching'> {
  /** What the condition says, where it says so little that its total is kept. */
  readonly plain?: PlainList | undefined
}

/** How many entries a condition on `entries e` holds for; remembered until any content changes. */
export async function countEntries(
  database: Database,
  { where, searching = false, plain }: CountQuery,
): Promise<number> {
  const counted = sql`(SELECT count(*)::int FROM entries e WHERE ${where})`
  const total = plain === undefined ? counted : storedTotal(plain, counted)
  const db = searching ? database.searches : database.db
  return cachedTotal(database, sql<{ total: number }>`SELECT ${total} AS total`.compile(db), db)
}
