/** Reads and counts the entries of lists. */
import { sql, type AliasableExpression } from 'kysely'
import { builder } from '../database/builder.ts'
import { cachedTotal } from '../database/cached-totals.ts'
import { narrowing, senderOf, type Database } from '../database/database.ts'
import { noteShown, noteTitles, ofList, type ListedEntries } from './entry-dependencies.ts'
import { byTiers, titlePlace } from './entry-orders.ts'
import { pageAmongFirst, pageOfIds, type EntryPage } from './entry-pages.ts'
import { entries, type EntryShape } from './entry-reader.ts'
import type { EntryRow } from './entry-row.ts'
import { counted, totalOf } from './entry-totals.ts'
import { countSearch, latestTotal, MANY_FOUND, totalBeside, type Search } from './search-totals.ts'

/** A page of a list, and what its rows need. */
export interface EntryQuery extends EntryShape, EntryPage, Pick<ListedEntries, 'types' | 'sought'> {
  /** The condition contains search patterns, for which a generic plan is unsuitable. */
  readonly searching?: boolean
}

/**
 * One page of a list in one statement. Ids are found first, from an index alone if one fits, so
 * that rows skipped by a deep page are never read. A search has to find all of its entries anyway,
 * so the same statement counts them; a search of which many are known is first tried without.
 */
export async function listEntries(database: Database, query: EntryQuery): Promise<EntryRow[]> {
  const { orderBy } = query
  const search = 'tier' in orderBy ? undefined : searchOf(query)
  const rows =
    search === undefined
      ? await readPage(database, query, pageOfIds(query))
      : ((await listCommonSearch(database, query, search)) ??
        (await listWithTotal(database, query, search)))
  noteTitles(database, query, rows)
  noteShown(database, rows)
  return search !== undefined || 'ofTitles' in orderBy ? rows.map(entryOf) : rows
}

/** The entry alone: what is rendered of it is cached by all that its row has. */
function entryOf(row: ListedRow): EntryRow {
  const { total: _total, titlePlace: _place, ...entry } = row
  return entry
}

type ListedRow = EntryRow & { readonly titlePlace?: number; readonly total?: number }

/** Reads the rows of a page. @param ids of the page, with what `pageOfIds` adds */
async function readPage(
  database: Database,
  query: EntryQuery,
  ids: AliasableExpression<{ id: number }>,
  withTotal = false,
): Promise<ListedRow[]> {
  const { orderBy, found } = query
  const narrowed = narrowing(database, () => ofList(query))
  const positioned = 'tier' in orderBy && found !== undefined
  return entries(senderOf(narrowed, query), query)
    .innerJoin(ids.as('page'), 'page.id', 'e.id')
    .$if(withTotal, (listed) => listed.select(sql<number>`page.total`.as('total')))
    .$if('ofTitles' in orderBy, (listed) => listed.select(titlePlace.as('titlePlace')))
    .orderBy(positioned ? sql.ref('page.position') : byTiers(orderBy))
    .execute()
}

/** The search that decides which entries there are on all pages of a list. */
const searchOf = ({ where, found, ...list }: CountQuery): Search | undefined => {
  const { texts, listing, types, sought } = list
  return found && { where, found, texts, listing, types, sought }
}

/** A page of a search, whose total is cached. */
async function listWithTotal(
  database: Database,
  query: EntryQuery,
  search: Search,
): Promise<ListedRow[]> {
  const remember = totalBeside(database, search)
  const rows = await readPage(database, query, pageOfIds(query), true)
  const total = rows[0]?.total
  if (total !== undefined) remember(total)
  return rows
}

/**
 * A page of a search that found many when it was last counted; undefined if there were few, or if
 * the first entries of the list do not fill the page.
 */
async function listCommonSearch(
  database: Database,
  { texts, orderBy, ...query }: EntryQuery,
  search: Search,
): Promise<ListedRow[] | undefined> {
  if (texts === undefined || 'tier' in orderBy) return undefined
  const found = await latestTotal(database, search)
  if (found === undefined || found < MANY_FOUND) return undefined
  const page = { ...query, orderBy }
  const rows = await readPage(database, page, pageAmongFirst(page, texts, found))
  return rows.length === query.limit ? rows : undefined
}

/** The entries to count: a list without its window. */
export interface CountQuery extends ListedEntries, Pick<EntryQuery, 'searching' | 'texts'> {}

/** The number of entries that match a condition on `entries e`; cached until it may change. */
export async function countEntries(database: Database, query: CountQuery): Promise<number> {
  const search = searchOf(query)
  if (search !== undefined) return countSearch(database, search)
  const { where, listing, searching } = query
  const total = listing === undefined ? counted(where) : totalOf(listing)
  const counting = builder.selectNoFrom(sql<number>`${total}`.as('total')).compile()
  return cachedTotal(database, counting, { searching, narrowed: ofList(query) })
}
