/**
 * Reads the free forms of dates that the calendar takes (behaviour/calendar.md#events).
 *
 *     day      2033-02-10   2033/2/10   20330210   02/10/2033 (the month first)   10.02.2033
 *              February 10, 2033   10 Feb 2033   10-Feb-2033   a day of the week before any of them
 *     time     15:00   15:00:30   15:00:30.250   T15:00   3:15pm   4:30 PM   3 pm   150030 after a T
 *     zone     Z   UTC   GMT   +05:30   -0400   UTC+3   Europe/Berlin   EST and its American like
 *
 * Time and zone may be missing; without a time it is midnight. Where it is known what the clocks show,
 * a day may also be relative to the present one (relative-day.ts). Every expression is anchored, matches
 * in one way only, and sees a bounded text.
 */
import { readZone } from './zones.ts'
import { instantOfWall, wallOfInstant } from './instants.ts'
import { readRelativeDay } from './relative-day.ts'
import { wallOfFields, type WallFields, type WallTime } from './wall-time.ts'

/** A date and time as entered. */
export interface ParsedMoment {
  readonly wall: WallTime
  /** The zone in the text, such as `UTC-4` or `Europe/Berlin`. */
  readonly zone?: string
  /** The date was relative to the current day. */
  readonly relative?: true
}

const MAX_LENGTH = 100

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? (?=\w)/

const YEAR = '(?<year>\\d{4})(?!\\d)'
const DAY = '(?<day>\\d{1,2})'
const NAMED_DAY = `${DAY}(?:st|nd|rd|th)?`
const NAMED_MONTH =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const MONTH = '(?<month>\\d{1,2})'

/** All formats of a day. */
const DAYS = [
  `^(?<year>\\d{4})(?<by>[-/])${MONTH}\\k<by>${DAY}(?!\\d)`,
  `^(?<year>\\d{4})(?<month>\\d\\d)(?<day>\\d\\d)(?!\\d)`,
  `^${MONTH}/${DAY}/${YEAR}`,
  `^${DAY}(?<by>[.-])${MONTH}\\k<by>${YEAR}`,
  `^${NAMED_MONTH} ${NAMED_DAY},? ${YEAR}`,
  `^${NAMED_DAY}[ -]${NAMED_MONTH}(?:-|,? )${YEAR}`,
].map((form) => new RegExp(form))

const TIME =
  /^(?:,? ?t|,? at |,? @ |,? )(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?(?: ?([ap])\.?m\.?)?(?![\d:])/
const COMPACT_TIME = /^t(\d\d)(\d\d)(\d\d)?(?!\d)/
const HOUR_ONLY = /^,?(?: at | @ | )(\d{1,2}) ?([ap])\.?m\.?(?!\w)/
const OFFSET = /^(?:utc|gmt)? ?([+-])(\d{1,2})(?::?([0-5]\d))?$/

/**
 * @param now the current wall time; without it relative dates are not accepted
 * @returns undefined for anything that names no date, month 13 and years outside of 1000 to 9999
 *   included; days 29 to 31 of shorter months run into the next
 */
export function parseMoment(text: string, now?: WallTime): ParsedMoment | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const lower = text.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const dated = lower.replace(WEEKDAY, '')
  const day = readDay(dated)
  if (day) return readRest(dated, { ...day, fields: { ...day.fields, ...MIDNIGHT.fields } }, {})
  const relative = now && readRelativeDay(lower, now)
  return relative && readRest(lower, relative, { relative: true })
}

/** Reads time and zone after a relative day with a time. */
function readRest(
  text: string,
  day: Read<WallFields>,
  kind: Pick<ParsedMoment, 'relative'>,
): ParsedMoment | undefined {
  const time = readTime(text.slice(day.length))
  if (time === undefined) return undefined
  const zone = readZoneOf(text.slice(day.length + time.length).trim())
  if (zone === undefined) return undefined
  const wall = wallOfFields({ ...day.fields, ...(time.length > 0 && time.fields) })
  if (wall === undefined) return undefined
  return { wall, ...(zone !== '' && { zone }), ...kind }
}

/**
 * Converts a parsed moment to a wall time of a zone; if the text has no zone, that is the time as
 * written.
 * @returns undefined outside the years 1000 to 9999
 */
export function wallTimeIn({ wall, zone }: ParsedMoment, here: string): WallTime | undefined {
  return zone === undefined ? wall : wallOfInstant(instantOfWall(wall, zone), here)
}

interface Read<Fields> {
  readonly fields: Fields
  readonly length: number
}

function readDay(text: string): Read<Pick<WallFields, 'year' | 'month' | 'day'>> | undefined {
  const match = DAYS.map((form) => form.exec(text)).find((found) => found !== null)
  if (!match) return undefined
  const { year, month: named = '', day: written } = match.groups ?? {}
  const [month, day] = [monthOf(named), Number(written)]
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined
  return { fields: { year: Number(year), month, day }, length: match[0].length }
}

/** 1 for `01`, `jan` and `january`; 0 for anything that is not a month. */
function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3)) + 1
}

type Clock = Pick<WallFields, 'hour' | 'minute' | 'second'>

const MIDNIGHT: Read<Clock> = { fields: { hour: 0, minute: 0, second: 0 }, length: 0 }

/** Reads a time; midnight if there is none. */
function readTime(text: string): Read<Clock> | undefined {
  const long = TIME.exec(text)
  if (long) return clock(long[0], long[1], long[2], long[3], long[4])
  const compact = COMPACT_TIME.exec(text)
  if (compact) return clock(compact[0], compact[1], compact[2], compact[3])
  const hour = HOUR_ONLY.exec(text)
  return hour ? clock(hour[0], hour[1], '0', '0', hour[2]) : MIDNIGHT
}

function clock(
  text: string,
  hours?: string,
  minutes?: string,
  seconds = '0',
  half?: string,
): Read<Clock> | undefined {
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds)]
  if (minute > 59 || second > 59) return undefined
  if (half === undefined) {
    if (hour > 24 || (hour === 24 && minute + second > 0)) return undefined
    return { fields: { hour, minute, second }, length: text.length }
  }
  if (hour < 1 || hour > 12) return undefined
  const later = half === 'p' ? 12 : 0
  return { fields: { hour: (hour % 12) + later, minute, second }, length: text.length }
}

const AMERICAN: ReadonlyMap<string, string> = new Map([
  ['z', 'UTC'],
  ['gmt', 'UTC'],
  ['edt', 'UTC-4'],
  ['est', 'UTC-5'],
  ['cdt', 'UTC-5'],
  ['cst', 'UTC-6'],
  ['mdt', 'UTC-6'],
  ['mst', 'UTC-7'],
  ['pdt', 'UTC-7'],
  ['pst', 'UTC-8'],
])

/** Reads a zone; empty if there is none, undefined for other text. */
function readZoneOf(text: string): string | undefined {
  if (text === '') return ''
  const offset = OFFSET.exec(text)
  if (offset === null) return AMERICAN.get(text) ?? readZone(text)
  const [, sign, hours, minutes = '00'] = offset
  return readZone(`UTC${sign}${hours}:${minutes}`)
}
