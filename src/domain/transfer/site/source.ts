import type { RemoteSite } from '../../../outgoing/remote-site.ts'
import { parseJson, type Discovered } from './discover.ts'
import type { Kind } from './kinds.ts'
import { politely } from './politely.ts'
import { calendarEvent, type SourceEvent } from './shapes.ts'

export interface Source extends Discovered {
  readonly remote: RemoteSite
  /** With credentials, texts come as they were written. */
  readonly signedIn: boolean
}

/** Items of one page of a list, each not yet judged. */
export interface SourcePage {
  /** From 1. */
  readonly number: number
  readonly items: readonly unknown[]
  /** How many there are of the kind, as the site says. */
  readonly total: number
}

/** Why a list ended before its end. */
export class BrokenList extends Error {
  override readonly name = 'BrokenList'
}

const PER_PAGE = 100
const LARGEST_ANSWER = 64 * 1024 ** 2
/** More items of one kind are not believed. */
const MOST_PAGES = 20_000

/**
 * The pages of a list from one of them on, in the order of ids; the next one is asked for while
 * one is worked on. A list that repeats itself ends: ids have to grow.
 * @throws BrokenList, OutgoingError
 */
export async function* listPages(
  source: Source,
  kind: Kind,
  from: number,
): AsyncGenerator<SourcePage> {
  let last = 0
  let asked = pageOf(source, kind, from)
  for (let number = from; number <= MOST_PAGES; number++) {
    const page = await asked
    if (page === undefined || page.items.length === 0) return
    const ids = page.items.map(idOf)
    for (const id of ids) {
      if (id === undefined) continue
      if (id <= last) throw new BrokenList('the list repeats itself or is in another order')
      last = id
    }
    const more = page.items.length >= PER_PAGE
    // Nobody may be there to see it fail, when the work on this page fails first.
    if (more) (asked = pageOf(source, kind, number + 1)).catch(() => undefined)
    yield page
    if (!more) return
  }
  throw new BrokenList('the list has no end')
}

function idOf(item: unknown): number | undefined {
  const id = item instanceof Object && 'id' in item ? item.id : undefined
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** @returns undefined behind the last page, and where the site has no such list */
async function pageOf(source: Source, kind: Kind, number: number): Promise<SourcePage | undefined> {
  const edited = source.signedIn ? await askPage(source, kind, number, true) : undefined
  // Whoever signed in may lack the rights to some lists; what everybody may read is there still.
  const refused = edited === undefined || edited.status === 401 || edited.status === 403
  const answer = refused ? await askPage(source, kind, number, false) : edited
  if (answer.status === 404 || (answer.status === 400 && number > 1)) return undefined
  if (answer.status !== 200) throw new BrokenList(`the site answers ${answer.status}`)
  const items = parseJson(answer.body)
  if (!Array.isArray(items) || items.length > PER_PAGE) throw new BrokenList('it is no list')
  const total = Number(answer.header('x-wp-total'))
  return { number, items, total: Number.isSafeInteger(total) && total >= 0 ? total : 0 }
}

function askPage({ remote, apiRoot }: Source, kind: Kind, number: number, edited: boolean) {
  const query = new URLSearchParams({
    per_page: String(PER_PAGE),
    page: String(number),
    orderby: 'id',
    order: 'asc',
    context: edited ? 'edit' : 'view',
    ...(edited && kind.drafts && { status: 'any' }),
  })
  const address = `${apiRoot}/core/v2/${kind.base}?${query.toString()}`
  return politely(() => remote.get(address, LARGEST_ANSWER))
}

/** What the calendar tells of events; those of which it tells nothing are not in it. */
export async function calendarEvents(
  { remote, apiRoot, namespaces, signedIn }: Source,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SourceEvent>> {
  if (!namespaces.includes('cal/events/v1') || ids.length === 0) return new Map()
  const found = new Map<number, SourceEvent>()
  // Calendars show fewer on a page.
  for (let start = 0; start < ids.length; start += CALENDAR_PAGE) {
    const some = ids.slice(start, start + CALENDAR_PAGE)
    const query = new URLSearchParams({
      include: some.join(','),
      per_page: String(CALENDAR_PAGE),
      ...(signedIn && { status: 'any' }),
    })
    const address = `${apiRoot}/cal/events/v1/events?${query.toString()}`
    const answer = await politely(() => remote.get(address, LARGEST_ANSWER))
    const body = answer.status === 200 ? parseJson(answer.body) : undefined
    const list: unknown = body instanceof Object && 'events' in body ? body.events : []
    for (const item of Array.isArray(list) ? list : []) {
      const { data } = calendarEvent.safeParse(item)
      if (data !== undefined && some.includes(data.id)) found.set(data.id, data)
    }
  }
  return found
}

const CALENDAR_PAGE = 50
