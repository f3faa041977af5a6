import type { WallTime } from '../time/wall-time.ts'

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

/** Weekdays are numbered as they stand here: Monday is 0. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export interface RuleWeekday {
  readonly weekday: number
  /** The how manieth of its month or year, from the end when negative; 0 means every one. */
  readonly nth: number
}

/**
 * A rule of repetition (RFC 5545, 3.3.10) whose times are wall times of the event's zone. Lists are
 * sorted and free of doubles; an empty one means that the rule does not have the part.
 */
export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  /** How many times the event happens, its start included. */
  readonly count: number | undefined
  /** The last time at which it may happen. */
  readonly until: WallTime | undefined
  readonly seconds: readonly number[]
  readonly minutes: readonly number[]
  readonly hours: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  readonly monthDays: readonly number[]
  readonly yearDays: readonly number[]
  readonly weekNumbers: readonly number[]
  readonly months: readonly number[]
  /** Which of a period's times count, from the end when negative. */
  readonly positions: readonly number[]
  readonly weekStart: number
}

/** A recurrence that cannot be accepted; the message says why, in words for whoever sent it. */
export class RecurrenceProblem extends Error {
  override readonly name = 'RecurrenceProblem'
}
