import type { Tx } from '../../../data/database.ts'
import { lockPlaces } from '../../../data/event-references.ts'
import type { EventColumns } from '../../../data/event-row.ts'
import { storeEvent, storeLinks, storeOccurrences } from '../../../data/event-writer.ts'
import type { PlaceKind } from '../../../data/place-row.ts'
import { failure } from '../../errors.ts'
import { keepChangedApart } from './changed-occurrences.ts'
import { occurrencesOf } from './occurrences.ts'

/** Ids of the places of an event; undefined for those that stay as they are. */
export interface LinkedPlaces {
  readonly venueIds: readonly number[] | undefined
  readonly organizerIds: readonly number[] | undefined
}

/**
 * The places cannot be removed until the transaction ends.
 * @throws DomainError 400 rest_invalid_param where one of them is none, or not any more
 */
export async function requirePlaces(
  tx: Tx,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<void> {
  const known = await lockPlaces(tx, kind, ids)
  if (ids.every((id) => known.has(id))) return
  const params = { [kind]: `There is no ${kind} with this id.` }
  throw failure('rest_invalid_param', { details: { params, details: {} } })
}

/** A write of what an event has beside its entry. */
export interface EventWrite extends LinkedPlaces {
  /** The event as it was; undefined for a new one. */
  readonly before?: EventColumns | undefined
  /** Times of a series are stored until a horizon from here on. */
  readonly now: Date
}

/**
 * Writes what an event has beside its entry: details, the times at which it happens, places.
 * @throws DomainError 400 rest_invalid_param as occurrencesOf does
 */
export async function storeEventParts(
  tx: Tx,
  id: number,
  event: EventColumns,
  { before, now, venueIds, organizerIds }: EventWrite,
): Promise<void> {
  const whole = await keepChangedApart(tx, id, before, event)
  const replacing = { isNew: before === undefined }
  await storeEvent(tx, id, whole)
  await storeOccurrences(tx, id, occurrencesOf(whole, now), replacing)
  if (venueIds !== undefined) await storeLinks(tx, id, 'venue', venueIds, replacing)
  if (organizerIds !== undefined) await storeLinks(tx, id, 'organizer', organizerIds, replacing)
}
