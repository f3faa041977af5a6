import { parseAttributes } from '../../../markup/block-comments.ts'
import { delimitersOf } from '../../../markup/block-delimiters.ts'
import type { AttributeValues } from './attributes.ts'

/** A block with its content, its inner blocks rendered. */
export interface Block {
  /** With its namespace: `core/paragraph`. */
  readonly name: string
  /** As given, not validated. */
  readonly attributes: AttributeValues
  readonly inner: string
  /** The name of the enclosing block. */
  readonly parent: string | undefined
}

/** Deeper blocks are treated as text of the enclosing block. */
const MAX_DEPTH = 100

interface OpenBlock {
  readonly name: string
  readonly attributes: string
  inner: string
}

/**
 * Renders the blocks of a text from the inside out. Text between blocks stays unchanged. A block
 * that is never closed ends with the enclosing one; an unmatched closing comment is dropped.
 * @param wanted names of the blocks passed to `render`; of all others only the content remains
 * @param around name of the block around the whole text
 */
export function walkBlocks(
  raw: string,
  wanted: ReadonlySet<string>,
  render: (block: Block) => string,
  around?: string,
): string {
  const open: OpenBlock[] = [{ name: around ?? '', attributes: '', inner: '' }]
  const counts = new Map<string, number>()
  let at = 0

  const append = (html: string): void => {
    const last = open.at(-1)
    if (last !== undefined) last.inner += html
  }
  const rendered = ({ name, attributes, inner }: OpenBlock): string => {
    if (!wanted.has(name)) return inner
    const parent = open.at(-1)?.name
    return render({
      name,
      inner,
      parent: parent === '' ? undefined : parent,
      attributes: parseAttributes(attributes),
    })
  }
  const closeLast = (): string => {
    const block = open.pop()
    if (block === undefined) return ''
    counts.set(block.name, (counts.get(block.name) ?? 1) - 1)
    append(rendered(block))
    return block.name
  }

  for (const delimiter of delimitersOf(raw)) {
    append(raw.slice(at, delimiter.start))
    at = delimiter.end
    const name = fullName(delimiter.name)
    if (delimiter.closing) {
      if ((counts.get(name) ?? 0) > 0) while (closeLast() !== name);
    } else if (delimiter.empty) {
      append(rendered({ name, attributes: delimiter.attributes, inner: '' }))
    } else if (open.length <= MAX_DEPTH) {
      open.push({ name, attributes: delimiter.attributes, inner: '' })
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  append(raw.slice(at))
  while (open.length > 1) closeLast()
  return open[0]?.inner ?? ''
}

/** Blocks without a namespace are of the core. */
export const fullName = (name: string): string => (name.includes('/') ? name : `core/${name}`)
