import type { StatisticsOperations } from '../../../generated/ads-route/operations.ts'
import { listLoggedClicks } from '../../data/ads/click-log.ts'
import { sumAdCounts } from '../../data/ads/counts.ts'
import { addDays, isValidDay, utcDay } from '../../domain/ads/days.ts'
import type { ArgumentProblem } from '../../http/errors.ts'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import { forAdUsers } from './ad-access.ts'

const PER_PAGE = 20

const DAYS: ReadonlyMap<string, number> = new Map([
  ['last_15days', 15],
  ['last_30days', 30],
])

interface Wanted {
  readonly report_period?: string
  readonly cust_fromdate?: string
  readonly cust_todate?: string
}

/** The days of a report; undefined for all days, the default. */
function daysOf(
  { report_period: period, cust_fromdate: from, cust_todate: to }: Wanted,
  now: Date,
) {
  const today = utcDay(now)
  if (period === undefined || period === '') return undefined
  if (period === 'custom') return { from: from ?? '0001-01-01', to: to ?? today }
  return { from: addDays(today, 1 - (DAYS.get(period) ?? 7)), to: today }
}

/** Impressions and clicks (behaviour/ads.md#statistics). */
export const statistics: StatisticsOperations = {
  getAdTotals: {
    ...forAdUsers,
    async run({ query }, ctx) {
      if (query.ad_id === undefined) return { status: 200, body: { impressions: 0, clicks: 0 } }
      await ctx.ads.counting.flush()
      // A number larger than any id refers to nothing.
      const id = Math.min(query.ad_id, LARGEST_INTEGER)
      return { status: 200, body: await sumAdCounts(ctx.database, id) }
    },
  },
  listAdClicks: {
    ...forAdUsers,
    check: ({ body }) =>
      Object.fromEntries(
        (['cust_fromdate', 'cust_todate'] as const)
          .filter((name) => body[name] !== undefined && !isValidDay(body[name]))
          .map((name) => [name, noDay(name)]),
      ),
    async run({ body }, ctx) {
      await ctx.ads.counting.flush()
      const { search_param: search = '', page = 1 } = body
      const days = daysOf(body, ctx.clock())
      const { rows, total } = await listLoggedClicks(ctx.database, {
        ...(days !== undefined && { days }),
        search,
        limit: PER_PAGE,
        offset: (page - 1) * PER_PAGE,
      })
      return {
        status: 200,
        body: {
          posts_data: rows.map((row) => ({
            ad_id: row.adId,
            ad_thetime: row.day,
            log_clicks: row.clicks,
            ip_address: row.network,
            url: row.url,
            browser: row.browser as 'Other',
            referrer: row.referrer,
            ad_type: row.type,
            label: row.label,
          })),
          posts_found: total,
          search_param: search,
        },
      }
    },
  },
}

const noDay = (name: string): ArgumentProblem => ({
  code: 'rest_invalid_date',
  message: `${name} is not a day of the calendar.`,
  data: null,
})
