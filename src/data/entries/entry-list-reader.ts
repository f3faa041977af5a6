import { sql, type AliasableExpression, type Compilable, type SelectQueryBuilder } from 'kysely'
import { perObject } from '../../cache/per-object.ts'
import { builder } from '../database/builder.ts'
import { cachedTotal, type Counting } from '../database/cached-totals.ts'
import type { Database } from '../database/database.ts'
import { sharedRead, type SharedQuery } from '../database/merged-reads.ts'
import { FEW, readSearchedPage } from '../database/searched-pages.ts'
import { textOnly } from '../database/statement.ts'
import { countingOfList, countingOfSearch, type Search } from './entry-countings.ts'
import { noteShown, noteTitles, ofList, type ListedEntries } from './entry-dependencies.ts'
import { byTiers, titlePlace } from './entry-orders.ts'
import { pageAmongFirst, pageOfFew, pageOfIds, type EntryPage } from './entry-pages.ts'
import { entries, entrySources, type EntryShape, type EntrySources } from './entry-reader.ts'
import type { EntryRow } from './entry-row.ts'
import {
  entriesInVersions,
  knowsVersions,
  versionOfEntry,
  type EntryVersion,
} from './known-entries.ts'

/** A page of a list, and what its rows need. */
export interface EntryQuery
  extends EntryShape, EntryPage, Pick<ListedEntries, 'sought' | 'conditions'> {
  /** The condition contains search patterns, for which a generic plan is unsuitable. */
  readonly searching?: boolean
}

/**
 * One page of a list. Ids are found first, from an index alone if one fits, so that rows skipped by
 * a deep page are never read.
 */
export async function listEntries(database: Database, query: EntryQuery): Promise<EntryRow[]> {
  const search = 'tier' in query.orderBy ? undefined : searchOf(query)
  const { rows, titlePlaces } =
    search === undefined
      ? await readPage(database, plainPage(query))
      : await listSearch(database, query, search)
  noteTitles(database, query, titlePlaces)
  noteShown(database, rows)
  return rows
}

interface ReadPage {
  readonly rows: EntryRow[]
  /** In the order of titles, where the page has it. */
  readonly titlePlaces: readonly number[]
  /** The number of entries on all pages, if requested and not empty. */
  readonly total: number | undefined
}

/** What the entries of a page have besides their row, either all of them or none. */
interface Placed {
  readonly titlePlace?: number
  readonly total?: number
}

/**
 * Reads a page, and of flat entries only those that are not known: at most two statements, and a
 * third where an entry changes between them.
 */
async function readPage(database: Database, page: PageToRead): Promise<ReadPage> {
  const { query } = page
  if (query.flat === true && knowsVersions(database)) {
    const versions = await readVersions(database, versionsOnPage(page))
    const rows = await entriesInVersions(database, versions)
    if (rows !== undefined) return pageFrom(rows, versions)
  }
  const rows = await readRows(database, rowsOnPage(page))
  return pageFrom(rows.map(entryOf), rows)
}

interface ShownVersion extends EntryVersion, Placed {}

const readVersions = sharedRead<ShownVersion>()

const versionsOnPage = perObject((page: PageToRead): SharedQuery<ShownVersion> => {
  const versions = entrySources(builder).select(['e.id', versionOfEntry.as('stored')])
  return sharedQuery(page, onPage(versions, page))
})

const readRows = sharedRead<EntryRow & Placed>()

const rowsOnPage = perObject((page: PageToRead): SharedQuery<EntryRow & Placed> =>
  sharedQuery(page, onPage(entries(builder, page.query), page)),
)

const sharedQuery = <Row>({ query }: PageToRead, built: Compilable<Row>): SharedQuery<Row> => ({
  query: textOnly(built),
  narrowed: ofList(query),
  searching: query.searching,
})

const pageFrom = (rows: EntryRow[], placed: readonly Placed[]): ReadPage => ({
  rows,
  titlePlaces: placed.flatMap((entry) => entry.titlePlace ?? []),
  total: placed[0]?.total,
})

/** The entry without the columns of the list: rendered texts are cached by the whole row. */
function entryOf(row: EntryRow & Placed): EntryRow {
  if (row.total === undefined && row.titlePlace === undefined) return row
  const { total: _total, titlePlace: _place, ...entry } = row
  return entry
}

interface PageToRead {
  readonly query: EntryQuery
  /** With what `pageOfIds` adds. */
  readonly ids: () => AliasableExpression<{ id: number }>
  readonly withTotal: boolean
}

/** The page of a list without a search. */
const plainPage = perObject((query: EntryQuery): PageToRead => ({
  query,
  ids: () => pageOfIds(query),
  withTotal: false,
}))

/** Restricts a selection to the entries of a page, in its order. */
function onPage<Row>(
  selected: SelectQueryBuilder<EntrySources, 'e' | 'digest', Row>,
  { query: { orderBy, found }, ids, withTotal }: PageToRead,
) {
  const positioned = 'tier' in orderBy && found !== undefined
  return selected
    .innerJoin(ids().as('page'), 'page.id', 'e.id')
    .$if(withTotal, (listed) => listed.select(sql<number>`page.total`.as('total')))
    .$if('ofTitles' in orderBy, (listed) => listed.select(titlePlace.as('titlePlace')))
    .orderBy(positioned ? sql.ref('page.position') : byTiers(orderBy))
}

const searchOf = ({ where, found, ...list }: CountQuery): Search | undefined => {
  const { texts, listing, types, sought, conditions } = list
  return found && { where, found, texts, listing, types, sought, conditions }
}

const NO_ROWS: ReadPage = { rows: [], titlePlaces: [], total: undefined }

/** A page of a search in an order of its own. */
async function listSearch(
  database: Database,
  query: EntryQuery,
  search: Search,
): Promise<ReadPage> {
  const all = plainPage(query)
  const page = await readSearchedPage(database, countingOfSearch(search), query, {
    few: async () => {
      const ids = () => pageOfFew({ ...query, found: search.found })
      const few = await readPage(database, { query, ids, withTotal: true })
      const total = few.rows.length === 0 && query.offset === 0 ? 0 : few.total
      return { page: few, total: total !== undefined && total <= FEW ? total : undefined }
    },
    first: async (found) => {
      const { texts, orderBy } = query
      if (texts === undefined || 'tier' in orderBy) return undefined
      const ordered = { ...query, orderBy }
      const ids = () => pageAmongFirst(ordered, texts, found)
      const first = await readPage(database, { query: ordered, ids, withTotal: false })
      return first.rows.length === query.limit ? first : undefined
    },
    all: () => readPage(database, all),
  })
  return page ?? NO_ROWS
}

/** The entries to count: a list without its window. */
export interface CountQuery extends ListedEntries, Pick<EntryQuery, 'searching' | 'texts'> {}

/** The number of entries that match a condition on `entries e`; cached until it may change. */
export async function countEntries(database: Database, query: CountQuery): Promise<number> {
  return cachedTotal(database, countingOf(query))
}

const countingOf = perObject((query: CountQuery): Counting => {
  const search = searchOf(query)
  return search === undefined ? countingOfList(query) : countingOfSearch(search)
})
