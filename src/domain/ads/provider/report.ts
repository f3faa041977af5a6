/** Reports of the ad provider (behaviour/ads.md#ad-provider). */
import { findProviderReport, storeProviderReport } from '../../../data/ads/provider-reports.ts'
import { utcDay } from '../days.ts'
import { requireAccount, withToken } from './account.ts'
import { reportAnswer, type ProviderReport } from './answers.ts'
import { askProvider } from './ask.ts'
import { isRefusal, refusedWith } from './failures.ts'
import type { ReportDays } from './report-days.ts'
import { providerOf, type ProviderSite } from './provider-site.ts'

/** The metrics of a report, under the provider's names. */
const kinds = {
  earning: { dimension: 'MONTH', metric: 'TOTAL_EARNINGS' },
  earning_forcast: { dimension: 'MONTH', metric: 'ESTIMATED_EARNINGS' },
  top_device_type: { dimension: 'PLATFORM_TYPE_CODE', metric: 'TOTAL_EARNINGS' },
} as const

export type ReportKind = keyof typeof kinds

export interface WantedReport {
  /** Id or name of the account. */
  readonly account: string
  readonly kind: ReportKind
  readonly days: ReportDays
}

const MINUTE = 60_000
/** Figures of the current day still change; past days rarely do. */
const KEPT = { today: 15 * MINUTE, past: 24 * 60 * MINUTE }

/**
 * Returns a report of an account, from the provider or from the cache.
 *
 * @throws DomainError
 */
export async function readReport(
  site: ProviderSite,
  { account, kind, days }: WantedReport,
): Promise<ProviderReport> {
  const provider = await providerOf(site)
  const accountId = await requireAccount(site, account)
  const now = site.clock()
  const key = { accountId, kind, firstDay: days.from, lastDay: days.to }
  const life = days.to < utcDay(now) ? KEPT.past : KEPT.today
  const kept = await findProviderReport(site.database, key, before(now, life))
  // Validated before it was stored.
  if (kept !== undefined) return kept as ProviderReport
  const path = `/accounts/${accountId}/reports:generate?${queryOf(kind, days)}`
  const report = await withToken(site, provider, accountId, (token) =>
    askProvider(site, provider, { path, token, schema: reportAnswer }),
  )
  if (isRefusal(report)) throw refusedWith(report)
  await storeProviderReport(site.database, key, { report, now, oldest: before(now, KEPT.past) })
  return report
}

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

function queryOf(kind: ReportKind, { from, to }: ReportDays): string {
  const { dimension, metric } = kinds[kind]
  const [firstYear, firstMonth, firstDay] = from.split('-').map(Number)
  const [lastYear, lastMonth, lastDay] = to.split('-').map(Number)
  const parameters = {
    dateRange: 'CUSTOM',
    'startDate.year': firstYear,
    'startDate.month': firstMonth,
    'startDate.day': firstDay,
    'endDate.year': lastYear,
    'endDate.month': lastMonth,
    'endDate.day': lastDay,
    dimensions: dimension,
    metrics: metric,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  return query.toString()
}
