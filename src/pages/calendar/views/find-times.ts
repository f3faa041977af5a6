/** Finds the occurrences that calendar pages show. */
import type { EventListConditions } from '../../../data/events/matching-events.ts'
import {
  neighboursOf,
  occurrencesWithin,
  type Clock,
  type Neighbours,
} from '../../../data/events/event-view-reader.ts'
import type { Database } from '../../../data/database/database.ts'
import { addWallDays } from './calendar-days.ts'
import { endOfDay, startOfDay } from '../../../domain/time/days.ts'
import { midnight, type WallDate, type WallTime } from '../../../domain/time/wall-time.ts'
import { byStart, placeOnDays, type Timed } from './timed.ts'
import { utcOf, type ViewSite } from './view-site.ts'

/** Days of the calendar, both included. */
export interface DayRange {
  readonly first: WallDate
  readonly last: WallDate
}

export const clockOf = ({ bySiteClock }: Pick<ViewSite, 'bySiteClock'>): Clock =>
  bySiteClock ? 'utc' : 'event'

/** Converts a wall time of the site to the clock that defines days. */
const onClock = ({ bySiteClock, zone }: ViewSite, wall: WallTime): WallTime =>
  bySiteClock ? utcOf(wall, zone) : wall

/** The first second of a day. */
export const startOnClock = (site: ViewSite, day: WallDate): WallTime =>
  startOfDay(midnight(day), site.cutoff)

const bounds = (site: ViewSite, { first, last }: DayRange) => ({
  from: onClock(site, startOnClock(site, first)),
  to: onClock(site, endOfDay(midnight(last), site.cutoff)),
})

/** Finds the occurrences that touch the given days, by start. */
export async function findTimes(
  database: Database,
  site: ViewSite,
  conditions: EventListConditions,
  range: DayRange,
): Promise<Timed[]> {
  // All-day events keep their dates in every zone; on the site's clock they may start a day earlier or later.
  const wide = site.bySiteClock
    ? { first: addWallDays(range.first, -1), last: addWallDays(range.last, 1) }
    : range
  const stretch = { clock: clockOf(site), ...bounds(site, wide) }
  const found = await occurrencesWithin(database, conditions, stretch)
  return found
    .map((occurrence) => placeOnDays(site, occurrence))
    .filter(({ firstDay, lastDay }) => firstDay <= range.last && lastDay >= range.first)
    .toSorted(byStart)
}

/** Finds out whether there are events before and after some days, and in the adjacent ranges. */
export async function findNeighbours(
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
