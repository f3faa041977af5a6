/** The times of events that calendar pages show. */
import type { EventListConditions } from '../../../data/event-list-reader.ts'
import {
  neighboursOf,
  occurrencesWithin,
  type Clock,
  type Neighbours,
} from '../../../data/event-view-reader.ts'
import type { Database } from '../../../data/database.ts'
import { addWallDays } from './calendar-days.ts'
import { endOfDay, startOfDay } from '../time/days.ts'
import { midnight, type WallDate, type WallTime } from '../time/wall-time.ts'
import { byStart, timed, type Timed } from './timed.ts'
import { utcOf, type ViewSite } from './view-site.ts'

/** Days of the calendar, both included. */
export interface DayRange {
  readonly first: WallDate
  readonly last: WallDate
}

export const clockOf = ({ bySiteClock }: Pick<ViewSite, 'bySiteClock'>): Clock =>
  bySiteClock ? 'utc' : 'event'

/** A wall time of the site on the clock by which days are told. */
const onClock = ({ bySiteClock, zone }: ViewSite, wall: WallTime): WallTime =>
  bySiteClock ? utcOf(wall, zone) : wall

/** The first second of a day. */
export const beginningOf = (site: ViewSite, day: WallDate): WallTime =>
  startOfDay(midnight(day), site.cutoff)

const bounds = (site: ViewSite, { first, last }: DayRange) => ({
  from: onClock(site, beginningOf(site, first)),
  to: onClock(site, endOfDay(midnight(last), site.cutoff)),
})

/** All that touches some days, by start. */
export async function timesWithin(
  database: Database,
  site: ViewSite,
  conditions: EventListConditions,
  range: DayRange,
): Promise<Timed[]> {
  // Whole days are told by date, wherever they are; on another clock they begin on the day beside.
  const wide = site.bySiteClock
    ? { first: addWallDays(range.first, -1), last: addWallDays(range.last, 1) }
    : range
  const stretch = { clock: clockOf(site), ...bounds(site, wide) }
  const found = await occurrencesWithin(database, conditions, stretch)
  return found
    .map((occurrence) => timed(site, occurrence))
    .filter(({ firstDay, lastDay }) => firstDay <= range.last && lastDay >= range.first)
    .toSorted(byStart)
}

/** What lies before and after some days, and within the stretches on both sides of them. */
export async function neighboursOfDays(
  database: Database,
  site: ViewSite,
  conditions: EventListConditions,
  days: { readonly shown: DayRange; readonly previous: DayRange; readonly next: DayRange },
): Promise<Neighbours> {
  return neighboursOf(database, conditions, {
    clock: clockOf(site),
    ...bounds(site, days.shown),
    previousFrom: bounds(site, days.previous).from,
    nextTo: bounds(site, days.next).to,
  })
}
