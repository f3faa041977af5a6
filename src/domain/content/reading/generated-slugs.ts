import type { Database } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { takenSlugs } from '../../../data/entries/slug-reader.ts'
import { createCache, valueBytes, type Cache } from '../../../cache/cache.ts'
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

/** Whether an item already has the slug of its title, so that no lookup is needed. */
const isOwn = (type: ContentType, { base, own, scope }: Wanted): boolean =>
  base === own && !isReservedSlug(own, slugPosition(type, scope))

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
  const memory = memoryOf(database.changes)
  const { changes } = database
  database.reading?.note(['content'])
  const before = changes.generation('content')
  const wanted = rows.map(({ id, title, slug, status, parentId }) => ({
    id,
    scope: type.hierarchical ? parentId : 0,
    base: slugOfTitle(title) || String(id),
    own: status === 'trash' ? '' : slug,
  }))
  for (const item of wanted) {
    if (isOwn(type, item)) found.set(item.id, decodeSlug(item.base))
    const known = memory.get(keyOf(type, item))
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
      memory.set(keyOf(type, item), { generation: before, slug })
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

interface Remembered {
  /** Of the content, before the slug was looked for. */
  readonly generation: number
  readonly slug: string
}

const memories = new WeakMap<Database['changes'], Cache<Remembered>>()

function memoryOf(changes: Database['changes']): Cache<Remembered> {
  const memory = memories.get(changes) ?? createSlugs()
  memories.set(changes, memory)
  return memory
}

const createSlugs = (): Cache<Remembered> =>
  createCache<Remembered>({
    name: 'generated slugs',
    sizeOf: valueBytes,
  })

const keyOf = (type: ContentType, { id, scope, base }: Wanted): string =>
  `${type.name} ${scope} ${id} ${base}`
