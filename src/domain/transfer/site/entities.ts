/** Signs that markup is made of; they stay written out, in their usual form. */
const SIGNS: ReadonlyMap<number, string> = new Map([
  [0x22, '&quot;'],
  [0x26, '&amp;'],
  [0x27, '&#39;'],
  [0x3c, '&lt;'],
  [0x3e, '&gt;'],
])

/**
 * A rendered text with its characters as such and not by their numbers, so that it can be written
 * like one that somebody typed. What it shows stays the same.
 */
export function readable(rendered: string): string {
  return rendered.replace(
    /&#(?:(\d{1,7})|x([\da-f]{1,6}));/gi,
    (reference, decimal, hexadecimal) => {
      const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
      const isCharacter = code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return SIGNS.get(code) ?? (isCharacter ? String.fromCodePoint(code) : reference)
    },
  )
}
