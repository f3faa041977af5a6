import { sql, type Kysely } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { isRowId } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { cachedTotal } from '../database/cached-totals.ts'
import { selections } from '../database/columns.ts'
import { once, type CountsById } from '../database/counts-by-id.ts'
import { narrowing, type Database, type Tables, type Tx } from '../database/database.ts'
import { AROUND, commentKey, commentsOnKey, entryKey } from '../database/dependencies.ts'
import {
  anyOf,
  integers,
  listed,
  page,
  pageOf,
  unionOf,
  type Condition,
} from '../database/expressions.ts'
import { sharedRead } from '../database/merged-reads.ts'
import { withAttached } from '../entries/attached-entries.ts'
import { pathOfEntry } from '../entries/entry-paths.ts'
import { attachedToOfEntry } from '../entries/entry-reader.ts'
import { ofCommentList, ofComments } from './comment-dependencies.ts'
import { author, c, type CommentOrder } from './comment-filters.ts'
import { commentColumns, type CommentRow } from './comment-row.ts'

/** The window of a list. `where` refers to `comments c` and `entries e`. */
export interface CommentQuery {
  readonly where: Condition
  readonly orderBy: CommentOrder
  readonly limit: number
  readonly offset: number
  /** The entries that all of the comments are on; undefined if they may be on any. */
  readonly onEntries?: readonly number[] | undefined
}

/**
 * A comment with everything its views need. Scalar subqueries run only for the returned rows. The
 * number of ancestors is bounded, in case of a cycle.
 */
const columns = [
  ...selections('c', commentColumns),
  author.as('authorId'),
  c
    .exists(
      c
        .selectFrom('comments as answer')
        .select('answer.id')
        .whereRef('answer.parent_id', '=', 'c.id')
        .where('answer.parent_id', '<>', sql.lit(0))
        .where('answer.status', '=', sql.lit('approved'))
        .where('answer.type', '=', sql.lit('comment')),
    )
    .$castTo<boolean>()
    .as('answered'),
  jsonBuildObject({
    id: c.ref('e.id'),
    type: c.ref('e.type'),
    status: c.ref('e.status'),
    authorId: c.ref('e.author_id'),
    trashedStatus: c.ref('e.trashed_status'),
    password: c.ref('e.password'),
    slug: c.ref('e.slug'),
    parentId: c.ref('e.parent_id'),
    path: pathOfEntry,
    attachedTo: attachedToOfEntry,
  }).as('entry'),
]

const comments = (db: Kysely<Tables>) =>
  db.selectFrom('comments as c').innerJoin('entries as e', 'e.id', 'c.entry_id')

const commentsWhere = (db: Kysely<Tables>, where: Condition) => comments(db).where(where)

/** Loads comments by id in one statement, in no particular order; unknown ids are ignored. */
export async function findComments(
  database: Database,
  ids: readonly number[],
): Promise<CommentRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  const { db } = narrowing(database, () => ofComments(known))
  return comments(db).select(columns).where('c.id', '=', anyOf(known)).execute()
}

/** Reads a comment within a transaction, including its uncommitted changes. */
export async function readComment(tx: Tx, id: number): Promise<CommentRow | undefined> {
  if (!isRowId(id)) return undefined
  return comments(tx).select(columns).where('c.id', '=', id).executeTakeFirst()
}

const readList = sharedRead<CommentRow>()

/** One page of a list in one statement; skipped rows are not joined. */
export async function listComments(
  database: Database,
  query: CommentQuery,
): Promise<readonly CommentRow[]> {
  const { where, limit, offset, onEntries } = query
  const { by, direction } = query.orderBy
  const ids = commentsWhere(builder, where)
    .select('c.id')
    .orderBy(by, direction)
    .orderBy('c.id', direction)
  const shown = builder
    .selectFrom(pageOf(ids, { limit, offset }).as('page'))
    .innerJoin('comments as c', 'c.id', 'page.id')
    .innerJoin('entries as e', 'e.id', 'c.entry_id')
    .select(columns)
    .orderBy(by, direction)
    .orderBy('c.id', direction)
  return readList(database, { query: shown.compile(), narrowed: ofCommentList(onEntries) })
}

