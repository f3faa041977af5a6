import type { Database } from '../../data/database/database.ts'
import { every, ofType } from '../../data/entries/entry-filters.ts'
import { byMenuOrder } from '../../data/entries/entry-orders.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import { publishedIn } from '../../data/menus/menu-items.ts'
import { loadMenuSettings } from '../../data/menus/menu-settings.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { menuTaxonomy } from '../content-types/taxonomies.ts'
import { renderTitle } from '../content/rendering/render.ts'
import { plainText } from '../embeds/entry-texts.ts'
import { detailsOf } from './details.ts'
import { menuTree, type MenuNode } from './menu-tree.ts'
import { findMenuTargets, type MenuTargets } from './targets.ts'

/** An item of a menu as visitors see it. */
export interface MenuLink {
  /** Plain text. */
  readonly title: string
  readonly url: string
  /** Shown in a tooltip; empty for none. */
  readonly hint: string
  readonly newTab: boolean
  /** Values of `rel`. */
  readonly relations: readonly string[]
  readonly children: readonly MenuLink[]
}

/** The menus at the locations of the site; empty where there is none. */
export interface ShownMenus {
  readonly primary: readonly MenuLink[]
  readonly footer: readonly MenuLink[]
}

/** Of both menus together; pages have no room for more. */
const MAX_ITEMS = 200

/**
 * Loads the menus that pages show, in four statements at most. Items whose target was deleted or is
 * not public are left out together with their children.
 */
export async function loadShownMenus(database: Database, siteUrl: string): Promise<ShownMenus> {
  const { locations } = await loadMenuSettings(database)
  const { primary = 0, footer = 0 } = locations
  const menus = [primary, footer].filter((id) => id > 0)
  if (menus.length === 0) return { primary: [], footer: [] }
  const items = await listEntries(database, {
    where: every([ofType('nav_menu_item'), publishedIn(menus)]),
    orderBy: byMenuOrder('asc'),
    limit: MAX_ITEMS,
    offset: 0,
  })
  const targets = await findMenuTargets(database, siteUrl, ANONYMOUS, items)
  const linksOf = (menu: number): readonly MenuLink[] => {
    const own = items.filter(({ terms }) => terms[menuTaxonomy.name]?.includes(menu) === true)
    return menuTree(own).flatMap((node) => linkOf(node, targets))
  }
  return { primary: linksOf(primary), footer: linksOf(footer) }
}

function linkOf({ item, children }: MenuNode, targets: MenuTargets): MenuLink[] {
  const { type, url: own, attrTitle, target: window, xfn } = detailsOf(item)
  const target = type === 'custom' ? { title: '', url: own } : targets.get(item.id)
  if (target === undefined || target.url === '') return []
  return [
    {
      title: plainText(renderTitle(item.title === '' ? target.title : item.title)) || target.url,
      url: target.url,
      hint: attrTitle,
      newTab: window === '_blank',
      relations: xfn,
      children: children.flatMap((child) => linkOf(child, targets)),
    },
  ]
}
