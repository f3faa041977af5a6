/**
 * Automatic paragraphs: a blank line (or two `<br>`) separates paragraphs, a single line end
 * becomes `<br />`. Block elements stay outside paragraphs, and preformatted text is left alone.
 */
import { runToCompletion, STEPS_PER_SLICE, type Sliced } from '../../text/slices.ts'
import { tokensOf } from '../../../markup/tokens.ts'
import type { Token } from '../../../markup/tokens.ts'

const blocks = new Set(
  (
    'table thead tfoot tbody tr td th caption col colgroup div dl dd dt ul ol li form map area ' +
    'blockquote address style p h1 h2 h3 h4 h5 h6 hr fieldset legend section article aside ' +
    'hgroup header footer nav figure details menu summary main dialog'
  ).split(' '),
)

/** Blocks that hold text and nothing else, so that no paragraph starts inside. */
const textBlocks = new Set('h1 h2 h3 h4 h5 h6 summary legend caption dt'.split(' '))

/** Blocks whose loose text becomes paragraphs if it has sibling elements. */
const flowBlocks = new Set(
  (
    'div section article aside header footer nav main blockquote form fieldset address details ' +
    'td th dd dialog'
  ).split(' '),
)

/** Elements next to which line ends are insignificant. */
const tight = new Set('figcaption source track option param'.split(' '))

const rawElements = ['pre', 'script', 'style']

/** Raw elements that no paragraph holds. */
const apart = new Set(['pre', 'style'])

interface Piece {
  /** Only line ends in text are breaks; those inside of tags, comments and scripts are not. */
  readonly kind: 'text' | 'inline' | 'br' | 'tight'
  readonly text: string
}

/** The text between two breaks: at most one opening tag, text, at most one closing tag. */
interface Chunk {
  open: Token | undefined
  close: Token | undefined
  pieces: Piece[]
  /** Position of the last `<br>`, as long as only white space has followed. */
  lastBreak: number
}

const emptyChunk = (): Chunk => ({ open: undefined, close: undefined, pieces: [], lastBreak: -1 })

/** The HTML of a text with its paragraphs marked up; '' for a blank one. */
export const addParagraphs = (text: string): string => runToCompletion(addingParagraphs(text))

/** The same, in slices. */
export function* addingParagraphs(text: string): Sliced<string> {
  if (text.trim() === '') return ''
  const lines: string[] = []
  let chunk = emptyChunk()
  let insideText = ''
  const endChunk = () => {
    const html = renderChunk(chunk)
    if (html !== '') lines.push(html)
    chunk = emptyChunk()
  }
  let steps = 0
  for (const token of tokensOf(text.replace(/\r\n?/g, '\n'), { raw: rawElements })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'raw' && apart.has(token.name)) {
      endChunk()
      lines.push(token.text)
    } else if (token.kind === 'tag' && blocks.has(token.name)) {
      if (!token.closing) endChunk()
      chunk[token.closing ? 'close' : 'open'] = token
      if (token.closing || token.name === 'hr') endChunk()
      insideText = !token.closing && textBlocks.has(token.name) ? token.name : ''
    } else if (token.kind === 'tag' && token.name === 'br') {
      if (chunk.lastBreak !== -1 && insideText === '') {
        chunk.pieces.length = chunk.lastBreak
        endChunk()
      } else {
        chunk.lastBreak = chunk.pieces.push({ kind: 'br', text: '<br />' }) - 1
      }
    } else if (token.kind === 'text') {
      const [first = '', ...others] = insideText ? [token.text] : token.text.split(/\n\s*\n/)
      addText(chunk, first)
      for (const other of others) {
        endChunk()
        addText(chunk, other)
      }
    } else {
      chunk.lastBreak = -1
      chunk.pieces.push({ kind: tight.has(token.name) ? 'tight' : 'inline', text: token.text })
    }
  }
  endChunk()
  return lines.join('\n')
}

function addText(chunk: Chunk, text: string): void {
  chunk.pieces.push({ kind: 'text', text })
  if (text.trim() !== '') chunk.lastBreak = -1
}

function renderChunk(chunk: Chunk): string {
  const inner = renderPieces(chunk.pieces)
  const open = chunk.open?.text ?? ''
  const close = chunk.close?.text ?? ''
  if (chunk.open?.name === 'p' || chunk.close?.name === 'p') return paragraph(chunk, inner)
  if (inner === '') return open + close
  const wrapped = `<p>${inner}</p>`
  if (chunk.open && chunk.close) {
    return open + (chunk.open.name === 'blockquote' ? wrapped : inner) + close
  }
  const neighbour = chunk.open ?? chunk.close
  return open + (!neighbour || flowBlocks.has(neighbour.name) ? wrapped : inner) + close
}

/** A chunk that a paragraph of the writer's own begins or ends; each gets both of its tags. */
function paragraph({ open, close }: Chunk, inner: string): string {
  const own = open?.name === 'p' ? open.text : '<p>'
  const before = open && open.name !== 'p' ? open.text : ''
  const after = close && close.name !== 'p' ? close.text : ''
  if (inner === '' && /^<p\s*>$/i.test(own)) return before + after
  return `${before}${own}${inner}</p>${after}`
}

/** The inside of a chunk: trimmed, with a `<br />` for each line end that has none. */
function renderPieces(pieces: readonly Piece[]): string {
  const parts: string[] = []
  // 'start' and 'broken' need no break for a line end; 'ended' owes one to whatever comes next.
  let state: 'start' | 'text' | 'ended' | 'broken' = 'start'
  const push = (text: string) => {
    if (state === 'ended') parts.push('<br />\n')
    parts.push(text)
  }
  for (const { kind, text } of pieces) {
    if (kind === 'text') {
      text.split('\n').forEach((line, index) => {
        if (index > 0) {
          if (state === 'broken') parts.push('\n')
          if (state === 'text') trimEndOf(parts)
          state = state === 'text' || state === 'ended' ? 'ended' : 'start'
        }
        const words = state === 'start' || state === 'ended' ? line.trimStart() : line
        if (words === '') return
        push(words)
        state = 'text'
      })
    } else if (kind === 'tight') {
      parts.push(text)
      state = 'start'
    } else {
      push(text)
      state = kind === 'br' ? 'broken' : 'text'
    }
  }
  return parts.join('').trim()
}

/** Blanks before a line end go. */
function trimEndOf(parts: string[]): void {
  parts.push((parts.pop() ?? '').trimEnd())
}
