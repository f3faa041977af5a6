import { archivePath } from '../domain/archives/address.ts'
import { adSlots, type PageAds } from './ads/page-ads.ts'
import { siteLayout, type PublicSite } from './entry-page-layout.ts'
import { Html, html } from './html.ts'

/** The page of a list that is shown, and the texts of its navigation. */
interface Paging {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
  readonly label: string
  readonly previous: string
  readonly next: string
  readonly position: string
}

/** Links to the neighbouring pages of a list; nothing if it has only one. */
export function paging(list: Paging): Html | undefined {
  const { page, pages } = list
  if (pages === 1) return undefined
  const step = (to: number, relation: string, words: string): Html =>
    html`<a rel="${relation}" href="${list.addressOf(to)}">${words}</a>`
  return html`<nav class="paging" aria-label="${list.label}">
    ${page > 1 && step(page - 1, 'prev', list.previous)}
    <span>${list.position}</span>
    ${page < pages && step(page + 1, 'next', list.next)}
  </nav>`
}

/** Links in the head to the feeds of a list. */
export function feedLinks({ siteUrl }: PublicSite, path: string): Html {
  const feed = (tail: string): string => siteUrl + archivePath(path, tail)
  return html`<link
      rel="alternate"
      type="application/rss+xml"
      title="RSS"
      href="${feed('feed/')}"
    />
    <link rel="alternate" type="application/atom+xml" title="Atom" href="${feed('feed/atom/')}" />`
}

/** The body of a page with ads in its text and around it. */
export const bodyWithAds = (site: PublicSite, main: Html, ads: PageAds | undefined): Html =>
  siteLayout(site, ads ? new Html(ads.placement.text(main.toString())) : main, adSlots(ads).around)
