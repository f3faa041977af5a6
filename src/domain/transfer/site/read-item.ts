import { checkEntry } from './bodies.ts'
import type { Kind } from './kinds.ts'
import {
  shapes,
  type SourceComment,
  type SourceEntry,
  type SourceEvent,
  type SourceMedia,
  type SourceTerm,
  type SourceUser,
} from './shapes.ts'
import { isStorable } from '../archive/storable.ts'

export type ReadItem = (
  | { readonly shape: 'entry'; readonly item: SourceEntry }
  | { readonly shape: 'media'; readonly item: SourceMedia }
  | { readonly shape: 'term'; readonly item: SourceTerm }
  | { readonly shape: 'user'; readonly item: SourceUser }
  | { readonly shape: 'comment'; readonly item: SourceComment }
) & { readonly event?: SourceEvent }

export interface Unreadable {
  /** 0 when the item has no valid id. */
  readonly id: number
  readonly why: string
}

/** Validates an item of the source site. */
export function readItem({ shape }: Kind, given: unknown): ReadItem | Unreadable {
  const value = given instanceof Object ? (Reflect.get(given, 'id') as unknown) : undefined
  const id = Number.isSafeInteger(value) ? Number(value) : 0
  const read = shapes[shape].safeParse(given)
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0] ?? 'item')))
    return { id, why: `has invalid members: ${[...names].join(', ')}` }
  }
  if (!isStorable(read.data)) return { id, why: 'contains a value that cannot be stored' }
  const result = { shape, item: read.data } as ReadItem
  const unsupported = result.shape === 'entry' ? checkEntry(result.item) : undefined
  return unsupported === undefined ? result : { id, why: unsupported.why }
}
