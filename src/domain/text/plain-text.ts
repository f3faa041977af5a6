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

/** The first so many words that a reader would see, and one more if there is one; in slices. */
export function* firstVisibleWords(html: string, limit: number): Sliced<string[]> {
  let text = ''
  let enough = 1024
  let steps = 0
  for (const token of tokensOf(html, { raw: ['script', 'style'] })) {
    if (++steps % STEPS_PER_SLICE === 0) yield
    if (token.kind === 'text') text += token.text
    if (text.length < enough) continue
    // The last word may go on in the next text.
    const words = wordsOf(text, limit + 2)
    if (words.length > limit + 1) return words.slice(0, limit + 1)
    enough *= 4
  }
  return wordsOf(text, limit + 1)
}

function wordsOf(text: string, limit: number): string[] {
  const words: string[] = []
  for (const [word] of text.matchAll(/[^ \t\r\n]+/g)) {
    if (words.push(word) === limit) break
  }
  return words
}

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
