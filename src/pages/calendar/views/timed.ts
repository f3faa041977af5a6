/** Occurrences on the days of a calendar page (behaviour/calendar-pages.md). */
import type { ViewOccurrence } from '../../../data/events/event-view-reader.ts'
import { addWallDays } from './calendar-days.ts'
import { dayOf, daysTouched, wholeDays } from '../../../domain/time/days.ts'
import { wallOfInstant } from '../../../domain/time/instants.ts'
import {
  millisecondsOfWall,
  secondsBetween,
  type WallDate,
  type WallTime,
} from '../../../domain/time/wall-time.ts'
import type { ViewSite } from './view-site.ts'

/** An occurrence as shown. */
export interface Timed {
  readonly occurrence: ViewOccurrence
  readonly startsAt: WallTime
  readonly endsAt: WallTime
  /** Days of the calendar, which end at the cut-off. */
  readonly firstDay: WallDate
  readonly lastDay: WallDate
  /** Shown as a bar across its days. */
  readonly isBar: boolean
}

export function placeOnDays(
  site: Pick<ViewSite, 'bySiteClock' | 'zone' | 'cutoff'>,
  occurrence: ViewOccurrence,
): Timed {
  const times = displayedTimes(site, occurrence)
  const days = daysOf(site, occurrence, times)
  return {
    occurrence,
    ...times,
    firstDay: days.first,
    lastDay: days.last,
    isBar: occurrence.allDay || days.first !== days.last,
  }
}

interface ShownTimes {
  readonly startsAt: WallTime
  readonly endsAt: WallTime
}

function daysOf(
  { cutoff }: Pick<ViewSite, 'cutoff'>,
  { allDay }: ViewOccurrence,
  { startsAt, endsAt }: ShownTimes,
): { readonly first: WallDate; readonly last: WallDate } {
  if (allDay) return wholeDays(startsAt, endsAt)
  const first = dayOf(startsAt, cutoff)
  const count = daysTouched(startsAt, endsAt, cutoff)
  return { first, last: count === 1 ? first : addWallDays(first, count - 1) }
}

/** All-day events keep their dates everywhere; other times follow one clock. */
function displayedTimes(
  { bySiteClock, zone }: Pick<ViewSite, 'bySiteClock' | 'zone'>,
  {
    allDay,
    startsAt,
    endsAt,
    utcStart,
    utcEnd,
  }: Pick<ViewOccurrence, 'allDay' | 'startsAt' | 'endsAt' | 'utcStart' | 'utcEnd'>,
): ShownTimes {
  const own = { startsAt: startsAt as WallTime, endsAt: endsAt as WallTime }
  if (!bySiteClock || allDay) return own
  return {
    startsAt: onClock(utcStart, zone) ?? own.startsAt,
    endsAt: onClock(utcEnd, zone) ?? own.endsAt,
  }
}

const onClock = (utc: string, zone: string): WallTime | undefined =>
  wallOfInstant(new Date(millisecondsOfWall(utc as WallTime)), zone)

/** By start, then by duration, then by id. */
export function byStart(one: Timed, other: Timed): number {
  return (
    compare(one.startsAt, other.startsAt) ||
    durationOf(one) - durationOf(other) ||
    one.occurrence.eventId - other.occurrence.eventId
  )
}

/** Sorts the events of a day of a month: sticky ones first, and featured ones first among those. */
export const stickyFirst = (one: Timed, other: Timed): number =>
  rankOf(one) - rankOf(other) || byStart(one, other)

const rankOf = ({ occurrence: { sticky, featured } }: Timed): number =>
  sticky ? (featured ? 0 : 1) : 2

const durationOf = ({ startsAt, endsAt }: Timed): number => secondsBetween(startsAt, endsAt)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
