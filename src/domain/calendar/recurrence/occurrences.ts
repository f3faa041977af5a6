import { wholeDays, type Cutoff } from '../time/days.ts'
import { resolvePeriod, type Period } from '../time/period.ts'
import {
  addSeconds,
  midnight,
  millisecondsOfWall,
  secondsBetween,
  wallOfMilliseconds,
  type WallTime,
} from '../time/wall-time.ts'
import { Effort } from './effort.ts'
import type { Recurrence, SeriesStart } from './recurrence.ts'
import { seriesMoments } from './series.ts'
import type { WallMoment } from './wall-moments.ts'

/** One time that an event happens. */
export interface Occurrence extends Period {
  /** When it begins by the rule; its name within the series, whatever the clocks do that day. */
  readonly originalStart: WallTime
}

/** A settled event, as its row has it. */
export interface SeriesEvent extends SeriesStart {
  readonly end: WallTime
  readonly allDay: boolean
}

/** How many rows a series may have, and how many of them may lie in the past. */
export const MOST_OCCURRENCES = 4000
export const MOST_PAST = 2000

const EXPANSION_EFFORT = 1_000_000

export interface Reach {
  /** What has begun before this is past. */
  readonly now: WallTime
  /** Nothing is looked for after this. */
  readonly horizon: WallTime
}

/**
 * The times that are stored of a series: the latest of what is past, and what comes until the
 * horizon. Each lasts as long as the event by the clock on the wall. A time that the clocks skip
 * moves forward; where that is another occurrence's time, there is one.
 * @throws RecurrenceProblem for a rule that names too much
 */
export function occurrencesOf(
  event: SeriesEvent,
  recurrence: Recurrence,
  { now, horizon }: Reach,
): Occurrence[] {
  const border = millisecondsOfWall(now)
  const past: WallMoment[] = []
  const coming: WallMoment[] = []
  const effort = new Effort(EXPANSION_EFFORT)
  for (const moment of seriesMoments(event, recurrence, millisecondsOfWall(horizon), effort)) {
    if (moment >= border) coming.push(moment)
    else past.push(moment)
    // Kept in slack, so that old moments are dropped seldom.
    if (past.length > 2 * MOST_PAST) past.splice(0, MOST_PAST)
    if (coming.length + Math.min(past.length, MOST_PAST) >= MOST_OCCURRENCES) break
  }
  return settled(event, [...past.slice(-MOST_PAST), ...coming])
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

/** @returns undefined where the event would end after the year 9999 */
function occurrenceAt(event: SeriesEvent, moment: WallMoment): Occurrence | undefined {
  const start = wallOfMilliseconds(moment)
  const end = start && addSeconds(start, secondsBetween(event.start, event.end))
  if (start === undefined || end === undefined) return undefined
  const { zone, allDay } = event
  // Whole days were saved with the cut-off of their time, which is the time that they begin.
  const cutoff = event.start.slice(11, 16) as Cutoff
  const wanted = allDay
    ? { start, end: midnight(wholeDays(event.start, end).last), zone, allDay, cutoff }
    : { start, end, zone, allDay }
  const period = resolvePeriod(wanted)
  return typeof period === 'string' ? undefined : { originalStart: start, ...period }
}
