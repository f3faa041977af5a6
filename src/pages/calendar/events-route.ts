/** The pages of the calendar, `/events/…` (behaviour/calendar-pages.md#addresses). */
import type { AppContext } from '../../context.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { applyViewData, type ViewArguments } from './views/addresses/arguments.ts'
import { readSiteAddress } from './views/addresses/read-address.ts'
import type { ViewRequest } from './views/addresses/view-request.ts'
import { writeAddress } from './views/addresses/write-address.ts'
import { loadView } from './views/load-view.ts'
import { viewNonces } from './views/nonces.ts'
import { loadViewSite, type ViewSite } from './views/view-site.ts'
import { storedSlug } from '../../domain/text/slugs.ts'
import type { PageAnswer, PageRequest, PageRoute } from '../../http/pages.ts'
import type { PublicSite } from '../entry-page-layout.ts'
import { namelessSite, notFound, publicSite, refusal } from '../public-site.ts'
import { eventsFeed } from './events-feed.ts'
import { calendarFragment } from './fragment.ts'
import { createPageCache, type PageCache } from '../page-cache.ts'
import { movedTo, withSlash } from '../redirects.ts'
import { calendarPage } from './page.ts'

export function createEventsRoute(ctx: AppContext): PageRoute {
  const keep = createPageCache(ctx, 'pages of the calendar')
  return {
    path: /^\/events(?:\/|$)/,
    methods: ['GET'],
    answer: (request) => answer(ctx, keep, request),
    refuse: (status) => refusal(namelessSite(ctx), status),
  }
}

async function answer(ctx: AppContext, keep: PageCache, asked: PageRequest): Promise<PageAnswer> {
  const { path, query } = asked
  const [site, calendar] = await Promise.all([publicSite(ctx), loadViewSite(ctx)])
  const steps = path.split('/').filter((step) => step !== '')
  const { sent, plain } = sortQuery(query)
  const address = readSiteAddress({ steps: steps.map(storedSlug), query: plain }, calendar.today)
  // Calendar files take precedence over pages.
  if (address === undefined || address.form === 'ical') return notFound(site)
  if (sent !== undefined) return toResult(ctx.siteUrl + sentTo(address.request, sent))
  if (!path.endsWith('/')) return movedTo(withSlash(ctx.siteUrl, asked))
  const { form, request } = address
  const { until } = calendar
  if (form !== 'page') {
    const make = async (noted: AppContext): Promise<PageAnswer> =>
      (await eventsFeed(noted, site, calendar, { form, request })) ?? notFound(site)
    return keep({ address: `${form} ${writeAddress(request)}`, until }, make)
  }
  return keep({ address: writeAddress(request), until, shows: site.frame }, (noted) =>
    show(noted, site, calendar, request),
  )
}

async function show(
  ctx: AppContext,
  site: PublicSite,
  calendar: ViewSite,
  request: ViewRequest,
): Promise<PageAnswer> {
  const options = { shouldManageUrl: true, isInitialLoad: true }
  const view = await loadView(ctx, calendar, ANONYMOUS, request, options)
  if (view === undefined) return notFound(site)
  const fragment = String(calendarFragment(view))
  return calendarPage(site, { view, fragment, nonces: viewNonces(ctx, ANONYMOUS) })
}

interface SortedQuery {
  /** Arguments submitted by a form of the page; undefined if none was. */
  readonly sent: ViewArguments | undefined
  readonly plain: URLSearchParams
}

const FIELD = /^cal-events-views\[([\w-]{1,40})\]$/

/** Form fields have prefixed names (behaviour/calendar-pages.md#fragments). */
function sortQuery(query: URLSearchParams): SortedQuery {
  const plain = new URLSearchParams()
  const sent = new Map<string, string>()
  for (const [name, value] of query) {
    const [, field] = FIELD.exec(name) ?? []
    if (field === undefined) plain.append(name, value)
    else sent.set(field, value)
  }
  return { sent: sent.size === 0 ? undefined : Object.fromEntries(sent), plain }
}

/** Where a form leads: the first page of its result. A nonexistent date is ignored. */
function sentTo(request: ViewRequest, sent: ViewArguments): string {
  const start: ViewRequest = { ...request, page: 1, past: false }
  const { 'cal-bar-date': _date, eventDate: _day, ...others } = sent
  return writeAddress(applyViewData(start, sent) ?? applyViewData(start, others) ?? start)
}

const toResult = (address: string): PageAnswer => ({
  status: 303,
  headers: {
    Location: address,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Cache-Control': 'no-cache',
  },
  body: `${address}\n`,
})
