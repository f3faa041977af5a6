import type { NavigationOperations } from '../../../generated/block-editor-v1/operations.ts'
import type { components } from '../../../generated/block-editor-v1/types.ts'
import { has } from '../../domain/accounts/caller.ts'
import { forbidden } from '../../domain/errors/errors.ts'
import { navigationFallback } from '../../domain/menus/navigation-fallback.ts'
import { embeddable, withLinks } from '../../http/links.ts'
import { render, type FieldTable } from '../../http/selection.ts'
import { contentMethods } from '../core-v2/methods-in-scope.ts'

/** The right to create navigation menus includes all writes. */
const ALLOWED = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Fallback = components['schemas']['NavigationFallback']

const fields: FieldTable<Fallback, { readonly id: number }, undefined> = { id: ({ id }) => id }

/** The default navigation (behaviour/tools.md#navigation-fallback). */
export const navigation: NavigationOperations = {
  getNavigationFallback: {
    authorize({ caller }) {
      if (!has(caller, 'edit_theme_options') || !has(caller, 'edit_posts')) {
        throw forbidden('rest_cannot_create', caller)
      }
    },
    async run({ caller, selection }, ctx) {
      const row = await navigationFallback(ctx, caller)
      const resource = render(fields, selection, row, undefined)
      if (!selection.links) return { status: 200, body: resource }
      const href = `${ctx.apiUrl}/core/v2/navigation/${row.id}`
      const self = [embeddable(href, { targetHints: { allow: contentMethods(caller, ALLOWED) } })]
      return { status: 200, body: withLinks(resource, { self }) }
    },
  },
}
