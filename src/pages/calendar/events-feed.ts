/** Feeds of upcoming events (behaviour/calendar-pages.md#addresses). */
import type { AppContext } from '../../context.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import type { FeedFormat, ViewRequest } from './views/addresses/view-request.ts'
import { writeAddress } from './views/addresses/write-address.ts'
import { loadCards } from './views/load-cards.ts'
import { placeOnDays } from './views/timed.ts'
import { upcomingEvents, type Upcoming } from './views/upcoming.ts'
import type { ViewSite } from './views/view-site.ts'
import { plainText } from '../../domain/embeds/entry-texts.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { languageTag } from '../../messages/language-tags.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { feedAnswer, feedTail } from '../feeds/feed-formats.ts'
import { FEED_ITEMS, itemsOf, type FeedItem } from '../feeds/feed.ts'
import { Html, html } from '../html.ts'
import { eventLines, type EventLines } from './event-lines.ts'
import { datesOf } from './format-dates.ts'

/** The feed for an address with its filters; undefined if one of them does not exist. */
export async function eventsFeed(
  ctx: AppContext,
  site: PublicSite,
  calendar: ViewSite,
  { request, form }: { readonly request: ViewRequest; readonly form: FeedFormat },
): Promise<PageAnswer | undefined> {
  const found = await upcomingEvents(ctx, calendar, ANONYMOUS, request, FEED_ITEMS)
  if (found === undefined) return undefined
  const { category, tag } = found.narrowed
  const name = [category, tag].flatMap((term) => (term === undefined ? [] : plainText(term.name)))
  const path = writeAddress(request)
  const mark = path.indexOf('?')
  const [bare, query] = mark < 0 ? [path, ''] : [path.slice(0, mark), path.slice(mark)]
  return feedAnswer(form, {
    title: [site.words.t('calendar.events'), ...name, site.title].join(' – '),
    description: '',
    link: site.siteUrl + path,
    self: `${site.siteUrl}${bare}${feedTail(form)}${query}`,
    language: languageTag(site.language),
    items: await eventItems(ctx, calendar, found),
  })
}

/** Items that begin with when and where the event takes place next. */
async function eventItems(
  ctx: AppContext,
  calendar: ViewSite,
  { entries, times }: Upcoming,
): Promise<FeedItem[]> {
  const timed = times.map((time) => placeOnDays(calendar, time))
  const [items, cards] = await Promise.all([
    itemsOf(ctx, entries),
    loadCards(ctx, calendar, ANONYMOUS, timed),
  ])
  const style = datesOf(calendar.settings, calendar.today)
  const shown = new Map(cards.of(timed).map((card) => [card.id, card]))
  return items.map((item, index) => {
    const card = shown.get(entries[index]?.id ?? 0)
    return card === undefined ? item : withLines(item, eventLines(card, style))
  })
}

function withLines(item: FeedItem, { when, where }: EventLines): FeedItem {
  const facts = [when, where].filter((line) => line !== '')
  return {
    ...item,
    summary: [facts.join(', '), item.summary].filter((text) => text !== '').join('. '),
    content: html`<p>${facts.map((line, index) => html`${index > 0 && html`<br />`}${line}`)}</p>
      ${new Html(item.content)}`.toString(),
  }
}
