/** The toolbar. It is one stop of Tab; arrow keys move within it. */
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Words } from './block-tools.ts'
import { keepSelection, make, makeButton, makeIcon } from './dom.ts'
import { ICONS } from './icons.ts'
import { LABELS } from './labels.ts'
import type { ToolbarButton } from './toolbar-buttons.ts'

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/** A key as people read it. */
const shortcut = (key: string): string =>
  key
    .split('-')
    .map((part) =>
      part === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part,
    )
    .join('+')

interface ShownButton {
  readonly button: ToolbarButton
  readonly element: HTMLButtonElement
}

export class Toolbar {
  readonly dom: HTMLElement
  readonly #buttons: readonly ShownButton[]
  readonly #words: Words
  readonly #view: () => EditorView
  /** The place of the button that Tab reaches. */
  #current = 0

  constructor(groups: readonly (readonly ToolbarButton[])[], words: Words, view: () => EditorView) {
    this.#words = words
    this.#view = view
    const shown = groups.map((group) =>
      group.map((button) => ({ button, element: this.#makeButton(button) })),
    )
    this.#buttons = shown.flat()
    this.dom = make(
      'div',
      { class: 'text-toolbar', role: 'toolbar', 'aria-label': words('text.tools') },
      ...shown.map((group) =>
        make('span', { class: 'group' }, ...group.map(({ element }) => element)),
      ),
    )
    keepSelection(this.dom)
    this.#goTo(0)
    this.dom.addEventListener('focusin', ({ target }) => {
      const place = this.#buttons.findIndex(({ element }) => element === target)
      if (place !== -1) this.#goTo(place)
    })
    this.dom.addEventListener('keydown', (event) => this.#handleKey(event))
  }

  /** Shows which marks and blocks are active at the cursor. */
  show(state: EditorState): void {
    for (const { button, element } of this.#buttons) {
      if (button.isOn) element.setAttribute('aria-pressed', String(button.isOn(state)))
      if (button.isReady) element.setAttribute('aria-disabled', String(!button.isReady(state)))
    }
  }

  focus(): void {
    this.#buttons[this.#current]?.element.focus()
  }

  #makeButton({ name, key, run }: ToolbarButton): HTMLButtonElement {
    const label = this.#words(LABELS[name])
    const title = key === undefined ? label : `${label} (${shortcut(key)})`
    return makeButton({ 'aria-label': label, title, tabindex: '-1' }, makeIcon(ICONS[name]), () => {
      const view = this.#view()
      const done = run(view.state, view.dispatch.bind(view), view)
      if (done && !this.#isFocusElsewhere()) view.focus()
    })
  }

  /** Whether a command has put the focus somewhere else, such as in a form. */
  #isFocusElsewhere(): boolean {
    const { activeElement } = document
    return (
      activeElement !== null && activeElement !== document.body && !this.dom.contains(activeElement)
    )
  }

  /** Makes one button the stop of Tab. */
  #goTo(place: number): void {
    const { length } = this.#buttons
    this.#current = (place + length) % length
    for (const [at, { element }] of this.#buttons.entries()) {
      element.tabIndex = at === this.#current ? 0 : -1
    }
  }

  #handleKey(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: this.#current + 1,
      ArrowLeft: this.#current - 1,
      Home: 0,
      End: -1,
    }
    const next = steps[event.key]
    if (event.key === 'Escape') this.#view().focus()
    if (next === undefined) return
    event.preventDefault()
    this.#goTo(next)
    this.focus()
  }
}
