import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'

/** What Tab may lead to. */
const REACHABLE =
  'a[href], button, input, select, textarea, [tabindex="0"], [contenteditable="true"]'

/**
 * Moves the focus on when the element that has it disappears, as with an item that leaves a list: to what
 * follows its place, or else to what is before it. Without this, it would be back at the start of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const within = root.current
    if (within === null) return undefined
    let focused: HTMLElement | undefined
    const keep = (records: readonly MutationRecord[]): void => {
      const lost = document.activeElement === document.body ? focused : undefined
      // The heading of another page takes the focus itself.
      if (lost === undefined || records.some(bringsHeading)) return
      const place = placeOf(lost, records)
      // One that has only been moved is still there.
      if (place !== undefined)
        (lost.isConnected ? lost : (nearest(place, within) ?? within)).focus()
    }
    const observer = new MutationObserver(keep)
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) focused = target
    }
    const forget = ({ target }: FocusEvent): void => {
      // Some browsers report that the focus is lost while they remove the element.
      queueMicrotask(() => {
        keep(observer.takeRecords())
        if (target === focused && document.activeElement !== focused) focused = undefined
      })
    }
    observer.observe(within, { childList: true, subtree: true })
    within.addEventListener('focusin', note)
    within.addEventListener('focusout', forget)
    return () => {
      observer.disconnect()
      within.removeEventListener('focusin', note)
      within.removeEventListener('focusout', forget)
    }
  }, [])
}

const bringsHeading = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) => node instanceof Element && (node.matches('h1') || node.querySelector('h1') !== null),
  )

/** A place between two nodes of an element. */
interface Place {
  readonly parent: Node
  readonly before: Node | null
  readonly after: Node | null
}

/** Where a node was; undefined if nothing of what was around it is left. */
function placeOf(gone: Node, records: readonly MutationRecord[]): Place | undefined {
  const record = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  )
  if (record === undefined) return undefined
  const { target: parent, previousSibling: before, nextSibling: after } = record
  return parent.isConnected ? { parent, before, after } : placeOf(parent, records)
}

/** The control closest to a place, at first within the same element. */
function nearest({ parent, before, after }: Place, within: Node): HTMLElement | undefined {
  for (let node = after; node !== null; node = node.nextSibling) {
    const [first] = reachableIn(node)
    if (first !== undefined) return first
  }
  for (let node = before; node !== null; node = node.previousSibling) {
    const last = reachableIn(node).at(-1)
    if (last !== undefined) return last
  }
  if (parent === within || parent.parentNode === null) return undefined
  const { parentNode, previousSibling, nextSibling } = parent
  return nearest({ parent: parentNode, before: previousSibling, after: nextSibling }, within)
}

function reachableIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return []
  return [node, ...node.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) =>
      element.matches(REACHABLE) &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility(),
  )
}
