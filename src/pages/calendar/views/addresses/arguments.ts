/**
 * Reads the arguments of a calendar page from a query, a form or `view_data`
 * (behaviour/calendar-pages.md).
 */
import { VIEW_SLUGS, type ViewSlug } from '../../../../domain/site/calendar-settings.ts'
import { cutText } from '../../../../domain/text/cut-text.ts'
import { dateFor, readDateFor } from './address-dates.ts'
import type { ViewRequest } from './view-request.ts'

/** Values as sent, of any type. */
export type ViewArguments = Readonly<Record<string, unknown>>

/** The names of each argument; the first that is present counts. */
const NAMES = {
  display: ['eventDisplay', 'event-display', 'cal_event_display', 'view'],
  keyword: ['cal-bar-search', 'search', 's'],
  date: ['cal-bar-date', 'eventDate'],
  page: ['paged', 'page'],
  perPage: ['posts_per_page'],
  featured: ['featured'],
  category: ['category'],
  tag: ['tag'],
} as const

type ArgumentName = keyof typeof NAMES

/** Longer keywords are cut. */
const MAX_KEYWORD_LENGTH = 200
/** Of a longer path only its last category counts, which alone selects events. */
const MAX_CATEGORY_LENGTH = 2000
const MAX_PER_PAGE = 50
const MAX_PAGE = 999_999

/** The text of an argument; '' clears it, undefined means it is absent. */
function textOf(given: ViewArguments, name: ArgumentName): string | undefined {
  for (const key of NAMES[name]) {
    const value = Object.hasOwn(given, key) ? given[key] : undefined
    if (typeof value === 'string') return value.trim()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  }
  return undefined
}

export const readView = (text: string | undefined): ViewSlug | undefined =>
  VIEW_SLUGS.find((slug) => slug === text)

const isTrue = (text: string): boolean =>
  !['', '0', 'false', 'no', 'off'].includes(text.toLowerCase())

function readPage(text: string): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1
  return Math.min(Math.max(page, 1), MAX_PAGE)
}

function readPerPage(text: string): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number < 1 ? undefined : Math.min(number, MAX_PER_PAGE)
}

/** Reads the value of each argument; '' gives the default. */
const READERS: {
  readonly [Name in Exclude<ArgumentName, 'display' | 'date'>]: (
    text: string,
  ) => Partial<ViewRequest>
} = {
  keyword: (text) => ({ keyword: cutText(text, MAX_KEYWORD_LENGTH).trim() }),
  page: (text) => ({ page: readPage(text) }),
  perPage: (text) => ({ perPage: readPerPage(text) }),
  featured: (text) => ({ featured: isTrue(text) }),
  category: (text) => ({ category: categorySteps(text).map(slugOf) }),
  tag: (text) => ({ tag: slugOf(text) }),
}

function categorySteps(text: string): string[] {
  const from = text.length > MAX_CATEGORY_LENGTH ? text.lastIndexOf('/') + 1 : 0
  return text.slice(from).split('/').filter(Boolean)
}

/** Slugs are stored percent-encoded; clients send either form. */
function slugOf(text: string): string {
  return /^[\w%-]*$/.test(text) ? text.toLowerCase() : encodeURIComponent(text).toLowerCase()
}

/** Whether the database can store a text. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Fills a request with arguments of the query that the path did not set. */
export function applyQuery(request: ViewRequest, given: ViewArguments): ViewRequest | undefined {
  const display = textOf(given, 'display')
  const view = request.view ?? readView(display)
  const past = display === 'past'
  const filled: ViewRequest = {
    ...request,
    view: past && view === undefined ? 'list' : view,
    past: past && (view === undefined || isListing(view)),
    ...(request.page === 1 && part(given, 'page')),
    ...(request.category.length === 0 && part(given, 'category')),
    ...(request.tag === '' && part(given, 'tag')),
    ...(!request.featured && part(given, 'featured')),
    ...part(given, 'keyword'),
    ...part(given, 'perPage'),
  }
  return request.date === undefined ? withDate(filled, textOf(given, 'date')) : filled
}

const isListing = (view: ViewSlug | undefined): boolean =>
  view === undefined || view === 'list' || view === 'summary'

function part(
  given: ViewArguments,
  name: Exclude<ArgumentName, 'display' | 'date'>,
): Partial<ViewRequest> {
  const text = textOf(given, name)
  return text === undefined || !isStorable(text) ? {} : READERS[name](text)
}

/** @returns undefined if the text is not a date */
function withDate(request: ViewRequest, text: string | undefined): ViewRequest | undefined {
  if (text === undefined) return request
  if (text === '') return { ...request, date: undefined }
  const date = readDateFor(request.view, text)
  return date && { ...request, date }
}

/**
 * Overrides a request with `view_data`, except for past events, which only the address can request.
 * @returns undefined if the date does not exist
 */
export function applyViewData(request: ViewRequest, given: ViewArguments): ViewRequest | undefined {
  const names = ['keyword', 'page', 'perPage', 'featured', 'category', 'tag'] as const
  const parts = names.map((name) => part(given, name))
  const display = textOf(given, 'display')
  const named = readView(display)
  const view = display === '' ? undefined : (named ?? request.view)
  const changed: ViewRequest = Object.assign({}, request, ...parts, { view })
  return withDate(changed, textOf(given, 'date'))
}

/** Changes the view of a request: converts its date, and resets the page if needed. */
export function requestForView(request: ViewRequest, view: ViewSlug | undefined): ViewRequest {
  if (view === request.view) return request
  const { date, past, page } = request
  return {
    ...request,
    view,
    date: date && dateFor(view, date),
    past: past && isListing(view),
    page: isListing(view) && isListing(request.view) ? page : 1,
  }
}
