/**
 * The forms in which a write names venues, organizers, categories and tags
 * (behaviour/calendar.md#events).
 */
import type { PlaceKind } from '../../../data/place-row.ts'
import { LONGEST_TERM_NAME } from '../../terms/texts.ts'
import { readPlace, type ReadPlace } from '../places/read-place.ts'
import type { AskedTerm } from './event-input.ts'

/** As many venues, organizers or terms as one event can name. */
export const MOST_NAMED = 100

/** A place as it was named: an id, or data with what is wrong in it. */
export type NamedPlace<Kind extends PlaceKind> =
  | { readonly id: number }
  | { readonly data: ReadPlace<Kind> }

/**
 * Ids as a list, as one value or parted by commas; an object with an `id`, or with the data of a new
 * place; a list of both. What is empty names none.
 * @returns undefined for anything else, for data without a name, and for too many
 */
export function readPlaces<Kind extends PlaceKind>(
  kind: Kind,
  value: unknown,
): NamedPlace<Kind>[] | undefined {
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  const named: NamedPlace<Kind>[] = []
  for (const item of items) {
    const read = readPlaceItem(kind, item)
    if (read === undefined) return undefined
    named.push(...read)
    if (named.length > MOST_NAMED) return undefined
  }
  return named
}

function readPlaceItem<Kind extends PlaceKind>(
  kind: Kind,
  item: unknown,
): NamedPlace<Kind>[] | undefined {
  if (typeof item === 'number') return Number.isInteger(item) ? [{ id: item }] : undefined
  if (typeof item === 'string') {
    const ids = partsOf(item)
    return ids.every((id) => /^\d{1,15}$/.test(id))
      ? ids.map((id) => ({ id: Number(id) }))
      : undefined
  }
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined
  const members = item as Readonly<Record<string, unknown>>
  const { id } = members
  if (id !== undefined && id !== null && id !== '') return readPlaceItem(kind, id)
  const data = readPlace(kind, members)
  return data.input.name === undefined ? undefined : [{ data }]
}

/**
 * Ids, names or slugs, as a list, as one value or parted by commas.
 * @returns undefined for anything else, for too many, and for a name that no term can have
 */
export function readTerms(value: unknown): AskedTerm[] | undefined {
  const items = Array.isArray(value) ? (value as unknown[]) : splitText(value)
  if (items.length > MOST_NAMED) return undefined
  const named: AskedTerm[] = []
  for (const item of items) {
    const read = readTermItem(item)
    if (read === undefined) return undefined
    if (read !== '') named.push(read)
  }
  return named
}

const splitText = (value: unknown): unknown[] =>
  typeof value === 'string' ? partsOf(value) : [value]

function readTermItem(item: unknown): AskedTerm | undefined {
  if (typeof item === 'number') return Number.isInteger(item) ? item : undefined
  if (typeof item !== 'string') return undefined
  const text = item.trim()
  if (text.length > LONGEST_TERM_NAME) return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
