import type { CompiledQuery, Kysely } from 'kysely'
import { createCache, type Cache } from '../../cache/cache.ts'
import type { Database, Tables } from './database.ts'

interface CachedTotal {
  readonly generation: number
  readonly total: Promise<number>
}

/** A promise of a number, and what waits for it. */
const TOTAL_BYTES = 300
const LONGEST_KEY = 4000

const totals = new WeakMap<Database, Cache<CachedTotal>>()

/**
 * Returns what a query counts in its column `total`. Cached until any content
 * changes, because every page of a list needs the same one.
 *
 * @param executor what sends the query, as in `Database`
 */
export async function cachedTotal(
  database: Database,
  query: CompiledQuery<Total>,
  executor: Kysely<Tables> = database.db,
): Promise<number> {
  const { changes } = database
  const key = JSON.stringify([query.sql, query.parameters])
  if (!changes.connected || key.length > LONGEST_KEY) return count(executor, query)
  const known = totals.get(database) ?? createTotals()
  totals.set(database, known)
  const generation = changes.generation('content')
  const remembered = known.get(key)
  if (remembered?.generation === generation) return remembered.total
  const total = count(executor, query)
  known.set(key, { generation, total })
  total.catch(() => known.delete(key))
  return total
}

interface Total {
  readonly total: number
}

const createTotals = (): Cache<CachedTotal> =>
  createCache({ name: 'totals', sizeOf: () => TOTAL_BYTES })

async function count(executor: Kysely<Tables>, query: CompiledQuery<Total>): Promise<number> {
  const { rows } = await executor.executeQuery(query)
  return rows[0]?.total ?? 0
}
