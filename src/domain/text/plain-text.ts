import { runToCompletion, STEPS_PER_SLICE, type Sliced } from './slices.ts'
import { tokenize, tokensOf } from './tokens.ts'

/** Text without tags and comments; what stands between tags stays, the inside of scripts too. */
export function stripTags(html: string): string {
  if (!html.includes('<')) return html
  return tokenize(html)
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join('')
}

/** Text without tags, comments, scripts and styles: what a reader would see. */
export const visibleText = (html: string): string => runToCompletion(visibleTextOf(html))

/** The same, in slices. */
export function* visibleTextOf(html: string): Sliced<string> {
  if (!html.includes('<')) return html
  const texts: string[] = []
  let steps = 0
  for (const token of tokensOf(html, { raw: ['script', 'style'] })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'text') texts.push(token.text)
  }
  return texts.join('')
}

/** What a beginning may have at most. */
export interface Limits {
  readonly words: number
  readonly characters: number
}

/** The first words of a text, a blank between them. */
export interface Beginning {
  readonly text: string
  /** Whether the text goes on. */
  readonly goesOn: boolean
}

/** The beginning of what a reader would see, in slices. */
export function* visibleBeginning(html: string, limits: Limits): Sliced<Beginning> {
  let text = ''
  let enough = 1024
  let steps = 0
  for (const token of tokensOf(html, { raw: ['script', 'style'] })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'text') text += token.text
    if (text.length < enough) continue
    // The last word may go on in the next text.
    const found = beginningOf(text, { ...limits, words: limits.words + 1 })
    if (found.goesOn) return beginningOf(text, limits)
    enough *= 4
  }
  return beginningOf(text, limits)
}

function beginningOf(text: string, limits: Limits): Beginning {
  const words: string[] = []
  let length = -1
  // To find a word of megabytes whole, the engine would need more stack than it has.
  const wordsOf = new RegExp(`[^ \\t\\r\\n]{1,${limits.characters + 1}}`, 'g')
  for (const [word] of text.matchAll(wordsOf)) {
    if (words.length === limits.words) return { text: words.join(' '), goesOn: true }
    words.push(word)
    length += 1 + word.length
    if (length > limits.characters) {
      return { text: cut(words.join(' '), limits.characters), goesOn: true }
    }
  }
  return { text: words.join(' '), goesOn: false }
}

/** Neither a reference nor a character is cut in two. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/&[^;\s]{0,40}$|[\ud800-\udbff]$/, '')

/**
 * The clean form of a field that holds a line of plain text (names, meta): no markup, no control
 * characters, blanks and line ends collapsed and trimmed. A `<` that begins no tag is kept as
 * `&lt;`, so that the text stays harmless where it is shown as HTML.
 */
export function sanitizeText(text: string): string {
  return (
    visibleText(text)
      .replaceAll('<', '&lt;')
      // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
      .replace(/[ \t\r\n]+/g, ' ')
      .trim()
  )
}

const isHexDigit = (character = ''): boolean => /^[\da-f]$/i.test(character)

/**
 * A line of plain text without percent codes such as `%20`, nor those that come together when one
 * between them goes; the blanks around them collapse.
 */
export function removeByteCodes(text: string): string {
  if (!text.includes('%')) return text
  const kept: string[] = []
  for (const character of text) {
    if (kept.at(-2) === '%' && isHexDigit(kept.at(-1)) && isHexDigit(character)) kept.length -= 2
    else kept.push(character)
  }
  return kept.join('').replace(/ +/g, ' ').trim()
}
