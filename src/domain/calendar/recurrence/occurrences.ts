import { cutoffAt, wholeDays } from '../../time/days.ts'
import { resolvePeriod, type Period } from '../../time/period.ts'
import {
  addSeconds,
  midnight,
  millisecondsOfWall,
  secondsBetween,
  wallOfMilliseconds,
  type WallTime,
} from '../../time/wall-time.ts'
import { WorkBudget } from './work-budget.ts'
import type { Recurrence, SeriesStart } from './recurrence.ts'
import { seriesMoments } from './series.ts'
import type { WallMoment } from './wall-moments.ts'

export interface Occurrence extends Period {
  /** When it starts by the rule; its identifier within the series, regardless of clock changes. */
  readonly originalStart: WallTime
}

/** An event with resolved times, as in its row. */
export interface SeriesEvent extends SeriesStart {
  readonly end: WallTime
  readonly allDay: boolean
}

/** The most occurrences that are stored of a series, and how many of them may be in the past. */
export const MAX_OCCURRENCES = 4000
const MAX_PAST_OCCURRENCES = 2000

const EXPANSION_BUDGET = 1_000_000

export interface ExpansionWindow {
  /** Occurrences that started before this are past. */
  readonly now: WallTime
  /** The end of the expansion. */
  readonly horizon: WallTime
}

/**
 * Expands a series to the occurrences to store: the latest past ones, and those up to the horizon.
 * Each has the duration of the event in wall time. A time that the clocks skip moves forward; if
 * that is the time of another occurrence, only one remains.
 * @throws RecurrenceProblem if the rule has too many occurrences
 */
export function occurrencesOf(
  event: SeriesEvent,
  recurrence: Recurrence,
  { now, horizon }: ExpansionWindow,
): Occurrence[] {
  const border = millisecondsOfWall(now)
  const past: WallMoment[] = []
  const coming: WallMoment[] = []
  const budget = new WorkBudget(EXPANSION_BUDGET)
  for (const moment of seriesMoments(event, recurrence, millisecondsOfWall(horizon), budget)) {
    if (moment >= border) coming.push(moment)
    else past.push(moment)
    // With slack, so that old moments are rarely dropped.
    if (past.length > 2 * MAX_PAST_OCCURRENCES) past.splice(0, MAX_PAST_OCCURRENCES)
    if (coming.length + Math.min(past.length, MAX_PAST_OCCURRENCES) >= MAX_OCCURRENCES) break
  }
  return settled(event, [...past.slice(-MAX_PAST_OCCURRENCES), ...coming])
}

function settled(event: SeriesEvent, moments: readonly WallMoment[]): Occurrence[] {
  const occurrences: Occurrence[] = []
  for (const moment of moments) {
    const next = occurrenceAt(event, moment)
    const last = occurrences.at(-1)
    if (next !== undefined && next.utcStart.getTime() !== last?.utcStart.getTime()) {
      occurrences.push(next)
    }
  }
  return occurrences
}

/** @returns undefined if the event would end after the year 9999 */
function occurrenceAt(event: SeriesEvent, moment: WallMoment): Occurrence | undefined {
  const start = wallOfMilliseconds(moment)
  const end = start && addSeconds(start, secondsBetween(event.start, event.end))
  if (start === undefined || end === undefined) return undefined
  const { zone, allDay } = event
  const cutoff = cutoffAt(event.start)
  const wanted = allDay
    ? { start, end: midnight(wholeDays(event.start, end).last), zone, allDay, cutoff }
    : { start, end, zone, allDay }
  const period = resolvePeriod(wanted)
  return typeof period === 'string' ? undefined : { originalStart: start, ...period }
}
