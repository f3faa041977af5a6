/** Time zones of events: by name, or by UTC offset. */
import { createCache, textBytes } from '../../cache/cache.ts'
import { isOffset, readTimeZone } from './time-zone.ts'
import { offsetAt, offsetsOf } from './zone-offsets.ts'
import { abbreviations } from './zone-abbreviations.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Canonical names of zones, by lower-case name. */
const spellings = new Map(
  Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]),
)

/**
 * Reads the zone of an event: an IANA name, `UTC`, or an offset such as `UTC+3`, `UTC-4.5` or
 * `UTC+5:30`. Offsets stay as written, since the text is the name of the zone.
 * @returns undefined if the zone does not exist
 */
export function readZone(text: string): string | undefined {
  const zone = text.trim()
  if (readTimeZone(zone) === undefined) return undefined
  if (isOffset(zone) || zone.toLowerCase() === 'utc') return zone.toUpperCase()
  return spellings.get(zone.toLowerCase()) ?? zone
}

/**
 * The UTC offset of a zone at an instant, in milliseconds east.
 * @throws RangeError if the zone does not exist
 */
export function zoneOffset(zone: string, instant: Date): number {
  return offsetAt(offsetsOf(zone), instant.getTime())
}

/** Most answers have few zones, and most days have one abbreviation. */
const cachedAbbreviations = createCache<string>({
  name: 'abbreviations of zones',
  sizeOf: textBytes,
})
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The abbreviation of a zone at an instant: `EST`, `CEST`, `JST`; `LMT` before there was a common
 * time; the offset for zones without one, as in `+04`; the name itself for offsets.
 * @throws RangeError if the zone does not exist
 */
export function zoneAbbreviation(zone: string, instant: Date): string {
  if (isOffset(zone) || zone === 'UTC' || zone === 'GMT') return zone
  const offset = zoneOffset(zone, instant)
  if (offset % MINUTE !== 0) return 'LMT'
  const key = `${zone} ${Math.floor(instant.getTime() / DAY)} ${offset}`
  const known = cachedAbbreviations.get(key)
  if (known !== undefined) return known
  const abbreviation =
    abbreviations.get(longName(zone, namedInstant(zone, instant))) ?? distance(offset)
  cachedAbbreviations.set(key, abbreviation)
  return abbreviation
}

/**
 * Zone names are available since 1970 only. For earlier instants, uses the same time of the first
 * year with the same offset.
 */
function namedInstant(zone: string, instant: Date): Date {
  if (instant.getUTCFullYear() >= 1970) return instant
  const offset = zoneOffset(zone, instant)
  const later = Array.from({ length: 10 }, (_, year) =>
    new Date(instant).setUTCFullYear(1970 + year),
  )
  return new Date(later.find((moment) => zoneOffset(zone, new Date(moment)) === offset) ?? instant)
}

function longName(zone: string, instant: Date): string {
  const format = formats.get(zone) ?? newFormat(zone)
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function newFormat(zone: string): Intl.DateTimeFormat {
  if (formats.size >= 64) formats.clear()
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'long' })
  formats.set(zone, format)
  return format
}

/** `+04`, `-0330`. */
function distance(offset: number): string {
  const minutes = Math.floor(Math.abs(offset) / MINUTE)
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
  const rest = minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${hours}${rest}`
}
