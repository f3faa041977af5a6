import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { assetRoute } from '../asset-route.ts'
import {
  NOTICE_SCRIPT,
  NOTICE_SCRIPT_PATH,
  NOTICE_STYLESHEET,
  NOTICE_STYLESHEET_PATH,
} from './notice-script.ts'
import { ADS_SCRIPT, ADS_SCRIPT_PATH, ADS_STYLESHEET, ADS_STYLESHEET_PATH } from './page-script.ts'

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
  new Map([
    [ADS_SCRIPT_PATH, { type: 'text/javascript', body: ADS_SCRIPT }],
    [ADS_STYLESHEET_PATH, { type: 'text/css', body: ADS_STYLESHEET }],
    [NOTICE_SCRIPT_PATH, { type: 'text/javascript', body: NOTICE_SCRIPT }],
    [NOTICE_STYLESHEET_PATH, { type: 'text/css', body: NOTICE_STYLESHEET }],
  ]),
)
