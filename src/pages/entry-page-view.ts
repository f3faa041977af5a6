import { dateWithOffset, longDate } from '../domain/time/local-time.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { plainExcerpt, plainTitle } from '../domain/embeds/entry-texts.ts'
import type { Node } from '../domain/structured-data/node.ts'
import { fileAddress, type Thumbnail } from '../domain/embeds/thumbnail.ts'
import {
  siteLayout,
  type PublicPage,
  type PublicSite,
  type PageSlots,
} from './entry-page-layout.ts'
import { calendarStyles } from './calendar/assets.ts'
import { singleArticle, type SingleParts } from './calendar/single/single.ts'
import { Html, html } from './html.ts'
import { openGraph } from './open-graph.ts'
import { structuredData } from './structured-data.ts'

/** The content of the page of an entry. */
export interface ShownEntry {
  readonly entry: EntryRow
  /** The canonical address of the entry. */
  readonly link: string
  readonly author: string | undefined
  /** IANA name of the site's zone. */
  readonly zone: string
  /** The entry's structured data. */
  readonly nodes: readonly Node[]
  /** Rendered; undefined while a password is asked for. */
  readonly content: string | undefined
  /** The image for link previews. */
  readonly picture: Thumbnail | undefined
  /** A preview for the signed-in user, or by a link that works until a moment. */
  readonly preview: { readonly until?: Date } | undefined
  /** Why the password was not accepted. */
  readonly problem: 'wrong' | 'limited' | undefined
  /** The parts around the text of events and places. */
  readonly calendar: SingleParts | undefined
  /** Markup around the page, such as ads. */
  readonly around?: PageSlots | undefined
}

const MAX_DESCRIPTION = 300

export function entryPage(site: PublicSite, shown: ShownEntry): PublicPage {
  const { entry, link, nodes, picture, preview, zone, calendar } = shown
  const title = plainTitle(entry)
  const description = plainExcerpt(entry).slice(0, MAX_DESCRIPTION).toWellFormed()
  return {
    title,
    head: html`<link rel="canonical" href="${link}" /> ${embedLinks(site, link, title)}
      ${description !== '' && html`<meta name="description" content="${description}" />`}
      ${preview && html`<meta name="robots" content="noindex" />`}
      ${openGraph({
        site,
        kind: entry.type === 'post' ? 'article' : 'website',
        title,
        url: link,
        description,
        ...(picture && { picture }),
        ...(entry.type === 'post' && {
          published: dateWithOffset(entry.date, zone),
          modified: dateWithOffset(entry.modified, zone),
        }),
      })}
      ${calendar && calendarStyles(site)} ${nodes.length > 0 && structuredData(nodes)}`,
    body: siteLayout(site, article(site, shown, title === '' ? link : title), shown.around),
  }
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

function article({ siteUrl }: PublicSite, shown: ShownEntry, title: string): Html {
  const { entry, author, zone, calendar } = shown
  if (calendar !== undefined) return singleArticle(title, textOf(siteUrl, shown), calendar)
  return html`<article>
    <h1>${title}</h1>
    <p class="facts">
      <time datetime="${dateWithOffset(entry.date, zone)}">${longDate(entry.date, zone)}</time
      >${author !== undefined && html` · ${author}`}
    </p>
    ${textOf(siteUrl, shown)}
  </article>`
}

/** The content, or the password form. */
function textOf(siteUrl: string, shown: ShownEntry): Html {
  const { entry, content, problem } = shown
  return html`${previewNotice(shown)}
  ${
    content === undefined
      ? passwordForm(problem)
      : html`${fileOf(siteUrl, entry)}
          <div class="text">${trusted(content)}</div>`
  }`
}

function previewNotice({ preview, zone }: ShownEntry): Html | undefined {
  if (preview === undefined) return undefined
  const { until } = preview
  if (until === undefined) {
    return html`<p class="notice">This is a preview. Only you can see it.</p>`
  }
  const moment = dateWithOffset(until, zone)
  return html`<p class="notice">
    This is a preview of unpublished content. Anyone with this link can see it until
    <time datetime="${moment}">${longDate(until, zone)}, ${moment.slice(11, 16)}</time>.
  </p>`
}

const PROBLEMS = {
  wrong: 'The password is wrong.',
  limited: 'Too many attempts. Try again in 15 minutes.',
} as const

function passwordForm(problem: ShownEntry['problem']): Html {
  return html`<form class="unlock" method="post">
    <p class="notice" ${problem && html`role="alert"`}>
      ${problem === undefined ? 'This entry is protected by a password.' : PROBLEMS[problem]}
    </p>
    <label for="password">Password</label>
    <input id="password" name="password" type="password" required autocomplete="off" />
    <button>Open</button>
  </form>`
}

/**
 * Content was sanitized by its author's capabilities when it was stored
 * (behaviour/permissions.md#writing-posts-and-pages).
 */
const trusted = (content: string): Html => new Html(content)

/** The file of a media item: pictures are shown, other files linked. */
function fileOf(siteUrl: string, { media }: EntryRow): Html | undefined {
  if (media === null) return undefined
  const address = fileAddress(siteUrl, media.file)
  if (!media.mimeType.startsWith('image/')) {
    const name = media.file.slice(media.file.lastIndexOf('/') + 1)
    return html`<p><a href="${address}">${name}</a></p>`
  }
  const size = media.width > 0 && html`width="${media.width}" height="${media.height}"`
  return html`<figure><img src="${address}" alt="${media.altText}" ${size} /></figure>`
}

export function notFoundPage(site: PublicSite, title: string, text: string): PublicPage {
  return {
    title,
    head: html`<meta name="robots" content="noindex" />`,
    body: siteLayout(
      site,
      html`<h1>${title}</h1>
        <p>${text}</p>`,
    ),
  }
}
