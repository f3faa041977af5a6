/**
 * The document of the editor. Attributes keep the stored markup around words exactly, so that a
 * document can be written back without loss:
 *
 * - `gap`: the text between the block and the one before it; null for the usual one.
 * - `before`, `after`: the markup around the content; null for a new block.
 * - `inner`: the HTML that the content was read from. It is valid as long as reading it again gives
 *   the same content.
 */
import { Schema } from 'prosemirror-model'
import { marks } from './marks.ts'
import { nodes } from './nodes.ts'

export const schema = new Schema({ nodes, marks })
