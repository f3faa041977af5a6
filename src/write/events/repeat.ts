/** How an event happens again, as the form shows it. */
import { dayNumberOf, type WallTime } from './wall-time.ts'

/** As rules (RFC 5545) name them; numbered by position, Monday is 0. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export type Weekday = (typeof WEEKDAYS)[number]

export const UNITS = ['day', 'week', 'month', 'year'] as const

export type Unit = (typeof UNITS)[number]

/** A day of a month; `nth` of -1 is the last of its weekdays. */
export type MonthDay =
  | { readonly by: 'date'; readonly day: number }
  | { readonly by: 'weekday'; readonly nth: number; readonly weekday: Weekday }
  | { readonly by: 'last' }

/** When it ends; both ends include the last time. */
export type Ending =
  | { readonly by: 'never' }
  | { readonly by: 'count'; readonly count: number }
  | { readonly by: 'date'; readonly date: string }

/** A rule that the form can show. */
export interface Rule {
  /** The interval in units; at least 1. */
  readonly every: number
  readonly unit: Unit
  /** Of weeks, in their order. */
  readonly weekdays: readonly Weekday[]
  /** Of months and years. */
  readonly on: MonthDay
  /** Of years; 1 is January. */
  readonly month: number
  readonly ending: Ending
  /** The day with which weeks begin: it counts where not every week is meant. */
  readonly weekStart: Weekday
}

export interface Repeat {
  /** `text` is a rule that the form cannot show; it stays as it is. Without any, only `further` counts. */
  readonly rule: Rule | { readonly text: string } | undefined
  readonly further: readonly WallTime[]
  /** Times that are left out. */
  readonly skipped: readonly WallTime[]
}

/** An event that happens once. */
export const NEVER: Repeat = { rule: undefined, further: [], skipped: [] }

/** Adds a time; one that was left out is put back. */
export const withTime = ({ rule, further, skipped }: Repeat, time: WallTime): Repeat => ({
  rule,
  further: [...new Set([...further, time])].toSorted(),
  skipped: skipped.filter((it) => it !== time),
})

export const isShown = (rule: Repeat['rule']): rule is Rule => rule !== undefined && 'unit' in rule

export const happensAgain = ({ rule, further, skipped }: Repeat): boolean =>
  rule !== undefined || further.length > 0 || skipped.length > 0

/** Sorted as weeks go, without duplicates. */
export const inWeekOrder = (weekdays: Iterable<Weekday>): Weekday[] => {
  const named = new Set(weekdays)
  return WEEKDAYS.filter((weekday) => named.has(weekday))
}

export const weekdayOf = (date: string): Weekday =>
  // 1 January 1970 was a Thursday.
  WEEKDAYS[(((dayNumberOf(date) + 3) % 7) + 7) % 7] ?? 'MO'

const monthOf = (date: string): number => Number(date.slice(5, 7))
const dayOf = (date: string): number => Number(date.slice(8, 10))

/** The first rule that is offered for a unit: on the day of the start. */
export const ruleFrom = (unit: Unit, start: WallTime): Rule => ({
  every: 1,
  unit,
  weekdays: [weekdayOf(start)],
  on: { by: 'date', day: dayOf(start) },
  month: monthOf(start),
  ending: { by: 'never' },
  weekStart: 'MO',
})

/**
 * The days of the month that the date of a start can stand for: its date, its weekday counted from
 * the beginning and, in the last week, from the end, and the last day.
 */
export function monthDaysOf(date: string): MonthDay[] {
  const [day, weekday] = [dayOf(date), weekdayOf(date)]
  const length = new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 0)).getUTCDate()
  return [
    { by: 'date', day },
    ...(day > 28 ? [] : [{ by: 'weekday', nth: Math.ceil(day / 7), weekday } as const]),
    ...(day + 7 > length ? [{ by: 'weekday', nth: -1, weekday } as const] : []),
    ...(day === length ? [{ by: 'last' } as const] : []),
  ]
}

export const isSameDay = (one: MonthDay, other: MonthDay): boolean =>
  monthDayText(one) === monthDayText(other)

/** Names a day of the month, as the value of an option. */
export const monthDayText = (on: MonthDay): string =>
  on.by === 'date' ? `${on.day}` : on.by === 'last' ? 'last' : `${on.nth}${on.weekday}`

/**
 * The rule after the start has moved to another day: what stood for the old day stands for the new
 * one; days that were chosen besides stay.
 */
export function followStart(rule: Rule, from: WallTime, to: WallTime): Rule {
  const [old, next] = [weekdayOf(from), weekdayOf(to)]
  const index = monthDaysOf(from).findIndex((on) => isSameDay(on, rule.on))
  const same = monthDaysOf(from)[index]
  const on = same && (monthDaysOf(to).find((it) => isSameKind(it, same)) ?? monthDaysOf(to)[0])
  return {
    ...rule,
    weekdays: rule.weekdays.includes(old)
      ? inWeekOrder(rule.weekdays.map((weekday) => (weekday === old ? next : weekday)))
      : rule.weekdays,
    on: on ?? rule.on,
    month: rule.month === monthOf(from) ? monthOf(to) : rule.month,
  }
}

const isSameKind = (one: MonthDay, other: MonthDay): boolean =>
  one.by === other.by && isLast(one) === isLast(other)

const isLast = (on: MonthDay): boolean => on.by === 'weekday' && on.nth < 0
