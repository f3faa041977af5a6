/** The times of events that calendar pages show, and what lies before and after them. */
import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { matching, occurrenceColumns, type EventListConditions } from './event-list-reader.ts'
import type { ListedOccurrence } from './event-list-reader.ts'
import { firstOf, pageOf, type Window } from '../database/expressions.ts'

/** A time of an event, with what decides where a page has it. */
export interface ViewOccurrence extends ListedOccurrence {
  readonly timezone: string
  readonly allDay: boolean
  readonly featured: boolean
  readonly sticky: boolean
}

/** Which times are compared: those on the clocks of each event, or instants as wall times of UTC. */
export type Clock = 'event' | 'utc'

interface Ends {
  readonly start: Sql
  readonly end: Sql
}

const CLOCKS: Readonly<Record<Clock, Ends>> = {
  event: { start: sql`o.starts_at`, end: sql`o.ends_at` },
  utc: {
    start: sql`(o.utc_start AT TIME ZONE 'UTC')`,
    end: sql`(o.utc_end AT TIME ZONE 'UTC')`,
  },
}

/** Those that are sent with every statement of this file are no more than these at a time. */
const MOST = 5000

/** No clock is further from UTC than this, and what is not long starts no earlier before its end. */
const LONG = sql`o.ends_at - o.starts_at >= interval '2 days'`
const SOON_BEFORE = sql`interval '3 days'`

const startsFirst = ({ start, end }: Ends): Sql => sql`${start}, ${end} - ${start}, o.event_id`
const startsLast = ({ start, end }: Ends): Sql =>
  sql`${start} DESC, ${end} - ${start} DESC, o.event_id DESC`

const planned = ({ searching }: EventListConditions) => (searching ? 'each' : 'once')

async function read(
  database: Database,
  conditions: EventListConditions,
  rows: Sql,
  order: Sql,
): Promise<ViewOccurrence[]> {
  return (
    await sql<ViewOccurrence>`SELECT ${occurrenceColumns}, ev.timezone, ev.all_day AS "allDay", ev.featured, e.sticky
        FROM (${rows}) o
        JOIN events ev ON ev.entry_id = o.event_id JOIN entries e ON e.id = o.event_id
        ORDER BY ${order}`.execute(planned(conditions) === 'each' ? database.searches : database.db)
  ).rows
}

/** Days, from their first second to their last one, on a clock. */
export interface DateRange {
  readonly clock: Clock
  readonly from: string
  readonly to: string
}

/** All that touches some days, by start, then by duration. */
export async function occurrencesWithin(
  database: Database,
  conditions: EventListConditions,
  { clock, from, to }: DateRange,
): Promise<ViewOccurrence[]> {
  const { start, end } = CLOCKS[clock]
  const matched = sql`SELECT o.* FROM ${matching(conditions)}
    AND ${start} <= ${to}::timestamp AND ${end} >= ${from}::timestamp`
  const rows = sql`
    (${matched} AND o.starts_at > ${from}::timestamp - ${SOON_BEFORE}
      AND o.starts_at <= ${to}::timestamp + ${SOON_BEFORE})
    UNION ALL (${matched} AND ${LONG} AND o.starts_at <= ${from}::timestamp - ${SOON_BEFORE})
    LIMIT ${MOST}::int`
  return read(database, conditions, rows, startsFirst(CLOCKS[clock]))
}

/** A page of a list from an instant on, or back from it. */
export interface ListWindow extends Window {
  /** Decides on the order. */
  readonly clock: Clock
  /** A wall time of UTC. */
  readonly at: string
}

/** What ends at an instant or after it, by start. */
export async function occurrencesFrom(
  database: Database,
  conditions: EventListConditions,
  { clock, at, limit, offset }: ListWindow,
): Promise<ViewOccurrence[]> {
  const order = startsFirst(CLOCKS[clock])
  const first = (part: Sql): Sql => {
    const found = sql`SELECT o.* FROM ${matching(conditions)} AND ${comesFrom(at)} AND ${part} ORDER BY ${order}`
    return sql`(${firstOf(found, offset + limit)})`
  }
  const rows = sql`
    SELECT o.* FROM (
      ${first(sql`o.starts_at > ${at}::timestamp - ${SOON_BEFORE}`)} UNION ALL
      ${first(sql`${LONG} AND o.starts_at <= ${at}::timestamp - ${SOON_BEFORE}`)}
    ) o ORDER BY ${order}`
  return read(database, conditions, pageOf(rows, { limit, offset }), order)
}

