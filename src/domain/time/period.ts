/** The period of an event: its two wall times, resolved in its zone, and their instants. */
import { endOfDay, startOfDay, MIDNIGHT, type Cutoff } from './days.ts'
import { instantOfWall, resolveWallTime, wallOfInstant, type ResolvedTime } from './instants.ts'
import { addSeconds, type WallTime } from './wall-time.ts'

export interface WantedPeriod {
  readonly start: WallTime
  readonly end: WallTime
  readonly zone: string
  readonly allDay: boolean
  /** When days of all-day events begin and end. */
  readonly cutoff?: Cutoff
}

export interface Period {
  readonly startsAt: WallTime
  readonly endsAt: WallTime
  readonly utcStart: Date
  readonly utcEnd: Date
}

/** Which wall time, or its UTC equivalent, is outside the years 1000 to 9999. */
export type OutOfRange = 'start' | 'end'

/**
 * Resolves a period. An end before the start becomes the start. All-day events go from the first
 * second of the first day to the last second of the last, and keep these wall times if the clocks
 * change at midnight: their instants are then when the day really begins and ends. Other times are
 * resolved, so that a skipped time moves forward. In a repeated hour both times mean the first one.
 *
 * @returns which wall time is out of range, if one is
 * @throws RangeError if the zone does not exist
 */
export function resolvePeriod(wanted: WantedPeriod): Period | OutOfRange {
  const { start, end, zone, allDay, cutoff = MIDNIGHT } = wanted
  const last = end < start ? start : end
  const first = allDay
    ? resolveStart(startOfDay(start, cutoff), zone)
    : resolveWallTime(start, zone)
  if (first === undefined) return 'start'
  const final = allDay ? resolveEnd(endOfDay(last, cutoff), zone) : resolveWallTime(last, zone)
  if (final === undefined) return 'end'
  const { wall, instant } = final.instant < first.instant ? first : final
  return { startsAt: first.wall, endsAt: wall, utcStart: first.instant, utcEnd: instant }
}

function resolveStart(wall: WallTime, zone: string): ResolvedTime | undefined {
  return within({ wall, instant: instantOfWall(wall, zone) })
}

/** A second before the next day begins; in a repeated last hour, that is the second one. */
function resolveEnd(wall: WallTime, zone: string): ResolvedTime | undefined {
  const next = addSeconds(wall, 1)
  const instant =
    next === undefined
      ? instantOfWall(wall, zone)
      : new Date(Number(instantOfWall(next, zone)) - 1000)
  return within({ wall, instant })
}

const within = (settled: ResolvedTime): ResolvedTime | undefined =>
  wallOfInstant(settled.instant, 'UTC') === undefined ? undefined : settled
