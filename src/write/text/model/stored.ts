/**
 * Unknown pieces of stored text, which the editor shows as they are. Copies of them carry a number
 * instead of the source, so that a page of another site cannot paste hidden source.
 */
import type { DOMOutputSpec } from 'prosemirror-model'

const sources: string[] = []
const numbers = new Map<string, number>()

/** A number that stands for a source as long as the page is open. */
export function numberOf(raw: string): number {
  const known = numbers.get(raw)
  if (known !== undefined) return known
  numbers.set(raw, sources.push(raw) - 1)
  return sources.length - 1
}

/** The attributes of a copied piece; false for one that was not copied from this page. */
export function findStored(dom: {
  getAttribute(name: string): string | null
}): { raw: string } | false {
  const raw = sources[Number(dom.getAttribute('data-stored') ?? Number.NaN)]
  return raw === undefined ? false : { raw }
}

/** A piece as a block; the source is shown as text, never as markup. */
export const cardDom = (raw: string): DOMOutputSpec => [
  'div',
  { class: 'stored-card', 'data-stored': String(numberOf(raw)) },
  raw.slice(0, 200),
]

/** A piece within text. */
export const chipDom = (raw: string): DOMOutputSpec => [
  'span',
  { class: 'stored-chip', 'data-stored': String(numberOf(raw)) },
  raw.slice(0, 40),
]
