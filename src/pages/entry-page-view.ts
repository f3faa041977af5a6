import { dateWithOffset } from '../domain/time/local-time.ts'
import { plainExcerpt, plainTitle } from '../domain/embeds/entry-texts.ts'
import type { Node } from '../domain/structured-data/node.ts'
import type { Thumbnail } from '../domain/embeds/thumbnail.ts'
import {
  siteLayout,
  type PublicPage,
  type PublicSite,
  type PageSlots,
} from './entry-page-layout.ts'
import { singleStyles } from './calendar/assets.ts'
import { singleArticle, type SingleParts } from './calendar/single/single.ts'
import { articleMarkup, type Article } from './article/article.ts'
import { entryText, type EntryText } from './article/entry-text.ts'
import { commentStyles } from './comments/comment-styles.ts'
import { html, type Html } from './html.ts'
import { styleLink } from './immutable-asset.ts'
import { openGraph } from './open-graph.ts'
import { structuredData } from './structured-data.ts'
import { entryStylesheet } from './styles/site-stylesheet.ts'

/** The content of the page of an entry. */
export interface ShownEntry extends EntryText, Omit<Article, 'title'> {
  /** The canonical address of the entry. */
  readonly link: string
  /** The entry's structured data. */
  readonly nodes: readonly Node[]
  /** The image for link previews. */
  readonly thumbnail: Thumbnail | undefined
  /** The parts around the text of events and places. */
  readonly calendar: SingleParts | undefined
  /** Below the entry. */
  readonly comments: Html | undefined
  /** Markup around the page, such as ads. */
  readonly around?: PageSlots | undefined
}

const MAX_DESCRIPTION = 300

export function entryPage(site: PublicSite, shown: ShownEntry): PublicPage {
  const { entry, link, nodes, thumbnail, preview, zone, calendar, comments } = shown
  const title = plainTitle(entry)
  const description = plainExcerpt(entry).slice(0, MAX_DESCRIPTION).toWellFormed()
  return {
    title,
    head: html`${pageLinks(link, calendar?.list)} ${embedLinks(site, link, title)}
    ${description !== '' && html`<meta name="description" content="${description}" />`}
    ${preview && html`<meta name="robots" content="noindex" />`}
    ${openGraph({
      site,
      kind: entry.type === 'post' ? 'article' : 'website',
      title,
      url: calendar?.list?.url ?? link,
      description,
      ...(thumbnail && { picture: thumbnail }),
      ...(entry.type === 'post' && {
        published: dateWithOffset(entry.date, zone),
        modified: dateWithOffset(entry.modified, zone),
      }),
    })}
    ${nodes.length > 0 && structuredData(nodes)}`,
    styles: html`${styleLink(site.siteUrl, entryStylesheet)} ${calendar && singleStyles(site)}
    ${comments && commentStyles(site)}`,
    body: siteLayout(
      site,
      html`${entryMarkup(site, shown, title || link)} ${comments}`,
      shown.around,
    ),
  }
}

/**
 * Links to the canonical address and, in a list, to the neighbouring pages. Further pages without
 * events are not worth finding.
 */
function pageLinks(link: string, list: SingleParts['list']): Html {
  if (list === undefined) return html`<link rel="canonical" href="${link}" />`
  const { url, previousUrl, nextUrl, events } = list
  return html`<link rel="canonical" href="${url}" />
    ${events.length === 0 && url !== link && html`<meta name="robots" content="noindex" />`}
    ${previousUrl !== '' && html`<link rel="prev" href="${previousUrl}" />`}
    ${nextUrl !== '' && html`<link rel="next" href="${nextUrl}" />`}`
}

/** Links by which programs find the page's embed data. */
function embedLinks({ apiUrl }: PublicSite, link: string, title: string): Html {
  const address = `${apiUrl}/oembed/1.0/embed?url=${encodeURIComponent(link)}`
  return html`<link
      rel="alternate"
      type="application/json+oembed"
      href="${address}"
      title="${title}"
    />
    <link rel="alternate" type="text/xml+oembed" href="${address}&format=xml" title="${title}" />`
}

function entryMarkup(site: PublicSite, shown: ShownEntry, title: string): Html {
  const { calendar } = shown
  const { t } = site.words
  const text = entryText(site.siteUrl, shown, site.dates)
  return calendar === undefined
    ? articleMarkup({ ...shown, title }, text, site.dates)
    : singleArticle(t, title, text, calendar)
}

/** @param more what helps readers on, below the text */
export function notFoundPage(
  site: PublicSite,
  title: string,
  text: string,
  more?: Html,
): PublicPage {
  return {
    title,
    head: html`<meta name="robots" content="noindex" />`,
    body: siteLayout(
      site,
      html`<h1>${title}</h1>
        <p>${text}</p>
        ${more}`,
    ),
  }
}
