/** Lines of a calendar file (RFC 5545, 3.1): names, parameters, values, and how they are folded. */

type Parameters = Readonly<Record<string, string>>

const LINE_OCTETS = 75
/** Octets that one unit of a text takes at most. */
const LONGEST_CHARACTER = 3

/** One line, folded and with its end; `value` is already as its type has it. */
export function contentLine(name: string, value: string, parameters: Parameters = {}): string {
  const written = Object.entries(parameters).map(([key, text]) => `;${key}=${parameterText(text)}`)
  return folded(`${name}${written.join('')}:${singleLine(value)}`)
}

/** A line whose value is text, with what has a meaning in files taken out of force. */
export const textLine = (name: string, text: string, parameters: Parameters = {}): string =>
  contentLine(name, escapedText(text), parameters)

/** Text as a value (RFC 5545, 3.3.11). */
function escapedText(text: string): string {
  return printable(text)
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
}

/** Quotes and ends of lines cannot stand in a parameter, and have signs of their own (RFC 6868). */
function parameterText(text: string): string {
  const escaped = printable(text)
    .replaceAll('^', '^^')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '^n')
    .replaceAll('"', "^'")
  return /[:;,]/.test(escaped) ? `"${escaped}"` : escaped
}

/** Control characters have no place in a file; halves of characters have none in UTF-8. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

/** Values that are no text, such as addresses, must not begin lines of their own. */
const singleLine = (value: string): string => printable(value).replaceAll(/[\r\n]/g, '')

/** Cuts a line to 75 octets each, between characters; what continues begins with a blank. */
function folded(line: string): string {
  if (line.length * LONGEST_CHARACTER <= LINE_OCTETS) return `${line}\r\n`
  const parts: string[] = []
  let begun = 0
  let octets = 0
  for (let at = 0; at < line.length;) {
    const code = line.codePointAt(at) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (octets + size > LINE_OCTETS) {
      parts.push(line.slice(begun, at))
      begun = at
      // The blank of the next line.
      octets = 1
    }
    octets += size
    at += code < 0x10000 ? 1 : 2
  }
  parts.push(line.slice(begun))
  return `${parts.join('\r\n ')}\r\n`
}
