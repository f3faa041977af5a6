import {
  FREQUENCIES,
  RecurrenceProblem,
  WEEKDAYS,
  type Frequency,
  type RecurrenceRule,
  type RuleWeekday,
} from './rule.ts'
import { endOfDay } from '../../time/days.ts'
import { wallOfInstant } from '../../time/instants.ts'
import { millisecondsOfWall, type WallTime } from '../../time/wall-time.ts'
import { readWall, type ReadWall } from './wall-moments.ts'

const MAX_RULE_LENGTH = 2000
const MAX_NUMBER = 999_999_999

/** Parts with a list of numbers, and their ranges. */
const LISTS = {
  BYSECOND: { low: 0, high: 59, negative: false },
  BYMINUTE: { low: 0, high: 59, negative: false },
  BYHOUR: { low: 0, high: 23, negative: false },
  BYMONTHDAY: { low: 1, high: 31, negative: true },
  BYYEARDAY: { low: 1, high: 366, negative: true },
  BYWEEKNO: { low: 1, high: 53, negative: true },
  BYMONTH: { low: 1, high: 12, negative: false },
  BYSETPOS: { low: 1, high: 366, negative: true },
} as const

type ListName = keyof typeof LISTS

const OTHERS = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'] as const
const KNOWN: ReadonlySet<string> = new Set([...OTHERS, ...Object.keys(LISTS)])

/**
 * Parses an RRULE, with or without its name.
 * @param zone of the event, for an UNTIL in UTC
 * @throws RecurrenceProblem if RFC 5545 does not allow the rule
 */
export function readRule(text: string, zone: string): RecurrenceRule {
  const parts = readParts(text)
  const frequency = FREQUENCIES.find((name) => name === parts.get('FREQ')?.toUpperCase())
  if (frequency === undefined) {
    throw new RecurrenceProblem(`The rule needs FREQ, one of ${FREQUENCIES.join(', ')}.`)
  }
  const list = (name: ListName): number[] => readList(name, parts.get(name))
  const rule: RecurrenceRule = {
    frequency,
    interval: readNumber('INTERVAL', parts.get('INTERVAL')) ?? 1,
    count: readNumber('COUNT', parts.get('COUNT')),
    until: readUntil(parts.get('UNTIL'), zone),
    seconds: list('BYSECOND'),
    minutes: list('BYMINUTE'),
    hours: list('BYHOUR'),
    weekdays: readWeekdays(parts.get('BYDAY')),
    monthDays: list('BYMONTHDAY'),
    yearDays: list('BYYEARDAY'),
    weekNumbers: list('BYWEEKNO'),
    months: list('BYMONTH'),
    positions: list('BYSETPOS'),
    weekStart: weekdayNumber(parts.get('WKST') ?? 'MO'),
  }
  requireCompatibleParts(rule)
  return rule
}

function readParts(text: string): Map<string, string> {
  if (text.length > MAX_RULE_LENGTH) throw new RecurrenceProblem('The rule is too long.')
  const parts = new Map<string, string>()
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, '')
    .split(';')) {
    const mark = part.indexOf('=')
    const name = part.slice(0, Math.max(mark, 0)).trim().toUpperCase()
    // A semicolon at the end is common, and harmless.
    if (part.trim() === '' && parts.size > 0) continue
    if (!KNOWN.has(name)) {
      throw new RecurrenceProblem(`The rule has an unknown part: ${part.slice(0, 40)}`)
    }
    if (parts.has(name)) throw new RecurrenceProblem(`The rule has ${name} twice.`)
    parts.set(name, part.slice(mark + 1).trim())
  }
  return parts
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number >= 1) return number
  throw new RecurrenceProblem(`${name} must be a whole number from 1 to ${MAX_NUMBER}.`)
}

