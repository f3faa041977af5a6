import { tokenize } from './tokens.ts'

/** Text without tags and comments; what stands between tags stays, the inside of scripts too. */
export function stripTags(html: string): string {
  if (!html.includes('<')) return html
  return tokenize(html)
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join('')
}

/** Text without tags, comments, scripts and styles: what a reader would see. */
export function visibleText(html: string): string {
  if (!html.includes('<')) return html
  return tokenize(html, { raw: ['script', 'style'] })
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join('')
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
