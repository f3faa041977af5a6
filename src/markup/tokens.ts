/**
 * Splits HTML into text, tags, comments and raw elements, in linear time on any input: a missing
 * end is searched for only once.
 */

export interface Token {
  /** 'raw' is a whole element whose content is not parsed: pre, script, style. */
  readonly kind: 'text' | 'tag' | 'comment' | 'raw'
  readonly text: string
  /** The element's name in lower case; empty for text and comments. */
  readonly name: string
  readonly closing: boolean
}

export interface TokenizeOptions {
  /** Elements that become one 'raw' token, closing tag included. */
  readonly raw?: readonly string[]
}

const tagName = /<(\/?)([a-z][a-z0-9:-]*)/iy

/** Returns the tokens of a text in order; joining their texts gives the input. */
export const tokenize = (html: string, options: TokenizeOptions = {}): Token[] => [
  ...tokensOf(html, options),
]

/** The same, lazily. */
export function* tokensOf(html: string, options: TokenizeOptions = {}): Generator<Token> {
  const ends = new TokenEnds(html)
  let textStart = 0
  let at = html.indexOf('<')
  while (at !== -1) {
    const token = tokenAt(html, at, ends, options.raw ?? [])
    if (!token) {
      at = html.indexOf('<', at + 1)
      continue
    }
    if (at > textStart) yield textToken(html.slice(textStart, at))
    yield token
    textStart = at + token.text.length
    at = html.indexOf('<', textStart)
  }
  if (textStart < html.length) yield textToken(html.slice(textStart))
}

function textToken(text: string): Token {
  return { kind: 'text', text, name: '', closing: false }
}

/** The token that starts with the `<` at an offset; undefined if it is plain text. */
function tokenAt(
  html: string,
  at: number,
  ends: TokenEnds,
  raw: readonly string[],
): Token | undefined {
  if (html.startsWith('<!', at) || html.startsWith('<?', at)) {
    const end = html.startsWith('<!--', at) ? ends.comment(at) : ends.declaration(at)
    if (end === -1) return undefined
    return { kind: 'comment', text: html.slice(at, end), name: '', closing: false }
  }
  tagName.lastIndex = at
  const match = tagName.exec(html)
  if (!match) return undefined
  const end = ends.tag(tagName.lastIndex)
  if (end === -1) return undefined
  const closing = match[1] === '/'
  const name = (match[2] ?? '').toLowerCase()
  const rawEnd = !closing && raw.includes(name) ? ends.element(name, end) : -1
  if (rawEnd !== -1) return { kind: 'raw', text: html.slice(at, rawEnd), name, closing: false }
  return { kind: 'tag', text: html.slice(at, end), name, closing }
}

/** Finds the next occurrence of a character, for forward-only searches; -1 if there is none. */
class NextOccurrence {
  readonly #html: string
  readonly #sign: string
  /** The last result is valid from this offset up to itself. */
  #from = Infinity
  #found = -1

  constructor(html: string, sign: string) {
    this.#html = html
    this.#sign = sign
  }

  at(from: number): number {
    if (from < this.#from || (this.#found !== -1 && this.#found < from)) {
      this.#from = from
      this.#found = this.#html.indexOf(this.#sign, from)
    }
    return this.#found
  }
}

/** The smaller of two offsets, where -1 means none. */
const earlier = (one: number, other: number): number =>
  one === -1 || (other !== -1 && other < one) ? other : one

/** Finds ends and caches them, so that no part is searched twice. */
class TokenEnds {
  readonly #html: string
  readonly #commentEnd: NextOccurrence
  readonly #tagEnd: NextOccurrence
  readonly #double: NextOccurrence
  readonly #single: NextOccurrence
  readonly #unclosed = new Set<string>()
  #quotesBroken = false

  constructor(html: string) {
    this.#html = html
    this.#commentEnd = new NextOccurrence(html, '-->')
    this.#tagEnd = new NextOccurrence(html, '>')
    this.#double = new NextOccurrence(html, '"')
    this.#single = new NextOccurrence(html, "'")
  }

  /** An unclosed comment extends to the end of the text, as in browsers. */
  comment(at: number): number {
    const end = this.#commentEnd.at(at + 4)
    return end === -1 ? this.#html.length : end + 3
  }

  declaration(at: number): number {
    return this.#tagEnd.at(at) + 1 || -1
  }

  /**
   * The offset after the `>` of a tag. A `>` within quotes is skipped unless the quotes are not
   * closed; after the first unclosed quote, quotes are ignored to keep the work linear.
   */
  tag(from: number): number {
    const first = this.#tagEnd.at(from)
    if (first === -1) return -1
    if (this.#quotesBroken) return first + 1
    let at = from
    for (;;) {
      const end = this.#tagEnd.at(at)
      const quote = earlier(this.#double.at(at), this.#single.at(at))
      if (end !== -1 && (quote === -1 || end < quote)) return end + 1
      const close = end === -1 ? -1 : this.#html.indexOf(this.#html.charAt(quote), quote + 1)
      if (close === -1) {
        this.#quotesBroken = true
        return first + 1
      }
      at = close + 1
    }
  }

  /** The offset after the closing tag of an element; -1 if it is never closed. */
  element(name: string, from: number): number {
    if (this.#unclosed.has(name)) return -1
    const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
    close.lastIndex = from
    const end = close.exec(this.#html) ? this.#html.indexOf('>', close.lastIndex) : -1
    if (end === -1) this.#unclosed.add(name)
    return end + 1 || -1
  }
}
