import { decodeHTMLStrict } from 'entities'
import { sanitizeText } from './plain-text.ts'
import { encodeAmpersands } from './sanitize.ts'

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
}

/** Escapes plain text as HTML, as the API shows title and tagline. */
export function htmlForm(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
}

/**
 * The name of a person in HTML, as the API shows it: quotes stay as they are, references too.
 * @example nameForm("R&D O'Neill") // "R&amp;D O'Neill"
 */
export function nameForm(name: string): string {
  return encodeAmpersands(name).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Reads the name of a person: clients may send back what `nameForm` has made of an `&`. */
export function plainName(text: string): string {
  return sanitizeText(text).replaceAll('&amp;', '&')
}

/**
 * Converts input to plain text on one line. Character references are decoded, since clients may
 * send back the escaped form.
 */
export function plainForm(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
  return decodeHTMLStrict(text.replaceAll(/[\s\x00-\x1f\x7f]+/g, ' ').trim())
}
