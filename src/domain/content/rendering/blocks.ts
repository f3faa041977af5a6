import { delimitersOf } from '../../../markup/block-delimiters.ts'

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
