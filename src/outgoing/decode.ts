/** How far into a page the declaration of its encoding may stand, in bytes (HTML, 13.2.3.2). */
const DECLARATION = 1024

const MARKS: readonly (readonly [bytes: readonly number[], name: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]

const META = /<meta\s[^>]*?charset\s*=\s*["']?\s*([\w.:-]+)/i
const XML = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)/i

/**
 * The text of an answer: in the encoding that its first bytes mark, else in the one that the
 * answer names, else, of a page, in the one that the page declares, else UTF-8. What the encoding
 * does not have becomes a replacement character.
 *
 * @param parameters those of the media type, such as `charset=utf-8`
 */
export function decodeText(bytes: Buffer, type: string, parameters: readonly string[]): string {
  const name = markedIn(bytes) ?? namedBy(parameters) ?? declaredIn(bytes, type)
  try {
    return new TextDecoder(name ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function markedIn(bytes: Buffer): string | undefined {
  return MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1]
}

function namedBy(parameters: readonly string[]): string | undefined {
  return parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(parameter)?.[1])
    .find((name) => name !== undefined)
}

/** A declaration that can be read byte by byte cannot be in UTF-16, whatever it says. */
function declaredIn(bytes: Buffer, type: string): string | undefined {
  if (!type.includes('html')) return undefined
  const start = bytes.toString('latin1', 0, DECLARATION)
  const name = META.exec(start)?.[1] ?? XML.exec(start)?.[1]
  return name !== undefined && /^utf-?16/i.test(name) ? 'utf-8' : name
}
