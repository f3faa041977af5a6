/** Characters with a meaning in markup; they become named references. */
const MARKUP_CHARACTERS: ReadonlyMap<number, string> = new Map([
  [0x22, '&quot;'],
  [0x26, '&amp;'],
  [0x27, '&#39;'],
  [0x3c, '&lt;'],
  [0x3e, '&gt;'],
])

/**
 * Decodes the numeric character references of rendered HTML, so that it can be stored like text
 * that somebody typed. It renders the same.
 */
export function decodeReferences(rendered: string): string {
  return rendered.replace(
    /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi,
    (reference, decimal, hexadecimal) => {
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
      const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return MARKUP_CHARACTERS.get(code) ?? (isCharacter ? String.fromCodePoint(code) : reference)
    },
  )
}
