import type { components } from '../../../../generated/core-v2/types.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import { readAttributes, type AttributeValues } from '../../../domain/content/blocks/attributes.ts'
import type { BlockType } from '../../../domain/content/blocks/block-type.ts'
import { blockType } from '../../../domain/content/blocks/block-types.ts'
import { loadBlockData } from '../../../domain/content/blocks/load-block-data.ts'
import { renderBlocks } from '../../../domain/content/blocks/render-blocks.ts'
import { serializeBlock } from '../../../markup/block-comments.ts'
import { contentType } from '../../../domain/content-types/content-types.ts'
import { canEdit, mayEditSomething } from '../../../domain/content/entry-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import { operation, type Call } from '../../operation.ts'
import { render, type FieldTable, type Rendered } from '../../../http/selection.ts'

type RenderedBlock = components['schemas']['RenderedBlock']

interface Rendering extends Pick<Call, 'caller' | 'selection'> {
  readonly params: { readonly namespace: string; readonly name: string }
}

/** Arguments of both methods, sent in the query or in the body. */
interface RenderRequest {
  readonly attributes?: AttributeValues
  readonly post_id?: number
}

const fields: FieldTable<RenderedBlock, string, undefined> = { rendered: (html) => html }

/** Block types rendered by the server. */
function dynamicType({ params }: Rendering): BlockType | undefined {
  const type = blockType(`${params.namespace}/${params.name}`)
  return type?.dynamic === true ? type : undefined
}

/** Renders a dynamic block as in a text; `read` gets the arguments from the call. */
export function rendering<C extends Rendering>(read: (call: C) => RenderRequest) {
  return operation({
    async authorize(call: C, { database }) {
      const { post_id: id = 0 } = read(call)
      if (id <= 0) {
        if (!mayEditSomething(call.caller)) throw forbidden('block_cannot_read', call.caller)
        return
      }
      const row = await findEntry(database, id)
      const type = row && contentType(row.type)
      const may = row !== undefined && type !== undefined && canEdit(call.caller, type, row)
      if (!may) throw forbidden('block_cannot_read', call.caller)
    },

    check(call: C): Readonly<Record<string, ArgumentProblem>> {
      const type = dynamicType(call)
      if (type === undefined) return {}
      const { wrong } = readAttributes(type.attributes, read(call).attributes ?? {})
      return wrong.length === 0 ? {} : { attributes: wrongAttributes(wrong) }
    },

    async run(call: C, ctx): Promise<{ status: 200; body: Rendered<RenderedBlock> }> {
      const type = dynamicType(call)
      if (type === undefined) throw failure('block_invalid')
      const { values } = readAttributes(type.attributes, read(call).attributes ?? {})
      // The same form as all other content with blocks, so that both look alike.
      const text = serializeBlock(type.name, values)
      const { timezone } = await ctx.settings()
      const html = renderBlocks(text, await loadBlockData(ctx, timezone, [text]))
      return { status: 200, body: render(fields, call.selection, html, undefined) }
    },
  })
}

const wrongAttributes = (names: readonly string[]): ArgumentProblem => ({
  code: 'rest_invalid_type',
  message: `The block does not take these values: ${names.join(', ')}.`,
  data: { param: `attributes[${names[0] ?? ''}]` },
})
