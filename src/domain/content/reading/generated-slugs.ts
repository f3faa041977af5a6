import type { Database } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { takenSlugs } from '../../../data/slug-reader.ts'
import type { ContentType } from '../content-types.ts'
import { decodeSlug, isReservedSlug, nextSlug, slugify } from '../slugs.ts'

/** Numbers tried in one statement; the second round is for titles that very many items share. */
const ROUNDS: readonly (readonly [from: number, to: number])[] = [
  [1, 8],
  [9, 200],
]

/**
 * The slug that each item would get from its title now, in readable form, by the item's id: free
 * among its siblings, the item itself left aside. One statement for all items.
 */
export async function generatedSlugs(
  database: Database,
  type: ContentType,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  for (const [from, to] of ROUNDS) {
    const open = rows.filter(({ id }) => !found.has(id))
    if (open.length === 0) break
    await tryNumbers(database, type, open, from, to, found)
  }
  return found
}

async function tryNumbers(
  database: Database,
  type: ContentType,
  rows: readonly EntryRow[],
  from: number,
  to: number,
  found: Map<number, string>,
): Promise<void> {
  const candidates = rows.flatMap((row) => {
    const base = slugify(row.title) || String(row.id)
    return Array.from({ length: to - from + 1 }, (_, index) => ({
      id: row.id,
      type: type.name,
      scope: type.hierarchical ? row.parentId : 0,
      slug: nextSlug(base, from + index),
    }))
  })
  const taken = await takenSlugs(database, candidates)
  for (const [place, { id, slug }] of candidates.entries()) {
    if (found.has(id) || taken.has(place) || isReservedSlug(slug, type.hierarchical)) continue
    found.set(id, decodeSlug(slug))
  }
}
