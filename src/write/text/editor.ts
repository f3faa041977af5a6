/** The editor of a text: a toolbar, and the text as it will look. Its styles are in `text.css`; those of the text itself, in `text-content.css`. */
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { cardView } from './card-view.ts'
import { canLink } from './commands/links.ts'
import { make } from './dom.ts'
import { imageView } from './image-view.ts'
import { typedSigns } from './input-rules.ts'
import { baseKeys, keys, tabKeys } from './keymap.ts'
import { createLinkForm } from './link-form.ts'
import { readText } from './model/read.ts'
import { schema } from './model/schema.ts'
import { writeText } from './model/write.ts'
import { pasting } from './paste.ts'
import { createToolbar } from './toolbar.ts'
import { toolbarButtons } from './toolbar-buttons.ts'
import { PicturePlaces } from './uploads.ts'

export interface TextEditorOptions {
  /** Emptied and filled. */
  readonly place: HTMLElement
  /** The accessible name of the text. */
  readonly label: string
  /** As it is stored. */
  readonly text: string
  /** A message by its key, such as `text.bold`. */
  readonly words: (key: string) => string
  readonly onChange: () => void
  /** Lets the user choose a picture of the media library; undefined if they chose none. */
  readonly pickPicture: () => Promise<{ id: number; url: string; alt: string } | undefined>
  /** For files that are dropped or pasted; without it they are not taken. */
  readonly uploadPictures?: (
    files: readonly File[],
  ) => Promise<readonly { id: number; url: string; alt: string }[]>
}

export interface TextEditor {
  /** The text to be stored; unchanged parts stay identical byte for byte. */
  text(): string
  setText(text: string): void
  focus(): void
  destroy(): void
}

/** Identifies the hint to the text. */
let made = 0

export function createTextEditor(options: TextEditorOptions): TextEditor {
  const { place, label, words, onChange, pickPicture, uploadPictures } = options
  const pictures = new PicturePlaces()
  const getView = (): EditorView => view
  const linkForm = createLinkForm(words, getView)
  const status = make('p', { class: 'text-status', role: 'status' })

  const editLink: Command = (state) => {
    if (!canLink(state)) return false
    linkForm.open()
    return true
  }
  const addPicture: Command = ({ selection }) => {
    const picked = pickPicture().then((picture) => (picture === undefined ? [] : [picture]))
    void pictures.put(view, selection.to, picked).then(() => view.focus())
    return true
  }
  async function upload(files: readonly File[], at: number): Promise<void> {
    if (uploadPictures === undefined) return
    status.textContent = words('text.uploading')
    try {
      await pictures.put(view, at, uploadPictures(files))
      status.textContent = ''
    } catch {
      status.textContent = words('text.uploadFailed')
    }
  }

  const toolbar = createToolbar(toolbarButtons(editLink, addPicture), words, getView)
  const plugins = [
    typedSigns(),
    tabKeys(),
    keys(editLink, () => toolbar.focus()),
    baseKeys(),
    pasting(uploadPictures && ((files, at) => void upload(files, at))),
    history(),
    dropCursor({ color: false, class: 'text-drop' }),
    gapCursor(),
  ]
  const stateOf = (text: string): EditorState =>
    EditorState.create({ schema, doc: readText(text), plugins })

  const hint = make('p', { class: 'text-hint', id: `text-hint-${++made}` }, words('text.hint'))
  const frame = make('div', { class: 'text-frame' }, toolbar.dom, linkForm.dom, hint)
  place.replaceChildren(frame)
  const view = new EditorView(frame, {
    state: stateOf(options.text),
    nodeViews: { card: cardView(words), image: imageView(words) },
    attributes: ({ doc }) => ({
      class: 'text-page',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': hint.id,
      ...(isEmpty(doc) && { 'data-placeholder': words('text.placeholder') }),
    }),
    dispatchTransaction(tr) {
      pictures.follow(tr)
      view.updateState(view.state.apply(tr))
      toolbar.show(view.state)
      if (tr.docChanged) onChange()
    },
  })
  frame.append(status)
  toolbar.show(view.state)

  return {
    text: () => writeText(view.state.doc),
    setText(text) {
      pictures.clear()
      view.updateState(stateOf(text))
      toolbar.show(view.state)
    },
    focus: () => view.focus(),
    destroy() {
      view.destroy()
      place.replaceChildren()
    },
  }
}

const isEmpty = ({ childCount, firstChild }: EditorState['doc']): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0
