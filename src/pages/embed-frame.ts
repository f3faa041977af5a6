import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { contentTypes } from '../domain/content-types/content-types.ts'
import { prerender } from '../domain/content/rendering/render.ts'
import { plainExcerpt, plainTitle } from '../domain/embeds/entry-texts.ts'
import { FRAME_SANDBOX } from '../domain/embeds/frame.ts'
import { findPublicEntry } from '../domain/embeds/public-entries.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import { findThumbnail, type Thumbnail } from '../domain/embeds/thumbnail.ts'
import type { PageAnswer, PageRoute } from '../http/pages.ts'
import { eventLines, type EventLines } from './calendar/event-lines.ts'
import { datesOf } from './calendar/format-dates.ts'
import { loadEventPage } from './calendar/views/event-page.ts'
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
      if (entry === undefined)
        return frame(site, 404, site.words.t('notFound.title'), nothing(site))
      // Twice the displayed size, for high-resolution screens.
      await prerender([entry], ['excerpt'])
      const picture = await findThumbnail(ctx, entry, 176)
      const event = await linesOf(ctx, entry)
      return frame(site, 200, plainTitle(entry), card(site, entry, { picture, event }))
    },
    refuse(status) {
      const site = namelessSite(ctx)
      return status === 503
        ? frame(site, status, site.words.t('embed.unavailable'), unavailable(site))
        : frame(site, status, site.words.t('notFound.title'), nothing(site))
    },
  }
}

/** When and where an event takes place next; undefined for other entries. */
async function linesOf(ctx: AppContext, entry: EntryRow): Promise<EventLines | undefined> {
  if (entry.type !== contentTypes.cal_events.name) return undefined
  const page = await loadEventPage(ctx, entry, { open: false })
  if (page === undefined) return undefined
  return eventLines(page.card, datesOf(page.site.settings, page.site.today))
}

interface CardParts {
  readonly picture: Thumbnail | undefined
  readonly event: EventLines | undefined
}

function card(site: PublicSite, entry: EntryRow, { picture, event }: CardParts): Html {
  const link = linkOf(site.siteUrl, entry)
  const words = entry.password === '' ? plainExcerpt(entry) : site.words.t('unlock.ask')
  return html`<h1><a href="${link}" target="_top">${plainTitle(entry) || link}</a></h1>
    ${
      event &&
      html`<p class="event">
        <strong>${event.when}</strong>${event.where !== '' && html`<br />${event.where}`}
      </p>`
    }
    <p class="words">
      ${picture && html`<img class="picture" src="${picture.url}" alt="" />`}${words}
    </p>
    ${source(site)}`
}

const nothing = (site: PublicSite): Html =>
  html`<h1>${site.words.t('notFound.title')}</h1>
    <p class="words">${site.words.t('notFound.text')}</p>
    ${source(site)}`

const unavailable = (site: PublicSite): Html =>
  html`<h1>${site.words.t('embed.unavailable')}</h1>
    <p class="words">${site.words.t('embed.later')}</p>
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
