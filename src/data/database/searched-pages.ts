/** Pages of searches: what a search finds decides how its pages are read. */
import {
  cachedTotal,
  knownTotal,
  latestTotal,
  reserveTotal,
  type Counting,
} from './cached-totals.ts'
import { LONG_LIST } from './counts-by-id.ts'
import type { Database } from './database-interface.ts'
import type { Window } from './expressions.ts'

/** The most that a search finds in one statement with its total. */
export const FEW = LONG_LIST

/** The ways to read a page. */
export interface SearchedPage<Page> {
  /** With the total, which is undefined if more than few may be found: then this is not the page. */
  readonly few: () => Promise<{ readonly page: Page; readonly total: number | undefined }>
  /**
   * Looks for the page among the first entries of the list; undefined if these do not fill it.
   * @param found the number of entries that the search finds
   */
  readonly first: (found: number) => Promise<Page | undefined>
  /** Finds and orders all. */
  readonly all: () => Promise<Page>
}

/**
 * A page of a search. Where few are found, the statement that finds them counts them. Many are counted
 * first, because the page is probably among the first entries of the list; nothing is searched beyond
 * the end.
 * @returns undefined beyond the end
 */
export async function readSearchedPage<Page>(
  database: Database,
  counting: Counting,
  { limit, offset }: Window,
  { few, first, all }: SearchedPage<Page>,
): Promise<Page | undefined> {
  const latest = await latestTotal(database, counting)
  const many = latest !== undefined && latest >= LONG_LIST
  if (!many && offset + limit <= FEW) {
    const known = await knownTotal(database, counting, offset)
    if (known !== undefined && known <= offset) return undefined
    const cacheTotal = reserveTotal(database, counting)
    const { page, total } = await few()
    if (total !== undefined) {
      cacheTotal(total)
      return page
    }
  }
  const found = many ? latest : await cachedTotal(database, counting)
  if (found >= LONG_LIST && found > offset) {
    const page = await first(found)
    if (page !== undefined) return page
  }
  const total = await cachedTotal(database, counting)
  return total <= offset ? undefined : all()
}
