import { archivePath } from '../../domain/archives/address.ts'
import {
  totalOf,
  type SearchedKind,
  type SiteSearchPage,
} from '../../domain/archives/site-search.ts'
import type { MessageKey } from '../../messages/words.ts'
import type { PublicPage, PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { bodyWithAds, feedLinks, paging } from '../list-parts.ts'
import { resultList, type ShownResults } from './search-results.ts'

/** The content of a search page. */
export interface ShownSearch extends ShownResults {
  readonly text: string
  readonly kind: SearchedKind | undefined
  readonly found: SiteSearchPage
}

export function searchPage(site: PublicSite, shown: ShownSearch): PublicPage {
  const { text, kind, found, ads } = shown
  const { t } = site.words
  const { page, pages } = found
  const title = t('search.title', { words: text })
  const main = html`<h1>${title}</h1>
    ${summary(site, shown)} ${kinds(site, shown)} ${resultList(site, shown)}
    ${paging({
      page,
      pages,
      addressOf: (to) => pageAddress(site, shown, kind, to),
      label: t('search.pagesOfResults'),
      previous: t('search.previous'),
      next: t('search.next'),
      position: t('search.pageOf', { page, pages }),
    })}`
  return {
    title: page === 1 ? title : t('search.titleOfPage', { words: text, page }),
    head: html`<link rel="canonical" href="${pageAddress(site, shown, kind, page)}" />
      <meta name="robots" content="noindex" />
      ${feedLinks(site, addressOf(text))}`,
    body: bodyWithAds(site, main, ads),
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
