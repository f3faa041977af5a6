/**
 * The document of the editor. Whatever a text is made of besides words is in attributes exactly
 * as it is stored, so that a document can be written back without loss:
 *
 * - `gap`: what is between the block and the one before it. null: whatever is usual.
 * - `before`, `after`: what surrounds the content. null: the block is new.
 * - `inner`: the HTML that the content was read from. It holds as long as reading it again gives
 *   the same content.
 */
import { Schema } from 'prosemirror-model'
import { marks } from './marks.ts'
import { nodes } from './nodes.ts'

export const schema = new Schema({ nodes, marks })
