import type { MenusOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import { loadMenuSettings } from '../../../data/menus/menu-settings.ts'
import { countTerms, listTerms } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { menuTaxonomy } from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { isMenuLocation } from '../../../domain/menus/locations.ts'
import { menuVisibility, requireMenuManager } from '../../../domain/menus/menu-policy.ts'
import {
  createMenu,
  deleteMenu,
  updateMenu,
  type MenuInput,
} from '../../../domain/menus/save-menu.ts'
import { guardOf } from '../../../http/conditional.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import { operation, type Call } from '../../operation.ts'
import { listHeaders } from '../../../http/pagination.ts'
import { requireContext, requireReadableEntry, termLoader } from '../terms/term-access.ts'
import { readTermInput, type TermBody } from '../terms/read-term-input.ts'
import { filterOf, pageOf, windowOf } from '../terms/terms-query.ts'
import { presentMenu, type MenuEnvironment } from './menu-view.ts'

type Body = components['schemas']['MenuInputFields'] & Pick<TermBody, 'name'>
type Problems = Readonly<Record<string, ArgumentProblem>>

async function environment(caller: Caller, ctx: AppContext): Promise<MenuEnvironment> {
  return { caller, apiUrl: ctx.apiUrl, settings: await loadMenuSettings(ctx.database) }
}

const present = async (call: Pick<Call, 'caller' | 'selection'>, ctx: AppContext, row: TermRow) =>
  presentMenu(call.selection, row, await environment(call.caller, ctx))

/** No schema can list the locations, since they depend on the site. */
function checkLocations({ body }: { readonly body: Body }): Problems {
  return (body.locations ?? []).every(isMenuLocation) ? {} : { locations: UNKNOWN_LOCATION }
}

const UNKNOWN_LOCATION: ArgumentProblem = {
  code: 'rest_invalid_menu_location',
  message: 'The site has no such menu location.',
  data: null,
}

/** Null means none: no text, no location, no automatically added pages. */
function inputOf({ name, slug, description, locations, auto_add: autoAdd }: Body): MenuInput {
  return {
    ...readTermInput({ name, slug, description }),
    locations: locations === null ? [] : locations,
    autoAdd: autoAdd === null ? false : autoAdd,
  }
}

const load = termLoader(menuTaxonomy)

/** Menus (behaviour/site.md#menus). */
export const menus: MenusOperations = {
  listMenus: {
    async authorize(call, ctx) {
      menuVisibility(call.caller, await ctx.settings())
      requireContext(call, menuTaxonomy)
      await requireReadableEntry(call, ctx, menuTaxonomy, call.query.post ?? 0)
    },
    async run({ caller, query, request, selection }, ctx) {
      const env = await environment(caller, ctx)
      const requested = filterOf(menuTaxonomy, query)
      const shown = Object.values(env.settings.locations)
      const reach = menuVisibility(caller, await ctx.settings())
      const filter = reach === 'all' ? requested : { ...requested, among: shown }
      const rows = await listTerms(ctx.database, filter, windowOf(query))
      const total = await countTerms(ctx.database, filter)
      return {
        status: 200,
        body: rows.map((row) => presentMenu(selection, row, env)),
        headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, pageOf(query), total),
      }
    },
  },

  createMenu: {
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_create'),
    check: checkLocations,
    async run(call, ctx) {
      const row = await createMenu(ctx, inputOf(call.body))
      return {
        status: 201,
        body: await present(call, ctx, row),
        headers: { Location: `${ctx.apiUrl}/core/v2/menus/${row.id}` },
        resource: row,
      }
    },
  },

  getMenu: operation({
    load,
    async authorize(call, ctx, { id }) {
      if (menuVisibility(call.caller, await ctx.settings()) === 'shown') {
        const { locations } = await loadMenuSettings(ctx.database)
        const shows = Object.values(locations).includes(id)
        if (!shows) throw forbidden('rest_cannot_view', call.caller)
      }
      requireContext(call, menuTaxonomy)
    },
    async run(call, ctx, row) {
      return { status: 200, body: await present(call, ctx, row), resource: row }
    },
  }),

  updateMenu: operation({
    load,
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_update'),
    check: checkLocations,
    async run(call, ctx) {
      const { params, body } = call
      const row = await updateMenu(ctx, params.id, inputOf(body), guardOf(call))
      return { status: 200, body: await present(call, ctx, row), resource: row, loaded: row }
    },
  }),

  deleteMenu: operation({
    load,
    authorize: ({ caller }) => requireMenuManager(caller, 'rest_cannot_delete'),
    async run(call, ctx) {
      const { caller, params, query, selection } = call
      if (!query.force) throw failure('rest_trash_not_supported')
      const { row, settings } = await deleteMenu(ctx, params.id, guardOf(call))
      const env = { caller, apiUrl: ctx.apiUrl, settings }
      // A deleted item has no links.
      const previous = presentMenu({ ...selection, links: false }, row, env)
      return { status: 200, body: { deleted: true, previous } }
    },
  }),
}
