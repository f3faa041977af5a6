import type { AppContext } from '../../../context.ts'
import { listTerms } from '../../../data/terms/term-reader.ts'
import type { Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { listHeaders } from '../../../http/pagination.ts'
import type { Call } from '../../operation.ts'
import { termEnvironment } from './environment.ts'
import {
  requireContext,
  requireReadableEntry,
  requireReader,
  type AccessCall,
} from './term-access.ts'
import { termPresenter, type TermFields } from './term-view.ts'
import { filterOf, pageOf, totalOfTerms, windowOf, type ListedTerms } from './terms-query.ts'

interface Listing extends AccessCall, Pick<Call, 'request'> {
  readonly query: ListedTerms
}

/** The list of the terms of a taxonomy (behaviour/terms.md, behaviour/permissions.md#terms). */
export function termList<View>(taxonomy: Taxonomy, fields: TermFields<View>) {
  const present = termPresenter(fields)
  return {
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
      const total = await totalOfTerms(ctx.database, filter, window, rows.length)
      const env = await termEnvironment(taxonomy, caller, ctx)
      return {
        status: 200 as const,
        body: rows.map((row) => present(selection, row, env)),
        headers: listHeaders(`${ctx.apiUrl}${request.path}`, request.query, pageOf(query), total),
      }
    },
  }
}
