/**
 * Changes of events that are not saved: kept as the caller's autosave of the event, and shown by
 * preview links (behaviour/calendar.md#previews-of-changes).
 */
import type { Tx } from '../../../data/database/database.ts'
import { lockEntry } from '../../../data/entries/entry-writer.ts'
import { readEventDetails } from '../../../data/events/event-reader.ts'
import { findNamedTerms, type NamedTerm } from '../../../data/events/event-references.ts'
import type { EventColumns, Occurrence } from '../../../data/events/event-row.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { putAutosave } from '../../../data/revisions/revision-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { taxonomies, type Taxonomy } from '../../content-types/taxonomies.ts'
import { requirePreviewable } from '../../content/previews/preview-links.ts'
import { cleanTexts } from '../../content/saving/clean-texts.ts'
import { wholeSeconds } from '../../content/saving/saving.ts'
import { failure } from '../../errors/errors.ts'
import type { PlaceInput } from '../places/read-place.ts'
import { requireTermMaking, splitTerms } from './assign-terms.ts'
import { detailsOfOne } from './edit-series.ts'
import type { EventInput, RequestedPlace, RequestedTerm } from './event-input.ts'
import { nextDetails } from './next-details.ts'
import { occurrencesOf } from './occurrences.ts'
import type { EventWriter } from './save-event.ts'

/** A place by its id, or what one would be made of. */
export type KeptPlace<Kind extends PlaceKind> = number | PlaceInput<Kind>

/** Unsaved values in addition to the texts; unchanged members are absent. */
export interface KeptChanges {
  /** When the time of a series starts by the rule that they are about. */
  readonly occurrence?: string | undefined
  /** Everything after the change, so that later changes of the event do not mix with it. */
  readonly details: EventColumns
  readonly sticky?: boolean | undefined
  /** 0 for none; an address elsewhere is fetched by saving alone. */
  readonly picture?: number | undefined
  readonly venues?: readonly KeptPlace<'venue'>[] | undefined
  readonly organizers?: readonly KeptPlace<'organizer'>[] | undefined
  readonly categories?: readonly (number | NamedTerm)[] | undefined
  readonly tags?: readonly (number | NamedTerm)[] | undefined
}

const type = contentTypes.cal_events
const { cal_events_cat: category, post_tag: tag } = taxonomies

/**
 * Keeps changes of an event apart from it, replacing those that the caller had kept before.
 * @param occurrence the time of a series that they are about; it is kept as an event that happens once
 * @throws DomainError 404 rest-event-not-found, as requirePreviewable does; 400 rest_invalid_param and
 *   rest_cannot_create_term as updateEvent does
 */
export async function keepChanges(
  { site, caller }: EventWriter,
  id: number,
  input: EventInput,
  occurrence?: Occurrence,
): Promise<RevisionRow> {
  const { title, content, excerpt } = await cleanTexts(site, caller, input.entry)
  return site.database.transact(async (tx) => {
    const entry = await lockEntry(tx, id, { flat: true })
    const stored = await readEventDetails(tx, id)
    if (entry === undefined || stored === undefined) throw failure('rest-event-not-found')
    requirePreviewable(caller, type, entry)
    const updatedAt = site.clock()
    const before = occurrence === undefined ? stored : detailsOfOne(stored, occurrence)
    const details = nextDetails(before, input)
    // Refuses a recurrence that saving would refuse.
    occurrencesOf(details, updatedAt)
    const { sticky } = input.entry
    const { picture, venues, organizers, categories, tags } = input
    const changes: KeptChanges = {
      occurrence: occurrence?.originalStart,
      details,
      sticky,
      picture: picture && 'id' in picture ? picture.id : undefined,
      venues: venues?.map(keptPlace),
      organizers: organizers?.map(keptPlace),
      categories: categories && (await keptTerms(tx, caller, category, categories)),
      tags: tags && (await keptTerms(tx, caller, tag, tags)),
    }
    return putAutosave(tx, {
      parentId: id,
      authorId: caller.id,
      texts: {
        title: title ?? entry.title,
        content: content ?? entry.content,
        excerpt: excerpt ?? entry.excerpt,
      },
      changes: { ...changes },
      date: wholeSeconds(updatedAt),
      updatedAt,
    })
  })
}

const keptPlace = <Kind extends PlaceKind>(requested: RequestedPlace<Kind>): KeptPlace<Kind> =>
  'id' in requested ? requested.id : requested.place

async function keptTerms(
  tx: Tx,
  caller: Caller,
  taxonomy: Taxonomy,
  requested: readonly RequestedTerm[],
): Promise<(number | NamedTerm)[]> {
  const { ids, named } = splitTerms(requested)
  const found = await findNamedTerms(tx, taxonomy.name, named)
  if (found.includes(undefined)) requireTermMaking(caller, taxonomy)
  return [...new Set([...ids, ...named.map((term, index) => found[index] ?? term)])]
}
