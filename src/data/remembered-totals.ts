import { LRUCache } from 'lru-cache'
import type { Database, Sql } from './database.ts'

interface Remembered {
  readonly generation: number
  readonly total: Promise<number>
}

const REMEMBERED_TOTALS = 1000
const LONGEST_KEY = 4000

const totals = new WeakMap<Database, LRUCache<string, Remembered>>()

/**
 * The total that a statement counts, in its column `total`. Remembered until any content changes,
 * because every page of a list asks for the same one.
 *
 * @param planned how the statement is planned, as in `Database.query`
 */
export async function rememberedTotal(
  database: Database,
  statement: Sql,
  planned: 'once' | 'each' = 'once',
): Promise<number> {
  const { changes } = database
  const key = JSON.stringify([statement.text, statement.values])
  if (!changes.live || key.length > LONGEST_KEY) return count(database, statement, planned)
  const known = totals.get(database) ?? new LRUCache({ max: REMEMBERED_TOTALS })
  totals.set(database, known)
  const generation = changes.generation('content')
  const remembered = known.get(key)
  if (remembered?.generation === generation) return remembered.total
  const total = count(database, statement, planned)
  known.set(key, { generation, total })
  total.catch(() => known.delete(key))
  return total
}

async function count(
  database: Database,
  statement: Sql,
  planned: 'once' | 'each',
): Promise<number> {
  const [row] = await database.query<{ total: number }>(statement, planned)
  return row?.total ?? 0
}
