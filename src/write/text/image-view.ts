/** A picture with its caption, and fields and buttons for all else. */
import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import { blockTools, type Words } from './block-tools.ts'
import { selectBlock } from './commands/block-commands.ts'
import { make } from './dom.ts'
import { safePicture } from './model/safe-addresses.ts'
import { attributeOf, withAttribute } from './model/tags.ts'

export const imageView =
  (words: Words): NodeViewConstructor =>
  (node, view, getPos): NodeView => {
    const picture = make('img')
    const alt = make('input', { type: 'text', 'aria-label': words('text.alt') })
    const bar = make(
      'div',
      { class: 'block-bar', contenteditable: 'false' },
      make('label', {}, make('span', {}, words('text.alt')), alt),
      blockTools(view, getPos, words),
    )
    const contentDOM = make('figcaption', { 'data-placeholder': words('text.caption') })
    const dom = make('figure', { class: 'stored-image' }, picture, contentDOM, bar)

    function show({ attrs, content }: Node): void {
      const tag = String(attrs['tag'])
      const source = safePicture(attributeOf(tag, 'src')) ?? ''
      const described = attributeOf(tag, 'alt') ?? ''
      if (picture.getAttribute('src') !== source) picture.src = source
      picture.alt = described
      if (alt.value !== described) alt.value = described
      contentDOM.classList.toggle('empty', content.size === 0)
    }

    alt.addEventListener('input', () => {
      const pos = getPos()
      const current = pos === undefined ? null : view.state.doc.nodeAt(pos)
      if (pos === undefined || current === null) return
      const tag = withAttribute(String(current.attrs['tag']), 'alt', alt.value)
      view.dispatch(view.state.tr.setNodeAttribute(pos, 'tag', tag))
    })
    picture.addEventListener('click', () => {
      const pos = getPos()
      if (pos !== undefined) view.dispatch(selectBlock(view.state.tr, pos))
    })
    show(node)
    return {
      dom,
      contentDOM,
      update(other) {
        if (other.type !== node.type) return false
        show(other)
        return true
      },
      stopEvent: ({ target }) => target instanceof window.Node && bar.contains(target),
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
    }
  }
