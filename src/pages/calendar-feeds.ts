/** Addresses of the site that answer with calendar files (behaviour/calendar-pages.md). */
import type { IncomingMessage } from 'node:http'
import type { AppContext } from '../context.ts'
import { findPublishedId } from '../data/events/event-feed-reader.ts'
import { findTermIds } from '../data/events/event-list-reader.ts'
import { BOUND_NAMES } from '../domain/calendar/lists/bounds.ts'
import { parseSiteAddress, readSiteAddress } from './calendar/views/addresses/read-address.ts'
import type { ViewRequest } from './calendar/views/addresses/view-request.ts'
import { daysOfRequest } from './calendar/views/days-of-request.ts'
import { API_ROOT, splitAddress, type ApiAddress } from '../http/api-address.ts'
import { isReadMethod } from './stored-file.ts'
import { loadViewSite } from './calendar/views/view-site.ts'
import { isSet } from './calendar/views/addresses/read-address.ts'

type Next = (error?: unknown) => void

/** Serves calendar files at page addresses through the API. */
export function calendarFeeds(ctx: AppContext) {
  return (message: IncomingMessage, _response: unknown, next: Next): void => {
    const url = message.url ?? '/'
    if (!isReadMethod(message) || !PAGES.test(url)) {
      next()
      return
    }
    const visits = message.headers.authorization === undefined
    calendarFeedAddress(visits ? (ctx.forVisitors ?? ctx) : ctx, url).then((feed) => {
      if (feed !== undefined) message.url = `${API_ROOT}${feed.rawPath}?${feed.rawQuery}`
      next()
    }, next)
  }
}

const LIST = '/cal/events/v1/events'

/** List arguments that keep their names in page addresses. */
const ARGUMENTS: readonly string[] = [
  ...BOUND_NAMES,
  'strict_dates',
  'search',
  'categories',
  'tags',
  'venue',
  'organizer',
  'featured',
  'status',
  'geoloc',
  'geoloc_lat',
  'geoloc_lng',
  'geoloc_radius',
  'include',
  'password',
]

const PAGES = /^\/(events|event|venue|organizer)(?=[/?]|$)/

/**
 * Maps the address of a calendar file to the API: `ical=1`, or `/ical/` at the end. Unknown names
 * are left to the pages, which answer 404.
 */
async function calendarFeedAddress(ctx: AppContext, url: string): Promise<ApiAddress | undefined> {
  const query = new URLSearchParams(splitAddress(url).rawQuery)
  const located = parseSiteAddress(url, ctx.siteUrl)
  if (located === undefined) return undefined
  const { steps } = located
  const named = steps.at(-1) === 'ical'
  if (!named && !isSet(query.get('ical')) && !isSet(query.get('desktop-ical'))) return undefined
  const found =
    steps[0] === 'event'
      ? await findEvent(ctx, named ? steps.slice(0, -1) : steps)
      : await findList(ctx, url, query)
  if (found === undefined) return undefined
  const { path, filter } = found
  const wanted = new URLSearchParams({ ...argumentsOf(query), ...filter, ical: '1' })
  return { rawPath: path, rawQuery: String(wanted) }
}

/** A repeated parameter is a list. */
function argumentsOf(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [sent, value] of query) {
    const name = sent.replace(/\[\d*\]$/, '')
    if (!ARGUMENTS.includes(name) || value === '') continue
    found[name] = found[name] === undefined ? value : `${found[name]},${value}`
  }
  return found
}

interface Resolved {
  readonly path: string
  readonly filter: Readonly<Record<string, string>>
}

async function findEvent(
  ctx: AppContext,
  [, slug, ...others]: readonly string[],
): Promise<Resolved | undefined> {
  if (slug === undefined || others.length > 0) return undefined
  const id = await findPublishedId(ctx.database, 'cal_events', slug)
  return id === undefined ? undefined : { path: `${LIST}/${id}`, filter: {} }
}

/** The events of a page, as arguments of the list. */
async function findList(
  ctx: AppContext,
  url: string,
  query: URLSearchParams,
): Promise<Resolved | undefined> {
  const site = await loadViewSite(ctx)
  const located = parseSiteAddress(url, ctx.siteUrl)
  const address = located && readSiteAddress(located, site.today)
  if (address?.form !== 'ical') return undefined
  const { request } = address
  const named = await namesOf(ctx, request)
  if (named === undefined) return undefined
  const { icalMax } = await ctx.settings()
  const filter = {
    ical_max: String(icalMax),
    ...named,
    ...(namesDays(query, request) ? {} : daysOfRequest(site, request)),
    ...(request.featured && { featured: 'true' }),
    ...(request.keyword !== '' && { search: request.keyword }),
  }
  return { path: LIST, filter }
}

/** Whether the query has bounds of its own for a list that begins at no date. */
const namesDays = (query: URLSearchParams, { view, date }: ViewRequest): boolean =>
  date === undefined &&
  (view === undefined || view === 'list') &&
  BOUND_NAMES.some((name) => query.get(name))

/** Finds the ids of terms and places; undefined if one does not exist. */
async function namesOf(
  { database }: AppContext,
  { category, tag, place }: ViewRequest,
): Promise<Record<string, string> | undefined> {
  const term = async (taxonomy: string, slug: string | undefined): Promise<number | undefined> =>
    slug === undefined || slug === ''
      ? 0
      : (await findTermIds(database, taxonomy, [slug])).get(slug)
  const found = {
    categories: await term('cal_events_cat', category.at(-1)),
    tags: await term('post_tag', tag),
    ...(place && {
      [place.kind]: await findPublishedId(database, `cal_${place.kind}`, place.slug),
    }),
  }
  const entries = Object.entries(found)
  if (entries.some(([, id]) => id === undefined)) return undefined
  return Object.fromEntries(entries.flatMap(([name, id]) => (id ? [[name, String(id)]] : [])))
}
