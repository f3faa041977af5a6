/** Lines of a calendar file (RFC 5545, 3.1): names, parameters, values, and how they are folded. */

type Parameters = Readonly<Record<string, string>>

const LINE_OCTETS = 75
/** The most octets that one UTF-16 unit takes. */
const MAX_OCTETS_PER_UNIT = 3

/** Writes a folded line with its line break; `value` is already in the format of its type. */
export function contentLine(name: string, value: string, parameters: Parameters = {}): string {
  const written = Object.entries(parameters).map(([key, text]) => `;${key}=${parameterText(text)}`)
  return foldLine(`${name}${written.join('')}:${singleLine(value)}`)
}

/** Writes a line with a text value, which is escaped. */
export const textLine = (name: string, text: string): string => contentLine(name, escapeText(text))

/** Text as a value (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return printable(text)
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
}

/** Parameters cannot contain quotes and line breaks, which have escapes of their own (RFC 6868). */
function parameterText(text: string): string {
  const escaped = printable(text)
    .replaceAll('^', '^^')
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '^n')
    .replaceAll('"', "^'")
  return /[:;,]/.test(escaped) ? `"${escaped}"` : escaped
}

/** Removes control characters, and replaces lone surrogates. */
const printable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  text.toWellFormed().replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')

/** Values other than text, such as addresses, must not contain line breaks. */
const singleLine = (value: string): string => printable(value).replaceAll(/[\r\n]/g, '')

/** Folds a line at 75 octets, between characters; continuation lines begin with a space. */
function foldLine(line: string): string {
  if (line.length * MAX_OCTETS_PER_UNIT <= LINE_OCTETS) return `${line}\r\n`
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
