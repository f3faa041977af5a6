import { dateWithOffset } from '../../domain/time/local-time.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Archive } from '../../domain/archives/archive.ts'
import type { ArchivePage } from '../../domain/archives/archive-pages.ts'
import { plainExcerpt, plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import type { ResponsivePicture } from '../../domain/embeds/responsive-picture.ts'
import type { Node } from '../../domain/structured-data/node.ts'
import type { PublicPage, PublicSite } from '../entry-page-layout.ts'
import type { PageAds } from '../ads/page-ads.ts'
import { html, type Html } from '../html.ts'
import { bodyWithAds, feedLinks, paging } from '../list-parts.ts'
import type { Translate } from '../../messages/words.ts'
import { writtenDay } from '../written-day.ts'
import { pictureMarkup } from '../picture.ts'
import { openGraph } from '../open-graph.ts'
import { structuredData } from '../structured-data.ts'
import { archivePath } from '../../domain/archives/address.ts'

/** How wide a list shows pictures, as a value of `sizes` and in pixels. */
const LIST_SIZES = '(min-width: 40rem) 12rem, 6rem'
export const LIST_PICTURE_WIDTH = 300

/** The content of the page of an archive. */
export interface ShownArchive {
  readonly archive: Archive
  readonly list: ArchivePage
  /** Featured pictures by entry id. */
  readonly pictures: ReadonlyMap<number, ResponsivePicture>
  /** The site's tagline, shown with the latest posts. */
  readonly tagline: string
  /** IANA name or offset of the site's zone. */
  readonly zone: string
  /** Structured data of the site itself; front page only. */
  readonly nodes: readonly Node[]
  /** The page's ads for this visitor, if any. */
  readonly ads: PageAds | undefined
}

/** The title of an archive, in the window and on the page. */
export function headingOf(t: Translate, { place: { kind }, title }: Archive): string {
  if (kind === 'category') return t('archive.category', { title })
  if (kind === 'tag') return t('archive.tag', { title })
  if (kind === 'author') return t('archive.author', { title })
  return kind === 'search' ? t('search.title', { words: title }) : title
}

export function archivePage(site: PublicSite, shown: ShownArchive): PublicPage {
  const { t } = site.words
  const { archive, list, tagline, nodes, ads } = shown
  const { page, pages } = list
  const latest = archive.place.kind === 'latest'
  const heading = latest ? site.title : headingOf(t, archive)
  const title = latest ? '' : heading
  const description = latest ? tagline : archive.description
  const url = site.siteUrl + pathOf(archive, page)
  const main = html`<h1>${heading}</h1>
    ${description !== '' && html`<p class="facts">${description}</p>`} ${entriesOf(site, shown)}
    ${paging({
      page,
      pages,
      addressOf: (to) => site.siteUrl + pathOf(archive, to),
      label: t('archive.pages'),
      previous: t('archive.newer'),
      next: t('archive.older'),
      position: t('archive.pageOf', { page, pages }),
    })}`
  return {
    title: page === 1 ? title : titleOfPage(t, title, page),
    head: html`${headLinks(site, shown, url)}
    ${openGraph({ site, kind: 'website', title: heading, url, description })}
    ${nodes.length > 0 && structuredData(nodes)}`,
    body: bodyWithAds(site, main, ads),
  }
}

const titleOfPage = (t: Translate, title: string, page: number): string =>
  title === '' ? t('archive.page', { page }) : t('archive.titleOfPage', { title, page })

const pathOf = ({ path }: Archive, page: number): string =>
  page === 1 ? path : archivePath(path, `page/${page}/`)

/** Links to the canonical address, the previous and next page, and the feeds. */
function headLinks(site: PublicSite, { archive, list }: ShownArchive, url: string): Html {
  const { siteUrl } = site
  const { page, pages } = list
  return html`<link rel="canonical" href="${url}" />
    ${page > 1 && html`<link rel="prev" href="${siteUrl}${pathOf(archive, page - 1)}" />`}
    ${page < pages && html`<link rel="next" href="${siteUrl}${pathOf(archive, page + 1)}" />`}
    ${feedLinks(site, archive.path)}`
}

function entriesOf(site: PublicSite, shown: ShownArchive): Html {
  const { t } = site.words
  const { list, ads } = shown
  if (list.entries.length === 0) {
    return html`<p class="notice">${t('archive.none')}</p>`
  }
  const between = ads?.between(list.entries.length)
  return html`<ul class="entries">
    ${list.entries.map((entry, index) => {
      const ad = between?.get(index + 1)
      return html`${entryOf(site, entry, { ...shown, index })}${ad && html`<li class="ads-between">${ad}</li>`}`
    })}
  </ul>`
}

/** Pictures below the first entry load when they come into view. */
function entryOf(
  { siteUrl, words: { t }, dates }: PublicSite,
  entry: EntryRow,
  { zone, pictures, index }: Pick<ShownArchive, 'zone' | 'pictures'> & { readonly index: number },
): Html {
  const link = linkOf(siteUrl, entry)
  const picture = pictures.get(entry.id)
  const looks = { sizes: LIST_SIZES, className: 'entry-picture', decorative: true }
  const words = entry.password === '' ? plainExcerpt(entry) : t('calendar.protected')
  return html`<li>
    <article>
      ${picture && pictureMarkup(picture, { ...looks, later: index > 0 })}
      <h2><a href="${link}">${plainTitle(entry) || link}</a></h2>
      <p class="facts">
        <time datetime="${dateWithOffset(entry.date, zone)}"
          >${writtenDay(entry.date, zone, dates)}</time
        >
      </p>
      ${words !== '' && html`<p>${words}</p>`}
    </article>
  </li>`
}
