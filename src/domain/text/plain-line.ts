import { decodeHTML } from 'entities'
import { visibleText } from './plain-text.ts'

/**
 * Words of another site on one line: character references decoded once and tags removed then, so
 * that none can come out of it; at most so many characters.
 */
export function plainLine(html: string, longest: number): string {
  const text = visibleText(decodeHTML(html.slice(0, longest * 8)).toWellFormed())
    .replaceAll(/<(?=[a-z/!?])/gi, '')
    // oxlint-disable-next-line no-control-regex -- control characters are what is removed here
    .replaceAll(/[\0-\x1f\x7f\s]+/g, ' ')
    .trim()
  return text.slice(0, longest).toWellFormed()
}
