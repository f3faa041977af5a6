import { millisecondsOfWall } from '../../time/wall-time.ts'
import type { WorkBudget } from './work-budget.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './read-rule.ts'
import type { Recurrence, SeriesStart } from './recurrence.ts'
import type { RecurrenceRule } from './rule.ts'
import type { WallMoment } from './wall-moments.ts'

/**
 * Yields the moments of a series in order and without duplicates: the start, which always counts,
 * those of the rule, and additional dates; without excluded ones.
 * @throws RecurrenceProblem if the budget is spent
 */
export function* seriesMoments(
  { start, zone }: SeriesStart,
  recurrence: Recurrence,
  latest: WallMoment,
  budget: WorkBudget,
): Generator<WallMoment> {
  const rule = recurrence.rrule === null ? undefined : readRule(recurrence.rrule, zone)
  const from = millisecondsOfWall(start)
  const omitted = new Set(recurrence.exdate.map(millisecondsOfWall))
  const further = recurrence.rdate.map(millisecondsOfWall)
  for (const moment of mergeMoments(ruleMoments(rule, from, latest, budget), further)) {
    if (moment > latest) return
    if (!omitted.has(moment)) yield moment
  }
}

/** The start and the following moments of the rule, limited by COUNT. */
function* ruleMoments(
  rule: RecurrenceRule | undefined,
  start: WallMoment,
  latest: WallMoment,
  budget: WorkBudget,
): Generator<WallMoment> {
  yield start
  if (rule === undefined) return
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - 1
  if (left === 0) return
  for (const moment of expandRule(rule, start, latest, budget)) {
    if (moment === start) continue
    yield moment
    if (--left === 0) return
  }
}

/** Merges two sorted sequences of moments. */
function* mergeMoments(
  one: Iterable<WallMoment>,
  other: readonly WallMoment[],
): Generator<WallMoment> {
  let at = 0
  let previous = Number.NaN
  for (const moment of one) {
    for (let next = other[at]; next !== undefined && next < moment; next = other[++at]) {
      if (next !== previous) yield (previous = next)
    }
    if (moment !== previous) yield (previous = moment)
  }
  for (const next of other.slice(at)) if (next !== previous) yield (previous = next)
}
