import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { assetRoute } from '../asset-route.ts'
import { noticeScript, noticeStylesheet } from './notice-script.ts'
import { adsScript, adsStylesheet } from './page-script.ts'

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }

const plain = (status: number, body: string): PageAnswer => ({ status, headers: PLAIN, body })

/** Serves ads.txt, which declares the site's authorized sellers (behaviour/ads.md#adstxt). */
export function createAdsTxtRoute(ctx: AppContext): PageRoute {
  return {
    path: /^\/ads\.txt$/,
    methods: ['GET'],
    async answer() {
      const { settings } = await ctx.ads.plan()
      if (!settings.adsTxtEnabled) return plain(404, 'Not found.\n')
      return {
        ...plain(200, settings.adsTxtText),
        headers: { ...PLAIN, 'Cache-Control': 'no-cache' },
      }
    },
    refuse: (status) =>
      plain(status, status === 405 ? 'Method not allowed.\n' : 'Not available.\n'),
  }
}

/** Serves the scripts and stylesheets of ads. */
export const adAssetsRoute = assetRoute(
  /^\/assets\/(?:ads|notice)-[\da-f]+\.(?:js|css)$/,
  adsScript,
  adsStylesheet,
  noticeScript,
  noticeStylesheet,
)
