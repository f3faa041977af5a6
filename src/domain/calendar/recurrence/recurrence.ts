import { addSeconds, dateOfWall, millisecondsOfWall, type WallTime } from '../../time/wall-time.ts'
import { wallOfInstant } from '../../time/instants.ts'
import { WorkBudget } from './work-budget.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './read-rule.ts'
import { RecurrenceProblem, type RecurrenceRule } from './rule.ts'
import { LAST_MOMENT, readWall } from './wall-moments.ts'
import { ruleText } from './write-rule.ts'

/** How an event repeats, as it is stored and shown. Times are wall times of the event's zone. */
export interface Recurrence {
  /** RRULE without its name; null if there are only dates in `rdate`. */
  readonly rrule: string | null
  readonly rdate: readonly WallTime[]
  readonly exdate: readonly WallTime[]
}

export interface RecurrenceInput {
  readonly rrule?: string | null
  readonly rdate?: readonly string[]
  readonly exdate?: readonly string[]
}

export interface SeriesStart {
  readonly start: WallTime
  readonly zone: string
}

/** The most dates in one list. */
export const MAX_DATES = 1000
const SEARCH_BUDGET = 150_000

/**
 * Reads and validates a recurrence. Dates get the time of the start, times in UTC are converted to
 * the event's zone.
 * @returns undefined if it is empty: then the event happens once
 * @throws RecurrenceProblem
 */
export function readRecurrence(
  input: RecurrenceInput,
  series: SeriesStart,
): Recurrence | undefined {
  const given = input.rrule ?? ''
  const rule = given.trim() === '' ? undefined : readRule(given, series.zone)
  if (rule !== undefined) requireFurtherOccurrence(rule, series.start)
  const rdate = readDates('rdate', input.rdate, series)
  const exdate = readDates('exdate', input.exdate, series)
  if (rule === undefined && rdate.length === 0 && exdate.length === 0) return undefined
  return { rrule: rule === undefined ? null : ruleText(rule), rdate, exdate }
}

/** @throws RecurrenceProblem if the rule has no occurrence but the start */
function requireFurtherOccurrence(rule: RecurrenceRule, start: WallTime): void {
  if (rule.until !== undefined && rule.until < start) {
    throw new RecurrenceProblem('UNTIL is before the start of the event.')
  }
  const from = millisecondsOfWall(start)
  const endless = { ...rule, until: undefined }
  try {
    const { done } = expandRule(endless, from, LAST_MOMENT, new WorkBudget(SEARCH_BUDGET)).next()
    if (done !== true) return
  } catch (error) {
    if (!(error instanceof RecurrenceProblem)) throw error
  }
  throw new RecurrenceProblem('The rule has no occurrences.')
}

function readDates(
  name: string,
  texts: readonly string[] | undefined,
  { start, zone }: SeriesStart,
): WallTime[] {
  if (texts === undefined) return []
  if (texts.length > MAX_DATES) {
    throw new RecurrenceProblem(`${name} can have at most ${MAX_DATES} dates.`)
  }
  const walls = texts.map((text) => {
    const wall = readDate(text, start, zone)
    if (wall !== undefined) return wall
    throw new RecurrenceProblem(`${name} has an invalid date: ${text.slice(0, 40)}`)
  })
  return [...new Set(walls)].toSorted()
}

/** Reads one time of an event: a date, a wall time or a time in UTC. */
export function readDate(text: string, start: WallTime, zone: string): WallTime | undefined {
  const utc = /Z\s*$/i.test(text)
  const read = readWall(utc ? text.trim().slice(0, -1) : text)
  if (read === undefined) return undefined
  if (read.dateOnly) return `${dateOfWall(read.wall)} ${start.slice(11)}` as WallTime
  return utc ? wallOfInstant(new Date(millisecondsOfWall(read.wall)), zone) : read.wall
}

/** Shifts a recurrence by a number of seconds. */
export function shiftRecurrence(recurrence: Recurrence, seconds: number, zone: string): Recurrence {
  const moved = (walls: readonly WallTime[]): WallTime[] =>
    walls.flatMap((wall) => addSeconds(wall, seconds) ?? [])
  const rule = recurrence.rrule === null ? undefined : readRule(recurrence.rrule, zone)
  const until = rule?.until && addSeconds(rule.until, seconds)
  return {
    rrule: rule === undefined ? null : ruleText({ ...rule, until }),
    rdate: moved(recurrence.rdate),
    exdate: moved(recurrence.exdate),
  }
}
