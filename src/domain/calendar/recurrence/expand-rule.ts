import { millisecondsOfWall } from '../../time/wall-time.ts'
import {
  calendarDay,
  dayNumber,
  dayTest,
  monthLength,
  weekdayOf,
  yearLength,
  type CalendarDay,
} from './days.ts'
import type { WorkBudget } from './work-budget.ts'
import { selectPositions } from './positions.ts'
import type { RecurrenceRule } from './rule.ts'
import { shortPeriods } from './short-periods.ts'
import { timesOfDay } from './times-of-day.ts'
import { DAY, LAST_MOMENT, type WallMoment } from './wall-moments.ts'

/**
 * Yields the moments of a rule from its start, in order and without duplicates, up to UNTIL and the
 * end of the year 9999. COUNT is ignored, since the start counts even if the rule does not match
 * it. A rule may continue for thousands of years or never match, so the caller sets how far to look
 * and how much work that may take.
 *
 * @param latest the last moment to look for
 * @throws RecurrenceProblem if the budget is spent
 */
export function* expandRule(
  rule: RecurrenceRule,
  start: WallMoment,
  latest: WallMoment,
  budget: WorkBudget,
): Generator<WallMoment> {
  const until = rule.until === undefined ? LAST_MOMENT : millisecondsOfWall(rule.until)
  const last = Math.min(until, latest, LAST_MOMENT)
  const moments = isShort(rule)
    ? shortPeriods(rule, start, last, budget)
    : longPeriods(rule, start, last, budget)
  for (const moment of moments) {
    if (moment > last) return
    budget.spend()
    if (moment >= start) yield moment
  }
}

const isShort = ({ frequency }: RecurrenceRule): boolean =>
  frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'

/** Expands rules with periods of a day or more: the matching days of each period, and the times on each. */
function* longPeriods(
  rule: RecurrenceRule,
  start: WallMoment,
  last: WallMoment,
  budget: WorkBudget,
): Generator<WallMoment> {
  const fits = dayTest(rule, start)
  const times = timesOfDay(rule, start)
  for (const [from, length] of periods(rule, Math.floor(start / DAY))) {
    if (from * DAY > last) return
    budget.spend(length)
    const days: number[] = []
    for (let number = from; number < from + length; number++) {
      if (fits(calendarDay(number))) days.push(number)
    }
    const size = days.length * times.length
    for (const index of selectPositions(rule.positions, size)) {
      const day = days[Math.floor(index / times.length)] ?? 0
      yield day * DAY + (times[index % times.length] ?? 0)
    }
  }
}

/** Yields periods as a first day and a number of days, from the one with the start. */
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
