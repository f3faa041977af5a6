/** Reads the occurrences that calendar pages show, and what precedes and follows them. */
import { sql, type AliasableExpression, type Expression, type Selectable } from 'kysely'
import { builder } from '../database/builder.ts'
import { compiledOnce } from '../database/columns.ts'
import { senderOf, type Database, type Sql, type Tables } from '../database/database.ts'
import { firstOf, pageOf, unionOf, wallTime } from '../database/expressions.ts'
import type { Condition, Window } from '../database/expressions.ts'
import { forEvents } from '../places/calendar-dependencies.ts'
import { isLong, o } from './event-filters.ts'
import type { ListedOccurrence } from './event-list-reader.ts'
import { matching, usingRows, type EventListConditions } from './matching-events.ts'
import { instantOf, inUtc, occurrenceSelections, wallText } from './event-times.ts'

/** An occurrence with what determines its place on a page. */
export interface ViewOccurrence extends ListedOccurrence {
  readonly timezone: string
  readonly allDay: boolean
  readonly featured: boolean
  readonly sticky: boolean
}

/** Which times are compared: wall times in each event's zone, or instants as wall times in UTC. */
export type Clock = 'event' | 'utc'

interface Ends {
  readonly start: Expression<Date>
  readonly end: Expression<Date>
}

const CLOCKS: Readonly<Record<Clock, Ends>> = {
  event: { start: o.ref('o.starts_at'), end: o.ref('o.ends_at') },
  utc: { start: inUtc(o.ref('o.utc_start')), end: inUtc(o.ref('o.utc_end')) },
}

/** Most rows per statement in this file. */
const MOST = 5000

/** Exceeds any offset from UTC plus the duration of events that are not long. */
const days = sql`interval '3 days'`
const earlier = (time: Expression<Date>): Expression<Date> => sql`${time} - ${days}`
const later = (time: Expression<Date>): Expression<Date> => sql`${time} + ${days}`

const startsFirst = ({ start, end }: Ends): Sql =>
  sql`${start}, ${end} - ${start}, ${o.ref('o.event_id')}`
const startsLast = ({ start, end }: Ends): Sql =>
  sql`${start} desc, ${end} - ${start} desc, ${o.ref('o.event_id')} desc`

const columns = compiledOnce([
  ...occurrenceSelections,
  ...(['ev.timezone', 'ev.all_day as allDay', 'ev.featured', 'e.sticky'] as const),
])

async function read(
  database: Database,
  conditions: EventListConditions,
  rows: AliasableExpression<Selectable<Tables['event_occurrences']>>,
  order: Sql,
): Promise<ViewOccurrence[]> {
  return senderOf(forEvents(database, conditions), conditions)
    .selectFrom(rows.as('o'))
    .innerJoin('events as ev', 'ev.entry_id', 'o.event_id')
    .innerJoin('entries as e', 'e.id', 'o.event_id')
    .select(columns)
    .orderBy(order)
    .execute()
}

/** Runs a statement of one row that uses the rows of a list several times. */
async function readOne<Row>(
  database: Database,
  conditions: EventListConditions,
  statement: Parameters<typeof usingRows<Row>>[1],
): Promise<Row> {
  const sender = senderOf(forEvents(database, conditions), conditions)
  const { rows } = await usingRows(conditions, statement).execute(sender)
  const [row] = rows
  if (row === undefined) throw new Error('A statement without a table returned no row.')
  return row
}

/** A range of days, from first to last second, on a clock. */
export interface DateRange {
  readonly clock: Clock
  readonly from: string
  readonly to: string
}

/** Everything that overlaps a range, by start, then by duration. */
export async function occurrencesWithin(
  database: Database,
  conditions: EventListConditions,
  { clock, from, to }: DateRange,
): Promise<ViewOccurrence[]> {
  const { start, end } = CLOCKS[clock]
  const [first, last] = [wallTime(from), wallTime(to)]
  const matched = matching(conditions)
    .selectAll('o')
    .where(start, '<=', last)
    .where(end, '>=', first)
  const rows = unionOf([
    matched.where('o.starts_at', '>', earlier(first)).where('o.starts_at', '<=', later(last)),
    matched.where(isLong).where('o.starts_at', '<=', earlier(first)),
  ])
  const most = builder.selectFrom(rows.as('o')).selectAll('o').limit(MOST)
  return read(database, conditions, most, startsFirst(CLOCKS[clock]))
}

/** A page of a list from an instant on, or backwards from it. */
export interface ListWindow extends Window {
  /** Determines the order. */
  readonly clock: Clock
  /** A wall time in UTC. */
  readonly at: string
}

