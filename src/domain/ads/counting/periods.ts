/**
 * The periods of reports and their intervals (behaviour/ads.md#report-of-a-period). Days are in UTC.
 */
import type { Period } from '../../../data/ads/counts.ts'
import { addDays, isValidDay } from '../days.ts'

export type PeriodName =
  | 'today'
  | 'yesterday'
  | 'last_7_days'
  | 'this_month'
  | 'last_month'
  | 'this_year'
  | 'all_time'
  | 'custom'

/** Maximum length of a custom period, in days. */
const MAX_PERIOD_DAYS = 366

export interface NamedPeriod extends Period {
  /** Intervals in order; those of all time depend on what was counted. */
  readonly parts: readonly string[] | undefined
}

const days = (from: string, to: string): NamedPeriod => {
  const parts: string[] = []
  for (let day = from; day <= to && parts.length <= MAX_PERIOD_DAYS; day = addDays(day, 1)) {
    parts.push(day)
  }
  return { days: { from, to }, step: 'day', parts }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The last day of the month of a day. */
function lastOfMonth(day: string): string {
  const next = firstOfMonth(addDays(firstOfMonth(day), 31))
  return addDays(next, -1)
}

interface OwnDays {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const periods: Readonly<
  Record<PeriodName, (today: string, own: OwnDays) => NamedPeriod | undefined>
> = {
  today: (today) => days(today, today),
  yesterday: (today) => days(addDays(today, -1), addDays(today, -1)),
  last_7_days: (today) => days(addDays(today, -6), today),
  this_month: (today) => days(firstOfMonth(today), lastOfMonth(today)),
  last_month: (today) => {
    const last = addDays(firstOfMonth(today), -1)
    return days(firstOfMonth(last), last)
  },
  this_year: (today) => {
    const year = today.slice(0, 4)
    const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
    return {
      days: { from: `${year}-01-01`, to: `${year}-12-31` },
      step: 'month',
      parts: months.map((month) => `${year}-${month}`),
    }
  },
  all_time: () => ({ step: 'year', parts: undefined }),
  custom: (_today, { from = '', to = '' }) => ownPeriod(from, to),
}

/**
 * Returns the days of a period and its intervals.
 * @param own the days of `custom`
 * @returns undefined if `custom` has no days or too many
 */
export const periodOf = (name: PeriodName, today: string, own: OwnDays): NamedPeriod | undefined =>
  periods[name](today, own)

function ownPeriod(from: string, to: string): NamedPeriod | undefined {
  if (!isValidDay(from) || !isValidDay(to) || to < from) return undefined
  const period = days(from, to)
  return (period.parts?.length ?? 0) > MAX_PERIOD_DAYS ? undefined : period
}

/** The label of an interval in reports; months are numbers. */
export const partLabel = ({ step }: Period, part: string): string =>
  step === 'month' ? part.slice(5) : part
