import type { Database, Sql } from '../../data/database/database.ts'
import type { Condition } from '../../data/database/expressions.ts'
import { every, some, withIds } from '../../data/entries/entry-filters.ts'
import { byFirstFulfilled, byId } from '../../data/entries/entry-orders.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { conditionsOf, publicEntries } from './address-resolvers.ts'
import type { SiteAddress } from './site-address.ts'

/**
 * Finds the entry at an address of the site, in one statement.
 *
 * @param seen the visible entries of a type; public ones by default
 */
export async function findEntryAt(
  database: Database,
  place: SiteAddress,
  seen?: Parameters<typeof conditionsOf>[1],
): Promise<EntryRow | undefined> {
  const conditions = conditionsOf(place, seen)
  if (conditions.length === 0) return undefined
  // A page and a post may share a slug.
  return first(database, some(conditions), byFirstFulfilled(conditions))
}

/** Finds an entry by id if it is public and has an address. */
export async function findPublicEntry(
  database: Database,
  id: number,
): Promise<EntryRow | undefined> {
  return first(database, every([some(publicEntries), withIds([id])]), byId('asc'))
}

async function first(
  database: Database,
  where: Condition,
  orderBy: Sql,
): Promise<EntryRow | undefined> {
  const [row] = await listEntries(database, { where, orderBy, limit: 1, offset: 0 })
  return row
}
