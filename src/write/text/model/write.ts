/** From the document of the editor to the text that is stored. */
import type { Node } from 'prosemirror-model'
import { newFrame, type Frame, type Place } from './frames.ts'
import { writeInline } from './write-inline.ts'

/** The text of a document; unchanged parts are written exactly as they were read. */
export function writeText(doc: Node): string {
  const { start, end, classic } = doc.attrs
  const place = { isPlain: classic === true, isOutermost: true }
  return `${start}${writeBlocks(doc.children.filter(hasContent), place)}${end}`
}

/** New paragraphs without any words are places for the cursor. */
const hasContent = ({ type, attrs, content }: Node): boolean =>
  type.name !== 'paragraph' || attrs['before'] !== null || content.size > 0

/** The texts of blocks, which are made once: a block that changes is another one. */
const written = new WeakMap<Node, ReadonlyMap<string, string>>()

/** The text of a block, without the gap before it. */
export function writeBlock(
  node: Node,
  place: Place = { isPlain: false, isOutermost: true },
): string {
  const key = `${place.isPlain} ${place.isOutermost}`
  const known = written.get(node)?.get(key)
  if (known !== undefined) return known
  const html = blockText(node, place)
  written.set(node, new Map([...(written.get(node) ?? []), [key, html]]))
  return html
}

function blockText(node: Node, place: Place): string {
  const { type, attrs } = node
  if (type.name === 'card') return String(attrs['raw'])
  const { before, after } = frameOf(node, place)
  return before + contentOf(node, place) + after
}

function frameOf(node: Node, place: Place): Frame {
  const { before, after } = node.attrs
  return typeof before === 'string' && typeof after === 'string'
    ? { before, after }
    : newFrame(node, place)
}

function contentOf(node: Node, { isPlain }: Place): string {
  const { type, content, attrs, children } = node
  const within = { isPlain: arePlain(children) ?? isPlain, isOutermost: false }
  if (type.name === 'image') return imageContent(node)
  if (type.name === 'list') return writeBlocks(children, within, within.isPlain ? '' : '\n\n')
  if (type.name === 'quote') return writeBlocks(children.filter(hasContent), within)
  if (type.name === 'item') return itemContent(children, { isPlain, isOutermost: false })
  return node.isTextblock ? writeInline(content, attrs['inner']) : ''
}

/** Whether blocks that are stored have no comments; undefined if none is stored. */
function arePlain(children: readonly Node[]): boolean | undefined {
  const stored = children.find(({ attrs }) => typeof attrs['before'] === 'string')
  return stored && !String(stored.attrs['before']).startsWith('<!--')
}

function writeBlocks(blocks: readonly Node[], place: Place, usualGap = '\n\n'): string {
  return blocks
    .map(
      (block, index) => gapBetween(blocks[index - 1], block, usualGap) + writeBlock(block, place),
    )
    .join('')
}

/** A blank line is all that parts two paragraphs without elements, whatever stood between them once. */
function gapBetween(previous: Node | undefined, block: Node, usual: string): string {
  if (previous === undefined) return ''
  const gap = gapOf(block, usual)
  return isBare(previous) && isBare(block) && !BLANK_LINE.test(gap) ? usual : gap
}

const BLANK_LINE = /\n\s*\n/

const isBare = ({ type, attrs }: Node): boolean =>
  type.name === 'paragraph' && attrs['before'] === ''

const gapOf = ({ type, attrs: { gap } }: Node, usual: string): string =>
  typeof gap === 'string' ? gap : type.name === 'source' ? '' : usual

/** The text of an item has no element of its own. */
function itemContent([text, ...lists]: readonly Node[], place: Place): string {
  const words = text === undefined ? '' : writeInline(text.content, text.attrs['inner'])
  return words + lists.map((list) => gapOf(list, '') + writeBlock(list, place)).join('')
}

function imageContent({ attrs, content }: Node): string {
  const { tag, between, captionTag, inner } = attrs
  const caption = writeInline(content, inner)
  const isStored = captionTag !== null && caption === inner
  if (caption === '' && !isStored) return `${tag}${between}`
  const opening = captionTag ?? '<figcaption class="wp-element-caption">'
  return `${tag}${between}${opening}${caption}</figcaption>`
}
