import type { AppContext } from '../../../context.ts'
import { requirePageThatFits } from '../../../domain/content/reading/page-size.ts'
import { prerender } from '../../../domain/content/rendering/render.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { every, not } from '../../../data/entries/entry-filters.ts'
import { countEntries } from '../../../data/entries/entry-list-reader.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { foldTexts } from '../../../data/entries/folded-texts.ts'
import { entryListing } from '../../../data/entries/entry-listing.ts'
import {
  ofEvent,
  placesContaining,
  withEvents,
  withEventsAfter,
} from '../../../data/places/place-filters.ts'
import { listPlaces } from '../../../data/places/place-reader.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import {
  expandStatuses,
  mayListStatuses,
  statusesForAddress,
} from '../../../domain/calendar/lists/listed-statuses.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import { mayReadInFull } from '../../../domain/calendar/may-read-in-full.ts'
import { isTrueWord } from '../../../domain/calendar/true-words.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { openStatuses, visibleTo } from '../../../domain/content/entry-policy.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import { parseSearch } from '../../../domain/content/reading/search-text.ts'
import { failure } from '../../../domain/errors/errors.ts'
import type { Call } from '../../operation.ts'
import { totalOf } from '../../../http/pagination.ts'
import { listSummary, totalHeaders, windowOf } from '../list-answer.ts'
import { calendarEnvironment } from '../events/present.ts'
import { allOfKind } from './place-access.ts'
import { placeLists, showPlace } from './place-view.ts'

/** The parameters of a list with the defaults of the contract in place. */
interface PlacesQuery {
  readonly page: number
  readonly per_page: number
  readonly search?: string
  readonly event?: number
  readonly has_events?: string | boolean
  readonly only_with_upcoming: string | boolean
  readonly status?: readonly string[]
}

interface Listing extends Pick<Call, 'caller' | 'request'> {
  readonly query: PlacesQuery
}

/**
 * The list of a kind of places (behaviour/calendar.md#lists-of-events): one statement for the rows,
 * at most one for the total, one for an event to filter by, and one for search words that are not
 * cached.
 */
export function placeList<Kind extends PlaceKind>(kind: Kind) {
  const { many, type, codes } = placeKinds[kind]

  const check = async (
    { caller, query }: Listing,
    { database }: AppContext,
  ): Promise<Record<string, string>> => {
    const { event, status = [] } = query
    const problems: Record<string, string> = {}
    if (!mayListStatuses(caller, type, status)) {
      problems['status'] = 'status is unknown, or you are not allowed to use it.'
    }
    if (event === undefined) return problems
    const entry = await findEntry(database, event)
    const open = entry?.type === contentTypes.cal_events.name && mayReadInFull(caller, entry)
    if (!open) problems['event'] = 'There is no event with this id.'
    return problems
  }

  const run = async ({ caller, query }: Listing, ctx: AppContext) => {
    const { database, apiUrl } = ctx
    const minute = wholeMinute(ctx.clock())
    const named = statusesForAddress(caller, type, query.status ?? [])
    const words = await wordsOf(ctx, caller, kind, query.search ?? '')
    const statuses = expandStatuses(named)
    const narrowing = [...eventConditions(kind, query, minute), ...words]
    const where = every([visibleTo(caller, type, statuses), ...narrowing])
    const condition = { where, searching: words.length > 0 }
    const open = words.length === 0 ? openStatuses(caller, type, statuses) : undefined
    const listing = entryListing(type.name, open, narrowing)
    const window = windowOf(query)
    const wanted = { ...condition, ...window }
    const rows = await listPlaces(database, kind, wanted, allOfKind(kind, caller))
    if (rows.length === 0 && window.page > 1) throw failure(codes.noSuchPage)
    const total = await totalOf(window, rows.length, () =>
      countEntries(database, { ...condition, listing }),
    )
    const otherPages = { ...filtersOf(query, named), per_page: window.limit }
    const address = `${apiUrl}/cal/events/v1/${many}`
    const env = await calendarEnvironment(ctx)
    requirePageThatFits(ctx, rows)
    await prerender(rows, ['content'])
    const shown = rows.map((row) => showPlace(kind, row, env))
    const summary = listSummary(window, total, {
      address,
      own: { ...otherPages, page: window.page },
      otherPages,
    })
    return {
      status: 200 as const,
      body: placeLists[kind](shown, summary),
      headers: totalHeaders(window, total),
      ...(isTrueWord(query.only_with_upcoming) && { until: new Date(minute.getTime() + MINUTE) }),
    }
  }

  return { check, run }
}

const MINUTE = 60_000

/** Upcoming is determined to the minute, so that answers within a minute are equal. */
const wholeMinute = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE) * MINUTE)

/** The arguments that addresses repeat; clients expect them without search and upcoming. */
const filtersOf = ({ event, has_events }: PlacesQuery, statuses: readonly string[]) => ({
  event,
  has_events,
  status: statuses.join(','),
})

function eventConditions(kind: PlaceKind, query: PlacesQuery, now: Date): Condition[] {
  const { event, has_events: wanted, only_with_upcoming: upcoming } = query
  return [
    ...(event === undefined ? [] : [ofEvent(kind, event)]),
    ...(wanted === undefined
      ? []
      : [isTrueWord(wanted) ? withEvents(kind) : not(withEvents(kind))]),
    ...(isTrueWord(upcoming) ? [withEventsAfter(kind, now)] : []),
  ]
}

/**
 * All words must occur, each in the name, the description or a field. Protected content is only
 * searched for callers who may see it, since a search would reveal it word by word.
 */
async function wordsOf(
  { database }: AppContext,
  caller: Caller,
  kind: PlaceKind,
  text: string,
): Promise<Condition[]> {
  const search = parseSearch(text)
  if (search === undefined) return []
  const folded = await foldTexts(
    database,
    search.words.map((word) => word.text),
  )
  const conditions = search.words.map((word) => {
    const found = placesContaining(kind, folded.get(word.text) ?? word.text)
    return word.excluded ? not(found) : found
  })
  const { type } = placeKinds[kind]
  return [...conditions, readableTexts(caller, type)]
}