function readList(name: ListName, text: string | undefined): number[] {
  if (text === undefined) return []
  const { low, high, negative } = LISTS[name]
  const numbers = text.split(',').map((item) => {
    const number = /^[+-]?\d{1,3}$/.test(item.trim()) ? Number(item) : Number.NaN
    const size = negative ? Math.abs(number) : number
    if (size >= low && size <= high) return number
    throw new RecurrenceProblem(
      `${name} holds numbers from ${low} to ${high}${negative ? ', or the same below zero' : ''}.`,
    )
  })
  return [...new Set(numbers)].toSorted((one, other) => one - other)
}

function weekdayNumber(text: string): number {
  const number = WEEKDAYS.findIndex((name) => name === text.trim().toUpperCase())
  if (number >= 0) return number
  throw new RecurrenceProblem(`Days of the week are ${WEEKDAYS.join(', ')}.`)
}

function readWeekdays(text: string | undefined): RuleWeekday[] {
  if (text === undefined) return []
  const days = new Map<string, RuleWeekday>()
  for (const item of text.split(',')) {
    const [, number = '', name = ''] = /^\s*([+-]?\d{0,2})([A-Za-z]{2})\s*$/.exec(item) ?? []
    const weekday = weekdayNumber(name)
    const nth = Number(number === '' ? 0 : number)
    if (Number.isNaN(nth) || Math.abs(nth) > 53 || (number !== '' && nth === 0)) {
      throw new RecurrenceProblem('BYDAY numbers must be from 1 to 53, or from -53 to -1.')
    }
    days.set(`${nth}${weekday}`, { weekday, nth })
  }
  return [...days.values()]
}

/** A date without a time includes the whole day; UTC is converted to the event's zone. */
function readUntil(text: string | undefined, zone: string): WallTime | undefined {
  if (text === undefined) return undefined
  const utc = /Z$/i.test(text)
  const read = readWall(utc ? text.slice(0, -1) : text)
  const until = read && untilOf(read, utc, zone)
  if (until !== undefined) return until
  throw new RecurrenceProblem('UNTIL must be a date (19971224) or a time (19971224T000000Z).')
}

function untilOf({ wall, dateOnly }: ReadWall, utc: boolean, zone: string): WallTime | undefined {
  if (dateOnly) return endOfDay(wall)
  return utc ? wallOfInstant(new Date(millisecondsOfWall(wall)), zone) : wall
}

/** Checks combinations that the standard forbids (RFC 5545, 3.3.10). */
function requireCompatibleParts(rule: RecurrenceRule): void {
  const { frequency } = rule
  const is = (...names: Frequency[]): boolean => names.includes(frequency)
  const counted = rule.weekdays.some(({ nth }) => nth !== 0)
  if (rule.count !== undefined && rule.until !== undefined) {
    throw new RecurrenceProblem('A rule cannot have both COUNT and UNTIL.')
  }
  only(rule.weekNumbers.length === 0 || is('YEARLY'), 'BYWEEKNO', 'YEARLY')
  only(
    rule.yearDays.length === 0 || !is('MONTHLY', 'WEEKLY', 'DAILY'),
    'BYYEARDAY',
    'YEARLY, HOURLY, MINUTELY or SECONDLY',
  )
  only(rule.monthDays.length === 0 || !is('WEEKLY'), 'BYMONTHDAY', 'not WEEKLY')
  only(!counted || is('YEARLY', 'MONTHLY'), 'BYDAY with a number', 'YEARLY or MONTHLY')
  if (counted && rule.weekNumbers.length > 0) {
    throw new RecurrenceProblem('BYDAY with a number cannot be combined with BYWEEKNO.')
  }
  if (rule.positions.length > 0 && !hasOtherPart(rule)) {
    throw new RecurrenceProblem('BYSETPOS needs another part whose name begins with BY.')
  }
}

function only(fits: boolean, part: string, frequencies: string): void {
  if (!fits)
    throw new RecurrenceProblem(`${part} is only allowed in rules that are ${frequencies}.`)
}

function hasOtherPart(rule: RecurrenceRule): boolean {
  const { seconds, minutes, hours, weekdays, monthDays, yearDays, weekNumbers, months } = rule
  return [seconds, minutes, hours, weekdays, monthDays, yearDays, weekNumbers, months].some(
    (list) => list.length > 0,
  )
}
