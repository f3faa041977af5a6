import type { Tx } from '../database/database.ts'
import type { PlaceDetails, PlaceKind } from './place-row.ts'

type Store<Kind extends PlaceKind> = (
  tx: Tx,
  entryId: number,
  changes: Partial<PlaceDetails[Kind]>,
) => Promise<unknown>

const STORES: { readonly [Kind in PlaceKind]: Store<Kind> } = {
  venue: (tx, entryId, changes) =>
    tx.venue.upsert({ where: { entryId }, create: { entryId, ...changes }, update: changes }),
  organizer: (tx, entryId, changes) =>
    tx.organizer.upsert({ where: { entryId }, create: { entryId, ...changes }, update: changes }),
}

/**
 * Stores what a place has beside its entry: the named details, and of a new place the defaults of
 * the others.
 */
export async function storeDetails<Kind extends PlaceKind>(
  tx: Tx,
  kind: Kind,
  entryId: number,
  changes: Partial<PlaceDetails[Kind]>,
): Promise<void> {
  await STORES[kind](tx, entryId, changes)
}
