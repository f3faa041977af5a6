import type { Database } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findPictures } from '../../../data/events/event-reader.ts'
import type { NamedTerm } from '../../../data/events/event-references.ts'
import { findPlacesById, type PlaceVisibility } from '../../../data/places/place-reader.ts'
import {
  blankDetails,
  PLACE_TYPES,
  type PlaceKind,
  type PlaceRow,
} from '../../../data/places/place-row.ts'
import { findTerms } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { taxonomies } from '../../content-types/taxonomies.ts'
import type { Site } from '../../site/site.ts'
import { slugify } from '../../text/slugs.ts'
import type { PlaceInput } from '../places/read-place.ts'
import { completeDetails } from '../places/region.ts'
import type { KeptChanges, KeptPlace } from './keep-changes.ts'
import { placesVisibleTo, type LoadedEvent } from './load-events.ts'

const { cal_events_cat: category, post_tag: tag } = taxonomies

/**
 * Returns an event as a caller would see it with kept changes. What would be made with it has the id 0.
 * @param kept as `keepChanges` has stored them; the texts are in the entry already
 */
export async function withChanges(
  { database }: Pick<Site, 'database'>,
  caller: Caller,
  event: LoadedEvent,
  kept: Readonly<Record<string, unknown>>,
): Promise<LoadedEvent> {
  // Written by `keepChanges` alone.
  const changes = kept as Partial<KeptChanges>
  const { details, sticky, picture, venues, organizers, categories, tags } = changes
  const { entry } = event
  const places = { database, entry, visibility: placesVisibleTo(caller) }
  return {
    ...event,
    entry: sticky === undefined ? entry : { ...entry, sticky },
    details: { ...event.details, ...details },
    ...(picture !== undefined && { picture: await visiblePicture(places, picture) }),
    ...(venues && { venues: await shownPlaces(places, 'venue', venues) }),
    ...(organizers && { organizers: await shownPlaces(places, 'organizer', organizers) }),
    ...(categories && { categories: await shownTerms(places, category.name, categories) }),
    ...(tags && { tags: await shownTerms(places, tag.name, tags) }),
  }
}

interface Shown {
  readonly database: Database
  readonly entry: EntryRow
  readonly visibility: PlaceVisibility
}

const visiblePicture = async ({ database, visibility }: Shown, id: number) =>
  (await findPictures(database, [id], visibility.pictures)).get(id)

/** In the given order, without those that the caller may not see. */
async function shownPlaces<Kind extends PlaceKind>(
  { database, entry, visibility }: Shown,
  kind: Kind,
  kept: readonly KeptPlace<Kind>[],
): Promise<PlaceRow<Kind>[]> {
  const ids = kept.filter((place) => typeof place === 'number')
  const known = await findPlacesById(database, kind, ids, visibility)
  return kept.flatMap((place) =>
    typeof place === 'number'
      ? known.filter(({ id }) => id === place)
      : [placeToBe(kind, place, entry)],
  )
}

/** Its description and its picture are shown on its own page alone, which it does not have yet. */
function placeToBe<Kind extends PlaceKind>(
  kind: Kind,
  { name = '', details }: PlaceInput<Kind>,
  { authorId, date, modified, updatedAt }: EntryRow,
): PlaceRow<Kind> {
  return {
    id: 0,
    type: PLACE_TYPES[kind],
    status: 'publish',
    slug: slugify(name),
    title: name,
    authorId,
    password: '',
    date,
    dateFloats: false,
    modified,
    trashedStatus: null,
    version: 1,
    updatedAt,
    content: '',
    excerpt: '',
    details: { ...blankDetails[kind], ...completeDetails(kind, details) },
    picture: null,
  }
}

/** Ordered by name, like the terms of all events. */
async function shownTerms(
  { database, entry: { updatedAt } }: Shown,
  taxonomy: string,
  kept: readonly (number | NamedTerm)[],
): Promise<TermRow[]> {
  const known = await findTerms(
    database,
    taxonomy,
    kept.filter((term) => typeof term === 'number'),
  )
  const toBe = kept
    .filter((term) => typeof term !== 'number')
    .map(({ name, slug }): TermRow => {
      const blank = { description: '', parentId: 0, count: 0, version: 1, updatedAt }
      return { id: 0, taxonomy, name, slug, ...blank }
    })
  return [...known, ...toBe].toSorted((one, other) => one.name.localeCompare(other.name))
}
