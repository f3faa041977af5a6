/** The events on either side of one, by start. */
import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { matching, type EventListConditions } from './event-list-reader.ts'

/** What a link to an event is made of. */
export interface NeighbourRow {
  readonly id: number
  readonly side: 'previous' | 'next'
  readonly title: string
  readonly slug: string
  readonly status: string
  readonly password: string
}

/**
 * The events whose start is the last one before that of an event and the first one after it, in one
 * statement; those that start together are in the order of their ids.
 *
 * @param conditions of occurrences that the reader may see
 * @param event its id, and its start as a wall time
 */
export async function neighboursOfEvent(
  database: Database,
  conditions: EventListConditions,
  { id, startsAt }: { readonly id: number; readonly startsAt: string },
): Promise<NeighbourRow[]> {
  const here = sql`(${startsAt}::timestamp, ${id}::int)`
  const side = (name: Sql, comparison: Sql, order: Sql): Sql => sql`(
    SELECT o.event_id, ${name} AS side FROM ${matching(conditions)}
      AND o.event_id <> ${id}::int AND (o.starts_at, o.event_id) ${comparison} ${here}
    ORDER BY o.starts_at ${order}, o.event_id ${order} LIMIT 1)`
  return (
    await sql<NeighbourRow>`
    SELECT n.side, e.id, e.title, e.slug, e.status, e.password
    FROM (
      ${side(sql`'previous'`, sql`<`, sql`DESC`)} UNION ALL
      ${side(sql`'next'`, sql`>`, sql`ASC`)}
    ) n JOIN entries e ON e.id = n.event_id`.execute(database.db)
  ).rows
}
