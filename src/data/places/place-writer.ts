import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { organizerColumns, venueColumns, type PlaceDetails, type PlaceKind } from './place-row.ts'

type Store<Kind extends PlaceKind> = (
  tx: Tx,
  entryId: number,
  changes: Partial<PlaceDetails[Kind]>,
) => Promise<unknown>

const STORES: { readonly [Kind in PlaceKind]: Store<Kind> } = {
  venue: (tx, entryId, changes) => {
    const row = { entry_id: entryId, ...written(venueColumns, changes) }
    return tx
      .insertInto('venues')
      .values(row)
      .onConflict((place) => place.column('entry_id').doUpdateSet(row))
      .execute()
  },
  organizer: (tx, entryId, changes) => {
    const row = { entry_id: entryId, ...written(organizerColumns, changes) }
    return tx
      .insertInto('organizers')
      .values(row)
      .onConflict((place) => place.column('entry_id').doUpdateSet(row))
      .execute()
  },
}

/** Stores the details of a place: the given ones, and defaults for the others of a new place. */
export async function storeDetails<Kind extends PlaceKind>(
  tx: Tx,
  kind: Kind,
  entryId: number,
  changes: Partial<PlaceDetails[Kind]>,
): Promise<void> {
  await STORES[kind](tx, entryId, changes)
}
