import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { TypesOperations } from '../../../../generated/core-v2/operations.ts'
import type { Caller } from '../../../context.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { describedTypes, hiddenTypes } from '../../../domain/content-types/described-types.ts'
import type { DescribedType } from '../../../domain/content-types/described-types.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { presentByName } from '../../../http/selection.ts'
import { presentType } from './type-view.ts'

const mayEdit = (caller: Caller, type: DescribedType): boolean =>
  has(caller, type.capabilities.edit)

/** The content types, read-only (behaviour/site.md#types). */
export const types: TypesOperations = {
  listTypes: {
    authorize({ caller, selection }) {
      if (selection.context !== 'edit') return
      if (!describedTypes.some((type) => mayEdit(caller, type))) {
        throw forbidden('rest_cannot_view', caller)
      }
    },
    async run(call, ctx) {
      const { caller, selection } = call
      const shown = describedTypes.filter(
        (type) => selection.context !== 'edit' || mayEdit(caller, type),
      )
      const body = presentByName(contexts.Type, call, shown, (own, type) =>
        presentType(own, type, ctx),
      )
      return { status: 200, body }
    },
  },
  // Everyone may request a type; whether it is refused depends on the type, not on `Allow`.
  getType: {
    async run({ caller, params, selection }, ctx) {
      if (hiddenTypes.has(params.type)) throw forbidden('rest_cannot_read_type', caller)
      const type = describedTypes.find(({ name }) => name === params.type)
      if (type === undefined) throw failure('rest_type_invalid')
      if (selection.context === 'edit' && !mayEdit(caller, type)) {
        throw forbidden('rest_forbidden_context', caller)
      }
      return { status: 200, body: presentType(selection, type, ctx) }
    },
  },
}
