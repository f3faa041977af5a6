import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { databaseWithin } from '../../../data/nested-transaction.ts'
import { readPlaceDetails } from '../../../data/place-details.ts'
import { storeDetails } from '../../../data/place-writer.ts'
import type { PlaceKind } from '../../../data/place-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import { deleteEntry } from '../../content/saving/delete-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { Guard, Saving } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import { DomainError, failure, forbidden, type ErrorCode } from '../../errors.ts'
import type { Site } from '../../site/site.ts'
import { askedStatus } from '../asked-status.ts'
import { placeKinds } from './place-kinds.ts'
import type { PlaceInput } from './read-place.ts'
import { completedDetails } from './region.ts'

/** Who writes places of which kind, on which site. */
export interface PlaceSaving<Kind extends PlaceKind = PlaceKind> {
  readonly site: Site
  readonly kind: Kind
  readonly caller: Caller
}

/** A place as it is written: its picture is an item of the media library. */
export interface PlaceWrite<Kind extends PlaceKind = PlaceKind> extends PlaceInput<Kind> {
  /** 0 for none; what is left out stays. */
  readonly featuredMedia?: number
  readonly excerpt?: string
}

/**
 * Writes a new place (behaviour/calendar.md#venues-and-organizers). Unlike other entries even a
 * draft has a slug.
 * @throws DomainError 401 or 403 rest_forbidden, rest_cannot_edit_others
 */
export function createPlace<Kind extends PlaceKind>(
  saving: PlaceSaving<Kind>,
  place: PlaceWrite<Kind>,
): Promise<EntryRow> {
  const { kind } = saving
  const input = { ...entryInput(saving, place), slug: place.name ?? '' }
  const details = completedDetails(kind, place.details)
  return inItsWords(saving, (own) =>
    createEntry(own, input, (tx, id) => storeDetails(tx, kind, id, details)),
  )
}

/**
 * The same as a part of a larger write, such as that of an event that brings its venue along.
 * @returns the id of the new place
 */
export async function createPlaceWithin<Kind extends PlaceKind>(
  tx: Tx,
  { site, ...saving }: PlaceSaving<Kind>,
  place: PlaceWrite<Kind>,
): Promise<number> {
  const joined = { ...site, database: databaseWithin(site.database, tx) }
  const { id } = await createPlace({ ...saving, site: joined }, place)
  return id
}

/**
 * Changes what the write names and leaves the rest.
 * @throws DomainError as createPlace does; 400 rest_invalid_param when it is gone
 */
export function updatePlace<Kind extends PlaceKind>(
  saving: PlaceSaving<Kind>,
  current: Pick<EntryRow, 'id' | 'status'>,
  place: PlaceWrite<Kind>,
  guard: Guard,
): Promise<EntryRow> {
  const { kind } = saving
  const { id, status } = current
  const input = entryInput(saving, place, status)
  return inItsWords(saving, (own) =>
    updateEntry(own, id, input, guard, async (tx) => {
      const before = await readPlaceDetails(tx, kind, id)
      await storeDetails(tx, kind, id, completedDetails(kind, place.details, before))
    }),
  )
}

/**
 * Moves a place to the trash: events show it no longer until it comes back.
 * @throws DomainError 410 venue-is-in-trash, organizer-is-in-trash; as updatePlace does
 */
export function trashPlace(saving: PlaceSaving, id: number, guard: Guard): Promise<EntryRow> {
  return inItsWords(saving, (own) => trashEntry(own, id, guard))
}

/** Removes a place for good, from its events too. */
export function deletePlace(saving: PlaceSaving, id: number, guard: Guard): Promise<EntryRow> {
  return inItsWords(saving, (own) => deleteEntry(own, id, guard))
}

function entryInput(
  { caller, kind }: PlaceSaving,
  place: PlaceWrite,
  current?: string,
): EntryInput {
  const { name, description, excerpt, authorId, date, dateGmt, featuredMedia } = place
  const status = askedStatus(caller, placeKinds[kind].type, place.status, current)
  const members = {
    title: name,
    content: description,
    excerpt,
    authorId,
    date,
    dateGmt,
    featuredMedia,
  }
  const named = Object.entries({ ...members, status }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named)
}

/** Runs a rule of entries; what it refuses is told in the words of the calendar. */
async function inItsWords<T>(
  { site, kind, caller }: PlaceSaving,
  work: (saving: Saving) => Promise<T>,
): Promise<T> {
  try {
    return await work({ site, type: placeKinds[kind].type, caller })
  } catch (error) {
    throw error instanceof DomainError ? refusalOf(error, kind, caller) : error
  }
}

function refusalOf(error: DomainError, kind: PlaceKind, caller: Caller): DomainError {
  const { code } = error
  if (code === 'rest_post_invalid_id') return noSuchPlace(kind, 'id')
  if (code === 'rest_already_trashed') return failure(placeKinds[kind].codes.inTrash)
  return RIGHTS.has(code) ? forbidden('rest_forbidden', caller) : error
}

const RIGHTS: ReadonlySet<ErrorCode> = new Set([
  'rest_cannot_create',
  'rest_cannot_edit',
  'rest_cannot_delete',
])

/** What an id or a slug gets that names no place of the kind: it is a wrong argument. */
export function noSuchPlace(kind: PlaceKind, argument: 'id' | 'slug'): DomainError {
  const params = { [argument]: `There is no ${kind} with this ${argument}.` }
  return failure('rest_invalid_param', { details: { params, details: {} } })
}
