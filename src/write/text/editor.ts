/** The editor of a text: a toolbar, and the text as it will look. Its styles are in `text.css`; those of the text itself, in `text-content.css`. */
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { EditorState, type Command, type Plugin, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { cardView } from './card-view.ts'
import { canLink } from './commands/links.ts'
import type { Picture } from './commands/pictures.ts'
import { make } from './dom.ts'
import { imageView } from './image-view.ts'
import { typedSigns } from './input-rules.ts'
import { baseKeys, keys, tabKeys } from './keymap.ts'
import { LinkForm } from './link-form.ts'
import { readText } from './model/read.ts'
import { schema } from './model/schema.ts'
import { writeText } from './model/write.ts'
import { pasting } from './paste.ts'
import { Toolbar } from './toolbar.ts'
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
  readonly pickPicture: () => Promise<Picture | undefined>
  /** For files that are dropped or pasted; without it they are not taken. */
  readonly uploadPictures?: (files: readonly File[]) => Promise<readonly Picture[]>
}

/** Identifies the hint to the text. */
let made = 0

export class TextEditor {
  readonly #options: TextEditorOptions
  readonly #pictures = new PicturePlaces()
  readonly #status = make('p', { class: 'text-status', role: 'status' })
  readonly #linkForm: LinkForm
  readonly #toolbar: Toolbar
  readonly #plugins: readonly Plugin[]
  readonly #view: EditorView

  constructor(options: TextEditorOptions) {
    const { place, words, text } = options
    const view = (): EditorView => this.#view
    this.#options = options
    this.#linkForm = new LinkForm(words, view)
    this.#toolbar = new Toolbar(toolbarButtons(this.#editLink, this.#addPicture), words, view)
    this.#plugins = this.#makePlugins()
    const hint = make('p', { class: 'text-hint', id: `text-hint-${++made}` }, words('text.hint'))
    const frame = make('div', { class: 'text-frame' }, this.#toolbar.dom, this.#linkForm.dom, hint)
    place.replaceChildren(frame)
    this.#view = new EditorView(frame, {
      state: this.#stateOf(text),
      nodeViews: { card: cardView(words), image: imageView(words) },
      attributes: (state) => this.#attributesOf(state, hint.id),
      dispatchTransaction: (transaction) => this.#apply(transaction),
    })
    frame.append(this.#status)
    this.#toolbar.show(this.#view.state)
  }

  /** The text to be stored; unchanged parts stay identical byte for byte. */
  text(): string {
    return writeText(this.#view.state.doc)
  }

  setText(text: string): void {
    this.#pictures.clear()
    this.#view.updateState(this.#stateOf(text))
    this.#toolbar.show(this.#view.state)
  }

  focus(): void {
    this.#view.focus()
  }

  destroy(): void {
    this.#view.destroy()
    this.#options.place.replaceChildren()
  }

  #makePlugins(): Plugin[] {
    const { uploadPictures } = this.#options
    return [
      typedSigns(),
      tabKeys(),
      keys(this.#editLink, () => this.#toolbar.focus()),
      baseKeys(),
      pasting(uploadPictures && ((files, at) => void this.#upload(uploadPictures(files), at))),
      history(),
      dropCursor({ color: false, class: 'text-drop' }),
      gapCursor(),
    ]
  }

  #stateOf(text: string): EditorState {
    return EditorState.create({ schema, doc: readText(text), plugins: this.#plugins })
  }

  #attributesOf({ doc }: EditorState, hintId: string): Record<string, string> {
    const { label, words } = this.#options
    return {
      class: 'text-page',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': hintId,
      ...(isEmpty(doc) && { 'data-placeholder': words('text.placeholder') }),
    }
  }

  #apply(transaction: Transaction): void {
    this.#pictures.follow(transaction)
    this.#view.updateState(this.#view.state.apply(transaction))
    this.#toolbar.show(this.#view.state)
    if (transaction.docChanged) this.#options.onChange()
  }

  readonly #editLink: Command = (state) => {
    if (!canLink(state)) return false
    this.#linkForm.open()
    return true
  }

  readonly #addPicture: Command = ({ selection }) => {
    const picked = this.#options
      .pickPicture()
      .then((picture) => (picture === undefined ? [] : [picture]))
    void this.#pictures.put(this.#view, selection.to, picked).then(() => this.#view.focus())
    return true
  }

  async #upload(uploading: Promise<readonly Picture[]>, at: number): Promise<void> {
    const { words } = this.#options
    this.#status.textContent = words('text.uploading')
    try {
      await this.#pictures.put(this.#view, at, uploading)
      this.#status.textContent = ''
    } catch {
      this.#status.textContent = words('text.uploadFailed')
    }
  }
}

const isEmpty = ({ childCount, firstChild }: EditorState['doc']): boolean =>
  childCount === 1 && firstChild?.type === schema.nodes.paragraph && firstChild.content.size === 0
