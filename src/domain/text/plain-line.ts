import { decodeHTML } from 'entities'
import { visibleText } from './plain-text.ts'

/** Converts HTML of another site to one line of plain text with a maximum length. */
export const plainLine = (html: string, longest: number): string =>
  decodedLine(decodeHTML(html.slice(0, longest * 8)), longest)

/** The same for text with decoded character references; tags that this reveals are removed too. */
export function decodedLine(decoded: string, longest: number): string {
  const text = visibleText(decoded.slice(0, longest * 8).toWellFormed())
    .replaceAll(/<(?=[a-z/!?])/gi, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
    .replaceAll(/[\0-\x1f\x7f\s]+/g, ' ')
    .trim()
  return text.slice(0, longest).toWellFormed()
}