/** The number of matching comments; cached until it may change. */
export async function countComments(
  database: Database,
  { where, onEntries }: Pick<CommentQuery, 'where' | 'onEntries'>,
): Promise<number> {
  const counted = commentsWhere(builder, where).select(sql<number>`count(*)::int`.as('total'))
  return cachedTotal(database, {
    query: counted.compile(),
    narrowed: ofCommentList(onEntries),
    byId: () => countsById(where),
  })
}

/** Comments on files are as visible as what these are attached to. */
const countsById = (where: Condition): CountsById => ({
  of: 'comments',
  all: commentsWhere(builder, where).select(['c.id', once]),
  among(changed) {
    const counts = sql<number>`case when ${where} then 1 else 0 end`.as('number')
    const some = comments(builder).select(['c.id', counts])
    return unionOf([
      some.where('c.id', '=', anyOf(changed.comments)),
      some.where('c.entry_id', 'in', withAttached(changed.entries)),
    ])
  },
  follows: /^(?:comments|around|on:.*)$/,
})

export interface ThreadQuery {
  /** Whether the id is an entry's or a parent comment's. */
  readonly of: 'entry' | 'parent'
  readonly id: number
}

/**
 * The newest comments of several threads in one statement.
 * @param where a condition on `comments c` and `entries e`, such as visibility to the caller
 * @returns the comments of each thread, in the order of the threads
 */
export async function listThreads(
  database: Database,
  wanted: readonly ThreadQuery[],
  where: Condition,
  limit: number,
): Promise<readonly (readonly CommentRow[])[]> {
  const storable = wanted
    .map((thread, place) => ({ ...thread, place }))
    .filter(({ id }) => isRowId(id))
  const threads = wanted.map((): CommentRow[] => [])
  const { db } = narrowing(database, () => ({
    ...ofCommentList([]),
    comments: storable.map(({ of, id }) => (of === 'entry' ? commentsOnKey(id) : commentKey(id))),
  }))
  const part = (of: ThreadQuery['of']) => {
    const some = storable.filter((thread) => thread.of === of)
    const list = listed('wanted', {
      id: integers(some.map(({ id }) => id)),
      place: integers(some.map(({ place }) => place)),
    })
    const newest = commentsWhere(db, where)
      .selectAll('c')
      .where(of === 'entry' ? 'c.entry_id' : 'c.parent_id', '=', sql.ref<number>('wanted.id'))
      .orderBy('c.date', 'desc')
      .orderBy('c.id', 'desc')
      .$call(page(limit, 0))
    const rows = db
      .selectFrom(list)
      .innerJoinLateral(newest.as('c'), (join) => join.onTrue())
      .innerJoin('entries as e', 'e.id', 'c.entry_id')
      .select(columns)
      .select('wanted.place')
    return some.length === 0 ? [] : [rows]
  }
  const [first, second] = [...part('entry'), ...part('parent')]
  if (first === undefined) return threads
  const rows = await (second === undefined ? first : first.unionAll(second))
    .orderBy('place')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
  for (const { place, ...row } of rows) threads[place]?.push(row)
  return threads
}

/** Which of the entries exist, and whether a condition on `entries e` holds for each. */
export async function checkEntries(
  database: Database,
  ids: readonly number[],
  condition: Condition,
): Promise<ReadonlyMap<number, boolean>> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return new Map()
  const rows = await narrowing(database, () => ({ entries: [AROUND] }))
    .db.selectFrom('entries as e')
    .select(['e.id', sql<boolean>`coalesce(${condition}, false)`.as('holds')])
    .where('e.id', '=', anyOf(known))
    .execute()
  const results = new Map(rows.map(({ id, holds }) => [id, holds]))
  // The visibility of existing entries changes only when they move, which AROUND covers.
  database.reading?.note(known.filter((id) => !results.has(id)).map(entryKey))
  return results
}
