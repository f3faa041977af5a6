/** The times of events that calendar pages show, and what lies before and after them. */
import { sql, type AliasableExpression, type Expression, type Selectable } from 'kysely'
import { builder } from '../database/builder.ts'
import { compiledOnce } from '../database/columns.ts'
import { senderOf, type Database, type Sql, type Tables } from '../database/database.ts'
import { firstOf, pageOf, unionOf, wallTime } from '../database/expressions.ts'
import type { Condition, Window } from '../database/expressions.ts'
import { forEvents } from '../places/calendar-dependencies.ts'
import { isLong, o } from './event-filters.ts'
import { matching, type EventListConditions, type ListedOccurrence } from './event-list-reader.ts'
import { instantOf, inUtc, occurrenceSelections, wallText } from './event-times.ts'

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
  readonly start: Expression<Date>
  readonly end: Expression<Date>
}

const CLOCKS: Readonly<Record<Clock, Ends>> = {
  event: { start: o.ref('o.starts_at'), end: o.ref('o.ends_at') },
  utc: { start: inUtc(o.ref('o.utc_start')), end: inUtc(o.ref('o.utc_end')) },
}

/** Those that are sent with every statement of this file are no more than these at a time. */
const MOST = 5000

/** No clock is further from UTC than this, and what is not long starts no earlier before its end. */
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
  return senderOf(forEvents(database), conditions)
    .selectFrom(rows.as('o'))
    .innerJoin('events as ev', 'ev.entry_id', 'o.event_id')
    .innerJoin('entries as e', 'e.id', 'o.event_id')
    .select(columns)
    .orderBy(order)
    .execute()
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
  const soon = earlier(wallTime(at))
  const first = (part: Condition) => {
    const found = matching(conditions).selectAll('o').where(comesFrom(at)).where(part)
    return firstOf(found.orderBy(order), offset + limit)
  }
  const rows = unionOf([
    first(o('o.starts_at', '>', soon)),
    first(o.and([isLong, o('o.starts_at', '<=', soon)])),
  ])
  const ordered = builder.selectFrom(rows.as('o')).selectAll('o').orderBy(order)
  return read(database, conditions, pageOf(ordered, { limit, offset }), order)
}

/** What ended before an instant, the latest start first. */
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

const some = (conditions: EventListConditions, ...parts: readonly Condition[]) =>
  o.exists(matching(conditions).select('o.event_id').where(o.and(parts))).$castTo<boolean>()

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
  return senderOf(forEvents(database), conditions)
    .selectNoFrom([
      some(conditions, isBefore(at)).as('past'),
      some(conditions, comesFrom(at)).as('upcoming'),
    ])
    .executeTakeFirstOrThrow()
}

/** How many times there are on one side of an instant. */
export async function countOnSide(
  database: Database,
  conditions: EventListConditions,
  at: string,
  side: keyof SidesWithEvents,
): Promise<number> {
  const counted = matching(conditions)
    .select(sql<number>`count(*)::int`.as('total'))
    .where(side === 'past' ? isBefore(at) : comesFrom(at))
  const { rows } = await senderOf(forEvents(database), conditions).executeQuery(counted)
  return rows[0]?.total ?? 0
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
  const next = matching(conditions)
    .select(wallText(sql<Date | null>`min(${start})`).as('later'))
    .where(start, '>', last)
    .where('o.starts_at', '>', earlier(last))
  return senderOf(forEvents(database), conditions)
    .selectNoFrom([
      some(conditions, before).as('before'),
      some(conditions, after).as('after'),
      some(conditions, before, justBefore).as('justBefore'),
      some(conditions, after, justAfter).as('justAfter'),
      next.as('later'),
    ])
    .executeTakeFirstOrThrow()
}
