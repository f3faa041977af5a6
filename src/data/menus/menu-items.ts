import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { every, published, storable, withTermIds } from '../entries/entry-filters.ts'

/**
 * What a menu item has beside its entry. It stands in the entry's own JSON column, because it is
 * always read with the entry and no list is narrowed by it.
 */
export interface MenuItemDetails {
  readonly type: 'custom' | 'post_type' | 'post_type_archive' | 'taxonomy'
  /** Name of the type or taxonomy of what it points to; `custom` for a link of its own. */
  readonly object: string
  /** 0 for what has no id. */
  readonly objectId: number
  /** Of a link of its own. */
  readonly url: string
  readonly attrTitle: string
  readonly description: string
  readonly target: '' | '_blank'
  readonly classes: readonly string[]
  readonly xfn: readonly string[]
}

/** Writes the details of an item that the transaction holds. */
export async function storeMenuItem(tx: Tx, id: number, details: MenuItemDetails): Promise<void> {
  const meta = JSON.stringify(details)
  await tx.updateTable('entries').set({ meta }).where('id', '=', id).execute()
}

/** Whether there is an entry of that type that is not in the trash. */
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

/** The names of terms by id, whatever their taxonomy. */
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

/** Published items of the menus with those ids, as a condition on `entries e`. */
export const publishedIn = (menuIds: readonly number[]): Condition =>
  every([published, withTermIds(menuIds)])
