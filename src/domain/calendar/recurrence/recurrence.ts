import { addSeconds, dateOfWall, millisecondsOfWall, type WallTime } from '../time/wall-time.ts'
import { wallOfInstant } from '../time/instants.ts'
import { Effort } from './effort.ts'
import { expandRule } from './expand-rule.ts'
import { readRule } from './read-rule.ts'
import { RecurrenceProblem, type RecurrenceRule } from './rule.ts'
import { LAST_MOMENT, readWall } from './wall-moments.ts'
import { ruleText } from './write-rule.ts'

/** How an event repeats, as it is stored and shown. Times are wall times of the event's zone. */
export interface Recurrence {
  /** RRULE without its name; null where only `rdate` says when the event happens again. */
  readonly rrule: string | null
  /** Further times at which it happens. */
  readonly rdate: readonly WallTime[]
  /** Times at which it would happen and does not. */
  readonly exdate: readonly WallTime[]
}

/** What somebody sent; the lists hold texts. */
export interface RecurrenceInput {
  readonly rrule?: string | null
  readonly rdate?: readonly string[]
  readonly exdate?: readonly string[]
}

/** What a recurrence is read beside. */
export interface SeriesStart {
  readonly start: WallTime
  readonly zone: string
}

/** How many times may be named one by one. */
export const MOST_DATES = 1000
const SEARCH_EFFORT = 150_000

/**
 * Reads and judges a recurrence. Days without a time take the time of the start, times in UTC are
 * turned into the event's zone.
 * @returns undefined where nothing is said: then the event happens once
 * @throws RecurrenceProblem
 */
export function readRecurrence(
  input: RecurrenceInput,
  series: SeriesStart,
): Recurrence | undefined {
  const given = input.rrule ?? ''
  const rule = given.trim() === '' ? undefined : readRule(given, series.zone)
  if (rule !== undefined) requireNaming(rule, series.start)
  const rdate = readDates('rdate', input.rdate, series)
  const exdate = readDates('exdate', input.exdate, series)
  if (rule === undefined && rdate.length === 0 && exdate.length === 0) return undefined
  return { rrule: rule === undefined ? null : ruleText(rule), rdate, exdate }
}

/** @throws RecurrenceProblem for a rule that would leave the start alone for ever */
function requireNaming(rule: RecurrenceRule, start: WallTime): void {
  if (rule.until !== undefined && rule.until < start) {
    throw new RecurrenceProblem('UNTIL lies before the start of the event.')
  }
  const from = millisecondsOfWall(start)
  const endless = { ...rule, until: undefined }
  try {
    const { done } = expandRule(endless, from, LAST_MOMENT, new Effort(SEARCH_EFFORT)).next()
    if (done !== true) return
  } catch (error) {
    if (!(error instanceof RecurrenceProblem)) throw error
  }
  throw new RecurrenceProblem('The rule names no day that there is.')
}

function readDates(
  name: string,
  texts: readonly string[] | undefined,
  { start, zone }: SeriesStart,
): WallTime[] {
  if (texts === undefined) return []
  if (texts.length > MOST_DATES) {
    throw new RecurrenceProblem(`${name} holds at most ${MOST_DATES} dates.`)
  }
  const walls = texts.map((text) => {
    const wall = readDate(text, start, zone)
    if (wall !== undefined) return wall
    throw new RecurrenceProblem(
      `${name} holds a date that cannot be understood: ${text.slice(0, 40)}`,
    )
  })
  return [...new Set(walls)].toSorted()
}

/** One time of an event, written as a day, a wall time or a time in UTC. */
export function readDate(text: string, start: WallTime, zone: string): WallTime | undefined {
  const utc = /Z\s*$/i.test(text)
  const read = readWall(utc ? text.trim().slice(0, -1) : text)
  if (read === undefined) return undefined
  if (read.dateOnly) return `${dateOfWall(read.wall)} ${start.slice(11)}` as WallTime
  return utc ? wallOfInstant(new Date(millisecondsOfWall(read.wall)), zone) : read.wall
}

/** The same recurrence of a series that begins some seconds later, or earlier. */
export function movedRecurrence(recurrence: Recurrence, seconds: number, zone: string): Recurrence {
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
