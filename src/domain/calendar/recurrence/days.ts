import type { RecurrenceRule, RuleWeekday } from './rule.ts'
import { DAY, type WallMoment } from './wall-moments.ts'

export interface CalendarDay {
  /** Days since 1970-01-01. */
  readonly number: number
  readonly year: number
  readonly month: number
  readonly day: number
  /** Monday is 0. */
  readonly weekday: number
}

/** Days before each month, in a common year and in a leap year. */
const BEFORE_MONTH = [false, true].map((leap) => {
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return lengths.reduce<number[]>((before, days) => [...before, (before.at(-1) ?? 0) + days], [0])
})

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const beforeMonth = (year: number, month: number): number =>
  BEFORE_MONTH[Number(isLeap(year))]?.[month - 1] ?? 0

/** Days from the first day of the year 0 of the Gregorian calendar to that of 1970. */
const EPOCH = 719_528

/** Days from the beginning of year 0 to that of the given year. */
const beforeYear = (year: number): number =>
  365 * year + Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400)

export const dayNumber = (year: number, month: number, day: number): number =>
  beforeYear(year) + beforeMonth(year, month) + day - 1 - EPOCH

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7

/** The day of a number; computed without Date because expansions need hundreds of thousands. */
export function calendarDay(number: number): CalendarDay {
  const days = number + EPOCH
  let year = Math.floor(days / 365.2425)
  if (beforeYear(year) > days) year--
  else if (beforeYear(year + 1) <= days) year++
  const inYear = days - beforeYear(year)
  // No month is longer than 31 days, so this is the month or the one before it.
  let month = Math.floor(inYear / 31) + 1
  if (beforeMonth(year, month + 1) <= inYear) month++
  const day = inYear - beforeMonth(year, month) + 1
  return { number, year, month, day, weekday: weekdayOf(number) }
}

type DayTest = (day: CalendarDay) => boolean

/**
 * Creates the test whether a day matches a rule. Omitted parts follow from the start: a plain
 * yearly rule recurs on the month and day of the start, a weekly one on its day of the week.
 */
export function dayTest(rule: RecurrenceRule, start: WallMoment): DayTest {
  const { months, monthDays, yearDays, weekNumbers, weekdays } = completeRule(rule, start)
  const tests: DayTest[] = []
  if (months.length > 0) tests.push(({ month }) => months.includes(month))
  if (monthDays.length > 0) tests.push((day) => matches(monthDays, day.day, monthLength(day)))
  if (yearDays.length > 0) {
    tests.push((day) => matches(yearDays, dayOfYear(day), yearLength(day.year)))
  }
  if (weekNumbers.length > 0) tests.push((day) => isInWeek(day, weekNumbers, rule.weekStart))
  if (weekdays.length > 0) {
    const inYear = rule.frequency === 'YEARLY' && months.length === 0
    tests.push((day) => weekdays.some((wanted) => isWeekday(day, wanted, inYear)))
  }
  return (day) => tests.every((test) => test(day))
}

function completeRule(rule: RecurrenceRule, start: WallMoment): RecurrenceRule {
  const { frequency, months, monthDays, yearDays, weekNumbers, weekdays } = rule
  if (monthDays.length > 0 || yearDays.length > 0 || weekdays.length > 0) return rule
  const first = calendarDay(Math.floor(start / DAY))
  const onWeekday = { ...rule, weekdays: [{ weekday: first.weekday, nth: 0 }] }
  if (frequency === 'WEEKLY') return onWeekday
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [first.day] }
  if (frequency !== 'YEARLY') return rule
  if (weekNumbers.length > 0) return onWeekday
  return { ...rule, monthDays: [first.day], months: months.length > 0 ? months : [first.month] }
}

/** Whether a position, counted from 1, is wanted, counting from the beginning or from the end. */
const matches = (wanted: readonly number[], place: number, length: number): boolean =>
  wanted.includes(place) || wanted.includes(place - length - 1)

function isWeekday(day: CalendarDay, { weekday, nth }: RuleWeekday, inYear: boolean): boolean {
  if (day.weekday !== weekday) return false
  if (nth === 0) return true
  const place = inYear ? dayOfYear(day) : day.day
  const length = inYear ? yearLength(day.year) : monthLength(day)
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth
}

/** A week belongs to the year with most of its days. */
function isInWeek(day: CalendarDay, wanted: readonly number[], weekStart: number): boolean {
  const middleWeekday = (weekStart + 3) % 7
  const middle = day.number - ((day.weekday - weekStart + 7) % 7) + 3
  const { year } = calendarDay(middle)
  const newYear = dayNumber(year, 1, 1)
  const firstMiddle = newYear + ((middleWeekday - weekdayOf(newYear) + 7) % 7)
  const weeks = Math.floor((newYear + yearLength(year) - 1 - firstMiddle) / 7) + 1
  return matches(wanted, (middle - firstMiddle) / 7 + 1, weeks)
}

const dayOfYear = ({ number, year }: CalendarDay): number => number - dayNumber(year, 1, 1) + 1

export const yearLength = (year: number): number => (isLeap(year) ? 366 : 365)

export const monthLength = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>): number =>
  beforeMonth(year, month + 1) - beforeMonth(year, month)
