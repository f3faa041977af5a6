import { WorkBudget } from '../recurrence/work-budget.ts'
import { expandRule } from '../recurrence/expand-rule.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { RecurrenceProblem, type RecurrenceRule } from '../recurrence/rule.ts'
import { readWall } from '../recurrence/wall-moments.ts'
import { millisecondsOfWall } from '../../time/wall-time.ts'
import type { Property } from '../../../adapters/icalendar/properties.ts'

/** A STANDARD or DAYLIGHT part of a VTIMEZONE. */
export interface Observance {
  /** Milliseconds east of UTC, before and after the onset. */
  readonly before: number
  readonly after: number
  /** The wall time of the onset by the offset before it, counted as if in UTC. */
  readonly start: number
  readonly rrule: string | undefined
  readonly further: readonly number[]
}

export interface ZoneDefinition {
  readonly tzid: string
  /** The common name, if the file has it in addition to the TZID. */
  readonly location: string | undefined
  readonly observances: readonly Observance[]
}

/** An offset change: when, in milliseconds since 1970, and to which offset. */
export interface Onset {
  readonly at: number
  readonly after: number
}

/** @returns undefined if the time or an offset is missing */
export function readObservance(properties: readonly Property[]): Observance | undefined {
  const value = (name: string): string | undefined =>
    properties.find((property) => property.name === name)?.value
  const start = moment(value('DTSTART') ?? '')
  const before = readOffset(value('TZOFFSETFROM') ?? '')
  const after = readOffset(value('TZOFFSETTO') ?? '')
  if (start === undefined || before === undefined || after === undefined) return undefined
  const further = properties
    .filter(({ name }) => name === 'RDATE')
    .flatMap((property) => property.value.split(',').flatMap((text) => moment(text) ?? []))
  return { before, after, start, rrule: value('RRULE'), further }
}

function moment(text: string): number | undefined {
  const read = readWall(text.replace(/Z$/i, ''))
  return read && millisecondsOfWall(read.wall)
}

function readOffset(text: string): number | undefined {
  const match = /^([+-])(\d\d)(\d\d)(\d\d)?$/.exec(text.trim())
  if (match === null) return undefined
  const [, sign, hours, minutes, seconds = '0'] = match
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}

/** More than the onsets of a few years take, in however many observances. */
const WORK_LIMIT = 50_000

/**
 * Lists the offset changes of a definition until the end of a year, in order. Of a yearly rule only
 * the last ones are listed.
 */
export function onsetsUntil(
  { observances }: ZoneDefinition,
  year: number,
  fileBudget: WorkBudget,
): Onset[] {
  const latest = Date.UTC(year + 1, 0, 1)
  const budget = new WorkBudget(WORK_LIMIT, fileBudget)
  return observances
    .flatMap((observance) => {
      const walls = [observance.start, ...observance.further, ...ruled(observance, latest, budget)]
      return walls.map((wall) => ({ at: wall - observance.before, after: observance.after }))
    })
    .filter(({ at }) => at < latest)
    .toSorted((one, other) => one.at - other.at)
}

function ruled({ rrule, start }: Observance, latest: number, budget: WorkBudget): number[] {
  if (rrule === undefined) return []
  try {
    const rule = readRule(rrule, 'UTC')
    return [...expandRule(rule, laterStart(rule, start, latest), latest, budget)]
  } catch (error) {
    if (error instanceof RecurrenceProblem) return []
    throw error
  }
}

/** Years before the last onset that are listed, so that it is not the only one. */
const LISTED_YEARS = 2

/**
 * A start of a yearly rule shortly before its last onset: definitions often begin centuries ago, and
 * every year of them takes its time.
 */
function laterStart(rule: RecurrenceRule, start: number, latest: number): number {
  const { frequency, interval, weekNumbers, until } = rule
  const first = new Date(start)
  const end = Math.min(latest, until === undefined ? latest : millisecondsOfWall(until))
  const later = new Date(start)
  later.setUTCFullYear(new Date(end).getUTCFullYear() - LISTED_YEARS)
  // Only these repeat every year whatever the year of their start.
  const isAlike =
    frequency === 'YEARLY' &&
    interval === 1 &&
    weekNumbers.length === 0 &&
    later.getUTCDate() === first.getUTCDate()
  return isAlike ? Math.max(start, later.getTime()) : start
}
