import { addSeconds, millisecondsOfWall, type WallTime } from '../time/wall-time.ts'
import { Effort } from './effort.ts'
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

const SPLIT_EFFORT = 1_000_000

/**
 * Cuts a series in front of one of its times: what comes earlier stays, and the rest is a series
 * that starts there. Of a counted rule each part gets its share.
 * @throws RecurrenceProblem where the time is not one of the rule's, so that no rule can start there
 */
export function splitRecurrence(
  series: SeriesStart,
  recurrence: Recurrence,
  at: WallTime,
): SplitRecurrence {
  const { rrule, rdate, exdate } = recurrence
  const rules = rrule === null ? null : ruleFrom(readRule(rrule, series.zone), series, at)
  return {
    before: endedRecurrence(series, recurrence, at),
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
  if (count !== undefined && count <= earlier) throw notStarting()
  return ruleText({ ...rule, count: count === undefined ? undefined : count - earlier })
}

/** What is left of a series that ends in front of one of its times. */
export function endedRecurrence(
  { start, zone }: SeriesStart,
  { rrule, rdate, exdate }: Recurrence,
  at: WallTime,
): Recurrence {
  const earlier = (wall: WallTime): boolean => wall < at
  const rule = rrule === null ? undefined : readRule(rrule, zone)
  return {
    rrule: rule === undefined ? null : ruleText(endedRule(rule, start, at)),
    rdate: rdate.filter(earlier),
    exdate: exdate.filter(earlier),
  }
}

/** A rule that has ended before stays as it is. */
function endedRule(rule: RecurrenceRule, start: WallTime, at: WallTime): RecurrenceRule {
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
    new Effort(SPLIT_EFFORT),
  )) {
    if (moment > from && ++times >= count) return rule
  }
  return { ...rule, count: undefined, until }
}

/** How many times lie before one of the rule's own; the start counts though no rule names it. */
function timesBefore(rule: RecurrenceRule, start: WallTime, at: WallTime): number {
  const [from, latest] = [millisecondsOfWall(start), millisecondsOfWall(at)]
  let earlier = 1
  for (const moment of expandRule(rule, from, latest, new Effort(SPLIT_EFFORT))) {
    if (moment === latest) return earlier
    if (moment > from) earlier++
  }
  throw notStarting()
}

const notStarting = (): RecurrenceProblem =>
  new RecurrenceProblem('Only a time that the rule itself names can begin a new series.')
