import { millisecondsOfWall } from '../time/wall-time.ts'
import type { Effort } from './effort.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './read-rule.ts'
import type { Recurrence, SeriesStart } from './recurrence.ts'
import type { RecurrenceRule } from './rule.ts'
import type { WallMoment } from './wall-moments.ts'

/**
 * The moments at which a series begins anew, in order and without doubles: its start, which always
 * counts, what the rule names, and further dates; without those that are left out.
 * @throws RecurrenceProblem when the effort is spent
 */
export function* seriesMoments(
  { start, zone }: SeriesStart,
  recurrence: Recurrence,
  latest: WallMoment,
  effort: Effort,
): Generator<WallMoment> {
  const rule = recurrence.rrule === null ? undefined : readRule(recurrence.rrule, zone)
  const from = millisecondsOfWall(start)
  const omitted = new Set(recurrence.exdate.map(millisecondsOfWall))
  const further = recurrence.rdate.map(millisecondsOfWall)
  for (const moment of merged(ruled(rule, from, latest, effort), further)) {
    if (moment > latest) return
    if (!omitted.has(moment)) yield moment
  }
}

/** The start and what the rule names after it, as many as COUNT says. */
function* ruled(
  rule: RecurrenceRule | undefined,
  start: WallMoment,
  latest: WallMoment,
  effort: Effort,
): Generator<WallMoment> {
  yield start
  if (rule === undefined) return
  let left = (rule.count ?? Number.POSITIVE_INFINITY) - 1
  if (left === 0) return
  for (const moment of expandRule(rule, start, latest, effort)) {
    if (moment === start) continue
    yield moment
    if (--left === 0) return
  }
}

/** Two sorted rows of moments as one. */
function* merged(one: Iterable<WallMoment>, other: readonly WallMoment[]): Generator<WallMoment> {
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
