import { inlineMarkup, type MarkupPolicy } from '../text/allowed-html.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { sanitizeHtml } from '../text/sanitize.ts'

/** The longest name of a term, as it is sent. The contract of terms says the same. */
export const LONGEST_TERM_NAME = 200

const noMarkup: MarkupPolicy = { elements: new Map(), common: new Set(), prefixed: false }

/**
 * Normalizes a name for storage, display and search: one line of text in HTML form, with accented
 * letters as one character, so that equal names are equal texts.
 * @example termName(' R&D <b>now</b> ') // 'R&amp;D now'
 */
export function termName(text: string): string {
  return sanitizeHtml(sanitizeText(text.normalize('NFC')), noMarkup)
}

/**
 * Sanitizes a description: keeps a few inline elements, whoever the author is
 * (behaviour/terms.md#fields-of-terms).
 */
export function termDescription(text: string): string {
  return sanitizeHtml(text, inlineMarkup)
}
