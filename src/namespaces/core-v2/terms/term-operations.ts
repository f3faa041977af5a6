import type { AppContext } from '../../../context.ts'
import type { TermFilter } from '../../../data/terms/term-filters.ts'
import { countTerms, listTerms, type TermWindow } from '../../../data/terms/term-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { createTerm } from '../../../domain/terms/create-term.ts'
import { deleteTerm } from '../../../domain/terms/delete-term.ts'
import { mayCreateTerms, mayDeleteTerm, mayEditTerms } from '../../../domain/terms/term-policy.ts'
import { updateTerm } from '../../../domain/terms/update-term.ts'
import { requireUnchanged } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import { listHeaders } from '../../../http/pagination.ts'
import {
  requireContext,
  requireReadableEntry,
  requireReader,
  termLoader,
  type AccessCall,
  type TermPath,
} from './term-access.ts'
import { termEnvironment } from './environment.ts'
import { readTermInput, type TermBody } from './read-term-input.ts'
import { filterOf, pageOf, windowOf, type ListedTerms } from './terms-query.ts'
import { presentTerm, type TermFields } from './term-view.ts'

interface Listing extends AccessCall, Pick<Call, 'request'> {
  readonly query: ListedTerms
}

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
  const present = async (call: AccessCall, ctx: AppContext, row: TermRow) =>
    presentTerm(fields, call.selection, row, await termEnvironment(taxonomy, call.caller, ctx))

  const list = {
    cachePerCaller: true as const,
    async authorize(call: Listing, ctx: AppContext) {
      requireContext(call, taxonomy)
      requireReader(call, taxonomy)
      await requireReadableEntry(call, ctx, taxonomy, call.query.post ?? 0)
    },
    async run({ caller, query, request, selection }: Listing, ctx: AppContext) {
      const filter = filterOf(taxonomy, query)
      const window = windowOf(query)
      const rows = await listTerms(ctx.database, filter, window)
      const total = await totalOf(ctx, filter, window, rows.length)
      const env = await termEnvironment(taxonomy, caller, ctx)
      return {
        status: 200 as const,
        body: rows.map((row) => presentTerm(fields, selection, row, env)),
        headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, pageOf(query), total),
      }
    },
  }

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
      return { status: 200 as const, body: await present(call, ctx, row), resource: row }
    },
  })

  const update = operation({
    load,
    authorize({ caller }: Updating) {
      if (!mayEditTerms(caller, taxonomy)) throw forbidden('rest_cannot_update', caller)
    },
    async run(call: Updating, ctx) {
      const { params, body, preconditions } = call
      const row = await updateTerm(ctx, taxonomy, params.id, readTermInput(body), (current) =>
        requireUnchanged(preconditions, current),
      )
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
    async run({ params, query, preconditions, caller, selection }: Deleting, ctx) {
      if (!query.force) throw failure('rest_trash_not_supported')
      const row = await deleteTerm(ctx, taxonomy, params.id, (current) =>
        requireUnchanged(preconditions, current),
      )
      const env = await termEnvironment(taxonomy, caller, ctx)
      // A deleted item has no links.
      const previous = presentTerm(fields, { ...selection, links: false }, row, env)
      return { status: 200 as const, body: { deleted: true as const, previous } }
    },
  })

  return { list, create, get, update, remove }
}

/** The total, counted only if it does not follow from the rows of the page. */
async function totalOf(
  { database }: AppContext,
  filter: TermFilter,
  { limit, offset }: TermWindow,
  shown: number,
): Promise<number> {
  const follows = filter.hideEmpty !== 'with ancestors' && offset >= 0
  if (follows && shown > 0 && shown < limit) return offset + shown
  if (follows && shown === 0 && offset === 0) return 0
  return countTerms(database, filter)
}
