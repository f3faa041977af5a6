/** A line below the toolbar for the address of a link. It is within other forms, so it cannot be a form itself. */
import type { EditorView } from 'prosemirror-view'
import type { Words } from './block-tools.ts'
import { addressOf, linkPlace, removeLink, setLink, typedAddress } from './commands/links.ts'
import { make, makeButton } from './dom.ts'

export interface LinkForm {
  readonly dom: HTMLElement
  open(): void
}

/** Identifies the problem's text to the field. */
let made = 0

export function createLinkForm(words: Words, view: () => EditorView): LinkForm {
  const id = `text-link-problem-${++made}`
  const field = make('input', {
    type: 'text',
    inputmode: 'url',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const problem = make('p', { class: 'problem', id, role: 'alert' })
  const remove = makeButton({ class: 'second' }, words('text.removeLink'), () => {
    view().dispatch(removeLink(view().state.tr, linkPlace(view().state)))
    close()
  })
  const dom = make(
    'div',
    { class: 'text-link', role: 'group', 'aria-label': words('text.link') },
    make('label', {}, make('span', {}, words('text.address')), field),
    makeButton({ class: 'first' }, words('text.setLink'), apply),
    remove,
    makeButton({ class: 'second' }, words('text.cancel'), close),
    problem,
  )
  dom.hidden = true

  function report(text: string): void {
    problem.textContent = text
    field.setAttribute('aria-invalid', String(text !== ''))
    if (text === '') field.removeAttribute('aria-describedby')
    else field.setAttribute('aria-describedby', id)
  }

  function close(): void {
    dom.hidden = true
    view().focus()
  }

  function apply(): void {
    const address = typedAddress(field.value)
    if (address === undefined) {
      report(words('text.badAddress'))
      field.focus()
      return
    }
    const { state } = view()
    view().dispatch(setLink(state.tr, linkPlace(state), address))
    close()
  }

  dom.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target === field) apply()
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  return {
    dom,
    open() {
      const { mark } = linkPlace(view().state)
      field.value = addressOf(mark)
      remove.hidden = mark === undefined
      report('')
      dom.hidden = false
      field.focus()
      field.select()
    },
  }
}
