import type { Tx } from '../../data/database/database.ts'
import { findEntry, readEntry } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
import { storeMenuItem, type MenuItemDetails } from '../../data/menus/menu-items.ts'
import { lockMenus } from '../../data/menus/menu-settings.ts'
import { lockTermKey } from '../../data/terms/term-writer.ts'
import { definedMembers } from '../../json-object.ts'
import { isRowId } from '../../stored-integer.ts'
import { menuTaxonomy } from '../content-types/taxonomies.ts'
import { createEntry } from '../content/saving/create-entry.ts'
import type { EntryInput } from '../content/saving/entry-input.ts'
import { moveChildrenUp } from '../content/saving/move-children.ts'
import type { Saving } from '../content/saving/saving.ts'
import { updateEntry } from '../content/saving/update-entry.ts'
import { failure, invalidParams } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import { detailsOf, nextDetails, type MenuItemChanges } from './details.ts'
import { requireTarget } from './targets.ts'

/** The input of a write; omitted members stay unchanged or get their defaults. */
export interface MenuItemInput extends MenuItemChanges {
  readonly title?: string | undefined
  readonly status?: EntryInput['status'] | undefined
  readonly parentId?: number | undefined
  readonly menuOrder?: number | undefined
  /** The id of its menu; 0 for none. */
  readonly menuId?: number | undefined
}

/**
 * Creates an item: published, in the first position, unless the input says otherwise
 * (behaviour/site.md#menus).
 * @throws DomainError as createEntry does; 400 rest_title_required, rest_url_required,
 *   invalid_menu_id, rest_post_invalid_id and rest_term_invalid (what it points to, and the item
 *   above), rest_post_invalid_type, rest_invalid_param for an item above in another menu
 */
export function createMenuItem(saving: Saving, input: MenuItemInput): Promise<EntryRow> {
  return writing(saving, async (joined, tx) => {
    const details = nextDetails(undefined, input)
    const title = input.title ?? ''
    requireLink(details, title)
    await requireTarget(tx, details)
    const fields = await entryOf(tx, { status: 'publish', menuOrder: 1, ...definedMembers(input) })
    await requireSameMenu(tx, input.parentId, input.menuId ?? NO_MENU)
    return createEntry(joined, fields, (inside, id) => storeMenuItem(inside, id, details))
  })
}

/**
 * Updates the members that the input contains. An item that moves to another menu moves alone: its
 * children move up to its parent, and it becomes a top-level item of the other menu.
 * @throws DomainError as createMenuItem and updateEntry do
 */
export function updateMenuItem(
  saving: Saving,
  id: number,
  input: MenuItemInput,
  guard: Guard,
): Promise<EntryRow> {
  return writing(saving, async (joined, tx) => {
    const before = await findEntry(joined.site.database, id)
    if (before?.type !== 'nav_menu_item') throw failure('rest_post_invalid_id')
    const former = detailsOf(before)
    const details = nextDetails(former, input)
    requireLink(details, input.title ?? before.title)
    // The former target of an item may be deleted; that must not prevent other changes.
    if (pointsElsewhere(former, details)) await requireTarget(tx, details)
    const menuId = input.menuId ?? menuOf(before)
    const moves = menuId !== menuOf(before)
    // The parent stays in the former menu.
    const parentId = input.parentId ?? (moves ? 0 : undefined)
    const fields = await entryOf(tx, { ...input, parentId })
    await requireSameMenu(tx, parentId, menuId)
    return updateEntry(joined, id, fields, guard, async (inside) => {
      await storeMenuItem(inside, id, details)
      // So do the children.
      if (moves) await moveChildrenUp(inside, saving, before, saving.site.clock())
    })
  })
}

/** Serializes writes of menus, so that no item is added to a menu that is being deleted. */
function writing<T>(saving: Saving, work: (joined: Saving, tx: Tx) => Promise<T>): Promise<T> {
  return inOneCommit(saving.site.database, (database) =>
    database.transact(async (tx) => {
      await lockMenus(tx)
      return work({ ...saving, site: { ...saving.site, database } }, tx)
    }),
  )
}

const NO_MENU = 0

const menuOf = ({ terms }: EntryRow): number => terms[menuTaxonomy.name]?.[0] ?? NO_MENU

/**
 * Requires that an item and its parent are in the same menu, or both in none.
 * @throws DomainError 400 rest_post_invalid_id for an unknown item, rest_invalid_param for one of
 *   another menu
 */
async function requireSameMenu(
  tx: Tx,
  parentId: number | undefined,
  menuId: number,
): Promise<void> {
  if (parentId === undefined || parentId === 0) return
  const parent = isRowId(parentId) ? await readEntry(tx, parentId) : undefined
  if (parent?.type !== 'nav_menu_item') throw failure('rest_post_invalid_id', { kind: 'invalid' })
  if (menuOf(parent) === menuId) return
  throw invalidParams({ parent: 'parent must be an item of the same menu.' })
}

const pointsElsewhere = (former: MenuItemDetails, next: MenuItemDetails): boolean =>
  former.type !== next.type || former.object !== next.object || former.objectId !== next.objectId

/** A custom link has no target to take its title and address from. */
function requireLink({ type, url }: { type: string; url: string }, title: string): void {
  if (type !== 'custom') return
  if (title.trim() === '') throw failure('rest_title_required')
  if (url === '') throw failure('rest_url_required')
}

async function entryOf(tx: Tx, input: MenuItemInput): Promise<EntryInput> {
  const { title, status, parentId, menuOrder, menuId } = input
  const terms =
    menuId === undefined ? undefined : { [menuTaxonomy.name]: await menusOf(tx, menuId) }
  return definedMembers({ title, status, parentId, menuOrder, terms })
}

/** @throws DomainError 400 invalid_menu_id */
async function menusOf(tx: Tx, id: number): Promise<number[]> {
  if (id === 0) return []
  const menu = isRowId(id) ? await lockTermKey(tx, menuTaxonomy.name, id) : undefined
  if (menu === undefined) throw failure('invalid_menu_id')
  return [menu.id]
}
