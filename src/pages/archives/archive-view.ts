import { dateWithOffset, longDate } from '../../domain/time/local-time.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Archive } from '../../domain/archives/archive.ts'
import type { ArchivePage } from '../../domain/archives/archive-pages.ts'
import { plainExcerpt, plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import type { Node } from '../../domain/structured-data/node.ts'
import { siteLayout, type PublicPage, type PublicSite } from '../entry-page-layout.ts'
import { adSlots, type PageAds } from '../ads/page-ads.ts'
import { Html, html } from '../html.ts'
import { openGraph } from '../open-graph.ts'
import { structuredData } from '../structured-data.ts'
import { archivePath } from '../../domain/archives/address.ts'

/** The content of the page of an archive. */
export interface ShownArchive {
  readonly archive: Archive
  readonly list: ArchivePage
  /** The site's tagline, shown with the latest posts. */
  readonly tagline: string
  /** IANA name or offset of the site's zone. */
  readonly zone: string
  /** Structured data of the site itself; front page only. */
  readonly nodes: readonly Node[]
  /** The page's ads for this visitor, if any. */
  readonly ads: PageAds | undefined
}

const HEADINGS: Readonly<Record<Archive['place']['kind'], (title: string) => string>> = {
  latest: (title) => title,
  category: (title) => `Category: ${title}`,
  tag: (title) => `Tag: ${title}`,
  author: (title) => `Author: ${title}`,
  search: (title) => `Search: ${title}`,
}

/** The title of an archive, in the window and on the page. */
export const headingOf = ({ place, title }: Archive): string => HEADINGS[place.kind](title)

export function archivePage(site: PublicSite, shown: ShownArchive): PublicPage {
  const { archive, list, tagline, nodes, ads } = shown
  const latest = archive.place.kind === 'latest'
  const heading = latest ? site.title : headingOf(archive)
  const title = latest ? '' : heading
  const description = latest ? tagline : archive.description
  const url = site.siteUrl + pathOf(archive, list.page)
  const main = html`<h1>${heading}</h1>
    ${description !== '' && html`<p class="facts">${description}</p>`} ${entriesOf(site, shown)}
    ${paging(site, shown)}`
  return {
    title: list.page === 1 ? title : `${title === '' ? '' : `${title} – `}Page ${list.page}`,
    head: html`${headLinks(site, shown, url)}
    ${openGraph({ site, kind: 'website', title: heading, url, description })}
    ${nodes.length > 0 && structuredData(nodes)}`,
    body: siteLayout(
      site,
      ads ? new Html(ads.placement.text(main.toString())) : main,
      adSlots(ads).around,
    ),
  }
}

const pathOf = ({ path }: Archive, page: number): string =>
  page === 1 ? path : archivePath(path, `page/${page}/`)

/** Links to the canonical address, the previous and next page, and the feeds. */
function headLinks({ siteUrl }: PublicSite, { archive, list }: ShownArchive, url: string): Html {
  const { page, pages } = list
  const feed = (tail: string): string => siteUrl + archivePath(archive.path, tail)
  const searched = archive.place.kind === 'search'
  return html`<link rel="canonical" href="${url}" />
    ${searched && html`<meta name="robots" content="noindex" />`}
    ${page > 1 && html`<link rel="prev" href="${siteUrl}${pathOf(archive, page - 1)}" />`}
    ${page < pages && html`<link rel="next" href="${siteUrl}${pathOf(archive, page + 1)}" />`}
    <link rel="alternate" type="application/rss+xml" title="RSS" href="${feed('feed/')}" />
    <link rel="alternate" type="application/atom+xml" title="Atom" href="${feed('feed/atom/')}" />`
}

function entriesOf(site: PublicSite, { archive, list, zone, ads }: ShownArchive): Html {
  if (list.entries.length === 0) {
    const text = archive.place.kind === 'search' ? 'No results found.' : 'There are no posts yet.'
    return html`<p class="notice">${text}</p>`
  }
  const between = ads?.between(list.entries.length)
  return html`<ul class="entries">
    ${list.entries.map((entry, index) => {
      const ad = between?.get(index + 1)
      return html`${entryOf(site, entry, zone)}${ad && html`<li class="ads-between">${ad}</li>`}`
    })}
  </ul>`
}

function entryOf({ siteUrl }: PublicSite, entry: EntryRow, zone: string): Html {
  const link = linkOf(siteUrl, entry)
  const words = entry.password === '' ? plainExcerpt(entry) : 'Protected by a password.'
  return html`<li>
    <article>
      <h2><a href="${link}">${plainTitle(entry) || link}</a></h2>
      <p class="facts">
        <time datetime="${dateWithOffset(entry.date, zone)}">${longDate(entry.date, zone)}</time>
      </p>
      ${words !== '' && html`<p>${words}</p>`}
    </article>
  </li>`
}

function paging({ siteUrl }: PublicSite, { archive, list }: ShownArchive): Html | undefined {
  const { page, pages } = list
  if (pages === 1) return undefined
  const step = (to: number, relation: string, words: string): Html =>
    html`<a rel="${relation}" href="${siteUrl}${pathOf(archive, to)}">${words}</a>`
  return html`<nav class="paging" aria-label="Pages">
    ${page > 1 && step(page - 1, 'prev', 'Newer')} <span>Page ${page} of ${pages}</span>
    ${page < pages && step(page + 1, 'next', 'Older')}
  </nav>`
}
