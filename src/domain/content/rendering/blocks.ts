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

/** 1 for content that is divided into blocks, else 0. */
export function blockVersion(raw: string): 0 | 1 {
  return hasBlocks(raw) ? 1 : 0
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

/** The delimiters of a text in their order. One without an end is none, nor is what follows it. */
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

/** Blocks whose text may be part of an excerpt; others are decoration or controls. */
const textBlocks = new Set([
  'paragraph',
  'heading',
  'list',
  'list-item',
  'quote',
  'pullquote',
  'preformatted',
  'verse',
  'table',
  'html',
  'freeform',
  'media-text',
  'columns',
  'column',
  'group',
])

/** The HTML of block content without blocks that do not belong in an excerpt. */
export function keepTextBlocks(raw: string): string {
  return keepBetween(raw, (name) => textBlocks.has(name.replace(/^core\//, '')))
}

/** Joins the text between delimiters, omitting blocks that are not accepted. */
function keepBetween(raw: string, accept: (name: string) => boolean): string {
  let kept = ''
  let at = 0
  // The names of the refused blocks that are open; inside of them nothing is kept.
  const refused: string[] = []
  for (const block of delimitersOf(raw)) {
    if (refused.length === 0) kept += raw.slice(at, block.start)
    at = block.end
    if (block.empty || accept(block.name)) continue
    if (!block.closing) refused.push(block.name)
    else if (refused.at(-1) === block.name) refused.pop()
  }
  return refused.length === 0 ? kept + raw.slice(at) : kept
}
