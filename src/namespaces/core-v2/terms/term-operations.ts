import type { AppContext } from '../../../context.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { createTerm } from '../../../domain/terms/create-term.ts'
import { deleteTerm } from '../../../domain/terms/delete-term.ts'
import { mayCreateTerms, mayDeleteTerm, mayEditTerms } from '../../../domain/terms/term-policy.ts'
import { updateTerm } from '../../../domain/terms/update-term.ts'
import { datedForVisitors, guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import {
  requireContext,
  requireReader,
  termLoader,
  type AccessCall,
  type TermPath,
} from './term-access.ts'
import { termEnvironment } from './environment.ts'
import { termList } from './list-terms.ts'
import { readTermInput, type TermBody } from './read-term-input.ts'
import { termPresenter, type TermFields } from './term-view.ts'

interface Creating extends AccessCall {
  readonly body: TermBody
}

interface Naming extends AccessCall, TermPath {}

interface Writing extends Naming, Pick<Call, 'preconditions'> {}

interface Updating extends Writing {
  readonly body: TermBody
}

interface Deleting extends Writing {
  readonly query: { readonly force: boolean }
}

/**
 * The operations on the terms of one taxonomy (behaviour/terms.md, behaviour/permissions.md#terms).
 * Taxonomies differ by their entry in the registry and by the members of their terms.
 */
export function termOperations<View>(taxonomy: Taxonomy, fields: TermFields<View>) {
  const load = termLoader(taxonomy)
  const presentTerm = termPresenter(fields)
  const present = async (call: AccessCall, ctx: AppContext, row: TermRow) =>
    presentTerm(call.selection, row, await termEnvironment(taxonomy, call.caller, ctx))

  const create = {
    authorize({ caller }: Creating) {
      if (!mayCreateTerms(caller, taxonomy)) throw forbidden('rest_cannot_create', caller)
    },
    async run(call: Creating, ctx: AppContext) {
      const row = await createTerm(ctx, taxonomy, readTermInput(call.body))
      const location = `${ctx.apiUrl}/core/v2/${taxonomy.restBase}/${row.id}`
      return {
        status: 201 as const,
        body: await present(call, ctx, row),
        headers: { Location: location },
        resource: row,
      }
    },
  }

  const get = operation({
    cachePerCaller: true,
    load,
    authorize(call: Naming) {
      requireContext(call, taxonomy)
      requireReader(call, taxonomy)
    },
    async run(call: Naming, ctx, row) {
      const body = await present(call, ctx, row)
      return { status: 200 as const, body, resource: datedForVisitors(call.caller, row) }
    },
  })

  const update = operation({
    load,
    authorize({ caller }: Updating) {
      if (!mayEditTerms(caller, taxonomy)) throw forbidden('rest_cannot_update', caller)
    },
    async run(call: Updating, ctx) {
      const { params, body } = call
      const row = await updateTerm(ctx, taxonomy, params.id, readTermInput(body), guardOf(call))
      const shown = await present(call, ctx, row)
      return { status: 200 as const, body: shown, resource: row, loaded: row }
    },
  })

  const remove = operation({
    load,
    async authorize({ caller }: Deleting, ctx, { id }) {
      if (!mayDeleteTerm(caller, taxonomy, id, await ctx.settings())) {
        throw forbidden('rest_cannot_delete', caller)
      }
    },
    async run(call: Deleting, ctx) {
      const { params, query, caller, selection } = call
      if (!query.force) throw failure('rest_trash_not_supported')
      const row = await deleteTerm(ctx, taxonomy, params.id, guardOf(call))
      const env = await termEnvironment(taxonomy, caller, ctx)
      // A deleted item has no links.
      const previous = presentTerm({ ...selection, links: false }, row, env)
      return { status: 200 as const, body: { deleted: true as const, previous } }
    },
  })

  return { list: termList(taxonomy, fields), create, get, update, remove }
}
