import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { EventDetails } from '../../data/events/event-row.ts'
import {
  kindOfFound,
  type SearchedKind,
  type SiteSearchPage,
} from '../../domain/archives/site-search.ts'
import { plainTitle } from '../../domain/embeds/entry-texts.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import { markWords, snippetOf } from '../../domain/text/sought-marks.ts'
import { dateWithOffset } from '../../domain/time/local-time.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import type { PageAds } from '../ads/page-ads.ts'
import { formatDay, formatTime, type DateStyle } from '../calendar/format-dates.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { html, type Html } from '../html.ts'
import { writtenDay } from '../written-day.ts'

/** The shown parts of a found entry; texts are plain. */
export interface SearchResult {
  readonly entry: EntryRow
  /** Events only. */
  readonly event: EventDetails | undefined
  readonly excerpt: string
  /** '' if it is too long to be looked through. */
  readonly content: string
}

/** The results of a page. */
export interface ShownResults {
  readonly found: Pick<SiteSearchPage, 'words'>
  readonly results: readonly SearchResult[]
  /** IANA name or offset of the site's zone. */
  readonly zone: string
  /** The page's ads for this visitor, if any. */
  readonly ads: PageAds | undefined
}

/** The results of a page with the words marked, and ads between them. */
export function resultList(site: PublicSite, shown: ShownResults): Html | undefined {
  if (shown.results.length === 0) return undefined
  const between = shown.ads?.between(shown.results.length)
  return html`<ul class="entries">
    ${shown.results.map((result, index) => {
      const ad = between?.get(index + 1)
      return html`${resultOf(site, shown, result)}${ad && html`<li class="ads-between">${ad}</li>`}`
    })}
  </ul>`
}

function resultOf(site: PublicSite, shown: ShownResults, result: SearchResult): Html {
  const { entry } = result
  const { words } = shown.found
  const link = linkOf(site.siteUrl, entry)
  const title = plainTitle(entry)
  const snippet = snippetFor(result, words)
  return html`<li>
    <article>
      <h2><a href="${link}">${title === '' ? link : marked(title, words)}</a></h2>
      <p class="facts">${factsOf(site, shown, result)}</p>
      ${snippet !== '' && html`<p>${marked(snippet, words)}</p>`}
    </article>
  </li>`
}

/** Where the words are: in the excerpt, else in the content; otherwise the excerpt. */
const snippetFor = ({ excerpt, content }: SearchResult, words: readonly string[]): string =>
  snippetOf(excerpt, words) ?? snippetOf(content, words) ?? excerpt

const marked = (text: string, words: readonly string[]): Html =>
  html`${markWords(text, words).map((part) =>
    part.sought ? html`<mark>${part.text}</mark>` : part.text,
  )}`

const NAMES: Readonly<Record<SearchedKind, PlainMessageKey>> = {
  post: 'search.post',
  page: 'search.page',
  event: 'search.event',
  venue: 'search.venue',
  organizer: 'search.organizer',
}

/** The kind of an entry, and its date if it has one. */
function factsOf(
  { words, dates }: PublicSite,
  { zone }: ShownResults,
  { entry, event }: SearchResult,
): Html {
  const kind = kindOfFound(entry)
  const name = kind === undefined ? '' : words.t(NAMES[kind])
  if (kind === 'post') {
    const date = dateWithOffset(entry.date, zone)
    return html`${name} · <time datetime="${date}">${writtenDay(entry.date, zone, dates)}</time>`
  }
  return event === undefined ? html`${name}` : html`${name} · ${startOf(event, dates)}`
}

/** When an event starts, in its own zone. */
function startOf({ startsAt, allDay }: EventDetails, style: DateStyle): Html {
  const day = formatDay(startsAt, style)
  if (allDay) return html`<time datetime="${startsAt.slice(0, 10)}">${day}</time>`
  const time = style.t('calendar.dateTimeSeparator') + formatTime(startsAt, style)
  return html`<time datetime="${startsAt.replace(' ', 'T')}">${day}${time}</time>`
}
