import { cachedTotal, latestTotal, reserveTotal } from '../database/cached-totals.ts'
import { LONG_LIST } from '../database/counts-by-id.ts'
import type { Database } from '../database/database.ts'
import { countingOfSearch, type Search } from './entry-countings.ts'
import { every, ofType } from './entry-filters.ts'
import { countFoundByType } from './found-entries.ts'

/**
 * The number of entries that a search finds of each type, counted by one statement; types without any
 * may be absent. If there were many when they were last counted, only what has changed is counted.
 */
export async function countByType(
  database: Database,
  search: Search,
  types: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const countings = types.map((type) =>
    countingOfSearch({ ...search, where: every([ofType(type), search.where]), types: [type] }),
  )
  const latest = await Promise.all(countings.map((counting) => latestTotal(database, counting)))
  if (latest.some((total) => total !== undefined && total >= LONG_LIST)) {
    const totals = countings.map((counting) => cachedTotal(database, counting))
    const numbers = await Promise.all(totals)
    return new Map(types.map((type, place) => [type, numbers[place] ?? 0]))
  }
  const keep = countings.map((counting) => reserveTotal(database, counting))
  const numbers = await countFoundByType(database, search)
  for (const [place, type] of types.entries()) keep[place]?.(numbers.get(type) ?? 0)
  return numbers
}
