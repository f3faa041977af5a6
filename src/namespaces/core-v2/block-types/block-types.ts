import type { BlockTypesOperations } from '../../../../generated/core-v2/operations.ts'
import type { Caller } from '../../../context.ts'
import { blockType, blockTypes } from '../../../domain/content/blocks/block-types.ts'
import { mayEditSomething } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { rendering } from './renderer.ts'
import { presentBlockType } from './block-type-view.ts'

function authorize({ caller }: { readonly caller: Caller }): void {
  if (!mayEditSomething(caller)) throw forbidden('rest_block_type_cannot_view', caller)
}

const inNamespace = (namespace: string) =>
  blockTypes.filter(({ name }) => name.startsWith(`${namespace}/`))

/** Block types, and the rendering of dynamic blocks (behaviour/site.md#block-types). */
export const blockTypeOperations: BlockTypesOperations = {
  listBlockTypes: {
    authorize,
    async run({ query, selection }, ctx) {
      const shown = query.namespace === undefined ? blockTypes : inNamespace(query.namespace)
      return { status: 200, body: shown.map((type) => presentBlockType(selection, type, ctx)) }
    },
  },
  listBlockTypesOfNamespace: {
    authorize,
    async run({ params, selection }, ctx) {
      const shown = inNamespace(params.namespace)
      return { status: 200, body: shown.map((type) => presentBlockType(selection, type, ctx)) }
    },
  },
  getBlockType: {
    authorize,
    async run({ params, selection }, ctx) {
      const type = blockType(`${params.namespace}/${params.name}`)
      if (type === undefined) throw failure('rest_block_type_invalid')
      return { status: 200, body: presentBlockType(selection, type, ctx) }
    },
  },
  getRenderedBlock: rendering(({ query }) => query),
  renderBlock: rendering(({ body }) => body),
}
