import { markChanged } from '../../../data/event-writer.ts'
import { readEventDetails } from '../../../data/event-reader.ts'
import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { inOneCommit } from '../../../data/nested-transaction.ts'
import type { PlaceKind } from '../../../data/place-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content/content-types.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import { deleteEntry } from '../../content/saving/delete-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import { wholeSeconds, type Guard, type Saving } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import { askedStatus } from '../asked-status.ts'
import type { AskedPicture } from '../pictures/asked-picture.ts'
import { withPictures, type MakePicture, type PictureSite } from '../pictures/import-picture.ts'
import { createPlaceWithin } from '../places/save-place.ts'
import { termsOf } from './assign-terms.ts'
import { blankEvent } from './blank-event.ts'
import type { AskedPlace, EventInput } from './event-input.ts'
import { nextDetails } from './next-details.ts'
import { inEventWords } from './refusals.ts'
import { requirePlaces, storeEventParts, type LinkedPlaces } from './store-event.ts'

const type = contentTypes.cal_events

/** Who writes events, on which site. */
export interface EventSaving {
  readonly site: PictureSite
  readonly caller: Caller
}

/** A write in progress: everything of it happens in one transaction. */
export interface Writing {
  readonly tx: Tx
  /** Joined to the transaction. */
  readonly saving: Saving
  readonly makePicture: MakePicture
}

/**
 * Writes a new event, and with it the venues, organizers and terms that it brings along.
 * @throws DomainError as createEntry, createPlace and createTerm do; 400 rest_invalid_param for a
 *   picture that cannot be had, and for a place that has just been removed
 */
export function createEvent(saving: EventSaving, input: EventInput): Promise<EntryRow> {
  return writing(saving, input, async (work) => {
    const { caller, site } = work.saving
    const status = askedStatus(caller, type, input.status)
    const references = await makeReferences(work, input, status)
    const { timezone } = await site.settings()
    const now = site.clock()
    return createEntry(
      work.saving,
      { ...references.entry, ...(status !== undefined && { status }) },
      async (tx, id) => {
        const event = { ...nextDetails(blankEvent(now, timezone), input), sequence: 0 }
        await storeEventParts(tx, id, event, { ...references, now })
        await markChanged(tx, id, wholeSeconds(now))
      },
    )
  })
}

/**
 * Changes what the input names and leaves the rest.
 * @throws DomainError as createEvent and updateEntry do
 */
export function updateEvent(
  saving: EventSaving,
  current: Pick<EntryRow, 'id' | 'status'>,
  input: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  return writing(saving, input, (work) => updateWithin(work, current, input, guard))
}

/** The same as a part of a larger write. */
export async function updateWithin(
  work: Writing,
  { id, status: former }: Pick<EntryRow, 'id' | 'status'>,
  input: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  const status = askedStatus(work.saving.caller, type, input.status, former)
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
export function trashEvent(saving: EventSaving, id: number, guard: Guard): Promise<EntryRow> {
  const { caller } = saving
  return inEventWords(caller, () => trashEntry({ ...saving, type }, id, guard))
}

/** Removes an event for good. @returns the event as it was */
export function deleteEvent(saving: EventSaving, id: number, guard: Guard): Promise<EntryRow> {
  return inEventWords(saving.caller, () => deleteEntry({ ...saving, type }, id, guard))
}

/** Fetches pictures first, and then writes all or nothing. */
export function writing<T>(
  { site, caller }: EventSaving,
  input: EventInput,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const run = (makePicture: MakePicture): Promise<T> =>
    inOneCommit(
      site.database,
      async (database, tx) => {
        // An open transaction must not wait for a second connection.
        const settings = await site.settings()
        const joined = { ...site, database, settings: () => Promise.resolve(settings) }
        return work({ tx, saving: { site: joined, type, caller }, makePicture })
      },
      ['content'],
    )
  return inEventWords(caller, () => withPictures(site, caller, picturesOf(input), run))
}

function picturesOf({
  picture,
  venues = [],
  organizers = [],
}: EventInput): (readonly [string, AskedPicture | undefined])[] {
  return [
    ['image', picture],
    ...picturesWithin('venue', venues),
    ...picturesWithin('organizer', organizers),
  ]
}

const picturesWithin = (kind: PlaceKind, places: readonly AskedPlace[]) =>
  places.map((place) => [kind, 'place' in place ? place.picture : undefined] as const)

/** What an event names outside of its own rows; undefined for what stays as it is. */
interface References extends LinkedPlaces {
  readonly entry: EntryInput
}

async function makeReferences(
  work: Writing,
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

/** New places have the status of the event that brings them, unless they name one. */
async function placeIds<Kind extends PlaceKind>(
  { tx, saving, makePicture }: Writing,
  kind: Kind,
  asked: readonly AskedPlace<Kind>[],
  status: EntryInput['status'],
): Promise<number[]> {
  const named = asked.flatMap((item) => ('id' in item ? [item.id] : []))
  await requirePlaces(tx, kind, named)
  const ids: number[] = []
  for (const item of asked) {
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
    ids.push(await createPlaceWithin(tx, { site, kind, caller }, place))
  }
  return ids
}
