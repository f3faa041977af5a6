import { sql } from 'kysely'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import type { Tx } from '../database/database.ts'
import { storable } from '../entries/entry-filters.ts'
import { lockMenus, readMenuSettings } from './menu-settings.ts'

/**
 * Adds newly published top-level pages to the end of menus that collect them, unless the menu
 * already has an item for the page (behaviour/site.md#menus). The items belong to the page's author
 * and show its title.
 */
export async function addPagesToMenus(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  // Most sites have no such menu, and need not wait for the menu lock.
  if ((await readMenuSettings(tx)).autoAdd.length === 0) return
  const { autoAdd } = await lockMenus(tx)
  await sql`
    WITH fresh AS (
      SELECT nextval('entry_id')::int AS id, menu.id AS menu_id, page.id AS page_id,
        page.author_id,
        least(${LARGEST_INTEGER}, coalesce((
          SELECT max(e.menu_order) FROM entries e JOIN entry_terms et ON et.entry_id = e.id
          WHERE et.term_id = menu.id AND e.type = 'nav_menu_item'
        ), 0) + row_number() OVER (PARTITION BY menu.id ORDER BY page.date, page.id)) AS place
      FROM terms menu CROSS JOIN entries page
      WHERE menu.taxonomy = 'nav_menu' AND menu.id = ANY(${storable(autoAdd)}::int[])
        AND page.id = ANY(${storable(ids)}::int[])
        AND page.type = 'page' AND page.status = 'publish' AND page.parent_id = 0
        AND NOT EXISTS (
          SELECT FROM entries e JOIN entry_terms et ON et.entry_id = e.id
          WHERE et.term_id = menu.id AND e.type = 'nav_menu_item'
            AND e.meta ->> 'type' = 'post_type' AND e.meta ->> 'objectId' = page.id::text)
    ), added AS (
      INSERT INTO entries
        (id, type, status, slug, author_id, menu_order, meta, date, modified, updated_at)
      SELECT id, 'nav_menu_item', 'publish', id::text, author_id, place,
        jsonb_build_object('type', 'post_type', 'object', 'page', 'objectId', page_id),
        date_trunc('second', ${now}::timestamptz), date_trunc('second', ${now}::timestamptz), ${now}
      FROM fresh
    ), placed AS (
      INSERT INTO entry_terms (entry_id, term_id) SELECT id, menu_id FROM fresh
    )
    UPDATE terms SET count = count + added_items.number, updated_at = ${now}
    FROM (SELECT menu_id, count(*)::int AS number FROM fresh GROUP BY menu_id) added_items
    WHERE terms.id = added_items.menu_id`.execute(tx)
}
