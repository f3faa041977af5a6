/** The data that all calendar views have (behaviour/calendar-pages.md#structure-of-a-fragment). */
import { createHash } from 'node:crypto'
import { plainText } from '../../../domain/embeds/entry-texts.ts'
import { renderTitle } from '../../../domain/content/rendering/render.ts'
import { firstDayOf } from './addresses/address-dates.ts'
import { requestForView } from './addresses/arguments.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import type { ResolvedFilters } from './resolve-filters.ts'
import { subscribeLinks } from './subscribe-links.ts'
import { VIEW_SLUGS, type ViewSlug } from '../../../domain/site/calendar-settings.ts'
import { type Breadcrumb, type ViewCommon } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

/** How a page was requested, besides its address. */
export interface PageOptions {
  readonly shouldManageUrl: boolean
  readonly isInitialLoad: boolean
}

/** The data of a page before its events are loaded. */
export interface ViewFrame {
  readonly site: ViewSite
  readonly request: ViewRequest
  readonly slug: ViewSlug
  readonly narrowed: ResolvedFilters
  readonly options: PageOptions
}

type FromEvents =
  | 'previousUrl'
  | 'nextUrl'
  | 'previousRel'
  | 'nextRel'
  | 'notice'
  | 'latestPast'
  | 'structuredData'
  | 'total'

export function commonFields(
  { site, request, slug, narrowed, options }: ViewFrame,
  found: Pick<ViewCommon, FromEvents>,
): ViewCommon {
  const { siteUrl, apiUrl, settings, now, today } = site
  const url = siteUrl + writeAddress(request)
  const atOnce: ViewRequest = { ...request, date: undefined, page: 1, past: false }
  return {
    ...found,
    ...options,
    siteUrl,
    url,
    todayUrl: siteUrl + writeAddress({ ...atOnce, view: slug }),
    homeUrl: `${siteUrl}/events/`,
    formUrl: siteUrl + writeAddress({ ...atOnce, view: slug, keyword: '', perPage: undefined }),
    restUrl: `${apiUrl}/cal/views/v2/html`,
    views: viewLinks(site, request, slug),
    breadcrumbs: breadcrumbsOf(siteUrl, request, narrowed),
    isPast: request.past,
    page: request.page,
    chosenDate: request.date && firstDayOf(request.date),
    bar: { keyword: request.keyword, date: request.date ?? '' },
    now,
    today,
    startOfWeek: settings.startOfWeek,
    language: settings.language,
    siteTitle: settings.title,
    dateFormat: settings.dateFormat,
    timeFormat: settings.timeFormat,
    searchDisabled: settings.disableEventSearch,
    breakpointPointer: pointerTo(url),
    subscribe: found.total === 0 ? [] : subscribeLinks(site, request),
  }
}

/** The current view is included even if it is not enabled. */
function viewLinks(
  { siteUrl, settings }: ViewSite,
  request: ViewRequest,
  current: ViewSlug,
): ViewCommon['views'] {
  const offered = settings.enabledViews
  const start: ViewRequest = { ...request, page: 1, past: false }
  return VIEW_SLUGS.filter((slug) => offered.includes(slug) || slug === current).map((slug) => ({
    slug,
    url: siteUrl + writeAddress(requestForView(start, slug)),
    isCurrent: slug === current,
  }))
}

function breadcrumbsOf(
  siteUrl: string,
  request: ViewRequest,
  { category, tag, place }: ResolvedFilters,
): Breadcrumb[] {
  const url = (part: Partial<ViewRequest>): string =>
    siteUrl +
    writeAddress({
      ...request,
      view: undefined,
      date: undefined,
      page: 1,
      past: false,
      keyword: '',
      ...part,
    })
  const narrow = { featured: false, tag: '' }
  return [
    ...(category === undefined
      ? []
      : [{ kind: 'category', name: plainText(category.name), url: url(narrow) } as const]),
    ...(tag === undefined
      ? []
      : [{ kind: 'tag', name: plainText(tag.name), url: url({ featured: false }) } as const]),
    ...(place === undefined || request.place === undefined
      ? []
      : [{ kind: request.place.kind, name: plainText(renderTitle(place.title)), url: url({}) }]),
    ...(request.featured ? [{ kind: 'featured', name: '', url: url({}) } as const] : []),
  ]
}

/** A name-based UUID of an address (RFC 9562, version 8), so that equal pages are equal bytes. */
function pointerTo(url: string): string {
  const digits = createHash('sha256').update(url).digest('hex')
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(12, 15)}`,
    `a${digits.slice(15, 18)}`,
    digits.slice(18, 30),
  ]
  return parts.join('-')
}
