/** Commands for blocks. Blocks that become another kind are new ones: their stored tags no longer fit. */
import { setBlockType, wrapIn } from 'prosemirror-commands'
import { Fragment, type Attrs, type Node, type NodeType } from 'prosemirror-model'
import {
  NodeSelection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state'
import { schema } from '../model/schema.ts'
import { around, blockOf, isTextBlock, type Found } from './find.ts'

const { paragraph, heading, code, quote, source, image, separator } = schema.nodes

/** Turns the block of the cursor into another kind, and back into a paragraph. */
const toggleText =
  (type: NodeType, attrs: Attrs | null, isOn: (state: EditorState) => boolean): Command =>
  (state, dispatch, view) =>
    (isOn(state) ? setBlockType(paragraph) : setBlockType(type, attrs))(state, dispatch, view)

export const toggleHeading = (level: number): Command =>
  toggleText(heading, { level }, (state) => isTextBlock(state, heading, level))

export const toggleCode: Command = toggleText(code, null, (state) => isTextBlock(state, code))

export const toggleQuote: Command = (state, dispatch, view) => {
  const found = around(state, quote)
  if (found === undefined) return wrapIn(quote)(state, dispatch, view)
  const blocks = found.node.children.map((child) =>
    child.type === source ? paragraph.create(null, child.content) : child,
  )
  const { pos } = found
  const end = pos + found.node.nodeSize
  const cursor = state.selection.from - 1
  const tr = state.tr.replaceWith(pos, end, blocks)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(cursor))).scrollIntoView())
  return true
}

/**
 * Puts blocks at a position: in place of an empty paragraph, or after the outermost block there.
 * A paragraph follows them, so that writing can go on.
 */
export function insertBlocks(tr: Transaction, pos: number, blocks: readonly Node[]): Transaction {
  const $pos = tr.doc.resolve(Math.min(pos, tr.doc.content.size))
  const isEmpty =
    $pos.depth === 1 && $pos.parent.type === paragraph && $pos.parent.content.size === 0
  const start = $pos.depth === 0 ? $pos.pos : isEmpty ? $pos.before(1) : $pos.after(1)
  tr.replaceWith(start, isEmpty ? $pos.after(1) : start, blocks)
  const end = start + Fragment.from(blocks).size
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, paragraph.create())
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end))).scrollIntoView()
}

export const insertSeparator: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(insertBlocks(tr, selection.to, [separator.create()]))
  return true
}

/**
 * Exchanges a block with the adjacent one. What is between them stays where it is, and the
 * selection goes along.
 * @returns undefined if there is no adjacent one
 */
export function moveBlock(
  tr: Transaction,
  { node, pos }: Found,
  by: -1 | 1,
): Transaction | undefined {
  const end = pos + node.nodeSize
  const other = by === -1 ? tr.doc.resolve(pos).nodeBefore : tr.doc.resolve(end).nodeAfter
  if (other === null || other.type === source) return undefined
  const [first, second] = by === -1 ? [other, node] : [node, other]
  const start = by === -1 ? pos - other.nodeSize : pos
  const { selection } = tr
  tr.replaceWith(start, start + first.nodeSize + second.nodeSize, [
    withGapOf(second, first),
    withGapOf(first, second),
  ])
  const way = by * other.nodeSize
  const isWithin = selection.from >= pos && selection.to <= end
  if (isWithin && selection instanceof NodeSelection) selectBlock(tr, selection.from + way)
  else if (isWithin)
    tr.setSelection(TextSelection.create(tr.doc, selection.anchor + way, selection.head + way))
  return tr.scrollIntoView()
}

const withGapOf = (node: Node, { attrs: { gap } }: Node): Node =>
  node.type.create({ ...node.attrs, gap }, node.content, node.marks)

export const selectBlock = (tr: Transaction, pos: number): Transaction =>
  tr.setSelection(NodeSelection.create(tr.doc, pos))

/** Moves the selected block, or the outermost one of the cursor. */
export const move =
  (by: -1 | 1): Command =>
  ({ tr, selection }, dispatch) => {
    const found = blockOf(selection)
    if (found === undefined || moveBlock(tr, found, by) === undefined) return false
    dispatch?.(tr)
    return true
  }

/** From a caption, or the source of a quote: to a new paragraph below. */
export const leaveBelow: Command = ({ tr, selection: { $from } }, dispatch) => {
  if ($from.parent.type !== image && $from.parent.type !== source) return false
  const end = $from.after(1)
  tr.insert(end, paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}

/** From an empty line at the end of code: to a new paragraph below. */
export const leaveCode: Command = ({ tr, selection }, dispatch) => {
  const { $from, empty } = selection
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size
  if ($from.parent.type !== code || !isAtEnd || !$from.parent.textContent.endsWith('\n'))
    return false
  tr.delete($from.pos - 1, $from.pos)
  const end = tr.mapping.map($from.after())
  tr.insert(end, paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView())
  return true
}
