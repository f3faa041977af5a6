/** The buttons of the toolbar, in groups. */
import { toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { MarkType } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import {
  insertSeparator,
  toggleCode,
  toggleHeading,
  toggleQuote,
} from './commands/block-commands.ts'
import { around, isTextBlock } from './commands/find.ts'
import { toggleList } from './commands/lists.ts'
import type { ICONS } from './icons.ts'
import { schema } from './model/schema.ts'

export interface ToolbarButton {
  /** Of its icon and label. */
  readonly name: Exclude<keyof typeof ICONS, 'up' | 'down' | 'delete'>
  /** As in a keymap. */
  readonly key?: string
  readonly run: Command
  /** Whether it is on; left out where a button is not a switch. */
  readonly isOn?: (state: EditorState) => boolean
  readonly isReady?: (state: EditorState) => boolean
}

const { nodes, marks } = schema

const hasMark =
  (type: MarkType) =>
  ({ selection: { $from, from, to, empty }, storedMarks, doc }: EditorState): boolean =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type)

const isInListOf =
  (ordered: boolean) =>
  (state: EditorState): boolean =>
    around(state, nodes.list)?.node.attrs['ordered'] === ordered

const markButton = (name: ToolbarButton['name'], type: MarkType, key: string): ToolbarButton => ({
  name,
  key,
  run: toggleMark(type),
  isOn: hasMark(type),
})

const headingButton = (level: 2 | 3 | 4): ToolbarButton => ({
  name: `heading${level}`,
  key: `Mod-Alt-${level}`,
  run: toggleHeading(level),
  isOn: (state) => isTextBlock(state, nodes.heading, level),
})

/** The buttons that need more than the text come from outside. */
export const toolbarButtons = (
  editLink: Command,
  addPicture: Command,
): readonly (readonly ToolbarButton[])[] => [
  [headingButton(2), headingButton(3), headingButton(4)],
  [
    markButton('bold', marks.strong, 'Mod-b'),
    markButton('italic', marks.em, 'Mod-i'),
    markButton('code', marks.monospace, 'Mod-e'),
    { name: 'link', key: 'Mod-k', run: editLink, isOn: hasMark(marks.link) },
  ],
  [
    {
      name: 'bullets',
      key: 'Mod-Shift-8',
      run: toggleList(false),
      isOn: isInListOf(false),
    },
    {
      name: 'numbers',
      key: 'Mod-Shift-7',
      run: toggleList(true),
      isOn: isInListOf(true),
    },
    {
      name: 'quote',
      key: 'Mod-Shift-9',
      run: toggleQuote,
      isOn: (state) => around(state, nodes.quote) !== undefined,
    },
    {
      name: 'codeBlock',
      key: 'Mod-Alt-c',
      run: toggleCode,
      isOn: (state) => isTextBlock(state, nodes.code),
    },
  ],
  [
    { name: 'picture', run: addPicture },
    { name: 'separator', run: insertSeparator },
  ],
  [
    {
      name: 'undo',
      key: 'Mod-z',
      run: undo,
      isReady: (state) => Number(undoDepth(state)) > 0,
    },
    {
      name: 'redo',
      key: 'Mod-y',
      run: redo,
      isReady: (state) => Number(redoDepth(state)) > 0,
    },
  ],
]
