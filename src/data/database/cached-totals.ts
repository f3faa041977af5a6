import { hash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import { perObject } from '../../cache/per-object.ts'
import { cacheOfChanges } from './cache-of-changes.ts'
import { canCountAgain, changedSince, countAgain, type CountsById } from './counts-by-id.ts'
import { narrowing, senderOf, type Database } from './database-interface.ts'
import { keysOf, type Narrowed } from './dependencies.ts'
import { bytesOf, type Counted } from './id-counts.ts'
import type { Reading } from './reading.ts'
import { textWithValues } from './statement.ts'

export interface Counting {
  readonly query: CompiledQuery<Total>
  /** The query contains search patterns. */
  readonly searching?: boolean | undefined
  /** Dependencies narrower than whole tables. */
  readonly narrowed?: Narrowed
  /** Distinguishes lists where the text and the values of the query do not. */
  readonly key?: string | undefined
  /** How it is counted again where it is long; undefined if only as a whole. */
  readonly byId?: () => CountsById | undefined
}

interface Total {
  readonly total: number
}

interface CachedTotal {
  readonly reading: Reading
  /** The generation of changes when it was started. */
  readonly since: number
  readonly counted: Promise<Counted>
  /** Size of the counts by id. */
  readonly bytes: number
}

/** Estimated size of a promise, its waiters and its dependencies. */
const TOTAL_BYTES = 400
/** Longer keys, such as those of lists by several trees of terms, are kept as a digest. */
const LONGEST_KEY = 1000

const cacheOf = cacheOfChanges<CachedTotal>({
  name: 'totals',
  sizeOf: ({ reading, bytes }) => TOTAL_BYTES + reading.bytes + bytes,
})

/** A place in the cache; undefined while nothing may be cached. */
interface Place {
  readonly known: CachedTotal | undefined
  readonly keep: (total: CachedTotal) => void
}

const keyOf = perObject(({ query, key = textWithValues(query) }: Counting): string =>
  key.length > LONGEST_KEY ? hash('sha256', key, 'base64') : key,
)

function placeOf({ changes }: Database, counting: Counting): Place | undefined {
  if (!changes.connected) return undefined
  const key = keyOf(counting)
  const cache = cacheOf(changes)
  return {
    known: cache.get(key),
    keep(kept) {
      cache.set(key, kept)
      const resized = kept.counted.then(({ digits }) => {
        const bytes = digits ? bytesOf(digits) : 0
        if (bytes === kept.bytes || cache.get(key) !== kept) return
        cache.set(key, { ...kept, bytes })
      })
      resized.catch(() => cache.delete(key))
    },
  }
}

const dependenciesOf = perObject(({ query, narrowed }: Counting): readonly string[] =>
  keysOf(query.sql, narrowed),
)

/**
 * The result of a query in its column `total`. Cached until a dependency changes, because every
 * page of a list needs the same total; of long lists, only what has changed is counted again.
 */
export async function cachedTotal(database: Database, counting: Counting): Promise<number> {
  const keys = dependenciesOf(counting)
  database.reading?.note(keys)
  const place = placeOf(database, counting)
  if (place === undefined) return (await count(database, counting)).total
  const { known, keep } = place
  if (known?.reading.holds() === true) return (await known.counted).total
  const reading = database.changes.begin()
  reading.note(keys)
  const since = database.changes.generation()
  const counted =
    known === undefined ? count(database, counting) : countSince(database, counting, known)
  keep({ reading, since, counted, bytes: known?.bytes ?? 0 })
  return (await counted).total
}

/** Counts a list again that has changed. */
async function countSince(
  database: Database,
  counting: Counting,
  known: CachedTotal,
): Promise<Counted> {
  const { narrowed = {}, searching = false } = counting
  const byId = counting.byId?.()
  // Before anything is awaited: what changes from now on, the next count looks at.
  const changed = byId && changedSince(database.changes, known, byId)
  const before = await known.counted.catch(() => undefined)
  if (byId === undefined || changed === undefined || !canCountAgain(before)) {
    const whole = await count(database, counting)
    return before?.digits === null ? { ...whole, digits: null } : whole
  }
  const own = narrowing(database, () => narrowed)
  return countAgain(own, byId, before, { changed, searching })
}

async function count(
  database: Database,
  { query, searching = false, narrowed = {} }: Counting,
): Promise<Counted> {
  const { rows } = await senderOf(
    narrowing(database, () => narrowed),
    { searching },
  ).executeQuery(query)
  return { total: rows[0]?.total ?? 0 }
}

/**
 * Prepares to cache a total that another statement returns with its rows. To be called before that
 * statement is sent, so that changes made meanwhile invalidate the total.
 * @returns stores the total
 */
export function reserveTotal(database: Database, counting: Counting): (total: number) => void {
  const { changes } = database
  const place = placeOf(database, counting)
  const reading = changes.begin()
  reading.note(dependenciesOf(counting))
  const since = changes.generation()
  return (total) => {
    // Counts by id are of more use.
    if (place === undefined || (place.known?.bytes ?? 0) > 0) return
    place.keep({ reading, since, counted: Promise.resolve({ total }), bytes: 0 })
  }
}

/**
 * A total that is cached, if it still holds. If the page at `offset` was empty when the list was last
 * counted, it is counted again: what has changed since is looked at sooner than a page is read.
 */
export async function knownTotal(
  database: Database,
  counting: Counting,
  offset: number,
): Promise<number | undefined> {
  const latest = await latestTotal(database, counting)
  if (latest !== undefined && latest <= offset) return cachedTotal(database, counting)
  const known = placeOf(database, counting)?.known
  if (known?.reading.holds() !== true) return undefined
  database.reading?.note(dependenciesOf(counting))
  return (await known.counted).total
}

/** A total when it was last counted, which may have changed since; undefined if that is not known. */
export async function latestTotal(
  database: Database,
  counting: Counting,
): Promise<number | undefined> {
  const counted = placeOf(database, counting)?.known?.counted
  return (await counted?.catch(() => undefined))?.total
}
