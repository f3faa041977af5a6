/** The parts of a text: its blocks, and the HTML between them. */
import { delimitersOf, type Delimiter } from '../../../markup/block-delimiters.ts'
import { tokensOf, type Token } from '../../../markup/tokens.ts'

/** A part of a text; between two of them there is only white space. */
export interface Chunk {
  readonly kind: 'block' | 'html'
  readonly start: number
  readonly end: number
  /** Of a block: its name without the namespace of the core. */
  readonly name: string
  /** Of a block: where its content starts and ends. */
  readonly innerStart: number
  readonly innerEnd: number
}

/** The outermost parts of a text in their order. A comment of a block without its pair is HTML. */
export function chunksOf(raw: string): Chunk[] {
  const delimiters = delimitersOf(raw)
  const closers = closersOf(delimiters)
  const found: Chunk[] = []
  let at = 0
  for (const [index, opener] of delimiters.entries()) {
    if (opener.start < at) continue
    const closer = closers[index]
    if (closer === undefined) continue
    found.push(...htmlChunks(raw.slice(at, opener.start), at), blockChunk(opener, closer))
    at = closer.end
  }
  return [...found, ...htmlChunks(raw.slice(at), at)]
}

const blockChunk = (opener: Delimiter, closer: Delimiter): Chunk => ({
  kind: 'block',
  start: opener.start,
  end: closer.end,
  name: opener.name.replace(/^core\//, ''),
  innerStart: opener.end,
  innerEnd: opener === closer ? opener.end : closer.start,
})

/** For each comment the one that ends its block; itself for one without content. */
function closersOf(delimiters: readonly Delimiter[]): (Delimiter | undefined)[] {
  const closers: (Delimiter | undefined)[] = delimiters.map(() => undefined)
  const open: number[] = []
  const counts = new Map<string, number>()
  const count = (name: string, by: number): void => {
    counts.set(name, (counts.get(name) ?? 0) + by)
  }
  for (const [index, delimiter] of delimiters.entries()) {
    if (delimiter.closing) {
      if ((counts.get(delimiter.name) ?? 0) === 0) continue
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        const { name } = delimiters[last] ?? delimiter
        count(name, -1)
        if (name !== delimiter.name) continue
        closers[last] = delimiter
        break
      }
    } else if (delimiter.empty) closers[index] = delimiter
    else {
      open.push(index)
      count(delimiter.name, 1)
    }
  }
  return closers
}

const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'address article aside audio blockquote body button canvas center details dialog dir div dl embed fieldset ' +
    'figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe li main ' +
    'map math menu nav noscript object ol p picture pre script section select style summary svg table ' +
    'tbody td template textarea tfoot th thead title tr ul video'
  ).split(' '),
)
const RAW_ELEMENTS = ['pre', 'script', 'style', 'textarea', 'title', 'iframe', 'template']
const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(['hr', 'embed'])

/** Elements of blocks, comments, and paragraphs that an empty line divides. */
function htmlChunks(html: string, offset: number): Chunk[] {
  const ends = htmlEnds(html)
  const found: Chunk[] = []
  let from = 0
  for (const to of ends) {
    const text = html.slice(from, to)
    const start = offset + from + (text.length - text.trimStart().length)
    const end = start + text.trim().length
    if (end > start)
      found.push({ kind: 'html', start, end, name: '', innerStart: start, innerEnd: end })
    from = to
  }
  return found
}

/** Where to cut HTML, in order and the end included. */
function htmlEnds(html: string): number[] {
  const cuts: number[] = []
  let element = ''
  let depth = 0
  let at = 0
  for (const token of tokensOf(html, { raw: RAW_ELEMENTS })) {
    const end = at + token.text.length
    if (element === '') {
      if (token.kind === 'text') cuts.push(...emptyLines(token.text, at))
      else if (token.kind !== 'tag') cuts.push(at, end)
      else if (BLOCK_ELEMENTS.has(token.name)) {
        cuts.push(at)
        if (token.closing || EMPTY_ELEMENTS.has(token.name)) cuts.push(end)
        else [element, depth] = [token.name, 1]
      }
    } else if (token.kind === 'tag' && token.name === element) {
      depth += stepOf(token)
      if (depth === 0) {
        element = ''
        cuts.push(end)
      }
    }
    at = end
  }
  return [...cuts, html.length]
}

const stepOf = ({ closing }: Token): number => (closing ? -1 : 1)

const emptyLines = (text: string, offset: number): number[] =>
  [...text.matchAll(/\n[^\S\n]*\n/g)].map(({ index }) => offset + index)
