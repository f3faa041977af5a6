/** Running text: from HTML to marked words, without loss or not at all. */
import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { tokenize, type Token } from '../../../markup/tokens.ts'
import { characterOf, REFERENCE } from './characters.ts'
import { MARK_OF, TEXT_ELEMENTS } from './marks.ts'
import { schema } from './schema.ts'
import { tagName } from './tags.ts'

/** Maximum nesting of elements; deeper ones do not count as text. */
const MAX_DEPTH = 20

/** Elements without content that text may have. */
const EMPTY_ELEMENTS: ReadonlySet<string> = new Set(['img', 'wbr'])

/** Character references, and shortcodes with values, which are not to be split by accident. */
const PIECE = new RegExp(
  String.raw`${REFERENCE.source}|\[\/?[a-z][\w-]*(?:\s[^\[\]=]*=[^\[\]]*)\]|\[\/[a-z][\w-]*\]`,
  'gi',
)

/**
 * The content of a text block.
 * @returns undefined for HTML that is more than text, or is not well-formed
 */
export function readInline(html: string): Fragment | undefined {
  const found: Node[] = []
  const open: Mark[] = []
  const tokens = tokenize(html)
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const next = tokens[index + 1]
    if (token.kind === 'text') found.push(...words(token.text, open))
    else if (token.kind !== 'tag' || (!token.closing && EMPTY_ELEMENTS.has(token.name)))
      found.push(chip(token.text, open))
    else if (token.closing) {
      if (isPair(before, token)) continue
      if (tagName(String(open.pop()?.attrs['open'])) !== token.name) return undefined
    } else if (token.name === 'br') found.push(lineBreak(token.text, open))
    else {
      const mark = markOf(token)
      if (mark === undefined || open.length === MAX_DEPTH) return undefined
      // Marks need words. An element without any may be the target of a link.
      if (isPair(token, next)) found.push(chip(token.text + (next?.text ?? ''), open))
      else if (open.some((other) => excludes(mark, other))) return undefined
      else open.push(mark)
    }
  }
  return open.length === 0 ? Fragment.from(found) : undefined
}

function markOf({ name, text }: Token): Mark | undefined {
  const known = Object.hasOwn(MARK_OF, name) ? MARK_OF[name] : undefined
  if (known !== undefined) return schema.marks[known].create({ open: text })
  return TEXT_ELEMENTS.has(name) ? schema.marks.element.create({ open: text }) : undefined
}

/** Whether the schema excludes the one within the other. */
const excludes = (mark: Mark, other: Mark): boolean =>
  mark.type === other.type && (mark.type !== schema.marks.element || mark.eq(other))

/** Whether one token opens an element that the next one closes. */
const isPair = (first: Token | undefined, second: Token | undefined): boolean =>
  first?.kind === 'tag' &&
  !first.closing &&
  second?.closing === true &&
  first.name === second.name &&
  markOf(first) !== undefined

const chip = (raw: string, open: readonly Mark[]): Node =>
  withMarks(schema.nodes.chip.create({ raw }), open)
const lineBreak = (raw: string, open: readonly Mark[]): Node =>
  withMarks(schema.nodes.break.create({ raw }), open)

/** Sorts marks in the order of the schema. */
const withMarks = (node: Node, open: readonly Mark[]): Node =>
  open.reduce((marked, mark) => marked.mark(mark.addToSet(marked.marks)), node)

/** Text with its characters decoded; anything else becomes a chip. */
function words(html: string, open: readonly Mark[]): Node[] {
  const found: Node[] = []
  let text = ''
  let at = 0
  const flush = (): void => {
    if (text !== '') found.push(withMarks(schema.text(text), open))
    text = ''
  }
  for (const { 0: piece, index } of html.matchAll(PIECE)) {
    const character = piece.startsWith('&') ? characterOf(piece) : undefined
    text += html.slice(at, index) + (character ?? '')
    at = index + piece.length
    if (character !== undefined) continue
    flush()
    found.push(chip(piece, open))
  }
  text += html.slice(at)
  flush()
  return found
}
