import type { EventColumns } from '../../../data/events/event-row.ts'
import { MIDNIGHT, wholeDays } from '../../time/days.ts'
import { instantOfWall } from '../../time/instants.ts'
import { wallTimeIn, type ParsedMoment } from '../../time/parse-moment.ts'
import { resolvePeriod, type OutOfRange } from '../../time/period.ts'
import { dateOfWall, midnight, wallOfMilliseconds, type WallTime } from '../../time/wall-time.ts'
import type { RequestedTimes } from './event-input.ts'

export type EventTimes = Pick<
  EventColumns,
  'startsAt' | 'endsAt' | 'timezone' | 'utcStart' | 'utcEnd' | 'allDay'
>

/** Why the times of a write are invalid. */
export type TimesProblem = OutOfRange | 'order'

/** Returns a message for the member that is invalid. */
export function describeTimesProblem(
  problem: TimesProblem,
  { end }: RequestedTimes,
): Readonly<Record<string, string>> {
  if (problem !== 'order') {
    return { [`${problem}_date`]: `The ${problem} is not between the years 1000 and 9999.` }
  }
  return end === undefined
    ? { start_date: 'The start is after the end.' }
    : { end_date: 'The end is before the start.' }
}

/** Whether a write changes when an event takes place. */
export const namesTimes = (requested: RequestedTimes & { readonly allDay?: boolean }): boolean =>
  requested.start !== undefined ||
  requested.end !== undefined ||
  requested.timezone !== undefined ||
  requested.allDay !== undefined

/**
 * Returns the times of an event after a write. Omitted times stay: a new zone alone keeps the wall
 * times (behaviour/calendar.md#events). Times without a zone are in the event's zone.
 * @returns the problem, if there is one: which of the two is outside the years 1000 to 9999, or
 *   that the end is before the start and one of them was sent
 */
export function nextTimes(
  before: EventTimes,
  requested: RequestedTimes & { readonly allDay?: boolean },
): EventTimes | TimesProblem {
  const timezone = requested.timezone ?? before.timezone
  const allDay = requested.allDay ?? before.allDay
  const start = requested.start
    ? wallTimeIn(requested.start, timezone)
    : (before.startsAt as WallTime)
  if (start === undefined) return 'start'
  const kept = allDay && before.allDay ? lastDayOf(before) : (before.endsAt as WallTime)
  const end = requested.end ? wallTimeIn(requested.end, timezone) : kept
  if (end === undefined) return 'end'
  if (endsBeforeStart(requested, { start, end, allDay })) return 'order'
  const { cutoff = MIDNIGHT } = requested
  const period = resolvePeriod({ start, end, zone: timezone, allDay, cutoff })
  if (typeof period === 'string') return period
  const { startsAt, endsAt, utcStart, utcEnd } = period
  return { startsAt, endsAt, timezone, allDay, utcStart: inUtc(utcStart), utcEnd: inUtc(utcEnd) }
}

interface WantedTimes {
  readonly start: WallTime
  readonly end: WallTime
  readonly allDay: boolean
}

/** All-day events are compared by date, others by instant, since an hour can occur twice. */
function endsBeforeStart(requested: RequestedTimes, { start, end, allDay }: WantedTimes): boolean {
  if (requested.start === undefined && requested.end === undefined) return false
  if (allDay) return dateOfWall(end) < dateOfWall(start)
  const [from, to] = [instantOf(requested.start), instantOf(requested.end)]
  return from === undefined || to === undefined ? end < start : to < from
}

const instantOf = (moment: ParsedMoment | undefined): Date | undefined =>
  moment?.zone === undefined ? undefined : instantOfWall(moment.wall, moment.zone)

/** The last day of an all-day event: with a cut-off, its end is on the following date. */
const lastDayOf = ({ startsAt, endsAt }: EventTimes): WallTime =>
  midnight(wholeDays(startsAt as WallTime, endsAt as WallTime).last)

/** Instants of periods are within the years. */
function inUtc(instant: Date): WallTime {
  const wall = wallOfMilliseconds(instant.getTime())
  if (wall === undefined) throw new Error('An instant is outside the years 1000 to 9999.')
  return wall
}
