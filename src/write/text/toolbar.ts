/** The toolbar. It is one stop of Tab; arrow keys move within it. */
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Words } from './block-tools.ts'
import { keepSelection, make, makeButton, makeIcon } from './dom.ts'
import { ICONS } from './icons.ts'
import { LABELS } from './labels.ts'
import type { ToolbarButton } from './toolbar-buttons.ts'

export interface Toolbar {
  readonly dom: HTMLElement
  /** Shows which marks and blocks are active at the cursor. */
  show(state: EditorState): void
  focus(): void
}

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform)

/** A key as people read it. */
const shortcut = (key: string): string =>
  key
    .split('-')
    .map((part) =>
      part === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part,
    )
    .join('+')

export function createToolbar(
  groups: readonly (readonly ToolbarButton[])[],
  words: Words,
  view: () => EditorView,
): Toolbar {
  const dom = make('div', {
    class: 'text-toolbar',
    role: 'toolbar',
    'aria-label': words('text.tools'),
  })
  keepSelection(dom)
  const made = groups.flatMap((group) => {
    const buttons = group.map((button) => ({ button, element: buttonElement(button) }))
    dom.append(make('span', { class: 'group' }, ...buttons.map(({ element }) => element)))
    return buttons
  })
  const elements = made.map(({ element }) => element)

  function buttonElement({ name, key, run }: ToolbarButton): HTMLButtonElement {
    const label = words(LABELS[name])
    const title = key === undefined ? label : `${label} (${shortcut(key)})`
    return makeButton({ 'aria-label': label, title, tabindex: '-1' }, makeIcon(ICONS[name]), () => {
      const { state, dispatch } = view()
      if (run(state, dispatch.bind(view()), view()) && !isElsewhere()) view().focus()
    })
  }

  /** Whether the command has put the focus somewhere else, such as in a form. */
  const isElsewhere = (): boolean => {
    const { activeElement } = document
    return activeElement !== null && activeElement !== document.body && !dom.contains(activeElement)
  }

  let current = 0
  function goTo(index: number): void {
    current = (index + elements.length) % elements.length
    for (const [at, element] of elements.entries()) element.tabIndex = at === current ? 0 : -1
  }
  goTo(0)

  dom.addEventListener('focusin', ({ target }) => {
    const index = elements.findIndex((element) => element === target)
    if (index !== -1) goTo(index)
  })
  dom.addEventListener('keydown', (event) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: -1,
    }
    const next = steps[event.key]
    if (event.key === 'Escape') view().focus()
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
    elements[current]?.focus()
  })

  return {
    dom,
    show(state) {
      for (const { button, element } of made) {
        if (button.isOn) element.setAttribute('aria-pressed', String(button.isOn(state)))
        if (button.isReady) element.setAttribute('aria-disabled', String(!button.isReady(state)))
      }
    },
    focus: () => elements[current]?.focus(),
  }
}
