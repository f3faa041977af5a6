/**
 * Stored times of all-day events. They stand at the cut-off of the site, so that every reader
 * compares them with its days as they are (behaviour/calendar-pages.md#days).
 */
import { sql } from 'kysely'
import type { Sql, Tx } from '../database/database.ts'
import { ASIDE } from './event-series.ts'

/** A wall time at which days change in a zone. */
export interface DayChange {
  readonly zone: string
  readonly wall: string
}

const FORM = sql.raw(`'YYYY-MM-DD HH24:MI:SS'`)

/** Events `ev` whose days begin at another time. */
const standsElsewhere = (cutoff: string): Sql =>
  sql`ev.all_day AND ev.starts_at::time <> ${cutoff}::time`

const shift = (cutoff: string): Sql => sql`(${cutoff}::time - ev.starts_at::time)`

/** When the first day of a row begins, and the day after its last one. */
const beginning = (row: string, cutoff: string): Sql =>
  sql`${sql.raw(row)}.starts_at::date + ${cutoff}::time`
const following = (row: string, cutoff: string): Sql => sql`least('9999-12-31 23:59:59'::timestamp,
  (${sql.raw(row)}.ends_at - ev.starts_at::time::interval)::date + 1 + ${cutoff}::time)`

/** Lists the changes of days whose instants `moveWholeDays` needs. */
export async function dayChangesToMove(tx: Tx, cutoff: string): Promise<DayChange[]> {
  const changes = (row: string): Sql =>
    sql`(VALUES (${beginning(row, cutoff)}), (${following(row, cutoff)})) AS day(wall)`
  const { rows } = await sql<DayChange>`
    SELECT ev.timezone AS zone, to_char(day.wall, ${FORM}) AS wall
    FROM events ev, LATERAL ${changes('ev')} WHERE ${standsElsewhere(cutoff)}
    UNION
    SELECT ev.timezone, to_char(day.wall, ${FORM})
    FROM events ev JOIN event_occurrences o ON o.event_id = ev.entry_id, LATERAL ${changes('o')}
    WHERE ${standsElsewhere(cutoff)}`.execute(tx)
  return rows
}

/** A recurring all-day event. */
export interface StoredSeries {
  readonly id: number
  readonly startsAt: string
  readonly timezone: string
  readonly recurrence: unknown
}

/** Lists recurring events to move, in order, after an id. */
export async function seriesToMove(
  tx: Tx,
  cutoff: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredSeries[]> {
  const { rows } = await sql<StoredSeries>`
    SELECT ev.entry_id AS id, to_char(ev.starts_at, ${FORM}) AS "startsAt", ev.timezone, ev.recurrence
    FROM events ev
    WHERE ev.recurrence IS NOT NULL AND ev.entry_id > ${after} AND ${standsElsewhere(cutoff)}
    ORDER BY ev.entry_id LIMIT ${limit}`.execute(tx)
  return rows
}

/** Stores how events recur. */
export async function storeRecurrences(
  tx: Tx,
  series: readonly Pick<StoredSeries, 'id' | 'recurrence'>[],
): Promise<void> {
  await sql`
    UPDATE events ev SET recurrence = s.recurrence
    FROM unnest(
      ${series.map(({ id }) => id)}::int[],
      ${series.map(({ recurrence }) => JSON.stringify(recurrence))}::jsonb[]
    ) AS s(id, recurrence)
    WHERE ev.entry_id = s.id`.execute(tx)
}

/**
 * Moves all-day events, their occurrences and the times that changed occurrences replace to a
 * cut-off, by a fixed number of statements.
 * @param days all of `dayChangesToMove`, with their instants
 */
export async function moveWholeDays(
  tx: Tx,
  cutoff: string,
  days: readonly (DayChange & { readonly instant: Date })[],
): Promise<void> {
  const instants = sql`
    WITH days AS MATERIALIZED (SELECT * FROM unnest(
      ${days.map(({ zone }) => zone)}::text[], ${days.map(({ wall }) => wall)}::timestamp[],
      ${days.map(({ instant }) => instant.toISOString())}::timestamptz[]
    ) AS d(zone, wall, instant))`
  const moved = (row: string): Sql => sql`
    starts_at = first.wall, ends_at = next.wall - interval '1 second',
    utc_start = first.instant, utc_end = next.instant - interval '1 second'
    FROM ${row === 'ev' ? sql`` : sql`events ev,`} days first, days next
    WHERE ${standsElsewhere(cutoff)}
      AND first.zone = ev.timezone AND first.wall = ${beginning(row, cutoff)}
      AND next.zone = ev.timezone AND next.wall = ${following(row, cutoff)}`
  // Of a series, another occurrence may still have the time that one moves to.
  await sql`${instants} UPDATE event_occurrences o
    SET original_start = o.original_start + ${shift(cutoff)}
      + CASE WHEN ev.recurrence IS NULL THEN interval '0' ELSE ${ASIDE}::interval END,
    ${moved('o')} AND o.event_id = ev.entry_id`.execute(tx)
  await sql`UPDATE event_occurrences o SET original_start = o.original_start - ${ASIDE}::interval
    FROM events ev
    WHERE ev.recurrence IS NOT NULL AND o.event_id = ev.entry_id AND o.original_start > '10000-01-01'`.execute(
    tx,
  )
  await sql`UPDATE events c
    SET original_start = c.original_start + ${shift(cutoff)} + ${ASIDE}::interval
    FROM events ev WHERE ${standsElsewhere(cutoff)} AND c.series_id = ev.entry_id`.execute(tx)
  await sql`UPDATE events SET original_start = original_start - ${ASIDE}::interval
    WHERE series_id IS NOT NULL AND original_start > '10000-01-01'`.execute(tx)
  await sql`${instants} UPDATE events ev SET ${moved('ev')}`.execute(tx)
}
