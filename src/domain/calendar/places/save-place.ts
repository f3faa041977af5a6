import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { databaseWithin } from '../../../data/database/nested-transaction.ts'
import { readPlaceDetails } from '../../../data/places/place-details.ts'
import { storeDetails } from '../../../data/places/place-writer.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import { definedMembers } from '../../../json-object.ts'
import type { Caller } from '../../accounts/caller.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import { deleteEntry } from '../../content/saving/delete-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { Saving } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import { failure, invalidParams, type DomainError } from '../../errors/errors.ts'
import type { Guard } from '../../errors/guard.ts'
import type { Site } from '../../site/site.ts'
import { withCalendarErrors } from '../calendar-errors.ts'
import { resolveStatus } from '../resolve-status.ts'
import { placeKinds } from './place-kinds.ts'
import type { PlaceInput } from './read-place.ts'
import { completeDetails } from './region.ts'

/** The site, the caller and the kind of place of a write. */
export interface PlaceWriter<Kind extends PlaceKind = PlaceKind> {
  readonly site: Site
  readonly kind: Kind
  readonly caller: Caller
}

/** A place to be written; its image is a media item. */
export interface PlaceWrite<Kind extends PlaceKind = PlaceKind> extends PlaceInput<Kind> {
  /** 0 for none; keeps its value if omitted. */
  readonly featuredMedia?: number
  readonly excerpt?: string
}

/**
 * Creates a place (behaviour/calendar.md#venues-and-organizers). Unlike other entries, even drafts
 * have a slug.
 * @throws DomainError 401 or 403 rest_forbidden, rest_cannot_edit_others
 */
export function createPlace<Kind extends PlaceKind>(
  saving: PlaceWriter<Kind>,
  place: PlaceWrite<Kind>,
): Promise<EntryRow> {
  const { kind } = saving
  const input = { ...entryInput(saving, place), slug: place.name ?? '' }
  const details = completeDetails(kind, place.details)
  return writing(saving, (own) =>
    createEntry(own, input, (tx, id) => storeDetails(tx, kind, id, details)),
  )
}

/**
 * Creates a place as a part of a larger write, such as that of an event with a new venue.
 * @returns the id of the new place
 */
export async function createPlaceInTransaction<Kind extends PlaceKind>(
  tx: Tx,
  { site, ...saving }: PlaceWriter<Kind>,
  place: PlaceWrite<Kind>,
): Promise<number> {
  const joined = { ...site, database: databaseWithin(site.database, tx) }
  const { id } = await createPlace({ ...saving, site: joined }, place)
  return id
}

/**
 * Updates a place; omitted members keep their value.
 * @throws DomainError as createPlace does; 400 rest_invalid_param if it was deleted
 */
export function updatePlace<Kind extends PlaceKind>(
  saving: PlaceWriter<Kind>,
  current: Pick<EntryRow, 'id' | 'status'>,
  place: PlaceWrite<Kind>,
  guard: Guard,
): Promise<EntryRow> {
  const { kind } = saving
  const { id, status } = current
  const input = entryInput(saving, place, status)
  return writing(saving, (own) =>
    updateEntry(own, id, input, guard, async (tx) => {
      const before = await readPlaceDetails(tx, kind, id)
      await storeDetails(tx, kind, id, completeDetails(kind, place.details, before))
    }),
  )
}

/**
 * Moves a place to the trash: events do not show it until it is restored.
 * @throws DomainError 410 venue-is-in-trash, organizer-is-in-trash; as updatePlace does
 */
export function trashPlace(saving: PlaceWriter, id: number, guard: Guard): Promise<EntryRow> {
  return writing(saving, (own) => trashEntry(own, id, guard))
}

/** Deletes a place permanently, and unlinks it from its events. */
export function deletePlace(saving: PlaceWriter, id: number, guard: Guard): Promise<EntryRow> {
  return writing(saving, (own) => deleteEntry(own, id, guard))
}

function entryInput(
  { caller, kind }: PlaceWriter,
  place: PlaceWrite,
  current?: string,
): EntryInput {
  const { name, description, excerpt, authorId, date, dateGmt, featuredMedia } = place
  const status = resolveStatus(caller, placeKinds[kind].type, place.status, current)
  return definedMembers({
    title: name,
    content: description,
    excerpt,
    authorId,
    date,
    dateGmt,
    featuredMedia,
    status,
  })
}

/** Runs a write of a place as one of an entry, with the errors of the calendar. */
function writing<T>(
  { site, kind, caller }: PlaceWriter,
  work: (saving: Saving) => Promise<T>,
): Promise<T> {
  const { type, codes } = placeKinds[kind]
  const errors = {
    notFound: () => placeNotFound(kind, 'id'),
    inTrash: () => failure(codes.inTrash),
  }
  return withCalendarErrors(caller, errors, () => work({ site, type, caller }))
}

/** The error for an id or slug that does not exist: an invalid argument. */
export const placeNotFound = (kind: PlaceKind, argument: 'id' | 'slug'): DomainError =>
  invalidParams({ [argument]: `There is no ${kind} with this ${argument}.` })
