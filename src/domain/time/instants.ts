/** Converts wall times to instants and back, in a zone. */
import { momentOfWall, offsetAt, offsetsOf } from './zone-offsets.ts'
import { millisecondsOfWall, wallOfMilliseconds, type WallTime } from './wall-time.ts'

/** A wall time that exists in the zone, and its instant. */
export interface ResolvedTime {
  readonly wall: WallTime
  readonly instant: Date
}

/**
 * Resolves a wall time in a zone. A time that the clocks skip moves forward by the length of the
 * gap; of an ambiguous time the first is meant (behaviour/calendar.md#events).
 * @returns undefined if the wall time or its UTC equivalent is outside the years 1000 to 9999
 * @throws RangeError if the zone does not exist
 */
export function resolveWallTime(wall: WallTime, zone: string): ResolvedTime | undefined {
  const instant = instantOfWall(wall, zone)
  const shown = wallOfInstant(instant, zone)
  if (shown === undefined || wallOfInstant(instant, 'UTC') === undefined) return undefined
  return { wall: shown, instant }
}

/**
 * The instant of a wall time, resolved like `resolveWallTime`.
 * @throws RangeError if the zone does not exist
 */
export function instantOfWall(wall: WallTime, zone: string): Date {
  return new Date(momentOfWall(millisecondsOfWall(wall), offsetsOf(zone)))
}

/**
 * The wall time of an instant in a zone; for `UTC`, in the format of `utc_start_date`.
 * @returns undefined outside the years 1000 to 9999
 * @throws RangeError if the zone does not exist
 */
export function wallOfInstant(instant: Date, zone: string): WallTime | undefined {
  const moment = instant.getTime()
  return wallOfMilliseconds(moment + offsetAt(offsetsOf(zone), moment))
}
