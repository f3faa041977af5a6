import { unfitEntry } from './bodies.ts'
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

/** An item of the other site that has the shape of its kind. */
export type ReadItem = (
  | { readonly shape: 'entry'; readonly item: SourceEntry }
  | { readonly shape: 'media'; readonly item: SourceMedia }
  | { readonly shape: 'term'; readonly item: SourceTerm }
  | { readonly shape: 'user'; readonly item: SourceUser }
  | { readonly shape: 'comment'; readonly item: SourceComment }
) & { readonly event?: SourceEvent }

export interface Unreadable {
  /** 0 where not even that can be told. */
  readonly id: number
  readonly why: string
}

/** Judges an item before anything is done with it. */
export function readItem({ shape }: Kind, given: unknown): ReadItem | Unreadable {
  const told = given instanceof Object ? (Reflect.get(given, 'id') as unknown) : undefined
  const id = Number.isSafeInteger(told) ? Number(told) : 0
  const read = shapes[shape].safeParse(given)
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0] ?? 'it')))
    return { id, why: `has another shape: ${[...names].join(', ')}` }
  }
  if (!isStorable(read.data)) return { id, why: 'has what no database stores' }
  const result = { shape, item: read.data } as ReadItem
  const unfit = result.shape === 'entry' ? unfitEntry(result.item) : undefined
  return unfit === undefined ? result : { id, why: unfit.why }
}
