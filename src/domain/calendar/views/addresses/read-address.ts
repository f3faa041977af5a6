import { storedSlug } from '../../../content/slugs.ts'
import type { WallDate } from '../../time/wall-time.ts'
import {
  fillFrom,
  inView,
  isStorable,
  overrideWith,
  readView,
  type ViewArguments,
} from './arguments.ts'
import { readPath } from './read-path.ts'
import { BLANK_REQUEST, type CalendarAddress, type ViewRequest } from './view-request.ts'
import { writeAddress } from './write-address.ts'

/** What reading an address needs to know. */
export interface AddressRules {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** The day that `today` stands for. */
  readonly today: WallDate
}

/** The path and the query of an address of the site. */
export interface SiteAddress {
  /** As they are stored in slugs. */
  readonly steps: readonly string[]
  readonly query: URLSearchParams
}

/** What no address may have; browsers and people leave it behind when they copy one. */
const ILLEGAL = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%\u{a0}-\u{10ffff}]/gu

/**
 * An address as it was sent: absolute, or below the site. Signs that no address has are dropped, and
 * so is a fragment.
 * @returns undefined for an address elsewhere
 */
export function locate(text: string, siteUrl: string): SiteAddress | undefined {
  const cleaned = text.replaceAll(ILLEGAL, '')
  const site = new URL(`${siteUrl}/`)
  if (!isStorable(cleaned) || !URL.canParse(cleaned, site.href)) return undefined
  const { protocol, host, pathname, searchParams, username } = new URL(cleaned, site.href)
  if (!/^https?:$/.test(protocol) || host !== site.host || username !== '') return undefined
  const below = pathname.startsWith(site.pathname) ? pathname.slice(site.pathname.length) : ''
  const steps = below.split('/').filter((step) => step !== '')
  return { steps: steps.map(decoded).map(storedSlug), query: searchParams }
}

/** A code that means nothing stays what it is; no slug has it. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** What an address of the site asks of the calendar; undefined where no calendar page lies there. */
export function readSiteAddress(
  { steps, query }: SiteAddress,
  today: WallDate,
): CalendarAddress | undefined {
  const address = readPath(steps, today)
  const request = address && fillFrom(address.request, Object.fromEntries(reversed(query)))
  if (address === undefined || request === undefined) return undefined
  const wantsFile = ['ical', 'desktop-ical'].some((name) => isAsked(query.get(name)))
  return { request, form: wantsFile ? 'ical' : address.form }
}

/** Of a name that comes several times the first one counts. */
const reversed = (query: URLSearchParams): [string, string][] => [...query].toReversed()

const isAsked = (value: string | null): boolean =>
  value !== null && !['', '0', 'false'].includes(value.toLowerCase())

/** The arguments of the route that renders a view (behaviour/calendar-pages.md#fragments). */
export interface HtmlArguments {
  readonly url: string
  readonly view?: string | undefined
  readonly view_data?: ViewArguments | undefined
  readonly prev_url?: string | undefined
}

export interface AskedView {
  readonly request: ViewRequest
  /** The address has no page of the calendar, so that the default view is shown. */
  readonly fallback: boolean
}

/**
 * The view that arguments ask for.
 * @returns undefined for an address elsewhere
 */
export function readHtmlArguments(
  { url, view, view_data: data = {}, prev_url: before }: HtmlArguments,
  { siteUrl, today }: AddressRules,
): AskedView | undefined {
  const located = locate(textIn(data, 'url') ?? url, siteUrl)
  if (located === undefined) return undefined
  const asked = readSiteAddress(located, today)?.request
  const chosen = asked && (view === undefined ? asked : inView(asked, readView(view)))
  const request = chosen && overrideWith(chosen, data)
  if (request === undefined) {
    const plain = view === undefined ? BLANK_REQUEST : inView(BLANK_REQUEST, readView(view))
    return { request: plain, fallback: true }
  }
  const shown = textIn(data, 'prev_url') ?? before
  if (shown === undefined || shown === '') return { request, fallback: false }
  const previous = locate(shown, siteUrl)
  const known = previous && readSiteAddress(previous, today)?.request
  const same = known !== undefined && withoutPlace(known) === withoutPlace(request)
  return { request: same ? request : fromTheBeginning(request), fallback: false }
}

/** A text of `view_data` that says something. */
function textIn(data: ViewArguments, name: string): string | undefined {
  const value = Object.hasOwn(data, name) ? data[name] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Whoever looks for something else starts at its first page, and at what is to come
 * (behaviour/calendar-pages.md#fragments).
 */
const fromTheBeginning = (request: ViewRequest): ViewRequest => ({
  ...request,
  page: 1,
  past: false,
})

/**
 * A request but for the place in its list: its page, and the side of now. Who goes from what comes to
 * what was still looks at the same list.
 */
const withoutPlace = (request: ViewRequest): string =>
  writeAddress({ ...request, view: request.view ?? 'list', page: 1, past: false })
