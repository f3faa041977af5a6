/**
 * Offsets of zones from UTC, and conversion of wall times to instants. A zone is an IANA name or an
 * offset such as `UTC+5:30` or `UTC-4.5`. Moments and walls are milliseconds; a wall time is
 * counted as if it were UTC.
 */
import { Temporal } from 'temporal-polyfill'
import { readTimeZone } from './time-zone.ts'

const day = 86_400_000

/** The number of days cached per zone; a site's content rarely spans more. */
const CACHED_DAYS = 4000
const CACHED_ZONES = 64

export interface ZoneOffsets {
  /** As Temporal names it: `Europe/Vienna`, `+05:30`. */
  readonly zone: string
  /** Offset in milliseconds by day number, for days on which it does not change. */
  readonly days: Map<number, number>
}

const zones = new Map<string, ZoneOffsets>()

/** @throws RangeError if the zone does not exist */
export function offsetsOf(name: string): ZoneOffsets {
  const known = zones.get(name)
  if (known) return known
  const stored = readTimeZone(name)
  if (stored === undefined) throw new RangeError(`Unknown time zone: ${name}`)
  if (zones.size >= CACHED_ZONES) zones.clear()
  const fresh = { zone: temporalZone(stored), days: new Map<number, number>() }
  zones.set(name, fresh)
  return fresh
}

/** The zone's offset at a moment, in milliseconds east of UTC. Asks the formatter once a day. */
export function offsetAt({ zone, days }: ZoneOffsets, moment: number): number {
  const number = Math.floor(moment / day)
  const known = days.get(number)
  if (known !== undefined) return known
  const start = offsetOf(zone, number * day)
  if (start !== offsetOf(zone, (number + 1) * day)) return offsetOf(zone, moment)
  if (days.size >= CACHED_DAYS) days.clear()
  days.set(number, start)
  return start
}

function offsetOf(zone: string, moment: number): number {
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(moment))
  return instant.toZonedDateTimeISO(zone).offsetNanoseconds / 1e6
}

/** `UTC+5:30` is `+05:30` there. */
function temporalZone(stored: string): string {
  const [, sign, hours, minutes = '00'] = /^UTC([+-])(\d+)(?::(\d\d))?$/i.exec(stored) ?? []
  return hours === undefined ? stored : `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/**
 * The moment of a wall time. Tried with the offset of the day before: right unless the clocks
 * changed since, and at a change it gives the first of two times and moves a skipped one forward.
 */
export function momentOfWall(wall: number, offsets: ZoneOffsets): number {
  const before = wall - offsetAt(offsets, wall - day)
  if (before + offsetAt(offsets, before) === wall) return before
  const after = wall - offsetAt(offsets, wall + day)
  return after + offsetAt(offsets, after) === wall ? after : before
}
