import { decodeHTML } from 'entities'
import { escapeAttribute } from '../../text/addresses.ts'

/**
 * Decodes the numeric character references of rendered HTML, so that it can be stored like text
 * that somebody typed. It renders the same: characters with a meaning in markup become named
 * references, and control characters stay references.
 */
export function decodeReferences(rendered: string): string {
  return rendered.replaceAll(/&#(?:\d{1,7}|x[\da-f]{1,6});/gi, (reference) => {
    const character = decodeHTML(reference)
    return character < ' ' ? reference : escapeAttribute(character)
  })
}
