import { runToCompletion, STEPS_PER_SLICE, type Sliced } from './slices.ts'
import { tokenize, tokensOf, type Token } from '../../markup/tokens.ts'

/** Removes tags and comments; all content between tags is kept, even that of scripts. */
export function stripTags(html: string): string {
  if (!html.includes('<')) return html
  return tokenize(html)
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join('')
}

/** Returns the visible text: without tags, comments, scripts and styles. */
export const visibleText = (html: string): string => runToCompletion(visibleTextOf(html))

const textOf = ({ kind, text }: Token): string => (kind === 'text' ? text : '')

/** Elements with lines or cells of their own, which show apart from what is around them. */
const APART: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
)

/** The text of a token, or a blank between words that show apart. */
const textApart = (token: Token): string =>
  token.kind === 'tag' && APART.has(token.name) ? ' ' : textOf(token)

/**
 * The visible text of a line of markup, in slices.
 * @param read the text of a token
 */
function* visibleTextOf(html: string, read = textOf): Sliced<string> {
  if (!html.includes('<')) return html
  const texts: string[] = []
  let steps = 0
  for (const token of tokensOf(html, { raw: ['script', 'style'] })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    texts.push(read(token))
  }
  return texts.join('')
}

/** The visible text of any markup, in slices; its white space is that of the markup and more. */
export const visibleWordsOf = (html: string): Sliced<string> => visibleTextOf(html, textApart)

export interface Limits {
  readonly words: number
  readonly characters: number
}

/** The first words of a text, separated by single spaces. */
export interface Beginning {
  readonly text: string
  /** Whether the text is longer. */
  readonly hasMore: boolean
}

/** Returns the beginning of the visible text, in slices. */
export function* visibleBeginning(html: string, limits: Limits): Sliced<Beginning> {
  let text = ''
  let enough = 1024
  let steps = 0
  for (const token of tokensOf(html, { raw: ['script', 'style'] })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    text += textOf(token)
    if (text.length < enough) continue
    // The last word may continue in the next text.
    const found = beginningOf(text, { ...limits, words: limits.words + 1 })
    if (found.hasMore) return beginningOf(text, limits)
    enough *= 4
  }
  return beginningOf(text, limits)
}

function beginningOf(text: string, limits: Limits): Beginning {
  const words: string[] = []
  let length = -1
  // Matching a word of megabytes would overflow the stack.
  const wordsOf = new RegExp(`[^ \\t\\r\\n]{1,${limits.characters + 1}}`, 'g')
  for (const [word] of text.matchAll(wordsOf)) {
    if (words.length === limits.words) return { text: words.join(' '), hasMore: true }
    words.push(word)
    length += 1 + word.length
    if (length > limits.characters) {
      return { text: cut(words.join(' '), limits.characters), hasMore: true }
    }
  }
  return { text: words.join(' '), hasMore: false }
}

/** Truncates without splitting a reference or a character. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/&[^;\s]{0,40}$|[\ud800-\udbff]$/, '')

/**
 * Sanitizes a field with a line of plain text (names, meta): removes markup and control characters,
 * collapses and trims white space. A `<` that does not start a tag becomes `&lt;`, so that the text
 * is safe to show as HTML.
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
 * Removes percent codes such as `%20` from a line of plain text, including those that form when an
 * inner one is removed; the spaces around them collapse.
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
