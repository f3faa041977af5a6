/** A line below the toolbar for the address of a link. It is within other forms, so it cannot be a form itself. */
import type { EditorView } from 'prosemirror-view'
import type { Words } from './block-tools.ts'
import { addressOf, linkPlace, removeLink, setLink, typedAddress } from './commands/links.ts'
import { make, makeButton } from './dom.ts'

/** Identifies the problem's text to the field. */
let made = 0

export class LinkForm {
  readonly dom: HTMLElement
  readonly #words: Words
  readonly #view: () => EditorView
  readonly #field = make('input', {
    type: 'text',
    inputmode: 'url',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  readonly #problem = make('p', {
    class: 'problem',
    id: `text-link-problem-${++made}`,
    role: 'alert',
  })
  readonly #remove: HTMLButtonElement

  constructor(words: Words, view: () => EditorView) {
    this.#words = words
    this.#view = view
    this.#remove = makeButton({ class: 'second' }, words('text.removeLink'), () => {
      const { state } = view()
      view().dispatch(removeLink(state.tr, linkPlace(state)))
      this.#close()
    })
    this.dom = make(
      'div',
      { class: 'text-link', role: 'group', 'aria-label': words('text.link') },
      make('label', {}, make('span', {}, words('text.address')), this.#field),
      makeButton({ class: 'first' }, words('text.setLink'), () => this.#apply()),
      this.#remove,
      makeButton({ class: 'second' }, words('text.cancel'), () => this.#close()),
      this.#problem,
    )
    this.dom.hidden = true
    this.dom.addEventListener('keydown', (event) => this.#handleKey(event))
  }

  open(): void {
    const { mark } = linkPlace(this.#view().state)
    this.#field.value = addressOf(mark)
    this.#remove.hidden = mark === undefined
    this.#report('')
    this.dom.hidden = false
    this.#field.focus()
    this.#field.select()
  }

  #close(): void {
    this.dom.hidden = true
    this.#view().focus()
  }

  #apply(): void {
    const address = typedAddress(this.#field.value)
    if (address === undefined) {
      this.#report(this.#words('text.badAddress'))
      this.#field.focus()
      return
    }
    const { state } = this.#view()
    this.#view().dispatch(setLink(state.tr, linkPlace(state), address))
    this.#close()
  }

  #report(text: string): void {
    this.#problem.textContent = text
    this.#field.setAttribute('aria-invalid', String(text !== ''))
    if (text === '') this.#field.removeAttribute('aria-describedby')
    else this.#field.setAttribute('aria-describedby', this.#problem.id)
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#close()
    else if (event.key === 'Enter' && event.target === this.#field) this.#apply()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
