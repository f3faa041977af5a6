/** Feeds of upcoming events (behaviour/calendar-pages.md#addresses). */
import type { AppContext } from '../../context.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import type { FeedFormat, ViewRequest } from './views/addresses/view-request.ts'
import { writeAddress } from './views/addresses/write-address.ts'
import { upcomingEvents } from './views/upcoming.ts'
import type { ViewSite } from './views/view-site.ts'
import { plainText } from '../../domain/embeds/entry-texts.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { ATOM_TYPE, atomOf } from '../feeds/atom.ts'
import { FEED_HEADERS, FEED_ITEMS, itemsOf } from '../feeds/feed.ts'
import { RSS_TYPE, rssOf } from '../feeds/rss.ts'
import { calendarTexts as texts } from './calendar-texts.ts'

const FORMATS = {
  rss: { type: RSS_TYPE, write: rssOf, tail: 'feed/' },
  atom: { type: ATOM_TYPE, write: atomOf, tail: 'feed/atom/' },
} as const

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
  const { type, write, tail } = FORMATS[form]
  const name = [category, tag].flatMap((term) => (term === undefined ? [] : plainText(term.name)))
  const path = writeAddress(request)
  const mark = path.indexOf('?')
  const [bare, query] = mark < 0 ? [path, ''] : [path.slice(0, mark), path.slice(mark)]
  const body = write({
    title: [texts.events, ...name, site.title].join(' – '),
    description: '',
    link: site.siteUrl + path,
    self: `${site.siteUrl}${bare}${tail}${query}`,
    language: site.language.replace('_', '-'),
    items: await itemsOf(ctx, found.entries),
  })
  return { status: 200, headers: { ...FEED_HEADERS, 'Content-Type': type }, body }
}
