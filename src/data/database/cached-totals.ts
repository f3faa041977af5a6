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

const keyOf = ({ sql, parameters }: CompiledQuery<Total>): string =>
  JSON.stringify([sql, parameters])

/**
 * The result of a query in its column `total`. Cached until a dependency changes, because every
 * page of a list needs the same total.
 */
export async function cachedTotal(
  database: Database,
  query: CompiledQuery<Total>,
  counting: Counting = {},
): Promise<number> {
  const { changes } = database
  const keys = keysOf(query.sql, counting.narrowed)
  database.reading?.note(keys)
  const key = keyOf(query)
  if (!changes.connected || key.length > LONGEST_KEY) return count(database, query, counting)
  const cache = totals.get(changes) ?? createTotals()
  totals.set(changes, cache)
  const remembered = cache.get(key)
  if (remembered?.reading.holds() === true) return remembered.total
  const reading = changes.begin()
  reading.note(keys)
  const total = count(database, query, counting)
  cache.set(key, { reading, total })
  total.catch(() => cache.delete(key))
  return total
}

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
