/** From wall times to instants and back, by the rules of a zone. */
import { momentOfWall, offsetAt, offsetsOf } from '../../site/zone-offsets.ts'
import { millisecondsOfWall, wallOfMilliseconds, type WallTime } from './wall-time.ts'

/** A wall time that the zone's clocks really show, and when they do. */
export interface Settled {
  readonly wall: WallTime
  readonly instant: Date
}

/**
 * A wall time in a zone. One that the clocks skip moves forward by as much as they are put forward;
 * of one that comes twice the first is meant (behaviour/calendar.md#events).
 * @returns undefined where the wall time or its twin in UTC leaves the years 1000 to 9999
 * @throws RangeError where there is no such zone
 */
export function settle(wall: WallTime, zone: string): Settled | undefined {
  const instant = instantOfWall(wall, zone)
  const shown = wallOfInstant(instant, zone)
  if (shown === undefined || wallOfInstant(instant, 'UTC') === undefined) return undefined
  return { wall: shown, instant }
}

/**
 * The instant of a wall time, by the same rule as `settle`.
 * @throws RangeError where there is no such zone
 */
export function instantOfWall(wall: WallTime, zone: string): Date {
  return new Date(momentOfWall(millisecondsOfWall(wall), offsetsOf(zone)))
}

/**
 * What the clocks of a zone show at an instant; in zone `UTC` the form of `utc_start_date`.
 * @returns undefined outside of the years 1000 to 9999
 * @throws RangeError where there is no such zone
 */
export function wallOfInstant(instant: Date, zone: string): WallTime | undefined {
  const moment = instant.getTime()
  return wallOfMilliseconds(moment + offsetAt(offsetsOf(zone), moment))
}
