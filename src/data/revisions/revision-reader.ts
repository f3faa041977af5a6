import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import type { RevisionRow } from './revision-row.ts'
import { isRowId } from '../database/row-ids.ts'

/** The window of a list. `where` and `orderBy` refer to `entries e`, as they do of entries. */
export interface RevisionQuery {
  readonly parentId: number
  readonly where: Sql
  /** Ends with the id, so that the order is total. */
  readonly orderBy: Sql
  /** undefined for all. */
  readonly limit: number | undefined
  readonly offset: number
  /** Contents are by far the longest texts; without them they read as empty. */
  readonly withContents: boolean
}

/** Revisions have no slug of their own; readers know them by this one. */
const slug = sql`r.parent_id || '-' || r.kind || '-v1'`

/** A row as it is read, of `revisions r`. */
export const revisionColumns = sql`
  r.id, r.kind, r.parent_id AS "parentId", r.author_id AS "authorId", ${slug} AS slug, r.title,
  r.content, r.excerpt, r.meta, r.date, r.modified, r.version, r.updated_at AS "updatedAt"`

/**
 * The revisions of an entry under the names that conditions and orders of entries use, so that
 * those serve both. They are few: folding their texts while reading needs no index.
 */
const asEntries = (parentId: number): Sql => sql`(
  SELECT r.*, ${slug} AS slug, fold(r.title) AS title_folded,
    fold(r.excerpt) AS excerpt_folded, fold(r.content) AS content_folded
  FROM revisions r WHERE r.parent_id = ${parentId}) e`

/** One page of the revisions and autosaves of an entry, in one statement. */
export async function listRevisions(
  database: Database,
  { parentId, where, orderBy, limit, offset, withContents }: RevisionQuery,
): Promise<RevisionRow[]> {
  return (
    await sql<RevisionRow>`
    SELECT e.id, e.kind, e.parent_id AS "parentId", e.author_id AS "authorId", e.slug, e.title,
      ${withContents ? sql`e.content` : sql`''`} AS content, e.excerpt, e.meta, e.date, e.modified,
      e.version, e.updated_at AS "updatedAt"
    FROM ${asEntries(parentId)} WHERE ${where} ORDER BY ${orderBy}
    LIMIT ${limit ?? null}::int OFFSET ${offset}::int`.execute(database.db)
  ).rows
}

/** How many revisions and autosaves of an entry a condition on `entries e` holds for. */
export async function countRevisions(
  database: Database,
  parentId: number,
  where: Sql,
): Promise<number> {
  const [row] = (
    await sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM ${asEntries(parentId)} WHERE ${where}`.execute(
      database.db,
    )
  ).rows
  return row?.total ?? 0
}

/** The autosaves of an entry, newest first: one for each user who has one. */
export async function listAutosaves(database: Database, parentId: number): Promise<RevisionRow[]> {
  return (
    await sql<RevisionRow>`
    SELECT ${revisionColumns} FROM revisions r
    WHERE r.parent_id = ${parentId} AND r.kind = 'autosave' ORDER BY r.date DESC, r.id DESC`.execute(
      database.db,
    )
  ).rows
}

/** The revision or autosave of that id, whatever it belongs to. */
export async function findRevision(
  database: Database,
  id: number,
): Promise<RevisionRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<RevisionRow>`SELECT ${revisionColumns} FROM revisions r WHERE r.id = ${id}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** The same for a writer, who keeps others from changing it until the transaction ends. */
export async function lockRevision(tx: Tx, id: number): Promise<RevisionRow | undefined> {
  if (!isRowId(id)) return undefined
  const [row] = (
    await sql<RevisionRow>`SELECT ${revisionColumns} FROM revisions r WHERE r.id = ${id} FOR UPDATE`.execute(
      tx,
    )
  ).rows
  return row
}