/** What ended before an instant, the latest start first. */
export async function occurrencesBefore(
  database: Database,
  conditions: EventListConditions,
  { clock, at, limit, offset }: ListWindow,
): Promise<ViewOccurrence[]> {
  const order = startsLast(CLOCKS[clock])
  const rows = sql`SELECT o.* FROM ${matching(conditions)} AND ${isBefore(at)} ORDER BY ${order}`
  return read(database, conditions, pageOf(rows, { limit, offset }), order)
}

const instant = (at: string): Sql => sql`(${at}::timestamp AT TIME ZONE 'UTC')`
const comesFrom = (at: string): Sql => sql`o.utc_end >= ${instant(at)}`
const isBefore = (at: string): Sql =>
  sql`o.utc_end < ${instant(at)} AND o.starts_at <= ${at}::timestamp + ${SOON_BEFORE}`

const some = (conditions: EventListConditions, part: Sql): Sql =>
  sql`EXISTS (SELECT FROM ${matching(conditions)} AND ${part})`

/** Whether there is something on either side of an instant. */
export interface SidesWithEvents {
  readonly past: boolean
  readonly upcoming: boolean
}

/** @param at a wall time of UTC */
export async function findSides(
  database: Database,
  conditions: EventListConditions,
  at: string,
): Promise<SidesWithEvents> {
  const [row] = (
    await sql<SidesWithEvents>`SELECT ${some(conditions, isBefore(at))} AS past,
          ${some(conditions, comesFrom(at))} AS upcoming`.execute(
      planned(conditions) === 'each' ? database.searches : database.db,
    )
  ).rows
  return row ?? { past: false, upcoming: false }
}

/** How many times there are on one side of an instant. */
export async function countOnSide(
  database: Database,
  conditions: EventListConditions,
  at: string,
  side: keyof SidesWithEvents,
): Promise<number> {
  const part = side === 'past' ? isBefore(at) : comesFrom(at)
  const [row] = (
    await sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM ${matching(conditions)} AND ${part}`.execute(
      planned(conditions) === 'each' ? database.searches : database.db,
    )
  ).rows
  return row?.total ?? 0
}

/** What lies before and after some days. */
export interface Neighbours {
  readonly before: boolean
  readonly after: boolean
  /** Within the stretch of days before, and after. */
  readonly justBefore: boolean
  readonly justAfter: boolean
  /** Start of the next one after the days, on their clock. */
  readonly later: string | null
}

/** Days, and the first second of the stretch before them and the last one of that after them. */
export interface DateRangeWithNeighbours extends DateRange {
  readonly previousFrom: string
  readonly nextTo: string
}

/** In one statement. */
export async function neighboursOf(
  database: Database,
  conditions: EventListConditions,
  { clock, from, to, previousFrom, nextTo }: DateRangeWithNeighbours,
): Promise<Neighbours> {
  const { start, end } = CLOCKS[clock]
  const starts = sql`${start} < ${from}::timestamp AND o.starts_at < ${from}::timestamp + ${SOON_BEFORE}`
  const ends = sql`${end} > ${to}::timestamp
    AND o.utc_end > ${instant(to)} - ${SOON_BEFORE}`
  const later = sql`${start} > ${to}::timestamp
    AND o.starts_at > ${to}::timestamp - ${SOON_BEFORE}`
  const [row] = (
    await sql<Neighbours>`SELECT ${some(conditions, starts)} AS before, ${some(conditions, ends)} AS after,
      ${some(
        conditions,
        sql`${starts} AND ${end} >= ${previousFrom}::timestamp
        AND o.utc_end >= ${instant(previousFrom)} - ${SOON_BEFORE}`,
      )} AS "justBefore",
      ${some(
        conditions,
        sql`${ends} AND ${start} <= ${nextTo}::timestamp
        AND o.starts_at <= ${nextTo}::timestamp + ${SOON_BEFORE}`,
      )} AS "justAfter",
      (SELECT to_char(min(${start}), 'YYYY-MM-DD HH24:MI:SS')
       FROM ${matching(conditions)} AND ${later}) AS later`.execute(
      planned(conditions) === 'each' ? database.searches : database.db,
    )
  ).rows
  return row ?? { before: false, after: false, justBefore: false, justAfter: false, later: null }
}
