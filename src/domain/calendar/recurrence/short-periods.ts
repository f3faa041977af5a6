import { calendarDay, dayTest } from './days.ts'
import type { WorkBudget } from './work-budget.ts'
import { selectPositions } from './positions.ts'
import type { RecurrenceRule } from './rule.ts'
import { part, timesOfHour, timesOfMinute } from './times-of-day.ts'
import { DAY, HOUR, MINUTE, SECOND, type WallMoment } from './wall-moments.ts'

/** A larger unit that has to match, and the unit by which it is tested. */
interface Surrounding {
  readonly size: number
  readonly fits: (moment: WallMoment) => boolean
}

/**
 * Expands rules with a period of an hour, a minute or a second. Days, hours and minutes without a
 * match are skipped in one step, so that a rule for each second of one minute of the year does not
 * visit all of its seconds.
 */
export function* shortPeriods(
  rule: RecurrenceRule,
  start: WallMoment,
  last: WallMoment,
  budget: WorkBudget,
): Generator<WallMoment> {
  const { size, times } = period(rule, start)
  const first = start - (((start % size) + size) % size)
  const stride = size * rule.interval
  const around = surroundings(rule, start, size)
  for (let at = first; at <= last;) {
    budget.spend()
    const misfit = around.find(({ fits }) => !fits(at))
    if (misfit === undefined) {
      for (const index of selectPositions(rule.positions, times.length))
        yield at + (times[index] ?? 0)
      at += stride
    } else {
      const next = (Math.floor(at / misfit.size) + 1) * misfit.size
      at += Math.ceil((next - at) / stride) * stride
    }
  }
}

function period(rule: RecurrenceRule, start: WallMoment) {
  if (rule.frequency === 'HOURLY') return { size: HOUR, times: timesOfHour(rule, start) }
  if (rule.frequency === 'MINUTELY') return { size: MINUTE, times: timesOfMinute(rule, start) }
  return { size: SECOND, times: [0] }
}

/** From the largest unit to the smallest, so that the longest stretch is skipped at once. */
function surroundings(rule: RecurrenceRule, start: WallMoment, size: number): Surrounding[] {
  const day = dayTest(rule, start)
  const listed = (wanted: readonly number[], larger: number, unit: number): Surrounding[] =>
    wanted.length === 0 || unit < size
      ? []
      : [{ size: unit, fits: (moment) => wanted.includes(part(moment, larger, unit)) }]
  return [
    { size: DAY, fits: dayOnce((number) => day(calendarDay(number))) },
    ...listed(rule.hours, DAY, HOUR),
    ...listed(rule.minutes, HOUR, MINUTE),
    ...listed(rule.seconds, MINUTE, SECOND),
  ]
}

/** Many periods of the same day follow each other. */
function dayOnce(test: (number: number) => boolean): (moment: WallMoment) => boolean {
  let known = Number.NaN
  let answer = false
  return (moment) => {
    const number = Math.floor(moment / DAY)
    if (number !== known) {
      known = number
      answer = test(number)
    }
    return answer
  }
}
