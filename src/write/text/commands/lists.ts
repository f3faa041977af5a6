import { liftListItem, sinkListItem, splitListItem, wrapRangeInList } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from '../model/schema.ts'
import { around } from './find.ts'

const { list, item, paragraph } = schema.nodes

/** Makes a list, changes its kind, or takes the item out of it. */
export const toggleList =
  (ordered: boolean): Command =>
  (state, dispatch, view) => {
    const { from, to } = state.selection
    const found = around(state, list)
    if (found?.node.attrs['ordered'] === ordered) return liftItem(state, dispatch, view)
    const { tr } = state
    if (found !== undefined) {
      const { gap } = found.node.attrs
      dispatch?.(tr.setNodeMarkup(found.pos, list, { gap, ordered }))
      return true
    }
    tr.setBlockType(from, to, paragraph)
    const range = tr.doc.resolve(from).blockRange(tr.doc.resolve(to))
    if (range === null || !wrapRangeInList(tr, range, list, { ordered })) return false
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const splitItem: Command = splitListItem(item, {})
export const liftItem: Command = liftListItem(item)

/** Nests an item in a list of the same kind. */
export const sinkItem: Command = (state, dispatch, view) => {
  const ordered = around(state, list)?.node.attrs['ordered']
  const withKind: typeof dispatch =
    dispatch &&
    ((tr) => {
      const found = around(tr, list)
      const isNew = found?.node.childCount === 1 && found.node.attrs['before'] === null
      if (isNew) tr.setNodeMarkup(found.pos, list, { ...found.node.attrs, ordered })
      dispatch(tr)
    })
  return sinkListItem(item)(state, withKind, view)
}

export const isInList: Command = (state) => around(state, list) !== undefined
