import type { RemoteSite } from '../../../adapters/outgoing/remote-site.ts'
import { parseJson } from '../../../json-object.ts'
import type { DiscoveredApi } from './discover.ts'
import type { Kind } from './kinds.ts'
import { withRetry } from './retry.ts'
import { calendarEvent, type SourceEvent } from './shapes.ts'

export interface Source extends DiscoveredApi {
  readonly remote: RemoteSite
  /** With credentials, the site returns texts unrendered. */
  readonly signedIn: boolean
}

/** One page of a list; its items are not validated yet. */
export interface SourcePage {
  /** From 1. */
  readonly number: number
  readonly items: readonly unknown[]
  /** The number of items of the kind, according to the site. */
  readonly total: number
}

/** A list could not be read to its end. */
export class IncompleteList extends Error {
  override readonly name = 'IncompleteList'
}

const PER_PAGE = 100
const MAX_RESPONSE_BYTES = 64 * 1024 ** 2
/** A limit against endless lists. */
const MAX_PAGES = 20_000

/**
 * Yields the pages of a list in the order of ids, and requests the next page while one is being
 * processed. Ids must grow, so that a list that repeats itself ends.
 * @throws IncompleteList, OutgoingError
 */
export async function* listPages(
  source: Source,
  kind: Kind,
  from: number,
): AsyncGenerator<SourcePage> {
  let last = 0
  let next = fetchPage(source, kind, from)
  for (let number = from; number <= MAX_PAGES; number++) {
    const page = await next
    if (page === undefined || page.items.length === 0) return
    const ids = page.items.map(idOf)
    for (const id of ids) {
      if (id === undefined) continue
      if (id <= last) throw new IncompleteList('the list repeats items or is out of order')
      last = id
    }
    const more = page.items.length >= PER_PAGE
    // Nothing awaits it when processing this page fails first.
    if (more) (next = fetchPage(source, kind, number + 1)).catch(() => undefined)
    yield page
    if (!more) return
  }
  throw new IncompleteList('the list is too long')
}

function idOf(item: unknown): number | undefined {
  const id = item instanceof Object && 'id' in item ? item.id : undefined
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** @returns undefined after the last page, and when the site has no such list */
async function fetchPage(
  source: Source,
  kind: Kind,
  number: number,
): Promise<SourcePage | undefined> {
  const signedInResponse = source.signedIn
    ? await requestPage(source, kind, number, true)
    : undefined
  // The user may lack rights to some lists; fall back to the public one.
  const refused =
    signedInResponse === undefined ||
    signedInResponse.status === 401 ||
    signedInResponse.status === 403
  const response = refused ? await requestPage(source, kind, number, false) : signedInResponse
  if (response.status === 404 || (response.status === 400 && number > 1)) return undefined
  if (response.status !== 200) throw new IncompleteList(`the site returned ${response.status}`)
  const items = parseJson(response.body.toString('utf8'))
  if (!Array.isArray(items) || items.length > PER_PAGE)
    throw new IncompleteList('the response is not a list')
  const total = Number(response.header('x-wp-total'))
  return { number, items, total: Number.isSafeInteger(total) && total >= 0 ? total : 0 }
}

function requestPage({ remote, apiRoot }: Source, kind: Kind, number: number, edited: boolean) {
  const query = new URLSearchParams({
    per_page: String(PER_PAGE),
    page: String(number),
    orderby: 'id',
    order: 'asc',
    context: edited ? 'edit' : 'view',
    ...(edited && kind.drafts && { status: 'any' }),
  })
  const address = `${apiRoot}/core/v2/${kind.base}?${query.toString()}`
  return withRetry(() => remote.get(address, MAX_RESPONSE_BYTES))
}

/** Fetches the calendar data of events, as far as there is any. */
export async function fetchCalendarEvents(
  { remote, apiRoot, namespaces, signedIn }: Source,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SourceEvent>> {
  if (!namespaces.includes('cal/events/v1') || ids.length === 0) return new Map()
  const found = new Map<number, SourceEvent>()
  // The calendar API has smaller pages.
  for (let start = 0; start < ids.length; start += CALENDAR_PAGE) {
    const some = ids.slice(start, start + CALENDAR_PAGE)
    const query = new URLSearchParams({
      include: some.join(','),
      per_page: String(CALENDAR_PAGE),
      ...(signedIn && { status: 'any' }),
    })
    const address = `${apiRoot}/cal/events/v1/events?${query.toString()}`
    const response = await withRetry(() => remote.get(address, MAX_RESPONSE_BYTES))
    const body = response.status === 200 ? parseJson(response.body.toString('utf8')) : undefined
    const list: unknown = body instanceof Object && 'events' in body ? body.events : []
    for (const item of Array.isArray(list) ? list : []) {
      const { data } = calendarEvent.safeParse(item)
      if (data !== undefined && some.includes(data.id)) found.set(data.id, data)
    }
  }
  return found
}

const CALENDAR_PAGE = 50
