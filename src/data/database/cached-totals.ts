import type { CompiledQuery } from 'kysely'
import { createCache, type Cache } from '../../cache/cache.ts'
import type { ChangeNotices } from './change-notices.ts'
import { narrowing, senderOf, type Database } from './database.ts'
import { keysOf, type Narrowed } from './dependencies.ts'
import type { Reading } from './reading.ts'

interface CachedTotal {
  readonly reading: Reading
  readonly total: Promise<number>
}

/** Estimated size of a promise, its waiters and its dependencies. */
const TOTAL_BYTES = 300
const LONGEST_KEY = 4000

const totals = new WeakMap<ChangeNotices, Cache<CachedTotal>>()

/** Options for counting. */
interface Counting {
  /** The query contains search patterns. */
  readonly searching?: boolean | undefined
  /** Dependencies narrower than whole tables. */
  readonly narrowed?: Narrowed
}

/** The place of a total in the cache. */
interface Place {
  /** The cached total, if there is a valid one. */
  readonly known: Promise<number> | undefined
  /** Caches a total, which stays valid until something changes after the call of `placeOf`. */
  readonly keep: (total: Promise<number>) => void
}

const keyOf = ({ sql, parameters }: CompiledQuery<Total>): string =>
  JSON.stringify([sql, parameters])

function placeOf(
  { changes }: Database,
  query: CompiledQuery<Total>,
  keys: readonly string[],
): Place {
  const key = keyOf(query)
  if (!changes.connected || key.length > LONGEST_KEY) return { known: undefined, keep: () => {} }
  const cache = totals.get(changes) ?? createTotals()
  totals.set(changes, cache)
  const remembered = cache.get(key)
  const reading = changes.begin()
  reading.note(keys)
  return {
    known: remembered?.reading.holds() === true ? remembered.total : undefined,
    keep(total) {
      cache.set(key, { reading, total })
      total.catch(() => cache.delete(key))
    },
  }
}

/**
 * The result of a query in its column `total`. Cached until a dependency changes, because every
 * page of a list needs the same total.
 */
export async function cachedTotal(
  database: Database,
  query: CompiledQuery<Total>,
  counting: Counting = {},
): Promise<number> {
  const keys = keysOf(query.sql, counting.narrowed)
  database.reading?.note(keys)
  const { known, keep } = placeOf(database, query, keys)
  if (known !== undefined) return known
  const total = count(database, query, counting)
  keep(total)
  return total
}

/**
 * Caches the total of a query that another statement returns with its rows.
 *
 * @returns takes the total; to be created before that statement is sent
 */
export function totalBeside(
  database: Database,
  query: CompiledQuery<Total>,
  { narrowed }: Counting = {},
): (total: number) => void {
  const { keep } = placeOf(database, query, keysOf(query.sql, narrowed))
  return (total) => keep(Promise.resolve(total))
}

/** The total of a query when it was last counted, which may have changed since; undefined if that is not known. */
export const latestTotal = async (
  { changes }: Database,
  query: CompiledQuery<Total>,
): Promise<number | undefined> =>
  totals
    .get(changes)
    ?.get(keyOf(query))
    ?.total.catch(() => undefined)

interface Total {
  readonly total: number
}

const createTotals = (): Cache<CachedTotal> =>
  createCache({ name: 'totals', sizeOf: ({ reading }) => TOTAL_BYTES + reading.bytes })

async function count(
  database: Database,
  query: CompiledQuery<Total>,
  { searching = false, narrowed = {} }: Counting,
): Promise<number> {
  const { rows } = await senderOf(
    narrowing(database, () => narrowed),
    { searching },
  ).executeQuery(query)
  return rows[0]?.total ?? 0
}