/** Occurrences that end at or after an instant, by start. */
export async function occurrencesFrom(
  database: Database,
  conditions: EventListConditions,
  { clock, at, limit, offset }: ListWindow,
): Promise<ViewOccurrence[]> {
  const order = startsFirst(CLOCKS[clock])
  const soon = earlier(wallTime(at))
  const found = matching(conditions).selectAll('o').where(comesFrom(at)).orderBy(order)
  const first = (part: Condition) => firstOf(found.where(part), offset + limit)
  const rows = unionOf([
    first(o('o.starts_at', '>', soon)),
    first(o.and([isLong, o('o.starts_at', '<=', soon)])),
  ])
  const ordered = builder.selectFrom(rows.as('o')).selectAll('o').orderBy(order)
  return read(database, conditions, pageOf(ordered, { limit, offset }), order)
}

/** Occurrences that ended before an instant, latest start first. */
export async function occurrencesBefore(
  database: Database,
  conditions: EventListConditions,
  { clock, at, limit, offset }: ListWindow,
): Promise<ViewOccurrence[]> {
  const order = startsLast(CLOCKS[clock])
  const rows = matching(conditions).selectAll('o').where(isBefore(at)).orderBy(order)
  return read(database, conditions, pageOf(rows, { limit, offset }), order)
}

const instant = (at: string): Expression<Date> => instantOf(wallTime(at))
const comesFrom = (at: string): Condition => o('o.utc_end', '>=', instant(at))
const isBefore = (at: string): Condition =>
  o.and([o('o.utc_end', '<', instant(at)), o('o.starts_at', '<=', later(wallTime(at)))])

const some = (rows: ReturnType<typeof matching>, ...parts: readonly Condition[]) =>
  o.exists(rows.select('o.event_id').where(o.and(parts))).$castTo<boolean>()

/** Whether anything precedes or follows an instant. */
export interface SidesWithEvents {
  readonly past: boolean
  readonly upcoming: boolean
}

/** @param at a wall time in UTC */
export async function findSides(
  database: Database,
  conditions: EventListConditions,
  at: string,
): Promise<SidesWithEvents> {
  return readOne<SidesWithEvents>(database, conditions, (rows) =>
    builder.selectNoFrom([
      some(rows(), isBefore(at)).as('past'),
      some(rows(), comesFrom(at)).as('upcoming'),
    ]),
  )
}

/** The number of occurrences on one side of an instant. */
export async function countOnSide(
  database: Database,
  conditions: EventListConditions,
  at: string,
  side: keyof SidesWithEvents,
): Promise<number> {
  const counted = matching(conditions)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(side === 'past' ? isBefore(at) : comesFrom(at))
  const { rows } = await senderOf(forEvents(database, conditions), conditions).executeQuery(counted)
  return rows[0]?.total ?? 0
}

/** What precedes and follows a range of days. */
export interface Neighbours {
  readonly before: boolean
  readonly after: boolean
  /** Whether anything occurs within the adjacent range before, and after. */
  readonly justBefore: boolean
  readonly justAfter: boolean
  /** Start of the next occurrence after the range, on its clock. */
  readonly later: string | null
}

/**
 * A range of days, with the first second of the range before and the last second of the range
 * after.
 */
export interface DateRangeWithNeighbours extends DateRange {
  readonly previousFrom: string
  readonly nextTo: string
}

/** Finds the neighbours of a range in one statement. */
export async function neighboursOf(
  database: Database,
  conditions: EventListConditions,
  { clock, from, to, previousFrom, nextTo }: DateRangeWithNeighbours,
): Promise<Neighbours> {
  const { start, end } = CLOCKS[clock]
  const [first, last] = [wallTime(from), wallTime(to)]
  const before = o.and([o(start, '<', first), o('o.starts_at', '<', later(first))])
  const after = o.and([o(end, '>', last), o('o.utc_end', '>', earlier(instant(to)))])
  const justBefore = o.and([
    o(end, '>=', wallTime(previousFrom)),
    o('o.utc_end', '>=', earlier(instant(previousFrom))),
  ])
  const justAfter = o.and([
    o(start, '<=', wallTime(nextTo)),
    o('o.starts_at', '<=', later(wallTime(nextTo))),
  ])
  const next = (rows: ReturnType<typeof matching>) =>
    rows
      .select(wallText(sql<Date | null>`min(${start})`).as('later'))
      .where(start, '>', last)
      .where('o.starts_at', '>', earlier(last))
  return readOne<Neighbours>(database, conditions, (rows) =>
    builder.selectNoFrom([
      some(rows(), before).as('before'),
      some(rows(), after).as('after'),
      some(rows(), before, justBefore).as('justBefore'),
      some(rows(), after, justAfter).as('justAfter'),
      next(rows()).as('later'),
    ]),
  )
}
