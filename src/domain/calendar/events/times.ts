import type { EventColumns } from '../../../data/event-row.ts'
import { MIDNIGHT, wholeDays } from '../time/days.ts'
import { instantOfWall } from '../time/instants.ts'
import { wallIn, type WrittenMoment } from '../time/parse-moment.ts'
import { resolvePeriod, type BeyondYears } from '../time/period.ts'
import { dateOfWall, midnight, wallOfMilliseconds, type WallTime } from '../time/wall-time.ts'
import type { AskedTimes } from './event-input.ts'

/** When an event takes place, as it is stored. */
export type EventTimes = Pick<
  EventColumns,
  'startsAt' | 'endsAt' | 'timezone' | 'utcStart' | 'utcEnd' | 'allDay'
>

/** Why no event can take place at the times that a write asks for. */
export type TimesProblem = BeyondYears | 'order'

/** A sentence on the member of a write that is the problem. */
export function describeTimesProblem(
  problem: TimesProblem,
  { end }: AskedTimes,
): Readonly<Record<string, string>> {
  if (problem !== 'order') {
    return { [`${problem}_date`]: `The ${problem} lies outside of the years 1000 to 9999.` }
  }
  return end === undefined
    ? { start_date: 'The start lies after the end.' }
    : { end_date: 'The end lies before the start.' }
}

/** Whether a write changes when an event takes place. */
export const namesTimes = (asked: AskedTimes & { readonly allDay?: boolean }): boolean =>
  asked.start !== undefined ||
  asked.end !== undefined ||
  asked.timezone !== undefined ||
  asked.allDay !== undefined

/**
 * When an event takes place after a write. What is not named stays: a new zone alone keeps the wall
 * times (behaviour/calendar.md#events). Times without a zone are those of the event's zone.
 * @returns what is wrong: which of the two lies outside of the years 1000 to 9999, or that the end
 *   comes first where one of them is named
 */
export function nextTimes(
  before: EventTimes,
  asked: AskedTimes & { readonly allDay?: boolean },
): EventTimes | TimesProblem {
  const timezone = asked.timezone ?? before.timezone
  const allDay = asked.allDay ?? before.allDay
  const start = asked.start ? wallIn(asked.start, timezone) : (before.startsAt as WallTime)
  if (start === undefined) return 'start'
  const kept = allDay && before.allDay ? lastDayOf(before) : (before.endsAt as WallTime)
  const end = asked.end ? wallIn(asked.end, timezone) : kept
  if (end === undefined) return 'end'
  if (endsFirst(asked, { start, end, allDay })) return 'order'
  const { cutoff = MIDNIGHT } = asked
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

/** Whole days are compared by their dates; in an hour that comes twice, instants tell. */
function endsFirst(asked: AskedTimes, { start, end, allDay }: WantedTimes): boolean {
  if (asked.start === undefined && asked.end === undefined) return false
  if (allDay) return dateOfWall(end) < dateOfWall(start)
  const [from, to] = [instantOf(asked.start), instantOf(asked.end)]
  return from === undefined || to === undefined ? end < start : to < from
}

const instantOf = (moment: WrittenMoment | undefined): Date | undefined =>
  moment?.zone === undefined ? undefined : instantOfWall(moment.wall, moment.zone)

/** The last of the whole days of an event: with a cut-off its end has the date of the day after. */
const lastDayOf = ({ startsAt, endsAt }: EventTimes): WallTime =>
  midnight(wholeDays(startsAt as WallTime, endsAt as WallTime).last)

/** Instants of periods are within the years. */
function inUtc(instant: Date): WallTime {
  const wall = wallOfMilliseconds(instant.getTime())
  if (wall === undefined) throw new Error('An instant lies outside of the years.')
  return wall
}
