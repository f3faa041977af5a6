/** Reads and counts the entries of lists. */
import { sql, type AliasableExpression, type CompiledQuery } from 'kysely'
import { builder } from '../database/builder.ts'
import { cachedTotal, latestTotal, totalBeside } from '../database/cached-totals.ts'
import { narrowing, senderOf, type Database } from '../database/database.ts'
import { noteShown, noteTitles, ofList, type ListedEntries } from './entry-dependencies.ts'
import { byTiers, titlePlace } from './entry-orders.ts'
import { pageAmongFirst, pageOfIds, type EntryPage } from './entry-pages.ts'
import { entries, type EntryShape } from './entry-reader.ts'
import type { EntryRow } from './entry-row.ts'
import { counted, totalOf } from './entry-totals.ts'
import { countFound } from './found-entries.ts'

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
  const { orderBy, found } = query
  const counting = found !== undefined && !('tier' in orderBy) ? countingOf(query) : undefined
  const rows =
    counting === undefined
      ? await readPage(database, query, pageOfIds(query))
      : ((await listCommonSearch(database, query, counting)) ??
        (await listWithTotal(database, query, counting)))
  noteTitles(database, query, rows)
  noteShown(database, rows)
  return counting !== undefined || 'ofTitles' in orderBy ? rows.map(entryOf) : rows
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

/** A page of a search, whose total is cached. */
async function listWithTotal(
  database: Database,
  query: EntryQuery,
  counting: Counting,
): Promise<ListedRow[]> {
  const { orderBy: _, ...condition } = query
  const remember = totalBeside(database, counting, { narrowed: ofList(condition) })
  const rows = await readPage(database, query, pageOfIds(query), true)
  const total = rows[0]?.total
  if (total !== undefined) remember(total)
  return rows
}

/** Of fewer results, finding all is cheap. */
const MANY_FOUND = 1000

/**
 * A page of a search that found many when it was last counted; undefined if there were few, or if
 * the first entries of the list do not fill the page.
 */
async function listCommonSearch(
  database: Database,
  { texts, orderBy, ...query }: EntryQuery,
  counting: Counting,
): Promise<ListedRow[] | undefined> {
  if (texts === undefined || 'tier' in orderBy) return undefined
  const found = await latestTotal(database, counting)
  if (found === undefined || found < MANY_FOUND) return undefined
  const page = { ...query, orderBy }
  const rows = await readPage(database, page, pageAmongFirst(page, texts, found))
  return rows.length === query.limit ? rows : undefined
}

/** The entries to count: a list without its window. */
export interface CountQuery extends ListedEntries, Pick<EntryQuery, 'searching'> {}

/** The number of entries that match a condition on `entries e`; cached until it may change. */
export async function countEntries(database: Database, query: CountQuery): Promise<number> {
  const { searching } = query
  return cachedTotal(database, countingOf(query), { searching, narrowed: ofList(query) })
}

type Counting = CompiledQuery<{ total: number }>

function countingOf({ where, found, listing }: CountQuery): Counting {
  const total =
    found !== undefined
      ? countFound({ found, where })
      : listing === undefined
        ? counted(where)
        : totalOf(listing)
  return builder.selectNoFrom(sql<number>`${total}`.as('total')).compile()
}
