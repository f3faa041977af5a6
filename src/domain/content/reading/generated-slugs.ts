import { isJoined } from '../../../data/database/at-commit.ts'
import { cacheOfChanges } from '../../../data/database/cache-of-changes.ts'
import type { Database, Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { takenSlugs, takenSlugsAtCommit } from '../../../data/entries/slug-reader.ts'
import { valueBytes } from '../../../cache/cache.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { slugPosition } from '../permalinks.ts'
import { memoize } from '../rendering/memo.ts'
import { decodeSlug, isReservedSlug, nextSlug, slugify } from '../../text/slugs.ts'

const slugOfTitle = memoize('slugs of titles', slugify)

/** Numbers tried in one statement: most titles are free, the last round is for very common ones. */
const ROUNDS: readonly (readonly [from: number, to: number])[] = [
  [1, 1],
  [2, 9],
  [10, 200],
]

/** The input for a slug: an item, its parent, and the slug of its title. */
interface Wanted {
  readonly id: number
  readonly scope: number
  readonly base: string
  /** The item's own slug, which is therefore unique; '' for none. */
  readonly own: string
}

/** What the slug of an item's title depends on, besides the slugs of others. */
export type Titled = Pick<EntryRow, 'id' | 'title' | 'slug' | 'status' | 'parentId'>

const wantedOf = (type: ContentType, { id, title, slug, status, parentId }: Titled): Wanted => ({
  id,
  scope: type.hierarchical ? parentId : 0,
  base: slugOfTitle(title) || String(id),
  own: status === 'trash' ? '' : slug,
})

const isReserved = (type: ContentType, { base, scope }: Wanted): boolean =>
  isReservedSlug(base, slugPosition(type, scope))

/** Whether an item already has the slug of its title, so that no lookup is needed. */
const isOwn = (type: ContentType, wanted: Wanted): boolean =>
  wanted.base === wanted.own && !isReserved(type, wanted)

/** Items that would get the slug of their titles, as was found when they were written. */
const freeAtCommit = new WeakSet<Titled>()

/**
 * Looks with COMMIT whether an item would get the slug of its title as it is, so that
 * `generatedSlugs` needs no statement for what has just been written.
 * @param item as it is written
 * @returns takes the item as it was read at the end of the transaction, to be called after it
 */
export async function lookUpSlugAtCommit(
  tx: Tx,
  type: ContentType,
  item: Titled,
): Promise<(row: EntryRow) => Promise<void>> {
  const wanted = wantedOf(type, item)
  if (isJoined(tx) || isOwn(type, wanted) || isReserved(type, wanted)) {
    return () => Promise.resolve()
  }
  const { id, scope, base } = wanted
  const taken = await takenSlugsAtCommit(tx, [{ id, type: type.name, scope, slug: base }])
  return async (row) => {
    if ((await taken()).size === 0) freeAtCommit.add(row)
  }
}

/**
 * The slug that each item would get from its title now, in readable form, by item id: unique among
 * its siblings, not counting itself. At most one statement per round, and none for results cached
 * since the last change of content.
 */
export async function generatedSlugs(
  database: Database,
  type: ContentType,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>()
  const cache = cacheOf(database.changes)
  const { changes } = database
  database.reading?.note(['content'])
  const before = changes.generation('content')
  const wanted = rows.map((row) => wantedOf(type, row))
  for (const [place, item] of wanted.entries()) {
    const row = rows[place]
    const free = row !== undefined && freeAtCommit.has(row)
    if (free || isOwn(type, item)) found.set(item.id, decodeSlug(item.base))
    const known = cache.get(keyOf(type, item))
    if (known?.generation === before && changes.connected) found.set(item.id, known.slug)
  }
  const unknown = wanted.filter(({ id }) => !found.has(id))
  for (const [from, to] of ROUNDS) {
    const open = unknown.filter(({ id }) => !found.has(id))
    if (open.length === 0) break
    await tryNumbers(database, type, open, from, to, found)
  }
  for (const item of unknown) {
    const slug = found.get(item.id)
    if (slug !== undefined && changes.connected)
      cache.set(keyOf(type, item), { generation: before, slug })
  }
  return found
}

async function tryNumbers(
  database: Database,
  type: ContentType,
  items: readonly Wanted[],
  from: number,
  to: number,
  found: Map<number, string>,
): Promise<void> {
  const candidates = items.flatMap(({ id, scope, base }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      id,
      type: type.name,
      scope,
      slug: nextSlug(base, from + index),
    })),
  )
  const taken = await takenSlugs(database, candidates)
  for (const [place, { id, slug, scope }] of candidates.entries()) {
    if (found.has(id) || taken.has(place)) continue
    if (isReservedSlug(slug, slugPosition(type, scope))) continue
    found.set(id, decodeSlug(slug))
  }
}

interface CachedSlug {
  /** Of the content, before the slug was looked for. */
  readonly generation: number
  readonly slug: string
}

const cacheOf = cacheOfChanges<CachedSlug>({ name: 'generated slugs', sizeOf: valueBytes })

const keyOf = (type: ContentType, { id, scope, base }: Wanted): string =>
  `${type.name} ${scope} ${id} ${base}`
