import { readEventDetails } from '../../../data/events/event-reader.ts'
import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import { deleteEntry } from '../../content/saving/delete-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { Saving } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import { failure } from '../../errors/errors.ts'
import type { Guard } from '../../errors/guard.ts'
import { siteInOneCommit } from '../../site/in-one-commit.ts'
import { withCalendarErrors, type CalendarErrors } from '../calendar-errors.ts'
import { resolveStatus } from '../resolve-status.ts'
import type { RequestedPicture } from '../pictures/requested-picture.ts'
import { withPictures, type CreatePicture, type PictureSite } from '../pictures/import-picture.ts'
import { createPlaceInTransaction } from '../places/save-place.ts'
import { termsOf } from './assign-terms.ts'
import { blankEvent } from './blank-event.ts'
import type { RequestedPlace, EventInput } from './event-input.ts'
import { holdCutoff } from './move-whole-days.ts'
import { nextDetails } from './next-details.ts'
import { requirePlaces, storeEventParts, type LinkedPlaces } from './store-event.ts'

const type = contentTypes.cal_events

const errors: CalendarErrors = {
  notFound: () => failure('rest-event-not-found'),
  inTrash: () => failure('event-is-in-trash'),
}

export interface EventWriter {
  readonly site: PictureSite
  readonly caller: Caller
}

/** A write in progress, all in one transaction. */
export interface EventTransaction {
  readonly tx: Tx
  /** Bound to the transaction. */
  readonly saving: Saving
  readonly makePicture: CreatePicture
}

/**
 * Creates an event, together with its new venues, organizers and terms.
 * @throws DomainError as createEntry, createPlace and createTerm do; 400 rest_invalid_param for an
 *   image that cannot be fetched, and for a place that has just been deleted
 */
export function createEvent(saving: EventWriter, requested: EventInput): Promise<EntryRow> {
  return runEventTransaction(saving, requested, async (work, input) => {
    const { caller, site } = work.saving
    const status = resolveStatus(caller, type, input.status)
    const references = await makeReferences(work, input, status)
    const { timezone } = await site.settings()
    const now = site.clock()
    return createEntry(
      work.saving,
      { ...references.entry, ...(status !== undefined && { status }) },
      (tx, id) => {
        const event = { ...nextDetails(blankEvent(now, timezone), input), sequence: 0 }
        return storeEventParts(tx, id, event, { ...references, now })
      },
    )
  })
}

/**
 * Updates an event; omitted members keep their value.
 * @throws DomainError as createEvent and updateEntry do
 */
export function updateEvent(
  saving: EventWriter,
  current: Pick<EntryRow, 'id' | 'status'>,
  requested: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  return runEventTransaction(saving, requested, (work, input) =>
    updateEventInTransaction(work, current, input, guard),
  )
}

/** Updates an event as a part of a larger write. */
export async function updateEventInTransaction(
  work: EventTransaction,
  { id, status: former }: Pick<EntryRow, 'id' | 'status'>,
  input: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  const status = resolveStatus(work.saving.caller, type, input.status, former)
  const references = await makeReferences(work, input, status)
  const entry = { ...references.entry, ...(status !== undefined && { status }) }
  return updateEntry(work.saving, id, entry, guard, async (tx) => {
    const before = await readEventDetails(tx, id)
    if (before === undefined) throw new Error(`Event ${id} has no details.`)
    const now = work.saving.site.clock()
    await storeEventParts(tx, id, nextDetails(before, input), { ...references, before, now })
  })
}

/** @throws DomainError 410 event-is-in-trash, as trashEntry does */
export function trashEvent(saving: EventWriter, id: number, guard: Guard): Promise<EntryRow> {
  const { caller } = saving
  return withCalendarErrors(caller, errors, () => trashEntry({ ...saving, type }, id, guard))
}

/** Deletes an event permanently. @returns the deleted event */
export function deleteEvent(saving: EventWriter, id: number, guard: Guard): Promise<EntryRow> {
  const { caller } = saving
  return withCalendarErrors(caller, errors, () => deleteEntry({ ...saving, type }, id, guard))
}

/**
 * Fetches images first, then writes everything in one transaction.
 * @param work gets the input under the cut-off that holds during the transaction
 */
export function runEventTransaction<T>(
  { site, caller }: EventWriter,
  input: EventInput,
  work: (writing: EventTransaction, input: EventInput) => Promise<T>,
): Promise<T> {
  const run = (makePicture: CreatePicture): Promise<T> =>
    siteInOneCommit(site, async (joined, tx) => {
      const held = { ...input, cutoff: await holdCutoff(tx) }
      return work({ tx, saving: { site: joined, type, caller }, makePicture }, held)
    })
  return withCalendarErrors(caller, errors, () =>
    withPictures(site, caller, picturesOf(input), run),
  )
}

function picturesOf({
  picture,
  venues = [],
  organizers = [],
}: EventInput): (readonly [string, RequestedPicture | undefined])[] {
  return [
    ['image', picture],
    ...picturesWithin('venue', venues),
    ...picturesWithin('organizer', organizers),
  ]
}

const picturesWithin = (kind: PlaceKind, places: readonly RequestedPlace[]) =>
  places.map((place) => [kind, 'place' in place ? place.picture : undefined] as const)

/** The rows that an event refers to; undefined for those that stay unchanged. */
interface References extends LinkedPlaces {
  readonly entry: EntryInput
}

async function makeReferences(
  work: EventTransaction,
  input: EventInput,
  status: EntryInput['status'],
): Promise<References> {
  const { tx, saving, makePicture } = work
  const terms = await termsOf(tx, saving.site, saving.caller, input)
  const { picture, venues, organizers } = input
  return {
    entry: {
      ...input.entry,
      ...(Object.keys(terms).length > 0 && { terms }),
      ...(picture && { featuredMedia: await makePicture(tx, picture) }),
    },
    venueIds: venues && (await placeIds(work, 'venue', venues, status)),
    organizerIds: organizers && (await placeIds(work, 'organizer', organizers, status)),
  }
}

/** New places get the status of their event unless they specify one. */
async function placeIds<Kind extends PlaceKind>(
  { tx, saving, makePicture }: EventTransaction,
  kind: Kind,
  requested: readonly RequestedPlace<Kind>[],
  status: EntryInput['status'],
): Promise<number[]> {
  const named = requested.flatMap((item) => ('id' in item ? [item.id] : []))
  await requirePlaces(tx, kind, named)
  const ids: number[] = []
  for (const item of requested) {
    if ('id' in item) {
      ids.push(item.id)
      continue
    }
    const { site, caller } = saving
    const place = {
      ...(status !== undefined && { status }),
      ...item.place,
      ...(item.picture && { featuredMedia: await makePicture(tx, item.picture) }),
    }
    ids.push(await createPlaceInTransaction(tx, { site, kind, caller }, place))
  }
  return ids
}
