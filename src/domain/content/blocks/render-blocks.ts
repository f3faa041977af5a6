import { readAttributes } from './attributes.ts'
import { MAX_REFERENCE_DEPTH, type BlockData } from './block-data.ts'
import { blockType } from './block-types.ts'
import { blockRenderers, type RenderContext } from './block-renderers.ts'
import { walkBlocks, type Block } from './walk.ts'
import { dataBlocks } from './data-needs.ts'

const RENDERED_BLOCKS: ReadonlySet<string> = new Set(Object.keys(blockRenderers))

/** The maximum number of data blocks in a text, including those of referenced texts. */
const MAX_DATA_BLOCKS = 50
/** The maximum length of all referenced texts together. */
const MAX_EXPANSION = 1024 * 1024

/**
 * Renders a text with blocks as HTML: removes the block comments, renders dynamic blocks from their
 * attributes, and keeps everything else as stored. A block that refers to a text that contains it
 * is empty.
 */
export function renderBlocks(raw: string, data: BlockData): string {
  const expanding: number[] = []
  let dataBlockCount = 0
  let size = 0

  const context: RenderContext = {
    data,
    expand(id, type, around) {
      const text = data.texts.get(id)
      if (text?.type !== type || expanding.includes(id) || expanding.length >= MAX_REFERENCE_DEPTH)
        return ''
      size += text.content.length
      if (size > MAX_EXPANSION) return ''
      expanding.push(id)
      const html = walkBlocks(text.content, RENDERED_BLOCKS, renderBlock, around)
      expanding.pop()
      return html
    },
  }
  const renderBlock = (block: Block): string => {
    if (dataBlocks.has(block.name) && ++dataBlockCount > MAX_DATA_BLOCKS) return ''
    const types = blockType(block.name)?.attributes ?? {}
    const { values } = readAttributes(types, block.attributes)
    return blockRenderers[block.name]?.(block, values, context) ?? block.inner
  }
  return walkBlocks(raw, RENDERED_BLOCKS, renderBlock)
}
