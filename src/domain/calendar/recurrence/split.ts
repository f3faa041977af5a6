import { addSeconds, millisecondsOfWall, type WallTime } from '../../time/wall-time.ts'
import { WorkBudget } from './work-budget.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './read-rule.ts'
import type { Recurrence, SeriesStart } from './recurrence.ts'
import { RecurrenceProblem, type RecurrenceRule } from './rule.ts'
import { ruleText } from './write-rule.ts'

/** A series that was cut in two. */
export interface SplitRecurrence {
  readonly before: Recurrence
  readonly after: Recurrence
}

const SPLIT_BUDGET = 1_000_000

/**
 * Splits a series before one of its occurrences: the earlier ones stay, and a new series starts
 * there. COUNT is divided between both.
 * @throws RecurrenceProblem if the time is not an occurrence of the rule
 */
export function splitRecurrence(
  series: SeriesStart,
  recurrence: Recurrence,
  at: WallTime,
): SplitRecurrence {
  const { rrule, rdate, exdate } = recurrence
  const rules = rrule === null ? null : ruleFrom(readRule(rrule, series.zone), series, at)
  return {
    before: endRecurrence(series, recurrence, at),
    after: {
      rrule: rules,
      rdate: rdate.filter((wall) => wall > at),
      exdate: exdate.filter((wall) => wall >= at),
    },
  }
}

function ruleFrom(rule: RecurrenceRule, { start }: SeriesStart, at: WallTime): string {
  const earlier = timesBefore(rule, start, at)
  const { count } = rule
  if (count !== undefined && count <= earlier) throw cannotStartSeries()
  return ruleText({ ...rule, count: count === undefined ? undefined : count - earlier })
}

/** Returns the rest of a series that ends before one of its occurrences. */
export function endRecurrence(
  { start, zone }: SeriesStart,
  { rrule, rdate, exdate }: Recurrence,
  at: WallTime,
): Recurrence {
  const earlier = (wall: WallTime): boolean => wall < at
  const rule = rrule === null ? undefined : readRule(rrule, zone)
  return {
    rrule: rule === undefined ? null : ruleText(endRule(rule, start, at)),
    rdate: rdate.filter(earlier),
    exdate: exdate.filter(earlier),
  }
}

/** A rule that ends earlier stays unchanged. */
function endRule(rule: RecurrenceRule, start: WallTime, at: WallTime): RecurrenceRule {
  const until = addSeconds(at, -1)
  const { count } = rule
  if (count === undefined) {
    return until !== undefined && (rule.until === undefined || rule.until > until)
      ? { ...rule, until }
      : rule
  }
  const from = millisecondsOfWall(start)
  let times = 1
  for (const moment of expandRule(
    rule,
    from,
    millisecondsOfWall(at) - 1,
    new WorkBudget(SPLIT_BUDGET),
  )) {
    if (moment > from && ++times >= count) return rule
  }
  return { ...rule, count: undefined, until }
}

/** Counts the occurrences before one of the rule; the start counts even if the rule does not match it. */
function timesBefore(rule: RecurrenceRule, start: WallTime, at: WallTime): number {
  const [from, latest] = [millisecondsOfWall(start), millisecondsOfWall(at)]
  let earlier = 1
  for (const moment of expandRule(rule, from, latest, new WorkBudget(SPLIT_BUDGET))) {
    if (moment === latest) return earlier
    if (moment > from) earlier++
  }
  throw cannotStartSeries()
}

const cannotStartSeries = (): RecurrenceProblem =>
  new RecurrenceProblem('A new series can only start at an occurrence of the rule.')
