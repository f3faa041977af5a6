import type { Kysely } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { organizerColumns, venueColumns, type PlaceDetails, type PlaceKind } from './place-row.ts'

type Read<Kind extends PlaceKind> = (
  db: Kysely<Tables>,
  ids: readonly number[],
) => Promise<readonly (PlaceDetails[Kind] & { readonly id: number })[]>

const DETAILS: { readonly [Kind in PlaceKind]: Read<Kind> } = {
  venue: (db, ids) =>
    db
      .selectFrom('venues as d')
      .select(['d.entry_id as id', ...selections('d', venueColumns)])
      .where('d.entry_id', '=', anyOf(ids))
      .execute(),
  organizer: (db, ids) =>
    db
      .selectFrom('organizers as d')
      .select(['d.entry_id as id', ...selections('d', organizerColumns)])
      .where('d.entry_id', '=', anyOf(ids))
      .execute(),
}

/** Loads the details of places of one kind, by id. */
export async function findPlaceDetails<Kind extends PlaceKind>(
  { db }: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlaceDetails[Kind]>> {
  if (ids.length === 0) return new Map()
  const rows = await DETAILS[kind](db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Reads the details of one place within a transaction. */
export async function readPlaceDetails<Kind extends PlaceKind>(
  tx: Tx,
  kind: Kind,
  id: number,
): Promise<PlaceDetails[Kind] | undefined> {
  const [row] = await DETAILS[kind](tx, [id])
  return row
}
