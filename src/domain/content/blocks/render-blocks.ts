import { readAttributes } from './attributes.ts'
import { DEEPEST_REFERENCE, type BlockData } from './block-data.ts'
import { blockType } from './block-types.ts'
import { makers, type Workshop } from './makers.ts'
import { walkBlocks, type Block } from './walk.ts'
import { growingBlocks } from './wishes.ts'

const MADE: ReadonlySet<string> = new Set(Object.keys(makers))

/** Blocks that are larger than their comment: a text has so many, those of referred texts included. */
const MOST_GROWING = 50
/** Characters of all texts that a text refers to. */
const LARGEST_EXPANSION = 1024 * 1024

/**
 * The HTML of a text that is divided into blocks: the comments that divide it go, dynamic blocks
 * are made of their attributes, and everything else stays as it is stored. A block that refers to
 * a text in which it stands shows nothing.
 */
export function renderBlocks(raw: string, data: BlockData): string {
  const within: number[] = []
  let growing = 0
  let size = 0

  const workshop: Workshop = {
    data,
    expand(id, type, around) {
      const text = data.texts.get(id)
      if (text?.type !== type || within.includes(id) || within.length >= DEEPEST_REFERENCE)
        return ''
      size += text.content.length
      if (size > LARGEST_EXPANSION) return ''
      within.push(id)
      const html = walkBlocks(text.content, MADE, make, around)
      within.pop()
      return html
    },
  }
  const make = (block: Block): string => {
    if (growingBlocks.has(block.name) && ++growing > MOST_GROWING) return ''
    const types = blockType(block.name)?.attributes ?? {}
    const { values } = readAttributes(types, block.attributes)
    return makers[block.name]?.(block, values, workshop) ?? block.inner
  }
  return walkBlocks(raw, MADE, make)
}
