import { instantOfWall } from '../../time/instants.ts'
import { transitionsOf, type Transition } from '../../time/transitions.ts'
import { wallOfMilliseconds, type WallTime } from '../../time/wall-time.ts'
import { zoneAbbreviation, zoneOffset } from '../../time/zones.ts'
import { basicTime } from '../recurrence/wall-moments.ts'
import { contentLine, textLine } from '../../../adapters/icalendar/content-lines.ts'

/** A zone, and the period of the events in it. */
export interface UsedZone {
  readonly zone: string
  readonly from: WallTime
  readonly to: WallTime
}

/** Zones have no rules before the first year, and no known ones after the last. */
const FIRST_YEAR = 1880
const LAST_YEAR = 2100

/**
 * Writes the VTIMEZONE of a zone (RFC 5545, 3.6.5), with all offset changes from the year before
 * the first event to the year after the last.
 */
export function writeZone({ zone, from, to }: UsedZone): string {
  const first = clamp(Number(from.slice(0, 4)) - 1)
  const last = clamp(Number(to.slice(0, 4)) + 1)
  const transitions: Transition[] = []
  for (let year = first; year <= last; year++) transitions.push(...transitionsOf(zone, year))
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    textLine('TZID', tzidOf(zone)),
    // The real name of the zone if it cannot be used as a TZID.
    ...(tzidOf(zone) === zone ? [] : [textLine('X-LIC-LOCATION', zone)]),
    observance(zone, [beginning(zone, first)]),
    ...grouped(transitions).map((same) => observance(zone, same)),
    contentLine('END', 'VTIMEZONE'),
  ].join('')
}

/** The TZID of a zone, without the colon of `UTC+5:30`, which some readers do not accept. */
export const tzidOf = (zone: string): string => zone.replace(':', '')

const clamp = (year: number): number => Math.min(Math.max(year, FIRST_YEAR), LAST_YEAR)

/** The observance before the first change. */
function beginning(zone: string, year: number): Transition {
  const at = instantOfWall(`${String(year)}-01-01 00:00:00` as WallTime, zone)
  const offset = zoneOffset(zone, at)
  return { at: at.getTime(), before: offset, after: offset }
}

/** Groups changes between the same offsets. */
function grouped(transitions: readonly Transition[]): Transition[][] {
  const groups = new Map<string, Transition[]>()
  for (const transition of transitions) {
    const key = `${transition.before} ${transition.after}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [transition])
    else group.push(transition)
  }
  return [...groups.values()]
}

function observance(zone: string, same: readonly Transition[]): string {
  const [first] = same
  if (first === undefined) return ''
  const { before, after } = first
  const kind = isDaylight(zone, first) ? 'DAYLIGHT' : 'STANDARD'
  return [
    contentLine('BEGIN', kind),
    contentLine('DTSTART', onset(first)),
    contentLine('TZOFFSETFROM', offsetText(before)),
    contentLine('TZOFFSETTO', offsetText(after)),
    textLine('TZNAME', zoneAbbreviation(zone, new Date(first.at))),
    // Some calendar programs read only the first value of RDATE, and ignore DTSTART if there is an RDATE: so each change, also the first, has its own line.
    ...(same.length > 1 ? same : []).map((change) => contentLine('RDATE', onset(change))),
    contentLine('END', kind),
  ].join('')
}

/** The wall time of a change, by the offset before it. */
function onset({ at, before }: Transition): string {
  const wall = wallOfMilliseconds(at + before)
  if (wall === undefined) throw new RangeError(`No wall time at ${at}.`)
  return basicTime(wall)
}

/** Daylight saving time moves clocks forward, so the smaller offset of a year is standard time. */
function isDaylight(zone: string, { at, after }: Transition): boolean {
  const year = new Date(at).getUTCFullYear()
  const offsets = [0, 6].map((month) => zoneOffset(zone, new Date(Date.UTC(year, month, 1))))
  return after > Math.min(...offsets)
}

/** `+0530`, or with seconds for historical offsets. */
function offsetText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  const parts = [seconds / 3600, (seconds / 60) % 60, ...(seconds % 60 > 0 ? [seconds % 60] : [])]
  const digits = parts.map((part) => String(Math.floor(part)).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`
}
