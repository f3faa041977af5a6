/**
 * Dates as the interface writes and reads them (behaviour/content.md#slugs-and-dates). Stored dates
 * are moments; the site-local form is derived with the site's zone. A zone is an IANA name or a
 * fixed offset such as `UTC+5:30`.
 */
import { momentOfWall, offsetAt, offsetsOf } from '../time/zone-offsets.ts'

const minute = 60_000

/** `YYYY-MM-DDTHH:MM:SS` in the zone, for years 0001 to 9999. */
export function toLocalIso(date: Date, zone: string): string {
  const moment = date.getTime()
  return isoSeconds(moment + offsetAt(offsetsOf(zone), moment))
}

/** `YYYY-MM-DDTHH:MM:SS` in GMT, for years 0001 to 9999. */
export function toGmtIso(date: Date): string {
  return isoSeconds(date.getTime())
}

function isoSeconds(moment: number): string {
  return new Date(toBounds(moment)).toISOString().slice(0, 19)
}

const input =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:(Z)|([+-])(\d\d)(?::(\d\d))?)?$/

interface ParsedInput {
  /** The wall time that was named, as if it were GMT, in milliseconds. */
  readonly wall: number
  /** Milliseconds east of GMT; undefined where the text names none. */
  readonly offset: number | undefined
}

/** The highest value that each part may have; a day beyond the month's end runs into the next. */
const limits = [9999, 12, 31, 24, 59, 60] as const

function parseInput(text: string): ParsedInput | undefined {
  const match = input.exec(text)
  if (!match) return undefined
  const parts = match.slice(1, 7).map(Number)
  if (parts.some((part, index) => part > (limits[index] ?? 0))) return undefined
  const [year = 0, month = 0, dayOfMonth = 0, hours = 0, minutes = 0, seconds = 0] = parts
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, dayOfMonth)
  date.setUTCHours(hours, minutes, seconds)
  const offset = parseOffset(match)
  return offset === null ? undefined : { wall: date.getTime(), offset }
}

/** The offset in milliseconds; undefined if there is none, null if it is out of range. */
function parseOffset(match: RegExpExecArray): number | undefined | null {
  const [zulu, sign, hours, minutes = '0'] = match.slice(7, 11)
  if (zulu) return 0
  if (!sign) return undefined
  if (Number(hours) > 24 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
}

/**
 * The moment that a date names: `YYYY-MM-DD`, `T` or a blank, `HH:MM:SS`, a fraction that is
 * dropped, and maybe `Z` or an offset. Without an offset it is a wall time of the zone: one that a
 * change of the clocks skips moves forward, of one that comes twice the first is meant.
 *
 * @returns undefined for anything else; also for dates outside of the years 0001 to 9999
 */
export function parseDate(text: string, zone: string): Date | undefined {
  const parsed = parseInput(text)
  if (!parsed) return undefined
  const { wall, offset } = parsed
  if (offset !== undefined) return inBounds(wall - offset)
  return inBounds(wall) && new Date(toBounds(momentOfWall(wall, offsetsOf(zone))))
}

/** Like `parseDate`, for fields in GMT: a text without an offset is GMT. */
export function parseGmtDate(text: string): Date | undefined {
  const parsed = parseInput(text)
  return parsed && inBounds(parsed.wall - (parsed.offset ?? 0))
}

/** Whether an argument is a date at all; else it is refused with rest_invalid_date. */
export function isAcceptableDate(text: string): boolean {
  return parseGmtDate(text) !== undefined
}

const earliest = Date.parse('0001-01-01T00:00:00Z')
const latest = Date.parse('9999-12-31T23:59:59Z')

/**
 * Clamps a moment. Beyond these bounds the other form of a date, local or GMT, would need more than
 * four year digits, which neither the database nor the date format supports.
 */
const toBounds = (moment: number): number => Math.min(Math.max(moment, earliest), latest)

function inBounds(moment: number): Date | undefined {
  return moment >= earliest && moment <= latest ? new Date(moment) : undefined
}
