import { Temporal } from 'temporal-polyfill'
import { isValidDay } from '../days.ts'

/** First and last day of a report, `YYYY-MM-DD`. */
export interface ReportDays {
  readonly from: string
  readonly to: string
}

/** How long before today each period starts. */
const periods = {
  last_7_days: { days: 6 },
  last_15_days: { days: 14 },
  last_30_days: { days: 29 },
  last_6_months: { months: 6 },
  last_1_year: { years: 1 },
  all_time: { years: 3 },
} as const satisfies Record<string, Temporal.DurationLike>

export type ReportPeriod = keyof typeof periods | 'custom'

/** Maximum length of a custom period, in years. */
const LONGEST_YEARS = 3

/**
 * The days of a period that ends today (behaviour/ads.md#ad-provider).
 *
 * @param own the days of `custom`, as `DD/MM/YYYY` or `YYYY-MM-DD`
 * @returns undefined if `custom` has no days, spans more than three years or ends before it starts
 */
export function reportDays(
  period: ReportPeriod,
  today: string,
  own: { readonly from?: string | undefined; readonly to?: string | undefined },
): ReportDays | undefined {
  if (period !== 'custom') return { from: earlier(today, periods[period]), to: today }
  const from = readDay(own.from ?? '')
  const to = readDay(own.to ?? '')
  if (from === undefined || to === undefined || to < from) return undefined
  return from < earlier(to, { years: LONGEST_YEARS }) ? undefined : { from, to }
}

/** A day beyond the end of a shorter month becomes its last day. */
const earlier = (day: string, by: Temporal.DurationLike): string =>
  Temporal.PlainDate.from(day).subtract(by).toString()

function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  const iso = year === undefined ? text : `${year}-${month}-${day}`
  return isValidDay(iso) ? iso : undefined
}
