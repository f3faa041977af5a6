import { decodeHTMLStrict } from 'entities'

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
 * Converts input to plain text on one line. Character references are decoded, since clients may
 * send back the escaped form.
 */
export function plainForm(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
  return decodeHTMLStrict(text.replaceAll(/[\s\x00-\x1f\x7f]+/g, ' ').trim())
}
