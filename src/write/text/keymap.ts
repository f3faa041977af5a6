/** Key bindings. `Mod` is Ctrl, or Cmd on a Mac. */
import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  setBlockType,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { Plugin, type Command } from 'prosemirror-state'
import {
  leaveBelow,
  leaveCode,
  move,
  toggleCode,
  toggleHeading,
  toggleQuote,
} from './commands/block-commands.ts'
import { isInList, liftItem, sinkItem, splitItem, toggleList } from './commands/lists.ts'
import { schema } from './model/schema.ts'

const { strong, em, monospace } = schema.marks

/** The second half of a block is like the first, except for its id, which must be unique. */
const split = splitBlockAs((node, atEnd) => {
  if (atEnd) return null
  const { before } = node.attrs
  const hasId = typeof before === 'string' && /\sid=|"anchor":/.test(before)
  const frame = hasId ? { before: null, after: null } : {}
  return { type: node.type, attrs: { ...node.attrs, ...frame, gap: null } }
})

const lineBreak: Command = ({ tr, selection }, dispatch) => {
  if (!selection.$from.parent.inlineContent) return false
  dispatch?.(tr.replaceSelectionWith(schema.nodes.break.create()).scrollIntoView())
  return true
}

/** Within lists, Tab changes the nesting; it never moves the focus by accident. */
const onlyInLists =
  (command: Command): Command =>
  (state, dispatch, view) => {
    if (!isInList(state)) return false
    command(state, dispatch, view)
    return true
  }

/** `editLink` opens the form for links, `toTools` leads to the toolbar. */
export const keys = (editLink: Command, toTools: () => void): Plugin =>
  keymap({
    'Mod-b': toggleMark(strong),
    'Mod-i': toggleMark(em),
    'Mod-e': toggleMark(monospace),
    'Mod-k': editLink,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-Alt-0': setBlockType(schema.nodes.paragraph),
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    'Mod-Alt-4': toggleHeading(4),
    'Shift-Mod-7': toggleList(true),
    'Shift-Mod-8': toggleList(false),
    'Shift-Mod-9': toggleQuote,
    'Mod-Alt-c': toggleCode,
    'Alt-ArrowUp': move(-1),
    'Alt-ArrowDown': move(1),
    'Alt-F10': () => {
      toTools()
      return true
    },
    Backspace: undoInputRule,
    Enter: chainCommands(
      splitItem,
      leaveCode,
      newlineInCode,
      leaveBelow,
      createParagraphNear,
      liftEmptyBlock,
      split,
    ),
    'Shift-Enter': chainCommands(newlineInCode, lineBreak),
  })

export const baseKeys = (): Plugin => keymap(baseKeymap)

/** Tab in lists; after Escape it moves the focus on, as it does everywhere else. */
export function tabKeys(): Plugin {
  let isReleased = false
  const tab = keymap({ Tab: onlyInLists(sinkItem), 'Shift-Tab': onlyInLists(liftItem) })
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.key === 'Escape') isReleased = true
        else if (event.key !== 'Tab' && event.key !== 'Shift') isReleased = false
        else if (!isReleased) return tab.props.handleKeyDown?.call(tab, view, event) ?? false
        return false
      },
      handleDOMEvents: {
        focus() {
          isReleased = false
        },
      },
    },
  })
}
