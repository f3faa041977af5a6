import type { Tx } from '../../data/database/database.ts'
import { findAncestors, takenSlugs } from '../../data/terms/term-writer.ts'
import { nextSlug, slugLimit } from '../text/slugs.ts'

export interface SlugPlace {
  readonly taxonomy: string
  readonly parentId: number
  /** The current slug of the term, which it may keep. */
  readonly own?: string
}

/**
 * Returns the slug if it is free; else appends the slugs of the ancestors, one by one, until the
 * result is free; else appends a number. The unique index has the last word.
 * @example 'alps' below 'mountains' becomes 'alps-mountains', a second 'river' becomes 'river-2'
 */
export async function freeSlug(tx: Tx, place: SlugPlace, wanted: string): Promise<string> {
  if (await isFree(tx, place, wanted)) return wanted
  const base = await withAncestors(tx, place, wanted)
  for (let from = 1, block = 10; ; from += block, block = Math.min(block * 4, 2000)) {
    const choices = Array.from({ length: block }, (_, index) => nextSlug(base, from + index))
    const taken = await takenSlugs(tx, place.taxonomy, choices)
    const free = choices.find((slug) => slug === place.own || !taken.has(slug))
    if (free !== undefined) return free
  }
}

async function withAncestors(tx: Tx, place: SlugPlace, wanted: string): Promise<string> {
  if (place.parentId === 0) return wanted
  let slug = wanted
  for (const ancestor of await findAncestors(tx, place.taxonomy, place.parentId)) {
    const longer = `${slug}-${ancestor.slug}`
    if (longer.length > slugLimit) return slug
    slug = longer
    if (await isFree(tx, place, slug)) return slug
  }
  return slug
}

async function isFree(tx: Tx, { taxonomy, own }: SlugPlace, slug: string): Promise<boolean> {
  return slug === own || (await takenSlugs(tx, taxonomy, [slug])).size === 0
}
