/** Only the first bytes of a page are searched for a declared encoding (HTML, 13.2.3.2). */
const DECLARATION_BYTES = 1024

const BYTE_ORDER_MARKS: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const META = /<meta\s[^>]*?charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i
const XML = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/i

/**
 * Decodes the text of a response. The encoding is that of the byte order mark, of the `charset`
 * parameter, or of the declaration in an HTML page, in this order, and UTF-8 otherwise. Invalid
 * bytes become replacement characters.
 *
 * @param parameters of the media type, such as `charset=utf-8`
 */
export function decodeText(bytes: Buffer, type: string, parameters: readonly string[]): string {
  const name = markedCharset(bytes) ?? headerCharset(parameters) ?? declaredCharset(bytes, type)
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function markedCharset(bytes: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]
}

function headerCharset(parameters: readonly string[]): string | undefined {
  return parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined)
}

/** A page whose declaration is readable as ASCII cannot be UTF-16, whatever it declares. */
function declaredCharset(bytes: Buffer, type: string): string | undefined {
  if (!type.includes('html')) return undefined
  const start = bytes.toString('latin1', 0, DECLARATION_BYTES)
  const name = META.exec(start)?.[1] ?? XML.exec(start)?.[1]
  return name !== undefined && /^utf-?16/i.test(name) ? 'utf-8' : name
}
