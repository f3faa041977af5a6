/** The previous and next event of an event, by start. */
import { sql, type OrderByDirection, type SqlBool } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { unionOf, wallTime } from '../database/expressions.ts'
import { o } from './event-filters.ts'
import { matching, type EventListConditions } from './matching-events.ts'

/** What a link to an event is built from. */
export interface NeighbourRow {
  readonly id: number
  readonly side: 'previous' | 'next'
  readonly title: string
  readonly slug: string
  readonly status: string
  readonly password: string
}

/**
 * The previous and next event by start, in one statement; equal starts are ordered by id.
 * @param conditions visibility of occurrences to the reader
 * @param event its id, and its start as wall time
 */
export async function neighboursOfEvent(
  { db }: Database,
  conditions: EventListConditions,
  { id, startsAt }: { readonly id: number; readonly startsAt: string },
): Promise<NeighbourRow[]> {
  const place = sql`(${o.ref('o.starts_at')}, ${o.ref('o.event_id')})`
  const here = sql`(${wallTime(startsAt)}, ${id}::int)`
  const side = (name: NeighbourRow['side'], past: Sql, order: OrderByDirection) =>
    matching(conditions)
      .select(['o.event_id', sql.lit<NeighbourRow['side']>(name).as('side')])
      .where('o.event_id', '<>', id)
      .where(sql<SqlBool>`${place} ${past} ${here}`)
      .orderBy('o.starts_at', order)
      .orderBy('o.event_id', order)
      .limit(sql.lit(1))
  return db
    .selectFrom(unionOf([side('previous', sql`<`, 'desc'), side('next', sql`>`, 'asc')]).as('n'))
    .innerJoin('entries as e', 'e.id', 'n.event_id')
    .select(['n.side', 'e.id', 'e.title', 'e.slug', 'e.status', 'e.password'])
    .execute()
}
