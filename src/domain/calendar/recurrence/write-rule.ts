import { WEEKDAYS, type RecurrenceRule } from './rule.ts'
import type { WallTime } from '../../time/wall-time.ts'
import { basicTime } from './wall-moments.ts'

/**
 * Writes a rule as text, with its parts in a fixed order.
 * @param untilText formats UNTIL; by default as a wall time
 */
export function ruleText(
  rule: RecurrenceRule,
  untilText: (until: WallTime) => string = basicTime,
): string {
  const { until, count, interval } = rule
  const parts: (readonly [string, string | undefined])[] = [
    ['FREQ', rule.frequency],
    ['INTERVAL', interval === 1 ? undefined : String(interval)],
    ['COUNT', count === undefined ? undefined : String(count)],
    ['UNTIL', until === undefined ? undefined : untilText(until)],
    ['BYMONTH', joined(rule.months)],
    ['BYWEEKNO', joined(rule.weekNumbers)],
    ['BYYEARDAY', joined(rule.yearDays)],
    ['BYMONTHDAY', joined(rule.monthDays)],
    ['BYDAY', joined(rule.weekdays.map(({ nth, weekday }) => `${nth || ''}${WEEKDAYS[weekday]}`))],
    ['BYHOUR', joined(rule.hours)],
    ['BYMINUTE', joined(rule.minutes)],
    ['BYSECOND', joined(rule.seconds)],
    ['BYSETPOS', joined(rule.positions)],
    ['WKST', rule.weekStart === 0 ? undefined : WEEKDAYS[rule.weekStart]],
  ]
  return parts
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join(';')
}

const joined = (items: readonly (number | string)[]): string | undefined =>
  items.length === 0 ? undefined : items.join(',')
