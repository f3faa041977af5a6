import type { DeliveryOperations } from '../../../generated/ads-route/operations.ts'
import { hitToken } from '../../domain/ads/counting/token.ts'
import { noticeOf } from '../../domain/ads/showing/notice.ts'
import { trackHits } from '../../domain/ads/counting/track.ts'
import { headerText } from '../../http/request.ts'
import { decideFor } from './decision.ts'

/** Ads for pages rendered by other programs (behaviour/ads.md). */
export const delivery: DeliveryOperations = {
  decideAds: {
    async run({ query, caller, request }, ctx) {
      const { settings, ads } = await decideFor(ctx, caller, request, query)
      const notice = noticeOf(settings)
      return {
        status: 200,
        body: {
          token: hitToken(ctx.secret, ctx.clock()),
          mode: settings.mode,
          ads,
          ...(notice && { notice }),
        },
        headers: { 'Cache-Control': 'private, no-store' },
      }
    },
  },
  trackAds: {
    async run({ body, caller, request }, ctx) {
      await trackHits(ctx, caller, {
        event: body.event,
        adIds: body.ad_ids,
        token: body.token ?? '',
        url: body.url ?? '',
        position: body.position ?? '',
        agent: headerText(request.headers, 'user-agent') ?? '',
        referrer: headerText(request.headers, 'referer') ?? '',
        remoteAddress: request.remoteAddress,
      })
      return { status: 204, body: undefined }
    },
  },
}
