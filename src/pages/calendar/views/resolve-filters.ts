/** The events that a calendar page selects (behaviour/calendar-pages.md#selection-of-events). */
import type { Condition } from '../../../data/database/expressions.ts'
import { withAnyTerm } from '../../../data/entries/entry-filters.ts'
import { featured, linkedTo, notHidden, withStatus } from '../../../data/events/event-filters.ts'
import type { EventListConditions } from '../../../data/events/matching-events.ts'
import { findPlaceBySlug } from '../../../data/places/place-reader.ts'
import type { PlaceRow } from '../../../data/places/place-row.ts'
import { listTerms } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import { findWords, readInTexts } from '../../../domain/content/reading/find-words.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import type { Site } from '../../../domain/site/site.ts'
import { placesVisibleTo } from '../../../domain/calendar/events/load-events.ts'
import { mayReadAllItems } from '../../../domain/calendar/lists/listed-statuses.ts'
import type { PlaceAddress, ViewRequest } from './addresses/view-request.ts'

/** The filters of a page. */
export interface ResolvedFilters {
  /** The conditions for events that the caller may see, without dates. */
  readonly conditions: EventListConditions
  readonly category: TermRow | undefined
  readonly tag: TermRow | undefined
  readonly place: PlaceRow | undefined
}

const type = contentTypes.cal_events
/** Published events, and private ones for those who may read them. */
const SHOWN = ['publish', 'private'] as const

/** The conditions for all events that a caller sees in the calendar. */
export function allVisibleEvents(caller: Caller): EventListConditions {
  const statuses = caller.signedIn ? SHOWN : (['publish'] as const)
  return {
    of: 'occurrences',
    occurrence: [withStatus(statuses), notHidden],
    // An occurrence has the status of its entry, so if that decides, nothing else is read.
    entry: mayReadAllItems(caller, type, statuses) ? [] : [visibleTo(caller, type, statuses)],
    searching: false,
  }
}

/**
 * Resolves the filters of an address, in one statement each.
 * @returns undefined if an item does not exist, or the caller may not see it
 */
export async function resolveFilters(
  { database }: Site,
  caller: Caller,
  request: ViewRequest,
): Promise<ResolvedFilters | undefined> {
  const { category: path, tag: slug, place: address } = request
  const [category, tag, place, search] = await Promise.all([
    path.length === 0 ? undefined : findTerm('cal_events_cat', path.at(-1) ?? ''),
    slug === '' ? undefined : findTerm('post_tag', slug),
    address && findPlace(address),
    findWords(database, request.keyword),
  ])
  if (path.length > 0 && category === undefined) return undefined
  if (slug !== '' && tag === undefined) return undefined
  if (address !== undefined && place === undefined) return undefined
  const all = allVisibleEvents(caller)
  const terms = [category, tag].flatMap((term): Condition[] =>
    term === undefined ? [] : [within(term)],
  )
  // Finding an event by keyword or place reveals that it has them.
  const revealing = search !== undefined || place !== undefined
  const readable = revealing ? [readableTexts(caller, type)] : []
  const occurrence = [
    ...all.occurrence,
    ...(request.featured ? [featured] : []),
    ...(place && address ? [linkedTo(address.kind, [place.id])] : []),
  ]
  const entry = [...all.entry, ...terms, ...readable]
  const conditions: EventListConditions = {
    ...all,
    occurrence,
    entry,
    searching: search !== undefined,
    search: search && { found: search.found, texts: readInTexts(search.words) },
  }
  return { conditions, category, tag, place }

  async function findTerm(taxonomy: string, named: string): Promise<TermRow | undefined> {
    const first = { orderBy: 'id', descending: false, limit: 1, offset: 0 } as const
    const [term] = await listTerms(database, { taxonomy, slugs: [named] }, first)
    return term
  }

  async function findPlace({ kind, slug: named }: PlaceAddress): Promise<PlaceRow | undefined> {
    const found = await findPlaceBySlug(database, kind, named, placesVisibleTo(caller))
    return found?.status === 'publish' ? found : undefined
  }
}

const within = ({ taxonomy, id }: TermRow): Condition =>
  withAnyTerm({ taxonomy, ids: [id], withChildren: true })
