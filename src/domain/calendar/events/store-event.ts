import type { Tx } from '../../../data/database/database.ts'
import { lockPlaces } from '../../../data/events/event-references.ts'
import type { EventColumns } from '../../../data/events/event-row.ts'
import { storeEvent, storeLinks, storeOccurrences } from '../../../data/events/event-writer.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import { invalidParams } from '../../errors/errors.ts'
import { occurrencesOf } from './occurrences.ts'
import {
  changedStarts,
  shiftChangedOccurrences,
  detachChangedOccurrences,
} from '../../../data/events/event-series.ts'
import { secondsBetween, type WallTime } from '../../time/wall-time.ts'

/** Ids of the places of an event; undefined for those that stay unchanged. */
export interface LinkedPlaces {
  readonly venueIds: readonly number[] | undefined
  readonly organizerIds: readonly number[] | undefined
}

/**
 * Checks that the places exist, and locks them until the transaction ends.
 * @throws DomainError 400 rest_invalid_param if one of them does not exist, or no longer
 */
export async function requirePlaces(
  tx: Tx,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<void> {
  const known = await lockPlaces(tx, kind, ids)
  if (ids.every((id) => known.has(id))) return
  throw invalidParams({ [kind]: `There is no ${kind} with this id.` })
}

/** A write of the rows that belong to an event besides its entry. */
export interface EventWrite extends LinkedPlaces {
  /** The event before the write; undefined for a new one. */
  readonly before?: EventColumns | undefined
  /** The occurrences of a series are stored up to a horizon from now. */
  readonly now: Date
}

/**
 * Stores the details, the occurrences and the places of an event.
 * @throws DomainError 400 rest_invalid_param as occurrencesOf does
 */
export async function storeEventParts(
  tx: Tx,
  id: number,
  event: EventColumns,
  { before, now, venueIds, organizerIds }: EventWrite,
): Promise<void> {
  const whole = await keepChangedOccurrences(tx, id, before, event)
  const replacing = { isNew: before === undefined }
  await storeEvent(tx, { ...whole, id })
  await storeOccurrences(tx, id, occurrencesOf(whole, now), replacing)
  if (venueIds !== undefined) await storeLinks(tx, id, 'venue', venueIds, replacing)
  if (organizerIds !== undefined) await storeLinks(tx, id, 'organizer', organizerIds, replacing)
}

/**
 * Keeps the changed occurrences of a series in step with it. They are events of their own, excluded
 * from the series. When the series moves, the times that they replace move too; when it stops
 * recurring, they become independent events.
 * @returns the series to store
 */
async function keepChangedOccurrences(
  tx: Tx,
  id: number,
  before: EventColumns | undefined,
  event: EventColumns,
): Promise<EventColumns> {
  if (before === undefined || before.recurrence === null) return event
  const { recurrence } = event
  if (recurrence === null) {
    await detachChangedOccurrences(tx, id)
    return event
  }
  const seconds = secondsBetween(before.startsAt as WallTime, event.startsAt as WallTime)
  if (seconds !== 0) await shiftChangedOccurrences(tx, id, seconds)
  const changed = await changedStarts(tx, id)
  const exdate = [...new Set([...recurrence.exdate, ...changed])].toSorted()
  return { ...event, recurrence: { ...recurrence, exdate } }
}
