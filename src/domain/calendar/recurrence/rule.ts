import type { WallTime } from '../../time/wall-time.ts'

/** From the longest period to the shortest; the order counts. */
export const FREQUENCIES = [
  'YEARLY',
  'MONTHLY',
  'WEEKLY',
  'DAILY',
  'HOURLY',
  'MINUTELY',
  'SECONDLY',
] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** Numbered by position: Monday is 0. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export interface RuleWeekday {
  readonly weekday: number
  /** Its ordinal in the month or year, from the end if negative; 0 means every one. */
  readonly nth: number
}

/**
 * A recurrence rule (RFC 5545, 3.3.10) with wall times of the event's zone. Lists are sorted and
 * without duplicates; an empty one means that the rule does not have the part.
 */
export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  /** The number of occurrences, including the start. */
  readonly count: number | undefined
  /** The last possible time. */
  readonly until: WallTime | undefined
  readonly seconds: readonly number[]
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly months: readonly number[]
  /** Positions of the selected times within a period, from the end if negative. */
  readonly positions: readonly number[]
  readonly weekStart: number
}

/** An invalid recurrence; the message explains it to the client. */
export class RecurrenceProblem extends Error {
  override readonly name = 'RecurrenceProblem'
}
