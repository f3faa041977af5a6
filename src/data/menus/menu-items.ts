import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { every, published, storable, withTermIds } from '../entries/entry-filters.ts'

/**
 * The details of a menu item besides its entry. They are stored in a JSON column of the entry,
 * because they are always read with it and no list filters by them.
 */
export interface MenuItemDetails {
  readonly type: 'custom' | 'post_type' | 'post_type_archive' | 'taxonomy'
  /** Type or taxonomy of the link's target; `custom` for a custom link. */
  readonly object: string
  /** 0 for targets without an id. */
  readonly objectId: number
  /** Of a custom link. */
  readonly url: string
  readonly attrTitle: string
  readonly description: string
  readonly target: '' | '_blank'
  readonly classes: readonly string[]
  readonly xfn: readonly string[]
}

/** Writes the details of an item; the transaction must hold its lock. */
export async function storeMenuItem(tx: Tx, id: number, details: MenuItemDetails): Promise<void> {
  const meta = JSON.stringify(details)
  await tx.updateTable('entries').set({ meta }).where('id', '=', id).execute()
}

/** Whether an entry of this type exists outside the trash. */
export async function hasEntry(tx: Tx, type: string, id: number): Promise<boolean> {
  const [wanted] = storable([id])
  if (wanted === undefined) return false
  const entry = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', wanted)
    .where('type', '=', type)
    .where('status', '<>', sql.lit('trash'))
    .executeTakeFirst()
  return entry !== undefined
}

/** Names of terms by id, of any taxonomy. */
export async function findTermTargets(
  { db }: Database,
  ids: readonly number[],
): Promise<{ id: number; taxonomy: string; name: string; slug: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('terms')
    .select(['id', 'taxonomy', 'name', 'slug'])
    .where('id', '=', anyOf(storable(ids)))
    .execute()
}

/** Published items of these menus, as a condition on `entries e`. */
export const publishedIn = (menuIds: readonly number[]): Condition =>
  every([published, withTermIds(menuIds)])
