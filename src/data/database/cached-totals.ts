import { createCache, type Cache } from '../../cache/cache.ts'
import type { Database, Sql } from './database.ts'

interface CachedTotal {
  readonly generation: number
  readonly total: Promise<number>
}

const MAXIMUM_BYTES = 8 * 1024 * 1024
/** A promise of a number, and what waits for it. */
const TOTAL_BYTES = 300
const LONGEST_KEY = 4000

const totals = new WeakMap<Database, Cache<CachedTotal>>()

/**
 * Returns the total that a statement counts in its column `total`. Cached until any content
 * changes, because every page of a list needs the same one.
 *
 * @param planned how the statement is planned, as in `Database.query`
 */
export async function cachedTotal(
  database: Database,
  statement: Sql,
  planned: 'once' | 'each' = 'once',
): Promise<number> {
  const { changes } = database
  const key = JSON.stringify([statement.text, statement.values])
  if (!changes.connected || key.length > LONGEST_KEY) return count(database, statement, planned)
  const known = totals.get(database) ?? createTotals()
  totals.set(database, known)
  const generation = changes.generation('content')
  const remembered = known.get(key)
  if (remembered?.generation === generation) return remembered.total
  const total = count(database, statement, planned)
  known.set(key, { generation, total })
  total.catch(() => known.delete(key))
  return total
}

const createTotals = (): Cache<CachedTotal> =>
  createCache({ name: 'totals', maxBytes: MAXIMUM_BYTES, sizeOf: () => TOTAL_BYTES })

async function count(
  database: Database,
  statement: Sql,
  planned: 'once' | 'each',
): Promise<number> {
  const [row] = await database.query<{ total: number }>(statement, planned)
  return row?.total ?? 0
}
