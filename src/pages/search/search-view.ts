import { archivePath } from '../../domain/archives/address.ts'
import {
  totalOf,
  type SearchedKind,
  type SiteSearchPage,
} from '../../domain/archives/site-search.ts'
import type { MessageKey } from '../../messages/words.ts'
import { adSlots } from '../ads/page-ads.ts'
import { siteLayout, type PublicPage, type PublicSite } from '../entry-page-layout.ts'
import { Html, html } from '../html.ts'
import { resultList, type ShownResults } from './search-results.ts'

/** The content of a search page. */
export interface ShownSearch extends ShownResults {
  readonly text: string
  /** The only kind shown. */
  readonly kind: SearchedKind | undefined
  readonly found: SiteSearchPage
}

export function searchPage(site: PublicSite, shown: ShownSearch): PublicPage {
  const { text, kind, found, ads } = shown
  const { t } = site.words
  const { page } = found
  const title = t('search.title', { words: text })
  const feed = (tail: string): string => site.siteUrl + archivePath(addressOf(text), tail)
  const main = html`<h1>${title}</h1>
    ${summary(site, shown)} ${kinds(site, shown)} ${resultList(site, shown)} ${paging(site, shown)}`
  return {
    title: page === 1 ? title : t('search.titleOfPage', { words: text, page }),
    head: html`<link rel="canonical" href="${pageAddress(site, shown, kind, page)}" />
      <meta name="robots" content="noindex" />
      <link rel="alternate" type="application/rss+xml" title="RSS" href="${feed('feed/')}" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Atom"
        href="${feed('feed/atom/')}"
      />`,
    body: siteLayout(
      site,
      ads ? new Html(ads.placement.text(main.toString())) : main,
      adSlots(ads).around,
    ),
  }
}

const addressOf = (text: string, kind?: SearchedKind): string =>
  `/?s=${encodeURIComponent(text)}${kind === undefined ? '' : `&type=${kind}`}`

function pageAddress(
  { siteUrl }: PublicSite,
  { text }: ShownSearch,
  kind: SearchedKind | undefined,
  page: number,
): string {
  const first = addressOf(text, kind)
  return siteUrl + (page === 1 ? first : archivePath(first, `page/${page}/`))
}

function summary({ words: { t } }: PublicSite, { text, kind, found }: ShownSearch): Html {
  if (text.trim() === '') return html`<p class="notice">${t('search.ask')}</p>`
  const total = totalOf(found.totals, kind)
  if (total === 0) return html`<p class="notice">${t('search.none')}</p>`
  return html`<p class="facts">${t('search.total', { count: total })}</p>`
}

const LABELS = {
  post: 'search.posts',
  page: 'search.pages',
  event: 'search.events',
  venue: 'search.venues',
  organizer: 'search.organizers',
} as const satisfies Readonly<Record<SearchedKind, MessageKey>>

/** Links to all kinds of which something was found, and to the one shown. */
function kinds(site: PublicSite, shown: ShownSearch): Html | undefined {
  const { kind, found } = shown
  const { totals } = found
  if (totals.size < 2 && kind === undefined) return undefined
  const { t } = site.words
  const link = (
    to: SearchedKind | undefined,
    label: (typeof LABELS)[SearchedKind] | 'search.all',
  ) =>
    html`<li>
      <a href="${pageAddress(site, shown, to, 1)}" ${to === kind && html`aria-current="page"`}
        >${t(label, { count: totalOf(totals, to) })}</a
      >
    </li>`
  const all = kind === undefined || totals.has(kind) ? [...totals.keys()] : [...totals.keys(), kind]
  return html`<nav class="kinds" aria-label="${t('search.kinds')}">
    <ul>
      ${link(undefined, 'search.all')} ${all.map((one) => link(one, LABELS[one]))}
    </ul>
  </nav>`
}

function paging(site: PublicSite, shown: ShownSearch): Html | undefined {
  const { kind, found } = shown
  const { t } = site.words
  const { page, pages } = found
  if (pages === 1) return undefined
  const step = (to: number, relation: string, words: string): Html =>
    html`<a rel="${relation}" href="${pageAddress(site, shown, kind, to)}">${words}</a>`
  return html`<nav class="paging" aria-label="${t('search.pagesOfResults')}">
    ${page > 1 && step(page - 1, 'prev', t('search.previous'))}
    <span>${t('search.pageOf', { page, pages })}</span>
    ${page < pages && step(page + 1, 'next', t('search.next'))}
  </nav>`
}
