import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { TaxonomiesOperations } from '../../../../generated/core-v2/operations.ts'
import type { Caller } from '../../../context.ts'
import { has } from '../../../domain/accounts/caller.ts'
import {
  allTaxonomies,
  hiddenTaxonomies,
  taxonomyOf,
  typesWith,
  type Taxonomy,
} from '../../../domain/content-types/taxonomies.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { presentByName } from '../../../http/selection.ts'
import { presentTaxonomy } from './taxonomy-view.ts'

const mayAssign = (caller: Caller, { capabilities }: Taxonomy): boolean =>
  has(caller, capabilities.assign)

/** The taxonomies of a content type, or all of them. */
function taxonomiesOf(type: string | undefined): readonly Taxonomy[] {
  if (type === undefined || type === '') return allTaxonomies
  return allTaxonomies.filter(({ name }) => typesWith(name).some((found) => found.name === type))
}

/** The taxonomies, read-only (behaviour/site.md#types). */
export const taxonomies: TaxonomiesOperations = {
  listTaxonomies: {
    authorize({ caller, query, selection }) {
      if (selection.context !== 'edit') return
      if (!taxonomiesOf(query.type).some((taxonomy) => mayAssign(caller, taxonomy))) {
        throw forbidden('rest_cannot_view', caller)
      }
    },
    async run(call, ctx) {
      const { caller, query, selection } = call
      const shown = taxonomiesOf(query.type).filter(
        (taxonomy) => selection.context !== 'edit' || mayAssign(caller, taxonomy),
      )
      const body = presentByName(contexts.Taxonomy, call, shown, (own, taxonomy) =>
        presentTaxonomy(own, taxonomy, ctx),
      )
      return { status: 200, body }
    },
  },
  getTaxonomy: {
    authorize({ caller, params, selection }) {
      if (hiddenTaxonomies.has(params.taxonomy)) throw forbidden('rest_forbidden', caller)
      const taxonomy = taxonomyOf(params.taxonomy)
      // Unknown taxonomies are not refused here, but answered with 404 later.
      if (taxonomy === undefined || selection.context !== 'edit') return
      if (!mayAssign(caller, taxonomy)) throw forbidden('rest_forbidden_context', caller)
    },
    async run({ params, selection }, ctx) {
      const taxonomy = taxonomyOf(params.taxonomy)
      if (taxonomy === undefined) throw failure('rest_taxonomy_invalid')
      return { status: 200, body: presentTaxonomy(selection, taxonomy, ctx) }
    },
  },
}
