/** HTML elements as they are written. */

/** An element; joined, its parts are the text that it was found in. */
export interface WrittenElement {
  /** In lower case. */
  readonly name: string
  /** The opening tag, and the white space before it. */
  readonly before: string
  readonly inner: string
  /** The closing tag, and the white space after it. */
  readonly after: string
}

const START = /^\s*<([a-z][a-z0-9]*)(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>/i
const END = /<\/([a-z][a-z0-9]*)\s*>$/i

/**
 * The element that a text begins and ends with.
 * @returns undefined if there is none; whether its content is well-formed is not looked at
 */
export function elementOf(html: string): WrittenElement | undefined {
  const start = START.exec(html)
  const end = END.exec(html.slice(-40).trimEnd())
  const name = start?.[1]?.toLowerCase()
  if (start === null || end === null || name === undefined || name !== end[1]?.toLowerCase())
    return undefined
  const innerEnd = Math.max(0, html.length - 40) + end.index
  if (innerEnd < start[0].length) return undefined
  return {
    name,
    before: start[0],
    inner: html.slice(start[0].length, innerEnd),
    after: html.slice(innerEnd),
  }
}
