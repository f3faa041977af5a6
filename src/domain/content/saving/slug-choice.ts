import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import type { EntryValues } from '../../../data/entry-writer.ts'
import { findFreeSlug } from '../../../data/slug-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../content-types.ts'
import { slugPosition } from '../permalinks.ts'
import { canPublish } from '../policy.ts'
import { isReservedSlug, nextSlug, restoredSlug, slugify, trashedSlug } from '../slugs.ts'
import { statusOf } from '../statuses.ts'

/** What the choice of a slug looks at. */
export interface SlugQuestion {
  readonly type: ContentType
  readonly caller: Caller
  readonly id: number
  /** The item as it is; undefined for a new one. */
  readonly before: EntryRow | undefined
  /** The item as it is going to be, its slug still the old one. */
  readonly next: EntryValues
  /** What the write sends; empty asks for a new one from the title. */
  readonly sent: string | undefined
}

/** Where slugs of a type have to be unique: below the same parent, or among all of them. */
export function slugScope(type: ContentType, { parentId }: { readonly parentId: number }): number {
  return type.hierarchical ? parentId : 0
}

/**
 * The slug that an item asks for (behaviour/content.md#writing,
 * behaviour/content.md#slugs-and-dates); '' for none. Items in preparation need none. Somebody who
 * may not publish chooses none for a pending item, which keeps the one that it has.
 */
export function wishedSlug({ type, caller, id, before, next, sent }: SlugQuestion): string {
  const kept = keptSlug(before, next)
  if (next.status === 'pending' && !canPublish(caller, type)) return kept
  const named = sent === undefined ? kept : slugify(sent)
  if (named !== '') return named
  if (statusOf(next.status)?.dateFloating === true) return ''
  return slugify(next.title) || String(id)
}

function keptSlug(before: EntryRow | undefined, next: EntryValues): string {
  if (before === undefined) return ''
  const returns = before.status === 'trash' && next.status !== 'trash'
  return returns ? (before.trashedSlug ?? restoredSlug(before.slug)) : before.slug
}

/** The slug that a new item gets unless another one has it; undefined where that is no use. */
export function hopedSlug(question: SlugQuestion): string | undefined {
  const { type, next } = question
  const wished = wishedSlug(question)
  const position = slugPosition(type, slugScope(type, next))
  const useless = next.status === 'trash' || isReservedSlug(wished, position)
  return useless ? undefined : wished
}

/** The slugs to store with the item: made unique, or set aside while it lies in the trash. */
export async function chooseSlug(
  tx: Tx,
  question: SlugQuestion,
): Promise<Pick<EntryValues, 'slug' | 'trashedSlug'>> {
  const { type, id, before, next, sent } = question
  if (next.status === 'trash') {
    if (sent === undefined) return { slug: next.slug, trashedSlug: next.trashedSlug }
    return { slug: trashedSlug(slugify(sent)), trashedSlug: slugify(sent) }
  }
  const wished = wishedSlug(question)
  const scope = slugScope(type, next)
  const kept = before !== undefined && before.status !== 'trash' && wished === before.slug
  if (kept && scope === slugScope(type, before)) return { slug: wished, trashedSlug: null }
  return { slug: await freeSlug(tx, type, { scope, id }, wished), trashedSlug: null }
}

/** The slug itself, or the first of its numbered forms that is free. */
export async function freeSlug(
  tx: Tx,
  type: ContentType,
  place: { readonly scope: number; readonly id: number },
  wished: string,
): Promise<string> {
  if (wished === '') return ''
  const position = slugPosition(type, place.scope)
  return findFreeSlug(tx, { type: type.name, ...place }, (n) => {
    const slug = nextSlug(wished, n)
    return isReservedSlug(slug, position) ? undefined : slug
  })
}
