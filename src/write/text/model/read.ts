/** From stored text to the document of the editor. */
import type { Node } from 'prosemirror-model'
import { hasBlocks } from '../../../markup/block-delimiters.ts'
import { readBlocks } from './read-blocks.ts'
import { schema } from './schema.ts'
import { writeText } from './write.ts'

/** The document of a stored text; `writeText` gives exactly the same text again. */
export function readText(raw: string): Node {
  const trimmed = raw.trim()
  const start = raw.slice(0, raw.length - raw.trimStart().length)
  const end = raw.slice(start.length + trimmed.length)
  const attrs = { start, end, classic: trimmed !== '' && !hasBlocks(raw) }
  const { doc, paragraph, card } = schema.nodes
  if (trimmed === '') return doc.create(attrs, paragraph.create())
  const found = doc.create(attrs, readBlocks(trimmed))
  return writeText(found) === raw ? found : doc.create(attrs, card.create({ raw: trimmed }))
}
