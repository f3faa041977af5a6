import type { AdUnitsOperations } from '../../../generated/ads-route/operations.ts'
import {
  findAdUnit,
  highestAdNumber,
  listAdUnits,
  loadAdUnits,
} from '../../data/ads/unit-reader.ts'
import { changeAds, type AdAction } from '../../domain/ads/units/change-ads.ts'
import { saveAd } from '../../domain/ads/units/save-ad.ts'
import { failure } from '../../domain/errors/errors.ts'
import { forAdUsers } from './ad-access.ts'
import { adView, listedAdView } from './ad-view.ts'

const ORDERS = { impression: 'impressions', click: 'clicks', '': 'newest' } as const

const MESSAGES: Readonly<Record<AdAction, string>> = {
  publish: 'The ads are published.',
  draft: 'The ads are drafts.',
  duplicate: 'The ads are copied.',
  delete: 'The ads are deleted.',
  clear_impression: 'The counts are cleared.',
}

/** Ad units and their actions (behaviour/ads.md). */
export const adUnits: AdUnitsOperations = {
  listAds: {
    ...forAdUsers,
    async run({ query }, ctx) {
      const { pageno, posts_per_page: perPage, search_param, filter_by, filter_not_by } = query
      const { timezone } = await ctx.settings()
      if (query.sort_by !== undefined) await ctx.ads.counting.flush()
      const { rows, total } = await listAdUnits(
        ctx.database,
        { search: search_param ?? '', type: filter_by ?? '', notType: filter_not_by ?? '' },
        {
          order: ORDERS[query.sort_by ?? ''],
          limit: perPage,
          offset: (pageno - 1) * perPage,
        },
      )
      return {
        status: 200,
        body: {
          posts_data: rows.map((row) => listedAdView(row, timezone)),
          posts_found: total,
        },
      }
    },
  },
  getAd: {
    ...forAdUsers,
    async run({ query }, ctx) {
      const { timezone } = await ctx.settings()
      const row = await findAdUnit(ctx.database, query['ad-id'])
      if (row === undefined) throw failure('ads_invalid_ad_id')
      return { status: 200, body: adView(row, timezone) }
    },
  },
  saveAd: {
    ...forAdUsers,
    async run({ body, caller }, ctx) {
      const { ad_id: given } = body.ads_post_meta
      const id = await saveAd(ctx, caller, {
        id: typeof given === 'number' ? given : undefined,
        status: body.ads_ad_status,
        fields: body.ads_post_meta,
      })
      return { status: 200, body: { status: 't', ad_id: id } }
    },
  },
  changeAds: {
    ...forAdUsers,
    async run({ body, caller }, ctx) {
      const made = await changeAds(ctx, caller, body.action, body.ad_id)
      const { timezone } = await ctx.settings()
      const rows = made.length === 0 ? [] : await loadAdUnits(ctx.database)
      const views = made.flatMap((id) =>
        rows.filter((row) => row.id === id).map((row) => adView(row, timezone)),
      )
      const [only] = views
      return {
        status: 200,
        body: {
          status: 't',
          msg: MESSAGES[body.action],
          data: only !== undefined && views.length === 1 ? only : views,
        },
      }
    },
  },
  getNextAdNumber: {
    ...forAdUsers,
    async run(_call, { database }) {
      const id = (await highestAdNumber(database)) + 1
      return { status: 200, body: { id, name: `Ad ${id}` } }
    },
  },
}
