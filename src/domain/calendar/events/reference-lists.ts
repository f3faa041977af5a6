/**
 * The formats in which a write lists venues, organizers, categories and tags
 * (behaviour/calendar.md#events).
 */
import type { PlaceKind } from '../../../data/places/place-row.ts'
import { LONGEST_TERM_NAME } from '../../terms/term-texts.ts'
import { readPlace, type ReadPlace } from '../places/read-place.ts'
import type { RequestedTerm } from './event-input.ts'

/** The most venues, organizers or terms that one event can have. */
const MAX_REFERENCES = 100

/** A parsed place: an id, or data with its validation problems. */
export type ParsedPlace<Kind extends PlaceKind> =
  | { readonly id: number }
  | { readonly data: ReadPlace<Kind> }

/**
 * Reads ids as a list, a single value or separated by commas; an object with an `id` or with the
 * data of a new place; or a list of both. An empty value means no places.
 * @returns undefined for anything else, for data without a name, and for too many
 */
export function readPlaces<Kind extends PlaceKind>(
  kind: Kind,
  value: unknown,
): ParsedPlace<Kind>[] | undefined {
  const items = Array.isArray(value) ? (value as unknown[]) : [value]
  const named: ParsedPlace<Kind>[] = []
  for (const item of items) {
    const read = readPlaceItem(kind, item)
    if (read === undefined) return undefined
    named.push(...read)
    if (named.length > MAX_REFERENCES) return undefined
  }
  return named
}

function readPlaceItem<Kind extends PlaceKind>(
  kind: Kind,
  item: unknown,
): ParsedPlace<Kind>[] | undefined {
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
  const hasName = data.input.name !== undefined || data.problems[kind] !== undefined
  return hasName ? [{ data }] : undefined
}

/**
 * Reads ids, names or slugs as a list, a single value or separated by commas.
 * @returns undefined for anything else, and for too many
 */
export function readTerms(value: unknown): RequestedTerm[] | undefined {
  const items = Array.isArray(value) ? (value as unknown[]) : splitText(value)
  if (items.length > MAX_REFERENCES) return undefined
  const named: RequestedTerm[] = []
  for (const item of items) {
    const read = readTermItem(item)
    if (read === undefined) return undefined
    if (read !== '') named.push(read)
  }
  return named
}

const splitText = (value: unknown): unknown[] =>
  typeof value === 'string' ? partsOf(value) : [value]

function readTermItem(item: unknown): RequestedTerm | undefined {
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
