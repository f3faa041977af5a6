import type { AppContext } from '../context.ts'
import type { PageRoute } from '../http/pages.ts'
import { answerAsset, refuseAsset } from './asset-route.ts'
import { html, type Html } from './html.ts'
import type { FramedSite } from './site-frame.ts'

/** The address changes with the content, so that browsers may cache it forever. */
const addressOf = (digest: string): string => `/assets/custom-${digest}.css`

/** The stylesheet of the settings, for the head of a page: last, so that it has the last word. */
export const customStyles = ({ siteUrl, frame: { stylesheet } }: FramedSite): Html | undefined =>
  stylesheet && html`<link rel="stylesheet" href="${siteUrl}${addressOf(stylesheet.digest)}" />`

/** Serves the stylesheet of the settings. */
export const createCustomStylesRoute = (ctx: Pick<AppContext, 'frame'>): PageRoute => ({
  path: /^\/assets\/custom-[\da-f]+\.css$/,
  methods: ['GET'],
  async answer({ path }) {
    const { stylesheet } = await ctx.frame()
    const current = stylesheet !== undefined && path === addressOf(stylesheet.digest)
    return answerAsset(current ? { type: 'text/css', body: stylesheet.css } : undefined)
  },
  refuse: refuseAsset,
})
