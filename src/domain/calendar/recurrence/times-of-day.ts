import type { RecurrenceRule } from './rule.ts'
import { DAY, HOUR, MINUTE, SECOND, type WallMoment } from './wall-moments.ts'

/** The rule's times on each of its days, in order, in milliseconds after midnight. */
export function timesOfDay(rule: RecurrenceRule, start: WallMoment): readonly number[] {
  return withMinutes(rule, start, orOwn(rule.hours, part(start, DAY, HOUR)), HOUR)
}

/** The rule's times within each of its hours, in milliseconds after the full hour. */
export const timesOfHour = (rule: RecurrenceRule, start: WallMoment): readonly number[] =>
  withMinutes(rule, start, [0], 0)

/** The rule's times within each of its minutes. */
export const timesOfMinute = (rule: RecurrenceRule, start: WallMoment): readonly number[] =>
  orOwn(rule.seconds, part(start, MINUTE, SECOND)).map((second) => second * SECOND)

function withMinutes(
  rule: RecurrenceRule,
  start: WallMoment,
  hours: readonly number[],
  hour: number,
): number[] {
  const minutes = orOwn(rule.minutes, part(start, HOUR, MINUTE))
  const seconds = timesOfMinute(rule, start)
  return hours.flatMap((at) =>
    minutes.flatMap((minute) => seconds.map((second) => at * hour + minute * MINUTE + second)),
  )
}

const orOwn = (wanted: readonly number[], own: number): readonly number[] =>
  wanted.length > 0 ? wanted : [own]

/** The number of smaller units since the start of the larger one; also before 1970. */
export const part = (moment: WallMoment, larger: number, smaller: number): number =>
  Math.floor((((moment % larger) + larger) % larger) / smaller)
