/** When an event takes place: its two wall times, settled in its zone, and their instants. */
import { endOfDay, startOfDay, MIDNIGHT, type Cutoff } from './days.ts'
import { instantOfWall, settle, wallOfInstant, type Settled } from './instants.ts'
import { addSeconds, type WallTime } from './wall-time.ts'

/** What was asked for. */
export interface WantedPeriod {
  readonly start: WallTime
  readonly end: WallTime
  readonly zone: string
  readonly allDay: boolean
  /** Where whole days begin and end. */
  readonly cutoff?: Cutoff
}

export interface Period {
  readonly startsAt: WallTime
  readonly endsAt: WallTime
  readonly utcStart: Date
  readonly utcEnd: Date
}

/** A wall time or its twin in UTC is not within the years 1000 to 9999. */
export type BeyondYears = 'start' | 'end'

/**
 * An end before the start becomes the start. Whole days go from the first second of the first to
 * the last second of the last, and keep these wall times where the clocks are changed at midnight:
 * their instants are then when the day really begins and ends. Other times are settled, so that a
 * skipped time moves forward. In an hour that comes twice both times mean the first one.
 *
 * @returns the wall time that is too early or too late, where one is
 * @throws RangeError where there is no such zone
 */
export function resolvePeriod(wanted: WantedPeriod): Period | BeyondYears {
  const { start, end, zone, allDay, cutoff = MIDNIGHT } = wanted
  const last = end < start ? start : end
  const first = allDay ? settleStart(startOfDay(start, cutoff), zone) : settle(start, zone)
  if (first === undefined) return 'start'
  const final = allDay ? settleEnd(endOfDay(last, cutoff), zone) : settle(last, zone)
  if (final === undefined) return 'end'
  const { wall, instant } = final.instant < first.instant ? first : final
  return { startsAt: first.wall, endsAt: wall, utcStart: first.instant, utcEnd: instant }
}

function settleStart(wall: WallTime, zone: string): Settled | undefined {
  return within({ wall, instant: instantOfWall(wall, zone) })
}

/** A second before the next day begins; where the last hour comes twice that is its second one. */
function settleEnd(wall: WallTime, zone: string): Settled | undefined {
  const next = addSeconds(wall, 1)
  const instant =
    next === undefined
      ? instantOfWall(wall, zone)
      : new Date(Number(instantOfWall(next, zone)) - 1000)
  return within({ wall, instant })
}

const within = (settled: Settled): Settled | undefined =>
  wallOfInstant(settled.instant, 'UTC') === undefined ? undefined : settled
