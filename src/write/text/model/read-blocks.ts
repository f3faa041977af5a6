/** The blocks of a text. What cannot be written back exactly becomes a card with its source. */
import type { Node } from 'prosemirror-model'
import { chunksOf, type Chunk } from './chunks.ts'
import { elementOf } from './elements.ts'
import { readImage } from './read-image.ts'
import { readInline } from './inline.ts'
import { readList } from './read-list.ts'
import { schema } from './schema.ts'
import { writeBlock } from './write.ts'

/** Quotes within each other. */
const MAX_DEPTH = 10

/** The blocks of a text that begins and ends with one; the white space between them is kept. */
export function readBlocks(raw: string, depth = 0): Node[] {
  let at = 0
  return chunksOf(raw).map((chunk) => {
    const gap = at === 0 ? null : raw.slice(at, chunk.start)
    at = chunk.end
    return readBlock(raw, chunk, gap, depth)
  })
}

function readBlock(raw: string, chunk: Chunk, gap: string | null, depth: number): Node {
  const source = raw.slice(chunk.start, chunk.end)
  const block: StoredBlock = {
    gap,
    opening: raw.slice(chunk.start, chunk.innerStart),
    inner: raw.slice(chunk.innerStart, chunk.innerEnd),
    closing: raw.slice(chunk.innerEnd, chunk.end),
    depth,
  }
  const read = chunk.kind === 'html' ? readHtml : BLOCKS.get(chunk.name)
  const node = read?.(block)
  return node !== undefined && writeBlock(node) === source
    ? node
    : schema.nodes.card.create({ gap, raw: source })
}

/** A block: its delimiters, empty for HTML without any, and the content between them. */
interface StoredBlock {
  readonly gap: string | null
  readonly opening: string
  readonly inner: string
  readonly closing: string
  readonly depth: number
}

type Read = (block: StoredBlock) => Node | undefined
type TextType = 'paragraph' | 'heading' | 'preformatted' | 'source'

/** A block that is one element with text. */
function readTextBlock(type: TextType, names: RegExp, block: StoredBlock): Node | undefined {
  const element = elementOf(block.inner)
  if (element === undefined || !names.test(element.name)) return undefined
  const content = readInline(element.inner)
  if (content === undefined) return undefined
  const level = type === 'heading' ? { level: Number(element.name.slice(1)) } : {}
  const attrs = { ...frameOf(block, element), inner: element.inner, ...level }
  return schema.nodes[type].create(attrs, content)
}

const frameOf = (
  { gap, opening, closing }: StoredBlock,
  { before, after }: { before: string; after: string },
): { gap: string | null; before: string; after: string } => ({
  gap,
  before: opening + before,
  after: after + closing,
})

const readParagraph: Read = (block) => readTextBlock('paragraph', /^p$/, block)
const readHeading: Read = (block) => readTextBlock('heading', /^h[1-6]$/, block)

/** `pre` alone, or around `code`. */
function readPreformatted(block: StoredBlock): Node | undefined {
  const outer = elementOf(block.inner)
  if (outer?.name !== 'pre') return undefined
  const code = elementOf(outer.inner)
  if (code?.name !== 'code') return readTextBlock('preformatted', /^pre$/, block)
  const content = readInline(code.inner)
  let isText = content !== undefined
  content?.forEach((node) => (isText &&= node.isText && node.marks.length === 0))
  if (content === undefined || !isText) return undefined
  const around = { before: outer.before + code.before, after: code.after + outer.after }
  return schema.nodes.code.create({ ...frameOf(block, around), inner: code.inner }, content)
}

function readQuote(block: StoredBlock): Node | undefined {
  const element = elementOf(block.inner)
  if (element?.name !== 'blockquote' || block.depth === MAX_DEPTH) return undefined
  const { inner } = element
  const sourceAt = inner.lastIndexOf('<cite')
  const hasSource = sourceAt !== -1 && elementOf(inner.slice(sourceAt))?.name === 'cite'
  const text = hasSource ? inner.slice(0, sourceAt) : inner
  const words = text.trim()
  const start = text.length - text.trimStart().length
  const end = start + words.length
  const source = hasSource ? readSource(inner.slice(end), block.depth) : undefined
  if (words === '' || (hasSource && source === undefined)) return undefined
  const around = {
    before: element.before + inner.slice(0, start),
    after: (hasSource ? '' : inner.slice(end)) + element.after,
  }
  const content = [...readBlocks(words, block.depth + 1), ...(source === undefined ? [] : [source])]
  return schema.nodes.quote.create(frameOf(block, around), content)
}

/** The source of a quotation, with the white space before it as its gap. */
function readSource(html: string, depth: number): Node | undefined {
  const inner = html.trimStart()
  const gap = html.slice(0, html.length - inner.length)
  return readTextBlock('source', /^cite$/, { gap, opening: '', inner, closing: '', depth })
}

const readSeparator: Read = (block) =>
  /^\s*<hr(?:\s[^<>]*)?>\s*$/i.test(block.inner)
    ? schema.nodes.separator.create(frameOf(block, { before: block.inner, after: '' }))
    : undefined

const readWholeList: Read = ({ gap, opening, inner, closing }) =>
  readList(opening + inner + closing, gap)
const readWholeImage: Read = ({ gap, opening, inner, closing }) =>
  readImage({ gap, opening, inner, closing })

/** HTML that has no comment around it: a known element, or text alone. */
function readHtml(block: StoredBlock): Node | undefined {
  const name = /^<([a-z][a-z0-9]*)/i.exec(block.inner)?.[1]?.toLowerCase() ?? ''
  return (ELEMENTS.get(name) ?? readBareParagraph)(block)
}

/** Text alone. What has no words, such as a shortcode, is better shown as a card. */
function readBareParagraph({ gap, inner }: StoredBlock): Node | undefined {
  const content = readInline(inner)
  const hasWords = content?.textBetween(0, content.size).trim() !== ''
  if (content === undefined || !hasWords) return undefined
  return schema.nodes.paragraph.create({ gap, before: '', after: '', inner }, content)
}

const BLOCKS: ReadonlyMap<string, Read> = new Map([
  ['paragraph', readParagraph],
  ['heading', readHeading],
  ['list', readWholeList],
  ['quote', readQuote],
  ['image', readWholeImage],
  ['separator', readSeparator],
  ['code', readPreformatted],
  ['preformatted', readPreformatted],
])

const ELEMENTS: ReadonlyMap<string, Read> = new Map([
  ['p', readParagraph],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Read] => [name, readHeading]),
  ['ul', readWholeList],
  ['ol', readWholeList],
  ['blockquote', readQuote],
  ['figure', readWholeImage],
  ['hr', readSeparator],
  ['pre', readPreformatted],
])
