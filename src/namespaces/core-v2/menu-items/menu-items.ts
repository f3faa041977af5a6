import type { MenuItemsOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { publishedIn } from '../../../data/menus/menu-items.ts'
import { loadMenuSettings } from '../../../data/menus/menu-settings.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { canRead } from '../../../domain/content/entry-policy.ts'
import { deleteEntry } from '../../../domain/content/saving/delete-entry.ts'
import {
  requireCreate,
  requireDelete,
  requireUpdate,
} from '../../../domain/content/saving/rights.ts'
import { menuTaxonomy } from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { menuVisibility, requireMenuManager } from '../../../domain/menus/menu-policy.ts'
import {
  createMenuItem,
  updateMenuItem,
  type MenuItemInput,
} from '../../../domain/menus/save-menu-item.ts'
import { operation } from '../../operation.ts'
import { readTexts } from '../entries/read-entry-input.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryLoader } from '../entries/load-entry.ts'
import { presentEntry } from '../entries/present.ts'
import { guardOf } from '../../../http/conditional.ts'
import { requireNew, FULL_SELECTIONS } from '../entries/write-entries.ts'
import { menuItemConditions } from './menu-item-conditions.ts'

const type = contentTypes.nav_menu_item
const load = entryLoader('nav_menu_item')

/** The menus that the site displays, if the caller may see no others; undefined for no limit. */
async function shownMenus(caller: Caller, ctx: AppContext): Promise<number[] | undefined> {
  if (menuVisibility(caller, await ctx.settings()) === 'all') return undefined
  const { locations } = await loadMenuSettings(ctx.database)
  return Object.values(locations)
}

const listing = entryList(
  'nav_menu_item',
  menuItemConditions,
  async (caller, ctx): Promise<Condition[]> => {
    const menus = await shownMenus(caller, ctx)
    return menus === undefined ? [] : [publishedIn(menus)]
  },
)

const isShown = ({ status, terms }: EntryRow, menus: readonly number[]): boolean =>
  status === 'publish' && menus.some((id) => terms[menuTaxonomy.name]?.includes(id) === true)

/** Menu items (behaviour/site.md#menus). */
export const menuItems: MenuItemsOperations = {
  listMenuItems: {
    check: (call) => listing.check(call),
    async authorize(call, ctx) {
      menuVisibility(call.caller, await ctx.settings())
      listing.authorize(call)
    },
    run: (call, ctx) => listing.run(call, ctx),
  },

  createMenuItem: {
    authorize(call) {
      requireNew(call)
      requireCreate(call.caller, type, {})
    },
    async run(call, ctx) {
      const saving = { site: ctx, type, caller: call.caller }
      const row = await createMenuItem(saving, readInput(call.body))
      return {
        status: 201,
        body: await presentEntry(call, ctx, 'nav_menu_item', row),
        headers: { Location: `${ctx.apiUrl}/core/v2/${type.restBase}/${row.id}` },
        resource: row,
      }
    },
  },

  getMenuItem: operation({
    load,
    async authorize(call, ctx, row) {
      const menus = await shownMenus(call.caller, ctx)
      if (call.query.context === 'edit') requireMenuManager(call.caller, 'rest_forbidden_context')
      const shows = menus === undefined ? canRead(call.caller, type, row) : isShown(row, menus)
      if (!shows) throw forbidden('rest_forbidden', call.caller)
    },
    async run(call, ctx, row) {
      return {
        status: 200,
        body: await presentEntry(call, ctx, 'nav_menu_item', row),
        resource: row,
      }
    },
  }),

  updateMenuItem: operation({
    load,
    authorize: ({ caller }, _ctx, row) => requireUpdate(caller, type, row, {}),
    async run(call, ctx) {
      const saving = { site: ctx, type, caller: call.caller }
      const input = readInput(call.body)
      const row = await updateMenuItem(saving, call.params.id, input, guardOf(call))
      return {
        status: 200,
        body: await presentEntry(call, ctx, 'nav_menu_item', row),
        resource: row,
      }
    },
  }),

  deleteMenuItem: operation({
    load,
    authorize: ({ caller }, _ctx, row) => requireDelete(caller, type, row),
    async run(call, ctx, row) {
      const { caller, params, query } = call
      if (!query.force) throw failure('rest_trash_not_supported')
      const shown = { caller, selection: FULL_SELECTIONS.nav_menu_item }
      const previous = await presentEntry(shown, ctx, 'nav_menu_item', row)
      await deleteEntry({ site: ctx, type, caller }, params.id, guardOf(call))
      return { status: 200, body: { deleted: true, previous } }
    },
  }),
}

function readInput(body: components['schemas']['MenuItemInput']): MenuItemInput {
  const { title } = readTexts({ ...(body.title !== undefined && { title: body.title }) })
  return {
    title,
    type: body.type,
    status: body.status,
    parentId: body.parent === null ? 0 : body.parent,
    menuOrder: body.menu_order,
    menuId: body.menus === null ? 0 : body.menus,
    attrTitle: body.attr_title,
    classes: body.classes,
    description: body.description,
    object: body.object,
    objectId: body.object_id,
    target: body.target,
    url: body.url,
    xfn: body.xfn,
  }
}
