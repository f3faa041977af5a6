/** Buttons of a block: up, down, delete. */
import type { EditorView } from 'prosemirror-view'
import { moveBlock } from './commands/block-commands.ts'
import { make, makeButton, makeIcon } from './dom.ts'
import { ICONS } from './icons.ts'
import { LABELS } from './labels.ts'

export type Words = (key: string) => string

export function blockTools(
  view: EditorView,
  getPos: () => number | undefined,
  words: Words,
): HTMLElement {
  const change = (by: -1 | 0 | 1): void => {
    const pos = getPos()
    const node = pos === undefined ? null : view.state.doc.nodeAt(pos)
    if (pos === undefined || node === null) return
    const { tr } = view.state
    const done = by === 0 ? tr.delete(pos, pos + node.nodeSize) : moveBlock(tr, { node, pos }, by)
    if (done !== undefined) view.dispatch(done)
    view.focus()
  }
  const tool = (name: 'up' | 'down' | 'delete', by: -1 | 0 | 1): HTMLElement => {
    const label = words(LABELS[name])
    const icon = makeIcon(ICONS[name])
    return makeButton({ 'aria-label': label, title: label }, icon, () => change(by))
  }
  return make('span', { class: 'block-tools' }, tool('up', -1), tool('down', 1), tool('delete', 0))
}
