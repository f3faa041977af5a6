import type { CalendarView, ViewNonces } from './views/view-model.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { publicDocument, publicHeaders, siteLayout, type PublicSite } from '../entry-page-layout.ts'
import { Html, html } from '../html.ts'
import { openGraph } from '../open-graph.ts'
import { scriptLink, viewStyles } from './assets.ts'
import { nonceScript } from './fragment.ts'
import { calendarScript } from './script.ts'
import { styledView, titleOf } from './labels.ts'

/** The input of a full page. */
export interface CalendarPage {
  readonly view: CalendarView
  /** The output of `calendarFragment`, possibly cached. */
  readonly fragment: string
  readonly nonces: ViewNonces
}

/** A full calendar page. It works without its script, which replaces views in place. */
export function calendarPage(site: PublicSite, page: CalendarPage): PageAnswer {
  const { view, fragment, nonces } = page
  const title = titleOf(styledView(view))
  const main = html`<div class="cal-page" data-js="cal-events-page">
    ${new Html(fragment)} ${nonceScript(nonces)}
  </div>`
  return {
    status: 200,
    headers: calendarHeaders(site),
    body: publicDocument(site, {
      title,
      styles: viewStyles(site, view),
      head: html`${headLinks(site, view)} ${scriptLink(site)}
      ${openGraph({ site, kind: 'website', title, url: view.url, description: '' })}`,
      body: siteLayout(site, main),
    }),
  }
}

/** Links to the canonical address, the neighbouring pages and the feeds. */
function headLinks({ siteUrl, words: { t } }: PublicSite, view: CalendarView): Html {
  const { url, previousUrl, nextUrl, bar, notice } = view
  const left = bar.keyword !== '' || notice !== undefined
  return html`<link rel="canonical" href="${url}" />
    ${left && html`<meta name="robots" content="noindex" />`}
    ${previousUrl !== '' && html`<link rel="prev" href="${previousUrl}" />`}
    ${nextUrl !== '' && html`<link rel="next" href="${nextUrl}" />`}
    <link
      rel="alternate"
      type="application/rss+xml"
      title="${t('calendar.feedTitle', { format: 'RSS' })}"
      href="${siteUrl}/events/feed/"
    />
    <link
      rel="alternate"
      type="text/calendar"
      title="${t('calendar.feedTitle', { format: 'iCalendar' })}"
      href="${siteUrl}/events/?ical=1"
    />`
}

/** Headers of a calendar page: its own script may run, and may only send requests to this site. */
function calendarHeaders(site: PublicSite): PageAnswer['headers'] {
  const { siteUrl } = site
  return {
    ...publicHeaders(site, {
      directives: {
        'script-src': `${siteUrl}${calendarScript.path}`,
        'connect-src': `'self' ${new URL(siteUrl).origin}`,
      },
    }),
    'Cache-Control': 'no-cache',
  }
}
