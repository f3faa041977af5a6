import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { storeSettings } from '../settings/stored-settings.ts'
import { storable } from '../entries/entry-filters.ts'

/** What the site keeps of its menus beside their names. */
export interface MenuSettings {
  /** Menu ids by location. */
  readonly locations: Readonly<Record<string, number>>
  /** Ids of the menus that get pages which are published at the top. */
  readonly autoAdd: readonly number[]
}

const KEY = 'menus'
const NOTHING: MenuSettings = { locations: {}, autoAdd: [] }

const statement = sql`SELECT value FROM settings WHERE key = ${KEY}`

/** Which menu the site shows where. */
export async function loadMenuSettings(database: Database): Promise<MenuSettings> {
  const [row] = (await sql<{ value: MenuSettings }>`${statement}`.execute(database.db)).rows
  return row?.value ?? NOTHING
}

/** The same as the transaction sees it. */
export async function readMenuSettings(tx: Tx): Promise<MenuSettings> {
  const [row] = (await sql<{ value: MenuSettings }>`${statement}`.execute(tx)).rows
  return row?.value ?? NOTHING
}

/**
 * Holds off everybody else who writes menus until the transaction ends, so that names stay
 * unique and no location is given twice.
 */
export async function lockMenus(tx: Tx): Promise<MenuSettings> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('menus'), 0)`.execute(tx)
  return readMenuSettings(tx)
}

/** Stores what `lockMenus` held. */
export async function storeMenuSettings(
  tx: Tx,
  { locations, autoAdd }: MenuSettings,
): Promise<void> {
  await storeSettings(tx, { [KEY]: { locations, autoAdd } })
}

/** Counts a write on menus whose places changed, so that their tags change. */
export async function touchMenus(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    UPDATE terms SET version = version + 1, updated_at = ${now}
    WHERE taxonomy = 'nav_menu' AND id = ANY(${storable(ids)})`.execute(tx)
}

/** Removes all items of a menu. Items of others that stood below them go to the top. */
export async function removeMenuItems(tx: Tx, menuId: number, now: Date): Promise<void> {
  await sql`
    DELETE FROM entries e WHERE e.type = 'nav_menu_item' AND EXISTS (
      SELECT FROM entry_terms et WHERE et.entry_id = e.id AND et.term_id = ${menuId})`.execute(tx)
  await sql`
    UPDATE entries e
    SET parent_id = 0, slug_scope = 0, slug = '', version = version + 1, updated_at = ${now}
    WHERE e.type = 'nav_menu_item' AND e.parent_id <> 0
      AND NOT EXISTS (SELECT FROM entries above WHERE above.id = e.parent_id)`.execute(tx)
}
