/**
 * Automatic paragraphs: a blank line (or two `<br>`) parts paragraphs, a single line end is a
 * `<br />`. Block elements stand for themselves, and what is preformatted stays as it is.
 */
import { tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

const blocks = new Set(
  (
    'table thead tfoot tbody tr td th caption col colgroup div dl dd dt ul ol li form map area ' +
    'blockquote address style p h1 h2 h3 h4 h5 h6 hr fieldset legend section article aside ' +
    'hgroup header footer nav figure details menu summary main dialog'
  ).split(' '),
)

/** Blocks that hold text and nothing else, so that no paragraph starts inside. */
const textBlocks = new Set('h1 h2 h3 h4 h5 h6 summary legend caption dt'.split(' '))

/** Blocks whose loose text becomes paragraphs when something else stands beside it. */
const flowBlocks = new Set(
  (
    'div section article aside header footer nav main blockquote form fieldset address details ' +
    'td th dd dialog'
  ).split(' '),
)

/** Elements beside which line ends mean nothing. */
const tight = new Set('figcaption source track option param'.split(' '))

const rawElements = ['pre', 'script', 'style']

type Piece = string | { readonly tag: 'br' | 'tight'; readonly text: string }

/** What lies between two breaks: text, led by at most one opening and ended by one closing tag. */
interface Chunk {
  open: Token | undefined
  close: Token | undefined
  pieces: Piece[]
  /** Where the last `<br>` stands while only white space came after it. */
  lastBreak: number
}

const emptyChunk = (): Chunk => ({ open: undefined, close: undefined, pieces: [], lastBreak: -1 })

/** The HTML of a text with its paragraphs marked up; '' for a blank one. */
export function addParagraphs(text: string): string {
  if (text.trim() === '') return ''
  const lines: string[] = []
  let chunk = emptyChunk()
  let insideText = ''
  const endChunk = () => {
    const html = renderChunk(chunk)
    if (html !== '') lines.push(html)
    chunk = emptyChunk()
  }
  for (const token of tokenize(text.replace(/\r\n?/g, '\n'), { raw: rawElements })) {
    if (token.kind === 'raw' && token.name === 'pre') {
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
        chunk.lastBreak = chunk.pieces.push({ tag: 'br', text: '<br />' }) - 1
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
      const isTight = token.kind === 'tag' && tight.has(token.name)
      chunk.pieces.push(isTight ? { tag: 'tight', text: token.text } : protect(token.text))
    }
  }
  endChunk()
  return lines.join('\n')
}

function addText(chunk: Chunk, text: string): void {
  chunk.pieces.push(text)
  if (text.trim() !== '') chunk.lastBreak = -1
}

/** Line ends inside of a tag, a comment or a script are no breaks: hidden until the end. */
const hiddenLineEnd = '\u0001'

function protect(text: string): string {
  return text.replaceAll('\n', hiddenLineEnd)
}

function renderChunk(chunk: Chunk): string {
  const inner = renderPieces(chunk.pieces).replaceAll(hiddenLineEnd, '\n')
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
  // What the next line end needs: a break, or nothing beside a break that is there already.
  let state: 'start' | 'text' | 'broken' = 'start'
  let pending = false
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      if (piece.tag === 'br' && pending) parts.push('<br />\n')
      parts.push(piece.text)
      state = 'broken'
      pending = false
      continue
    }
    const lines = piece.split('\n')
    lines.forEach((line, index) => {
      if (index > 0) {
        trimLastEnd(parts)
        if (state === 'text') pending = true
        else if (state === 'broken') parts.push('\n')
        if (state === 'broken') state = 'start'
      }
      const text = state === 'start' || pending ? line.trimStart() : line
      if (text === '') return
      if (pending) parts.push('<br />\n')
      pending = false
      parts.push(text)
      state = 'text'
    })
  }
  return parts.join('').trim()
}

/** Blanks before a line end go, also when they came as the last part. */
function trimLastEnd(parts: string[]): void {
  const last = parts.at(-1)
  if (last !== undefined && last !== '\n') parts[parts.length - 1] = last.trimEnd()
}
