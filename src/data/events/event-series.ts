/** Series, their times, and the occurrences that were changed on their own. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { Occurrence } from './event-row.ts'

/** When the changed occurrences of a series would have begun. */
export async function changedStarts(tx: Tx, seriesId: number): Promise<string[]> {
  const rows = (
    await sql<{ start: string }>`
    SELECT to_char(original_start, 'YYYY-MM-DD HH24:MI:SS') AS start
    FROM events WHERE series_id = ${seriesId} ORDER BY original_start`.execute(tx)
  ).rows
  return rows.map(({ start }) => start)
}

/** By way of times that no event has, since each must be free when a row takes it. */
export const ASIDE = '10000 years'

/** Shifts changed occurrences when the start of their series moves. */
export async function shiftChangedOccurrences(
  tx: Tx,
  seriesId: number,
  seconds: number,
): Promise<void> {
  await sql`
    UPDATE events SET original_start = original_start + ${ASIDE}::interval WHERE series_id = ${seriesId}`.execute(
    tx,
  )
  await sql`
    UPDATE events SET original_start = original_start - ${ASIDE}::interval + ${seconds} * interval '1 second'
    WHERE series_id = ${seriesId}`.execute(tx)
}

/** Makes the changed occurrences of what is no series any more, or is removed, events like others. */
export async function detachChangedOccurrences(tx: Tx, seriesId: number): Promise<void> {
  await sql`
    UPDATE events SET series_id = NULL, original_start = NULL, uid = NULL WHERE series_id = ${seriesId}`.execute(
    tx,
  )
}

/** Reassigns the changed occurrences from a time on to another series. */
export async function reassignChangedOccurrences(
  tx: Tx,
  { from, to, start }: { readonly from: number; readonly to: number; readonly start: string },
): Promise<void> {
  await sql`
    UPDATE events SET series_id = ${to}, uid = NULL
    WHERE series_id = ${from} AND original_start >= ${start}::timestamp`.execute(tx)
}

/** The changed occurrences of a series from a time on, as ids of their events. */
export async function changedOccurrencesFrom(
  tx: Tx,
  seriesId: number,
  start: string,
): Promise<number[]> {
  const rows = (
    await sql<{ id: number }>`
    SELECT entry_id AS id FROM events
    WHERE series_id = ${seriesId} AND original_start >= ${start}::timestamp ORDER BY entry_id`.execute(
      tx,
    )
  ).rows
  return rows.map(({ id }) => id)
}

/** One time of an event, and whether it is the first that is stored. */
export interface FoundOccurrence extends Occurrence {
  readonly first: boolean
}

/** The time of an event that would begin then. */
export async function findOccurrence(
  database: Database,
  eventId: number,
  start: string,
): Promise<FoundOccurrence | undefined> {
  const [row] = (
    await sql<FoundOccurrence>`
    SELECT to_char(o.original_start, 'YYYY-MM-DD HH24:MI:SS') AS "originalStart",
      to_char(o.starts_at, 'YYYY-MM-DD HH24:MI:SS') AS "startsAt",
      to_char(o.ends_at, 'YYYY-MM-DD HH24:MI:SS') AS "endsAt",
      to_char(o.utc_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcStart",
      to_char(o.utc_end AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "utcEnd",
      NOT EXISTS (SELECT FROM event_occurrences p
        WHERE p.event_id = o.event_id AND p.original_start < o.original_start) AS first
    FROM event_occurrences o
    WHERE o.event_id = ${eventId} AND o.original_start = ${start}::timestamp`.execute(database.db)
  ).rows
  return row
}

/** The event that stands for a changed occurrence of a series. */
export async function findChangedEvent(
  database: Database,
  seriesId: number,
  start: string,
): Promise<number | undefined> {
  const [row] = (
    await sql<{ id: number }>`
    SELECT entry_id AS id FROM events
    WHERE series_id = ${seriesId} AND original_start = ${start}::timestamp`.execute(database.db)
  ).rows
  return row?.id
}
