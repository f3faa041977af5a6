import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { page, type Condition } from '../database/expressions.ts'
import { author } from './comment-filters.ts'
import { commentColumns, type CommentRow } from './comment-row.ts'

/** A comment in a thread, without what only its moderators see. */
export type ThreadRow = Pick<
  CommentRow,
  'id' | 'parentId' | 'authorId' | 'authorName' | 'authorEmail' | 'authorUrl' | 'content' | 'date'
> & {
  readonly level: number
}

const { id, parentId, authorName, authorEmail, authorUrl, content, date } = commentColumns
const columns = { id, parentId, authorName, authorEmail, authorUrl, content, date }

/** A page of the threads of an entry, the newest threads first. */
export interface ThreadWindow {
  readonly entryId: number
  /** A condition on `comments c` and `entries e`, such as visibility to the caller. */
  readonly where: Condition
  /** A comment whose thread comes first; threads that are newer are left out. */
  readonly from: number | undefined
  readonly threads: number
  readonly replies: number
}

/**
 * Reads threads with their replies in one statement: first the beginnings, the newest first, then
 * replies by level, the oldest first. There may be one row more than replies are wanted.
 */
export async function readThreads({ db }: Database, wanted: ThreadWindow): Promise<ThreadRow[]> {
  const { entryId, where, from, threads, replies } = wanted
  const beginnings = db
    .selectFrom('comments as c')
    .innerJoin('entries as e', 'e.id', 'c.entry_id')
    .select('c.id')
    .where('c.entry_id', '=', entryId)
    .where('c.parent_id', '=', sql.lit(0))
    .where(where)
    .$if(from !== undefined, (found) => found.where(notNewerThan(db, entryId, from ?? 0)))
    .orderBy('c.date', 'desc')
    .orderBy('c.id', 'desc')
    .$call(page(threads, 0))
  const found = db
    .withRecursive('line', (line) =>
      line
        .selectFrom(beginnings.as('beginning'))
        .select(['beginning.id', sql<number>`0`.as('level')])
        .unionAll(
          line
            .selectFrom('line')
            .innerJoin('comments as c', 'c.parent_id', 'line.id')
            .innerJoin('entries as e', 'e.id', 'c.entry_id')
            .select(['c.id', sql<number>`line.level + 1`.as('level')])
            // The index of replies requires it.
            .where('c.parent_id', '<>', sql.lit(0))
            .where('c.entry_id', '=', entryId)
            .where(where),
        ),
    )
    .selectFrom('line')
    .select(['line.id', 'line.level'])
    .$call(page(threads + replies + 1, 0))
  return db
    .selectFrom(found.as('found'))
    .innerJoin('comments as c', 'c.id', 'found.id')
    .select(selections('c', columns))
    .select([author.as('authorId'), 'found.level'])
    .orderBy('found.level')
    .orderBy(sql`case when found.level = 0 then c.date end`, 'desc')
    .orderBy(sql`case when found.level = 0 then c.id end`, 'desc')
    .orderBy('c.date')
    .orderBy('c.id')
    .execute()
}

/** Threads that began no later than that of a comment; UNION ends in a cycle of parents. */
const notNewerThan = (db: Database['db'], entryId: number, comment: number): Condition =>
  sql`(c.date, c.id) <= (${db
    .withRecursive('above', (above) =>
      above
        .selectFrom('comments as c')
        .select(['c.id', 'c.parent_id', 'c.date'])
        .where('c.id', '=', isRowId(comment) ? comment : 0)
        .where('c.entry_id', '=', entryId)
        .union(
          above
            .selectFrom('above')
            .innerJoin('comments as c', 'c.id', 'above.parent_id')
            .select(['c.id', 'c.parent_id', 'c.date']),
        ),
    )
    .selectFrom('above')
    .select(['above.date', 'above.id'])
    .where('above.parent_id', '=', sql.lit(0))})`
