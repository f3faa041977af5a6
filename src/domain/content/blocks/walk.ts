import { delimitersOf } from '../rendering/blocks.ts'
import { parseAttributes, type AttributeValues } from './attributes.ts'

/** A block with what stands in it, its own inner blocks rendered. */
export interface Block {
  /** With its namespace: `core/paragraph`. */
  readonly name: string
  /** As given, of whatever types. */
  readonly attributes: AttributeValues
  readonly inner: string
  /** Name of the block around it. */
  readonly parent: string | undefined
}

/** Deeper blocks count as the text of the one around them. */
const DEEPEST = 100

interface Open {
  readonly name: string
  readonly attributes: string
  inner: string
}

/**
 * Renders the blocks of a text from the inside out. What stands between blocks stays as it is. A
 * block that is never closed ends where the one around it does; a closing comment that closes
 * nothing is left out.
 *
 * @param wanted the names of blocks that `render` looks at; all others are what stands in them
 * @param around name of the block around the whole text
 */
export function walkBlocks(
  raw: string,
  wanted: ReadonlySet<string>,
  render: (block: Block) => string,
  around?: string,
): string {
  const open: Open[] = [{ name: around ?? '', attributes: '', inner: '' }]
  const counts = new Map<string, number>()
  let at = 0

  const append = (html: string): void => {
    const last = open.at(-1)
    if (last !== undefined) last.inner += html
  }
  const rendered = ({ name, attributes, inner }: Open): string => {
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
    } else if (open.length <= DEEPEST) {
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
