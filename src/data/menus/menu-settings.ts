import { sql, type Kysely } from 'kysely'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { settingOf, storeSettings } from '../settings/stored-settings.ts'
import { storable } from '../entries/entry-filters.ts'

export interface MenuSettings {
  /** Menu ids by location. */
  readonly locations: Readonly<Record<string, number>>
  /** Ids of menus to which new top-level pages are added. */
  readonly autoAdd: readonly number[]
}

const KEY = 'menus'
const NOTHING: MenuSettings = { locations: {}, autoAdd: [] }

/** Reads which menu is shown where. */
export async function loadMenuSettings({ db }: Database): Promise<MenuSettings> {
  return read(db)
}

/** Like `loadMenuSettings`, within a transaction. */
export async function readMenuSettings(tx: Tx): Promise<MenuSettings> {
  return read(tx)
}

async function read(db: Kysely<Tables>): Promise<MenuSettings> {
  const stored = settingOf(db, KEY).$narrowType<{ value: MenuSettings }>()
  return (await stored.executeTakeFirst())?.value ?? NOTHING
}

/**
 * Serializes writers of menus until the transaction ends, so that names stay unique and no location
 * is assigned twice.
 */
export async function lockMenus(tx: Tx): Promise<MenuSettings> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('menus'), 0)`.execute(tx)
  return readMenuSettings(tx)
}

/** Stores the settings; requires `lockMenus`. */
export async function storeMenuSettings(
  tx: Tx,
  { locations, autoAdd }: MenuSettings,
): Promise<void> {
  await storeSettings(tx, { [KEY]: { locations, autoAdd } })
}

/** Increments the version of menus whose locations changed, so that their entity tags change. */
export async function touchMenus(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('terms')
    .set((t) => ({ version: t('version', '+', 1), updated_at: now }))
    .where('taxonomy', '=', sql.lit('nav_menu'))
    .where('id', '=', anyOf(storable(ids)))
    .execute()
}

/** Deletes all items of a menu. Items of other menus below them move to the top level. */
export async function removeMenuItems(tx: Tx, menuId: number, now: Date): Promise<void> {
  await tx
    .deleteFrom('entries')
    .where('type', '=', sql.lit('nav_menu_item'))
    .where('id', 'in', (item) =>
      item.selectFrom('entry_terms').select('entry_id').where('term_id', '=', menuId),
    )
    .execute()
  await tx
    .updateTable('entries as e')
    .set({ parent_id: 0, slug_scope: 0, slug: '', updated_at: now })
    .set((e) => ({ version: e('e.version', '+', 1) }))
    .where('e.type', '=', sql.lit('nav_menu_item'))
    .where('e.parent_id', '<>', sql.lit(0))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('entries as above')
            .select('above.id')
            .whereRef('above.id', '=', 'e.parent_id'),
        ),
      ),
    )
    .execute()
}
