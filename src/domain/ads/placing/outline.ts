/**
 * The elements of rendered content with their offsets in the text, so that something can be
 * inserted between them. Unmatched closing tags and unclosed elements are tolerated.
 */
import { readAttributes } from '../../text/read-attributes.ts'
import { tokenize, type Token } from '../../../markup/tokens.ts'

export interface Element {
  /** In lower case. */
  readonly name: string
  readonly parent: Element | undefined
  readonly previous: Element | undefined
  /** Offset of its opening tag. */
  readonly start: number
  /** Offset after its closing tag. */
  readonly end: number
  /** Number of words in the whole text up to its end. */
  readonly words: number
  /** Number of letters in the whole text up to its end. */
  readonly letters: number
  attribute(name: string): string | undefined
  classes(): readonly string[]
}

export interface Outline {
  /** In the order of their opening tags. */
  readonly elements: readonly Element[]
  /** Offset of the "more" comment; -1 if there is none. */
  readonly more: number
  readonly letters: number
}

interface Open extends Element {
  end: number
  words: number
  letters: number
}

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

/** Elements that implicitly close an open paragraph. */
const BLOCKS = new Set(
  (
    'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul'
  ).split(' '),
)

const RAW = ['script', 'style', 'pre', 'textarea', 'iframe']

/** Deeper than real content; anything deeper belongs to the element at this depth. */
const DEEPEST = 100

export function outline(html: string): Outline {
  const elements: Open[] = []
  const stack: Open[] = []
  const lastChildren = new Map<Open | undefined, Open>()
  let offset = 0
  let words = 0
  let letters = 0
  let more = -1

  const close = (element: Open, end: number): void => {
    element.end = end
    element.words = words
    element.letters = letters
  }
  const open = (token: Token): Open => {
    const parent = stack.at(-1)
    const element = elementOf(token, { parent, previous: lastChildren.get(parent), start: offset })
    lastChildren.set(parent, element)
    elements.push(element)
    return element
  }
  const countText = (text: string): void => {
    words += text.match(/\S+/g)?.length ?? 0
    letters += text.replaceAll(/\s+/g, '').length
  }

  for (const token of tokenize(html, { raw: RAW })) {
    const end = offset + token.text.length
    if (token.kind === 'text') countText(token.text)
    else if (token.kind === 'comment') {
      if (more < 0 && /^<!--more\b/.test(token.text)) more = end
    } else if (token.kind === 'raw') {
      endParagraph(stack, token.name, offset, close)
      const element = open(token)
      countText(token.name === 'pre' ? token.text.replaceAll(/<[^<>]*>/g, ' ') : '')
      close(element, end)
    } else if (token.closing) {
      const at = stack.findLastIndex(({ name }) => name === token.name)
      if (at >= 0) {
        for (const inner of stack.splice(at + 1)) close(inner, offset)
        for (const element of stack.splice(at)) close(element, end)
      }
    } else {
      endParagraph(stack, token.name, offset, close)
      const element = open(token)
      if (VOID.has(token.name) || token.text.endsWith('/>') || stack.length >= DEEPEST) {
        close(element, end)
      } else stack.push(element)
    }
    offset = end
  }
  for (const element of stack) close(element, offset)
  return { elements, more, letters }
}

function endParagraph(
  stack: Open[],
  name: string,
  offset: number,
  close: (element: Open, end: number) => void,
): void {
  if (!BLOCKS.has(name) || stack.at(-1)?.name !== 'p') return
  for (const element of stack.splice(-1)) close(element, offset)
}

function elementOf(
  token: Token,
  { parent, previous, start }: Pick<Element, 'parent' | 'previous' | 'start'>,
): Open {
  let attributes: ReadonlyMap<string, string> | undefined
  const read = (): ReadonlyMap<string, string> => (attributes ??= readAttributes(token.text))
  return {
    name: token.name,
    parent,
    previous,
    start,
    end: start,
    words: 0,
    letters: 0,
    attribute: (name) => read().get(name),
    classes: () => (read().get('class') ?? '').split(/\s+/).filter((word) => word !== ''),
  }
}
