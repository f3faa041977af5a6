import { written, type ColumnNames } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import type { PlaceDetails, PlaceKind } from './place-row.ts'

const venueColumns = {
  address: 'address',
  city: 'city',
  country: 'country',
  province: 'province',
  state: 'state',
  stateProvince: 'state_province',
  zip: 'zip',
  phone: 'phone',
  website: 'website',
  showMap: 'show_map',
  showMapLink: 'show_map_link',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies ColumnNames<'venues'>

const organizerColumns = {
  phone: 'phone',
  website: 'website',
  email: 'email',
} as const satisfies ColumnNames<'organizers'>

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
