/**
 * The next times of a rule that is not saved yet, for people to see what they say. The service has
 * the last word; it expands what the form cannot show.
 */
import { isShown, WEEKDAYS, weekdayOf, type MonthDay, type Repeat, type Rule } from './repeat.ts'
import { dateOfDay, dayNumberOf, type WallTime } from './wall-time.ts'

/** Most consecutive periods without any time; a fifth weekday on 29 February has the longest gap. */
const EMPTY_PERIODS = 1000

/**
 * The first times of an event, its start among them.
 * @returns undefined for a rule that the form cannot show
 */
export function nextTimes(
  start: WallTime,
  { rule, further, skipped }: Repeat,
  limit: number,
): WallTime[] | undefined {
  if (rule !== undefined && !isShown(rule)) return undefined
  // Times that are left out count, so that many more have to be found.
  const wanted = limit + skipped.length
  const found = new Set([start, ...further])
  const ofRule = rule === undefined ? [] : ruleTimes(rule, start)
  let left = rule?.ending.by === 'count' ? rule.ending.count - 1 : wanted
  for (const time of ofRule) {
    if (time === start) continue
    if (left-- <= 0 || found.size >= wanted + further.length) break
    found.add(time)
  }
  return [...found]
    .filter((time) => !skipped.includes(time))
    .toSorted()
    .slice(0, limit)
}

/** The times that a rule names, from the start on. */
function* ruleTimes(rule: Rule, start: WallTime): Generator<WallTime> {
  const first = dayNumberOf(start)
  const last = rule.ending.by === 'date' ? dayNumberOf(rule.ending.date) : Number.POSITIVE_INFINITY
  let empty = 0
  for (let period = 0; empty < EMPTY_PERIODS; period += rule.every) {
    const days = daysOf(rule, start, period)
    empty = days.length === 0 ? empty + 1 : 0
    for (const day of days.filter((it) => it >= first)) {
      const date = dateOfDay(day)
      if (date === undefined || day > last) return
      yield `${date} ${start.slice(11)}`
    }
  }
}

/** The days of the period with that number, counted from the one of the start. */
function daysOf(
  { unit, weekdays, weekStart, on, month }: Rule,
  start: WallTime,
  period: number,
): number[] {
  const first = dayNumberOf(start)
  if (unit === 'day') return [first + period]
  if (unit === 'week') {
    const begin = WEEKDAYS.indexOf(weekStart)
    const inWeek = (weekday: number): number => (weekday - begin + 7) % 7
    const monday = first - inWeek(WEEKDAYS.indexOf(weekdayOf(start))) + 7 * period
    return weekdays.map((it) => monday + inWeek(WEEKDAYS.indexOf(it))).toSorted((a, b) => a - b)
  }
  const year = Number(start.slice(0, 4))
  const months = unit === 'year' ? month - 1 + 12 * period : Number(start.slice(5, 7)) - 1 + period
  const day = dayInMonth(on, year + Math.floor(months / 12), (months % 12) + 1)
  return day === undefined ? [] : [day]
}

/** The matching day of a month; undefined if there is none. */
function dayInMonth(on: MonthDay, year: number, month: number): number | undefined {
  const first = dayNumberOf(`${year}-${String(month).padStart(2, '0')}-01`)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (on.by === 'last') return first + length - 1
  if (on.by === 'date') return on.day > length ? undefined : first + on.day - 1
  const date = dateOfDay(first)
  if (date === undefined) return undefined
  const to = (WEEKDAYS.indexOf(on.weekday) - WEEKDAYS.indexOf(weekdayOf(date)) + 7) % 7
  const all = [0, 7, 14, 21, 28].map((days) => to + days).filter((day) => day < length)
  const day = on.nth < 0 ? all.at(on.nth) : all[on.nth - 1]
  return day === undefined ? undefined : first + day
}
