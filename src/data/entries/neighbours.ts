import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { e } from './entry-filters.ts'
import { byDate } from './entry-orders.ts'
import { pathOfEntry } from './entry-paths.ts'
import type { EntryRow } from './entry-row.ts'

export type LinkedEntry = Pick<
  EntryRow,
  'id' | 'type' | 'status' | 'slug' | 'parentId' | 'path' | 'title' | 'password'
>

/**
 * The nearest entry before or after another one by date, in one read of an index.
 * @param where a condition on `entries e`, visibility included
 */
export async function findNeighbour(
  { db }: Database,
  where: Condition,
  { id, date }: Pick<EntryRow, 'id' | 'date'>,
  side: 'before' | 'after',
): Promise<LinkedEntry | undefined> {
  const place = e.refTuple('e.date', 'e.id')
  return db
    .selectFrom('entries as e')
    .select(['e.id', 'e.type', 'e.status', 'e.slug', 'e.parent_id as parentId', 'e.title'])
    .select(['e.password', pathOfEntry.as('path')])
    .where(where)
    .where(e(place, side === 'before' ? '<' : '>', e.tuple(sql.val(date), sql.val(id))))
    .orderBy(byDate(side === 'before' ? 'desc' : 'asc'))
    .limit(sql.lit(1))
    .executeTakeFirst()
}
