import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import type { CommentRow } from './comment-row.ts'
import { attachedToOfEntry, pageOf, pathOfEntry } from '../entries/entry-reader.ts'

/** The window of a list. `where` and `orderBy` refer to `comments c` and `entries e`. */
export interface CommentQuery {
  readonly where: Sql
  /** Ends with the id, so that the order is total. */
  readonly orderBy: Sql
  readonly limit: number
  readonly offset: number
}

/** Ids are four-byte integers; numbers outside that range identify nothing. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= 2_147_483_647

/**
 * A comment with what its views need. Scalar subqueries, because they run for the rows that are
 * answered and for no others. Ancestors are bounded in number, should they ever form a ring.
 */
const columns = sql`
  c.id, c.entry_id AS "entryId", c.parent_id AS "parentId", c.type, c.status,
  c.former_status AS "formerStatus", coalesce(c.author_id, 0) AS "authorId",
  c.author_name AS "authorName", c.author_email AS "authorEmail", c.author_url AS "authorUrl",
  c.author_ip AS "authorIp", c.author_agent AS "authorAgent", c.content, c.date, c.version,
  c.updated_at AS "updatedAt",
  EXISTS (SELECT FROM comments answer WHERE answer.parent_id = c.id AND answer.parent_id <> 0
    AND answer.status = 'approved' AND answer.type = 'comment') AS answered,
  jsonb_build_object(
    'id', e.id, 'type', e.type, 'status', e.status, 'authorId', e.author_id,
    'trashedStatus', e.trashed_status, 'password', e.password, 'slug', e.slug,
    'parentId', e.parent_id,
    'path', ${pathOfEntry}, 'attachedTo', ${attachedToOfEntry}
  ) AS entry`

const source = sql`comments c JOIN entries e ON e.id = c.entry_id`

/** The comments of those ids in one statement, in no particular order; unknown ids are ignored. */
export async function findComments(
  database: Database,
  ids: readonly number[],
): Promise<CommentRow[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return (
    await sql<CommentRow>`SELECT ${columns} FROM ${source} WHERE c.id = ANY(${known}::int[])`.execute(
      database.db,
    )
  ).rows
}

/** A comment as a writer sees it inside its transaction, its own changes included. */
export async function readComment(tx: Tx, id: number): Promise<CommentRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = (
    await sql<CommentRow>`SELECT ${columns} FROM ${source} WHERE c.id = ${id}`.execute(tx)
  ).rows
  return row
}

/** One page of a list in one statement; rows that a deep page skips are never widened. */
export async function listComments(database: Database, query: CommentQuery): Promise<CommentRow[]> {
  const { where, orderBy, limit, offset } = query
  const ids = sql`SELECT c.id FROM ${source} WHERE ${where} ORDER BY ${orderBy}`
  return (
    await sql<CommentRow>`SELECT ${columns}
        FROM (
          ${pageOf(ids, { limit, offset: Math.min(offset, 2_147_483_647) })}
        ) page JOIN comments c ON c.id = page.id JOIN entries e ON e.id = c.entry_id
        ORDER BY ${orderBy}`.execute(database.db)
  ).rows
}

export async function countComments(database: Database, where: Sql): Promise<number> {
  const [row] = (
    await sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM ${source} WHERE ${where}`.execute(database.db)
  ).rows
  return row?.total ?? 0
}

/** Asks for comments that hang on one thing. */
export interface ThreadQuery {
  /** Whether the id is that of an item or that of the comment that is answered. */
  readonly of: 'entry' | 'parent'
  readonly id: number
}

/**
 * The newest comments of several threads in one statement.
 * @param where a condition on `comments c` and `entries e`, such as what the caller may see
 * @returns the comments of each thread, in the order of the threads
 */
export async function listThreads(
  database: Database,
  wanted: readonly ThreadQuery[],
  where: Sql,
  limit: number,
): Promise<readonly (readonly CommentRow[])[]> {
  const asked = wanted.map((thread, place) => ({ ...thread, place })).filter(({ id }) => isId(id))
  const threads = wanted.map((): CommentRow[] => [])
  const of = (kind: ThreadQuery['of']): Sql | undefined => {
    const some = asked.filter((thread) => thread.of === kind)
    if (some.length === 0) return undefined
    return sql`SELECT wanted.place, ${columns}
      FROM unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ place }) => place)}::int[])
        AS wanted(id, place)
      JOIN LATERAL (
        SELECT c.* FROM ${source}
        WHERE ${kind === 'entry' ? sql`c.entry_id` : sql`c.parent_id`} = wanted.id AND ${where}
        ORDER BY c.date DESC, c.id DESC ${sql.raw(`LIMIT ${Math.trunc(limit)}`)}
      ) c ON true
      JOIN entries e ON e.id = c.entry_id`
  }
  const parts = [of('entry'), of('parent')].filter((part) => part !== undefined)
  if (parts.length === 0) return threads
  const rows = (
    await sql<
      CommentRow & { readonly place: number }
    >`${sql.join(parts, sql` UNION ALL `)} ORDER BY place, date DESC, id DESC`.execute(database.db)
  ).rows
  for (const { place, ...row } of rows) threads[place]?.push(row)
  return threads
}

/** Which of those items exist, and whether a condition on `entries e` holds for them. */
export async function checkEntries(
  database: Database,
  ids: readonly number[],
  condition: Sql,
): Promise<ReadonlyMap<number, boolean>> {
  const known = ids.filter(isId)
  if (known.length === 0) return new Map()
  const rows = (
    await sql<{ id: number; holds: boolean }>`SELECT e.id, coalesce(${condition}, false) AS holds
        FROM entries e WHERE e.id = ANY(${known}::int[])`.execute(database.db)
  ).rows
  return new Map(rows.map(({ id, holds }) => [id, holds]))
}
