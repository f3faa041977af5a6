/**
 * Stored times of all-day events. They are aligned with the site's day cut-off, so that readers can
 * compare them with its days directly (behaviour/calendar-pages.md#days).
 */
import { expressionBuilder, sql, type Expression } from 'kysely'
import type { Tx } from '../database/database.ts'
import { integers, listed, texts, wallTime } from '../database/expressions.ts'
import type { Aliased, Condition } from '../database/expressions.ts'
import type { StoredRecurrence } from './event-row.ts'
import { ASIDE } from './event-series.ts'
import { wallText, wallTimes, x } from './event-times.ts'

/** A wall time at which the day changes in a zone. */
export interface DayChange {
  readonly zone: string
  readonly wall: string
}

type Times = 'ev' | 'o'

/** The time of day at which the days of an all-day event begin. */
const dayStart = sql<string>`${x.ref('ev.starts_at')}::time`

/** Events `ev` not aligned with the cut-off. */
const hasOtherCutoff = (cutoff: string): Condition =>
  x.and([x('ev.all_day', '=', sql.lit(true)), x(dayStart, '<>', sql<string>`${cutoff}::time`)])

const shifted = (start: Expression<Date | null>, cutoff: string) =>
  sql<Date>`${start} + (${cutoff}::time - ${dayStart})`

/** Start of a row's first day, and of the day after its last. */
const beginning = (row: Times, cutoff: string) =>
  sql<Date>`${x.ref(`${row}.starts_at`)}::date + ${cutoff}::time`
const following = (row: Times, cutoff: string) => sql<Date>`least('9999-12-31 23:59:59'::timestamp,
  (${x.ref(`${row}.ends_at`)} - ${dayStart}::interval)::date + 1 + ${cutoff}::time)`

const change = (wall: Expression<Date>) =>
  ['ev.timezone as zone', wallText(wall).as('wall')] as const

/** The day changes whose instants `moveWholeDays` needs. */
export async function dayChangesToMove(tx: Tx, cutoff: string): Promise<DayChange[]> {
  const events = tx.selectFrom('events as ev').where(hasOtherCutoff(cutoff))
  const times = events.innerJoin('event_occurrences as o', 'o.event_id', 'ev.entry_id')
  return events
    .select(change(beginning('ev', cutoff)))
    .union(events.select(change(following('ev', cutoff))))
    .union(times.select(change(beginning('o', cutoff))))
    .union(times.select(change(following('o', cutoff))))
    .execute()
}

export interface StoredSeries {
  readonly id: number
  readonly startsAt: string
  readonly timezone: string
  readonly recurrence: StoredRecurrence | null
}

/** Recurring events to move, in order, after an id. */
export async function seriesToMove(
  tx: Tx,
  cutoff: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredSeries[]> {
  return tx
    .selectFrom('events as ev')
    .select(['ev.entry_id as id', 'ev.timezone', 'ev.recurrence'])
    .select(wallText(x.ref('ev.starts_at')).as('startsAt'))
    .where('ev.recurrence', 'is not', null)
    .where('ev.entry_id', '>', after)
    .where(hasOtherCutoff(cutoff))
    .orderBy('ev.entry_id')
    .limit(limit)
    .execute()
}

/** Stores recurrences. */
export async function storeRecurrences(
  tx: Tx,
  series: readonly Pick<StoredSeries, 'id' | 'recurrence'>[],
): Promise<void> {
  const stored = listed('s', {
    id: integers(series.map(({ id }) => id)),
    recurrence: sql<readonly string[]>`
      ${series.map(({ recurrence }) => JSON.stringify(recurrence))}::jsonb[]`,
  })
  await tx
    .updateTable('events as ev')
    .from(stored)
    .set((ev) => ({ recurrence: ev.ref('s.recurrence') }))
    .whereRef('ev.entry_id', '=', 's.id')
    .execute()
}

type DayInstant = DayChange & { readonly instant: Date }

/**
 * Moves all-day events, their occurrences and the times that changed occurrences replace to a new
 * cut-off, in a fixed number of statements.
 * @param days all of `dayChangesToMove`, with their instants
 */
export async function moveWholeDays(
  tx: Tx,
  cutoff: string,
  days: readonly DayInstant[],
): Promise<void> {
  const withDays = tx.with(
    (name) => name('days').materialized(),
    (db) => db.selectFrom(listOf(days)).select(['d.zone', 'd.wall', 'd.instant']),
  )
  // Another occurrence of the series may still have the target time.
  await withDays
    .updateTable('event_occurrences as o')
    .from(['events as ev', 'days as first', 'days as next'])
    .set({
      original_start: sql<Date>`${shifted(x.ref('o.original_start'), cutoff)}
        + case when ${x.ref('ev.recurrence')} is null then interval '0' else ${ASIDE} end`,
      ...movedTimes,
    })
    .where(isBetween('o', cutoff))
    .whereRef('o.event_id', '=', 'ev.entry_id')
    .execute()
  await tx
    .updateTable('event_occurrences as o')
    .from('events as ev')
    .set((o) => ({ original_start: o('o.original_start', '-', ASIDE) }))
    .where('ev.recurrence', 'is not', null)
    .whereRef('o.event_id', '=', 'ev.entry_id')
    .where('o.original_start', '>', isAside)
    .execute()
  await moveReplacedTimes(tx, cutoff)
  await withDays
    .updateTable('events as ev')
    .from(['days as first', 'days as next'])
    .set(movedTimes)
    .where(isBetween('ev', cutoff))
    .execute()
}

/** The times of series that changed occurrences replace. */
async function moveReplacedTimes(tx: Tx, cutoff: string): Promise<void> {
  await tx
    .updateTable('events as c')
    .from('events as ev')
    .set((c) => ({
      original_start: sql<Date>`${shifted(c.ref('c.original_start'), cutoff)} + ${ASIDE}`,
    }))
    .where(hasOtherCutoff(cutoff))
    .whereRef('c.series_id', '=', 'ev.entry_id')
    .execute()
  await tx
    .updateTable('events')
    .set((c) => ({ original_start: c('original_start', '-', ASIDE) }))
    .where('series_id', 'is not', null)
    .where('original_start', '>', isAside)
    .execute()
}

const isAside = wallTime('10000-01-01')

interface Day {
  zone: string
  wall: Date
  instant: Date
}

type Days = Aliased<{ ev: 'events' }> & { first: Day; next: Day }

const d = expressionBuilder<Days, 'first' | 'next' | 'ev'>()

const listOf = (days: readonly DayInstant[]) =>
  listed('d', {
    zone: texts(days.map(({ zone }) => zone)),
    wall: wallTimes(days.map(({ wall }) => wall)),
    instant: sql<
      readonly Date[]
    >`${days.map(({ instant }) => instant.toISOString())}::timestamptz[]`,
  })

const second = sql<Date>`interval '1 second'`

/** From the beginning of the first day until a second before the day after the last. */
const movedTimes = {
  starts_at: d.ref('first.wall'),
  ends_at: d('next.wall', '-', second),
  utc_start: d.ref('first.instant'),
  utc_end: d('next.instant', '-', second),
}

/** Whether a row with another cut-off has the given first and following day. */
const isBetween = (row: Times, cutoff: string): Condition =>
  d.and([
    hasOtherCutoff(cutoff),
    d('first.zone', '=', d.ref('ev.timezone')),
    d('first.wall', '=', beginning(row, cutoff)),
    d('next.zone', '=', d.ref('ev.timezone')),
    d('next.wall', '=', following(row, cutoff)),
  ])
