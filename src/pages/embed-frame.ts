import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { prerender } from '../domain/content/rendering/render.ts'
import { plainExcerpt, plainTitle } from '../domain/embeds/entry-texts.ts'
import { FRAME_SANDBOX } from '../domain/embeds/frame.ts'
import { findPublicEntry } from '../domain/embeds/public-entries.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import { findThumbnail, type Thumbnail } from '../domain/embeds/thumbnail.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import {
  policy,
  publicDocument,
  strictTransportSecurity,
  type PublicSite,
} from './entry-page-layout.ts'
import { namelessSite, publicSite } from './public-site.ts'
import { html, type Html } from './html.ts'

const PATH = /^\/embed\/(\d{1,10})\/?$/

/**
 * The card of an entry that other sites embed in a frame (behaviour/protocol.md#embeds): title,
 * first words, source.
 */
export function createEmbedFrameRoute(ctx: AppContext): PageRoute {
  return {
    path: PATH,
    methods: ['GET'],
    async answer({ path }) {
      const site = await publicSite(ctx)
      const entry = await findPublicEntry(ctx.database, Number(PATH.exec(path)?.[1]))
      if (entry === undefined) return frame(site, 404, 'Not found', nothing(site))
      // Twice the displayed size, for high-resolution screens.
      await prerender([entry], ['excerpt'])
      const picture = await findThumbnail(ctx, entry, 176)
      return frame(site, 200, plainTitle(entry), card(site, entry, picture))
    },
    refuse(status) {
      const site = namelessSite(ctx)
      return status === 503
        ? frame(site, status, 'Not available', unavailable(site))
        : frame(site, status, 'Not found', nothing(site))
    },
  }
}

function card(site: PublicSite, entry: EntryRow, picture: Thumbnail | undefined): Html {
  const link = linkOf(site.siteUrl, entry)
  const words =
    entry.password === '' ? plainExcerpt(entry) : 'This entry is protected by a password.'
  return html`<h1><a href="${link}" target="_top">${plainTitle(entry) || link}</a></h1>
    <p class="words">
      ${picture && html`<img class="picture" src="${picture.url}" alt="" />`}${words}
    </p>
    ${source(site)}`
}

const nothing = (site: PublicSite): Html =>
  html`<h1>Not found</h1>
    <p class="words">There is nothing at this address.</p>
    ${source(site)}`

const unavailable = (site: PublicSite): Html =>
  html`<h1>Not available</h1>
    <p class="words">Please try again in a moment.</p>
    ${source(site)}`

const source = ({ siteUrl, title }: PublicSite): Html =>
  html`<p class="source"><a href="${siteUrl}/" target="_top">${title}</a></p>`

/**
 * Any site may frame it. It is always sandboxed, whatever the framing page says: no scripts, no
 * cookies, and navigation only on click.
 */
function frame(site: PublicSite, status: number, title: string, body: Html): PageAnswer {
  const { siteUrl } = site
  const origin = new URL(siteUrl).origin
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Content-Security-Policy': policy({
        'default-src': "'none'",
        'style-src': origin,
        'img-src': `${origin} data:`,
        'form-action': "'none'",
        'frame-ancestors': '*',
        'base-uri': "'none'",
        sandbox: FRAME_SANDBOX,
      }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
      ...strictTransportSecurity(siteUrl),
    },
    body: publicDocument(site, {
      title,
      head: html`<meta name="robots" content="noindex" />`,
      body: html`<main class="card">${body}</main>`,
    }),
  }
}
