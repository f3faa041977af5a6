import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { PlaceDetails, PlaceKind } from './place-row.ts'

const STATEMENTS = {
  venue: (ids: number[]) => sql`
    SELECT d.entry_id AS id, d.address, d.city, d.country, d.province, d.state,
      d.state_province AS "stateProvince", d.zip, d.phone, d.website, d.show_map AS "showMap",
      d.show_map_link AS "showMapLink", d.latitude, d.longitude
    FROM venues d WHERE d.entry_id = ANY(${ids}::int[])`,
  organizer: (ids: number[]) => sql`
    SELECT d.entry_id AS id, d.phone, d.website, d.email
    FROM organizers d WHERE d.entry_id = ANY(${ids}::int[])`,
}

/** What places of one kind have beside their entries, by id. */
export async function findPlaceDetails<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PlaceDetails[Kind]>> {
  if (ids.length === 0) return new Map()
  const rows = (
    await sql<PlaceDetails[Kind] & { readonly id: number }>`${STATEMENTS[kind]([...ids])}`.execute(
      database.db,
    )
  ).rows
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same of one place as a writer sees it inside its transaction. */
export async function readPlaceDetails<Kind extends PlaceKind>(
  tx: Tx,
  kind: Kind,
  id: number,
): Promise<PlaceDetails[Kind] | undefined> {
  const [row] = (await sql<PlaceDetails[Kind]>`${STATEMENTS[kind]([id])}`.execute(tx)).rows
  return row
}
