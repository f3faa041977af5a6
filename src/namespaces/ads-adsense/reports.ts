import type { ReportsOperations } from '../../../generated/ads-adsense/operations.ts'
import type { components } from '../../../generated/ads-adsense/types.ts'
import { periodOf } from '../../domain/ads/counting/periods.ts'
import {
  reportAds,
  reportTests,
  type AdReport,
  type RankedUnit,
  type Series,
} from '../../domain/ads/counting/report.ts'
import { utcDay } from '../../domain/ads/days.ts'
import { failure } from '../../domain/errors/errors.ts'
import { forAdManagers } from '../ads-route/ad-access.ts'

type Schemas = components['schemas']

/** Impressions and clicks of this site (behaviour/ads.md#report-of-a-period). */
export const reports: ReportsOperations = {
  getAdStatistics: {
    ...forAdManagers,
    async run({ body }, ctx) {
      const own = { from: body.fromdate, to: body.todate }
      const period = periodOf(body.day, utcDay(ctx.clock()), own)
      if (period === undefined) throw failure('rest_invalid_param', { details: OWN_PERIOD })
      const { id } = body
      const subject = typeof id === 'number' || id === 'top_five_ads' ? id : 'all'
      const report = await reportAds(ctx, subject, period)
      return { status: 200, body: statisticsView(report, body.day) }
    },
  },
  getAbTestReport: {
    ...forAdManagers,
    async run(_call, ctx) {
      const tests = await reportTests(ctx)
      return {
        status: 200,
        body: {
          status: 'success',
          success_msg: '',
          rows: tests.map(({ id, clicks }) => ({
            id,
            beginning_of_post: clicks.get('beginning_of_post') ?? 0,
            end_of_post: clicks.get('end_of_post') ?? 0,
            middle_of_post: clicks.get('middle_of_post') ?? 0,
            after_more_tag: clicks.get('after_more_tag') ?? 0,
          })),
        },
      }
    },
  },
}

const OWN_PERIOD = {
  params: {
    fromdate: 'fromdate and todate must be days, in this order, 366 at most.',
  },
}

function statisticsView(report: AdReport, day: string): Schemas['Statistics'] {
  const { labels, impressions, clicks, ranking } = report
  return {
    mob_impressions: total(impressions.mobile),
    desk_impressions: total(impressions.desktop),
    impressions: total(together(impressions)),
    mob_clicks: total(clicks.mobile),
    desk_clicks: total(clicks.desktop),
    clicks: total(together(clicks)),
    ad_day: day,
    mob_indi_impr_day_counts: [...impressions.mobile],
    desk_indi_impr_day_counts: [...impressions.desktop],
    individual_impr_day_counts: together(impressions),
    mob_indi_click_day_counts: [...clicks.mobile],
    desk_indi_click_day_counts: [...clicks.desktop],
    individual_click_day_counts: together(clicks),
    ad_imp_individual_dates: [...labels],
    ad_mob_imp_individual_dates: [...labels],
    ad_desk_imp_individual_dates: [...labels],
    individual_ad_dates: '',
    top5_ads: ranking.map(rankedView),
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const together = ({ desktop, mobile }: Series): number[] =>
  desktop.map((count, index) => count + (mobile[index] ?? 0))

function rankedView({ unit, impressions, clicks, family }: RankedUnit): Schemas['RankedAd'] {
  return {
    ID: unit.id,
    post_title: unit.label,
    desk_clicks: clicks.desktop,
    mob_clicks: clicks.mobile,
    mob_imprsn: impressions.mobile,
    desk_imprsn: impressions.desktop,
    total_click: clicks.desktop + clicks.mobile,
    total_impression: impressions.desktop + impressions.mobile,
    ...(family !== undefined && { is_parent: family === 'parent' ? 'yes' : 'no' }),
  }
}
