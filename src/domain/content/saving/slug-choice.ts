import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { EntryValues } from '../../../data/entries/entry-writer.ts'
import { findFreeSlug } from '../../../data/entries/slug-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { slugPosition } from '../permalinks.ts'
import { canPublish } from '../entry-policy.ts'
import { isReservedSlug, nextSlug, restoredSlug, slugify, trashedSlug } from '../../text/slugs.ts'
import { statusOf } from '../../content-types/entry-statuses.ts'

export interface SlugRequest {
  readonly type: ContentType
  readonly caller: Caller
  readonly id: number
  /** The current item; undefined for a new one. */
  readonly before: EntryRow | undefined
  /** The item after the write, still with the old slug. */
  readonly next: EntryValues
  /** The slug that was sent; an empty one is generated from the title. */
  readonly sent: string | undefined
}

/** The scope in which a slug must be unique: the parent of a hierarchical type, otherwise 0. */
export function slugScope(type: ContentType, { parentId }: { readonly parentId: number }): number {
  return type.hierarchical ? parentId : 0
}

/**
 * Returns the preferred slug of an item (behaviour/content.md#writing,
 * behaviour/content.md#slugs-and-dates); '' for none. Drafts need none. Callers who may not publish
 * cannot change the slug of a pending item.
 */
function preferredSlug({ type, caller, id, before, next, sent }: SlugRequest): string {
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

/** The slug to try first for a new item; undefined if it is reserved or of no use. */
export function candidateSlug(request: SlugRequest): string | undefined {
  const { type, next } = request
  const preferred = preferredSlug(request)
  const position = slugPosition(type, slugScope(type, next))
  const unusable = next.status === 'trash' || isReservedSlug(preferred, position)
  return unusable ? undefined : preferred
}

/** Chooses the slugs to store: made unique, or set aside while the item is in the trash. */
export async function chooseSlug(
  tx: Tx,
  request: SlugRequest,
): Promise<Pick<EntryValues, 'slug' | 'trashedSlug'>> {
  const { type, id, before, next, sent } = request
  if (next.status === 'trash') {
    if (sent === undefined) return { slug: next.slug, trashedSlug: next.trashedSlug }
    return { slug: trashedSlug(slugify(sent)), trashedSlug: slugify(sent) }
  }
  const preferred = preferredSlug(request)
  const scope = slugScope(type, next)
  const kept = before !== undefined && before.status !== 'trash' && preferred === before.slug
  if (kept && scope === slugScope(type, before)) return { slug: preferred, trashedSlug: null }
  return { slug: await freeSlug(tx, type, { scope, id }, preferred), trashedSlug: null }
}

/** Returns the slug, or the first numbered form of it that is free. */
export async function freeSlug(
  tx: Tx,
  type: ContentType,
  place: { readonly scope: number; readonly id: number },
  preferred: string,
): Promise<string> {
  if (preferred === '') return ''
  const position = slugPosition(type, place.scope)
  const candidate = (n: number): string | undefined => {
    const slug = nextSlug(preferred, n)
    return isReservedSlug(slug, position) ? undefined : slug
  }
  return findFreeSlug(tx, { type: type.name, ...place, candidate })
}
