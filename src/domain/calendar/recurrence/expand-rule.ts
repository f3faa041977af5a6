import { millisecondsOfWall } from '../time/wall-time.ts'
import {
  calendarDay,
  dayNumber,
  dayTest,
  monthLength,
  weekdayOf,
  yearLength,
  type CalendarDay,
} from './days.ts'
import type { Effort } from './effort.ts'
import { chosen } from './positions.ts'
import type { RecurrenceRule } from './rule.ts'
import { shortPeriods } from './short-periods.ts'
import { timesOfDay } from './times-of-day.ts'
import { DAY, LAST_MOMENT, type WallMoment } from './wall-moments.ts'

/**
 * The moments that a rule names from its start on, in order and without doubles, up to UNTIL and
 * the end of the year 9999. COUNT is not looked at, since the start counts whether the rule names
 * it or not. A rule may go on for thousands of years, or name nothing at all: whoever asks says how
 * far to look and how much work that may be.
 *
 * @param latest no moment after this one is looked for
 * @throws RecurrenceProblem when the effort is spent
 */
export function* expandRule(
  rule: RecurrenceRule,
  start: WallMoment,
  latest: WallMoment,
  effort: Effort,
): Generator<WallMoment> {
  const until = rule.until === undefined ? LAST_MOMENT : millisecondsOfWall(rule.until)
  const last = Math.min(until, latest, LAST_MOMENT)
  const moments = isShort(rule)
    ? shortPeriods(rule, start, last, effort)
    : longPeriods(rule, start, last, effort)
  for (const moment of moments) {
    if (moment > last) return
    effort.spend()
    if (moment >= start) yield moment
  }
}

const isShort = ({ frequency }: RecurrenceRule): boolean =>
  frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'

/** Rules whose period is a day or more: the fitting days of a period, and the times on each. */
function* longPeriods(
  rule: RecurrenceRule,
  start: WallMoment,
  last: WallMoment,
  effort: Effort,
): Generator<WallMoment> {
  const fits = dayTest(rule, start)
  const times = timesOfDay(rule, start)
  for (const [from, length] of periods(rule, Math.floor(start / DAY))) {
    if (from * DAY > last) return
    effort.spend(length)
    const days: number[] = []
    for (let number = from; number < from + length; number++) {
      if (fits(calendarDay(number))) days.push(number)
    }
    const size = days.length * times.length
    for (const index of chosen(rule.positions, size)) {
      const day = days[Math.floor(index / times.length)] ?? 0
      yield day * DAY + (times[index % times.length] ?? 0)
    }
  }
}

/** Periods as a first day and a number of days, from the one that holds the start. */
function* periods(rule: RecurrenceRule, startDay: number): Generator<readonly [number, number]> {
  const first = calendarDay(startDay)
  for (let step = 0; ; step += rule.interval) {
    const period = periodAt(rule, first, step)
    if (period === undefined) return
    yield period
  }
}

function periodAt(
  { frequency, weekStart }: RecurrenceRule,
  first: CalendarDay,
  step: number,
): readonly [number, number] | undefined {
  if (frequency === 'YEARLY') {
    const year = first.year + step
    return year > 9999 ? undefined : [dayNumber(year, 1, 1), yearLength(year)]
  }
  if (frequency === 'MONTHLY') {
    const months = first.month - 1 + step
    const year = first.year + Math.floor(months / 12)
    const month = (months % 12) + 1
    if (year > 9999) return undefined
    return [dayNumber(year, month, 1), monthLength({ year, month })]
  }
  if (frequency === 'DAILY') return [first.number + step, 1]
  const week = first.number - ((weekdayOf(first.number) - weekStart + 7) % 7)
  return [week + step * 7, 7]
}
