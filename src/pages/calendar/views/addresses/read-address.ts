import { storedSlug } from '../../../../domain/text/slugs.ts'
import type { WallDate } from '../../../../domain/time/wall-time.ts'
import {
  applyQuery,
  requestForView,
  isStorable,
  applyViewData,
  readView,
  type ViewArguments,
} from './arguments.ts'
import { readPath } from './read-path.ts'
import { BLANK_REQUEST, type CalendarAddress, type ViewRequest } from './view-request.ts'
import { writeAddress } from './write-address.ts'
import { decodePercent } from '../../../../domain/text/decode-percent.ts'

/** The context for reading an address. */
export interface AddressRules {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** The current day. */
  readonly today: WallDate
}

/** The path and the query of an address of the site. */
export interface SiteAddress {
  /** Encoded as in stored slugs. */
  readonly steps: readonly string[]
  readonly query: URLSearchParams
}

/** Characters that are not allowed in addresses, but may be left in copied ones. */
const ILLEGAL = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%\u{a0}-\u{10ffff}]/gu

/**
 * Parses an address as sent: absolute, or relative to the site. Illegal characters and the fragment
 * are dropped.
 * @returns undefined for an address outside the site
 */
export function parseSiteAddress(text: string, siteUrl: string): SiteAddress | undefined {
  const cleaned = text.replaceAll(ILLEGAL, '')
  const site = new URL(`${siteUrl}/`)
  if (!isStorable(cleaned) || !URL.canParse(cleaned, site.href)) return undefined
  const { protocol, host, pathname, searchParams, username } = new URL(cleaned, site.href)
  if (!/^https?:$/.test(protocol) || host !== site.host || username !== '') return undefined
  const below = pathname.startsWith(site.pathname) ? pathname.slice(site.pathname.length) : ''
  const steps = below.split('/').filter((step) => step !== '')
  return { steps: steps.map(decodePercent).map(storedSlug), query: searchParams }
}

/** Reads an address of a calendar page; undefined for other addresses. */
export function readSiteAddress(
  { steps, query }: SiteAddress,
  today: WallDate,
): CalendarAddress | undefined {
  const address = readPath(steps, today)
  const request = address && applyQuery(address.request, Object.fromEntries(reversed(query)))
  if (address === undefined || request === undefined) return undefined
  const wantsFile = ['ical', 'desktop-ical'].some((name) => isSet(query.get(name)))
  return { request, form: wantsFile ? 'ical' : address.form }
}

/** The first of several arguments with the same name counts. */
const reversed = (query: URLSearchParams): [string, string][] => [...query].toReversed()

/** Whether an argument switches something on. */
export const isSet = (value: string | null): boolean =>
  value !== null && !['', '0', 'false'].includes(value.toLowerCase())

/** The arguments of the route that renders a view (behaviour/calendar-pages.md#fragments). */
export interface HtmlArguments {
  readonly url: string
  readonly view?: string | undefined
  readonly view_data?: ViewArguments | undefined
  readonly prev_url?: string | undefined
}

export interface RequestedView {
  readonly request: ViewRequest
  /** The address is not a calendar page, so the default view is shown. */
  readonly fallback: boolean
}

/**
 * Reads the requested view from the arguments.
 * @returns undefined for an address outside the site
 */
export function readHtmlArguments(
  { url, view, view_data: data = {}, prev_url: before }: HtmlArguments,
  { siteUrl, today }: AddressRules,
): RequestedView | undefined {
  const located = parseSiteAddress(textIn(data, 'url') ?? url, siteUrl)
  if (located === undefined) return undefined
  const requested = readSiteAddress(located, today)?.request
  const chosen =
    requested && (view === undefined ? requested : requestForView(requested, readView(view)))
  const request = chosen && applyViewData(chosen, data)
  if (request === undefined) {
    const plain = view === undefined ? BLANK_REQUEST : requestForView(BLANK_REQUEST, readView(view))
    return { request: plain, fallback: true }
  }
  const shown = textIn(data, 'prev_url') ?? before
  if (shown === undefined || shown === '') return { request, fallback: false }
  const previous = parseSiteAddress(shown, siteUrl)
  const known = previous && readSiteAddress(previous, today)?.request
  const same = known !== undefined && withoutPaging(known) === withoutPaging(request)
  return { request: same ? request : fromFirstPage(request), fallback: false }
}

/** A non-empty text of `view_data`. */
function textIn(data: ViewArguments, name: string): string | undefined {
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Changed filters start at the first page, with upcoming events
 * (behaviour/calendar-pages.md#fragments).
 */
const fromFirstPage = (request: ViewRequest): ViewRequest => ({
  ...request,
  page: 1,
  past: false,
})

/**
 * A request without its paging: the page, and whether events are past or upcoming. Both sides of
 * now are the same list.
 */
const withoutPaging = (request: ViewRequest): string =>
  writeAddress({ ...request, view: request.view ?? 'list', page: 1, past: false })
