import type { Duration } from '../../../adapters/icalendar/durations.ts'
import type { CalendarEvent } from '../../calendar/icalendar/calendar-event.ts'
import { endAfter } from '../../calendar/icalendar/read-event.ts'
import { WorkBudget } from '../../calendar/recurrence/work-budget.ts'
import type { Recurrence } from '../../calendar/recurrence/recurrence.ts'
import { seriesMoments } from '../../calendar/recurrence/series.ts'
import { wallOfInstant } from '../../time/instants.ts'
import {
  addSeconds,
  LAST_WALL_TIME,
  FIRST_WALL_TIME,
  millisecondsOfWall,
  secondsBetween,
  wallOfMilliseconds,
  type WallTime,
} from '../../time/wall-time.ts'

/** The instants between which events are imported. */
export interface Window {
  readonly from: Date
  readonly to: Date
}

export interface SingleTime {
  readonly start: WallTime
  readonly end: WallTime
}

/** Most occurrences imported per rule (behaviour/imports.md#series). */
const MAX_OCCURRENCES = 100

/** Limit on the work for one rule, and for all rules of a file. */
const RULE_BUDGET = 300_000
const FILE_EFFORT = 60_000_000

export const newFileBudget = (): WorkBudget => new WorkBudget(FILE_EFFORT)

/** A series, with the duration of its occurrences if its file says one instead of an end. */
interface TimedSeries extends Pick<CalendarEvent, 'start' | 'end' | 'zone'> {
  readonly duration?: Duration | undefined
}

/** Clocks change by less than this, so that an occurrence lasts no longer than the first and this. */
const CHANGE_OF_CLOCKS = 86_400

/**
 * The occurrences of a series within a window, in order, each with the event's duration: of a
 * series with an end, as clocks show it.
 * @throws RecurrenceProblem for a rule that takes too much work
 */
export function* timesWithin(
  event: TimedSeries,
  recurrence: Recurrence,
  window: Window,
  fileBudget: WorkBudget,
): Generator<SingleTime> {
  const from = wallOfInstant(window.from, event.zone) ?? FIRST_WALL_TIME
  const to = wallOfInstant(window.to, event.zone) ?? LAST_WALL_TIME
  const seconds = secondsBetween(event.start, event.end)
  const { zone, duration } = event
  const endOf = (start: WallTime): WallTime | undefined =>
    duration === undefined ? addSeconds(start, seconds) : endAfter({ wall: start, zone }, duration)
  const earliest = millisecondsOfWall(from) - (seconds + CHANGE_OF_CLOCKS) * 1000
  const budget = new WorkBudget(RULE_BUDGET, fileBudget)
  let found = 0
  for (const moment of seriesMoments(event, recurrence, millisecondsOfWall(to), budget)) {
    if (moment < earliest) continue
    const start = wallOfMilliseconds(moment)
    const end = start && endOf(start)
    if (start === undefined || end === undefined || end < from) continue
    yield { start, end }
    if (++found >= MAX_OCCURRENCES) return
  }
}
