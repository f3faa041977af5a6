import { decodeHTML } from 'entities'
import { visibleText } from './plain-text.ts'

/** A line of the words of another site, of at most so many characters: `decodedLine` of HTML. */
export const plainLine = (html: string, longest: number): string =>
  decodedLine(decodeHTML(html.slice(0, longest * 8)), longest)

/** The same of text whose character references are decoded. Tags go then, so that none is left. */
export function decodedLine(decoded: string, longest: number): string {
  const text = visibleText(decoded.slice(0, longest * 8).toWellFormed())
    .replaceAll(/<(?=[a-z/!?])/gi, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
    .replaceAll(/[\0-\x1f\x7f\s]+/g, ' ')
    .trim()
  return text.slice(0, longest).toWellFormed()
}
