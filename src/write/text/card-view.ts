/** The view of an unknown block: its name and source, and buttons to move and delete it. */
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { blockTools, type Words } from './block-tools.ts'
import { make } from './dom.ts'

/** As much of the source as a person may want to read. */
const SHOWN = 5000

export const cardView =
  (words: Words): NodeViewConstructor =>
  (node, view, getPos): NodeView => {
    const raw = String(node.attrs['raw'])
    const name = /^<!-- wp:([a-z\d/-]+)/.exec(raw)?.[1] ?? 'HTML'
    const tools = blockTools(view, getPos, words)
    const source = raw.length > SHOWN ? `${raw.slice(0, SHOWN)}…` : raw
    const dom = make(
      'div',
      { class: 'stored-card', contenteditable: 'false' },
      make('p', { class: 'block-bar' }, make('strong', {}, name), tools),
      make('p', { class: 'block-note' }, words('text.kept')),
      make('pre', { tabindex: '0', role: 'region', 'aria-label': name }, source),
    )
    return {
      dom,
      update: (other: Node) => other.eq(node),
      stopEvent: ({ target }) => target instanceof window.Node && tools.contains(target),
      ignoreMutation: () => true,
    }
  }
