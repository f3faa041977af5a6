/**
 * Block markup: stored content may be divided into blocks by comments of the form
 * `<!-- wp:name {"key": "value"} -->` ... `<!-- /wp:name -->` (or `/-->` for a block without
 * content). The comments are for editors; readers get the HTML between them.
 */

const opening = '<!-- wp:'

const delimiter = /<!--\s(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s/g

/** Whether the content is divided into blocks. */
export function hasBlocks(raw: string): boolean {
  return raw.includes(opening)
}

/** A comment that begins a block, ends one, or is one. */
export interface Delimiter {
  readonly start: number
  readonly end: number
  /** As written: `paragraph`, `core/paragraph`. */
  readonly name: string
  readonly closing: boolean
  /** The block has no content, and no closing comment. */
  readonly empty: boolean
  /** The text after the name; JSON, unless it was edited by hand. */
  readonly attributes: string
}

/** The delimiters of a text in their order. One without an end does not count, nor does what follows it. */
export function delimitersOf(raw: string): Delimiter[] {
  const found: Delimiter[] = []
  delimiter.lastIndex = 0
  for (let match = delimiter.exec(raw); match; match = delimiter.exec(raw)) {
    const end = raw.indexOf('-->', delimiter.lastIndex)
    if (end === -1) break
    const empty = raw.charAt(end - 1) === '/'
    const [, slash, name = ''] = match
    const attributes = raw.slice(delimiter.lastIndex, empty ? end - 1 : end)
    const closing = slash === '/'
    found.push({ start: match.index, end: end + 3, name, closing, empty, attributes })
    delimiter.lastIndex = end + 3
  }
  return found
}
