/** Where the cursor is. */
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model'
import {
  AllSelection,
  NodeSelection,
  TextSelection,
  type EditorState,
  type Selection,
} from 'prosemirror-state'

/** A node and the position before it. */
export interface Found {
  readonly node: Node
  readonly pos: number
}

/** Where the selection begins, or the text if all of it is selected. */
const startOf = (selection: Selection): ResolvedPos =>
  selection instanceof AllSelection
    ? TextSelection.atStart(selection.$from.doc).$from
    : selection.$from

/** The innermost node of a type around the start of the selection. */
export function around(
  { selection }: { readonly selection: Selection },
  type: NodeType,
): Found | undefined {
  const $pos = startOf(selection)
  for (let depth = $pos.depth; depth > 0; depth--)
    if ($pos.node(depth).type === type) return { node: $pos.node(depth), pos: $pos.before(depth) }
  return undefined
}

/** The block that is selected, or else the outermost one around the cursor. */
export function blockOf(selection: Selection): Found | undefined {
  const { $from } = selection
  if (selection instanceof NodeSelection && selection.node.isBlock)
    return { node: selection.node, pos: $from.pos }
  return $from.depth === 0 ? undefined : { node: $from.node(1), pos: $from.before(1) }
}

/** The type and level of the text block of the cursor. */
export const isTextBlock = (
  { selection }: EditorState,
  type: NodeType,
  level?: number,
): boolean => {
  const { parent } = startOf(selection)
  return parent.type === type && (level === undefined || parent.attrs['level'] === level)
}
