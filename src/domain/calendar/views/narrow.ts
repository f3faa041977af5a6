/** Which events a calendar page is about (behaviour/calendar-pages.md#selection-of-events). */
import type { Sql } from '../../../data/database.ts'
import { withAnyTerm } from '../../../data/entry-filters.ts'
import { featured, linkedTo, notHidden, withStatus } from '../../../data/event-filters.ts'
import type { EventListConditions } from '../../../data/event-list-reader.ts'
import { findPlaceBySlug } from '../../../data/place-reader.ts'
import type { PlaceRow } from '../../../data/place-row.ts'
import { listTerms } from '../../../data/term-reader.ts'
import type { TermRow } from '../../../data/term-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content/content-types.ts'
import { visibleTo } from '../../content/policy.ts'
import { findWords } from '../../content/reading/find-words.ts'
import { readableTexts } from '../../content/reading/readable-texts.ts'
import type { Site } from '../../site/site.ts'
import { sightOf } from '../events/load-events.ts'
import { readsAll } from '../lists/statuses.ts'
import type { PlaceAddress, ViewRequest } from './addresses/view-request.ts'

/** What a page is narrowed down to. */
export interface Narrowed {
  /** What the caller may see of it; not when. */
  readonly conditions: EventListConditions
  readonly category: TermRow | undefined
  readonly tag: TermRow | undefined
  readonly place: PlaceRow | undefined
}

const type = contentTypes.cal_events
/** What is out, and what those see who may. */
const SHOWN = ['publish', 'private'] as const

/** Everything that a caller sees in the calendar. */
export function everything(caller: Caller): EventListConditions {
  const statuses = caller.signedIn ? SHOWN : (['publish'] as const)
  return {
    of: 'occurrences',
    occurrence: [withStatus(statuses), notHidden],
    // The status of an occurrence is that of its entry, so where it tells all nothing else is read.
    entry: readsAll(caller, type, statuses) ? [] : [visibleTo(caller, type, statuses)],
    searching: false,
  }
}

/**
 * What an address narrows the calendar down to, in one statement for each thing that it names.
 * @returns undefined where it names something that is not there, or not for the caller
 */
export async function narrow(
  { database }: Site,
  caller: Caller,
  request: ViewRequest,
): Promise<Narrowed | undefined> {
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
  const all = everything(caller)
  const terms = [category, tag].flatMap((term): Sql[] => (term === undefined ? [] : [within(term)]))
  // What is found by a word or a place tells that it has them.
  const telling = search !== undefined || place !== undefined
  const words = [...(search?.conditions ?? []), ...(telling ? [readableTexts(caller, type)] : [])]
  const occurrence = [
    ...all.occurrence,
    ...(request.featured ? [featured] : []),
    ...(place && address ? [linkedTo(address.kind, [place.id])] : []),
  ]
  const entry = [...all.entry, ...terms, ...words]
  const conditions = { ...all, occurrence, entry, searching: search !== undefined }
  return { conditions, category, tag, place }

  async function findTerm(taxonomy: string, named: string): Promise<TermRow | undefined> {
    const first = { orderBy: 'id', descending: false, limit: 1, offset: 0 } as const
    const [term] = await listTerms(database, { taxonomy, slugs: [named] }, first)
    return term
  }

  async function findPlace({ kind, slug: named }: PlaceAddress): Promise<PlaceRow | undefined> {
    const found = await findPlaceBySlug(database, kind, named, sightOf(caller))
    return found?.status === 'publish' ? found : undefined
  }
}

const within = ({ taxonomy, id }: TermRow): Sql =>
  withAnyTerm({ taxonomy, ids: [id], withChildren: true })
