import { sql, type Kysely } from 'kysely'
import { builder } from '../database/builder.ts'
import { cachedTotal } from '../database/cached-totals.ts'
import { compiledOnce, jsonOf, selections } from '../database/columns.ts'
import { narrowing, senderOf, type Database, type Tables, type Tx } from '../database/database.ts'
import { anyOf, pageOf, type Condition } from '../database/expressions.ts'
import { isRowId } from '../database/row-ids.ts'
import { together } from '../database/together.ts'
import { noteShown, ofIds, ofList, type ListedEntries } from './entry-dependencies.ts'
import { e } from './entry-filters.ts'
import { byTiers } from './entry-orders.ts'
import { pageOfIds, type EntryPage } from './entry-pages.ts'
import { pathOfEntry } from './entry-paths.ts'
import {
  attachedToColumns,
  entryColumns,
  mediaColumns,
  type AttachedTo,
  type EntryRow,
  type MediaColumns,
} from './entry-row.ts'
import { counted, totalOf } from './entry-totals.ts'
import { countFound } from './found-entries.ts'

/** A part of a list, and what its rows need. */
export interface EntryQuery extends EntryShape, EntryPage, Pick<ListedEntries, 'type' | 'sought'> {
  /** The condition holds patterns of a search, of which a plan for all values knows nothing. */
  readonly searching?: boolean
}

/** What a media item is attached to, as far as rights and links look at it. */
export const attachedToOfEntry = e
  .case()
  .when(e.and([e('e.type', '=', sql.lit('attachment')), e('e.parent_id', '<>', sql.lit(0))]))
  .then(
    builder
      .selectFrom('entries as p')
      .select(jsonOf('entries as p', attachedToColumns).as('attachedTo'))
      .where('p.id', '=', e.ref('e.parent_id'))
      .$asScalar(),
  )
  .end()

const mediaOfEntry = e
  .case()
  .when('e.type', '=', sql.lit('attachment'))
  .then(
    builder
      .selectFrom('media as m')
      .select(jsonOf('media as m', mediaColumns).as('media'))
      .where('m.entry_id', '=', e.ref('e.id'))
      .$asScalar(),
  )
  .end()

/**
 * What every entry is made of. Terms and revisions are read from the digest that triggers keep,
 * so that none of them has to be looked for.
 */
const common = [...selections('e', entryColumns), 'digest.terms', 'digest.revisions'] as const

const ofFlat = compiledOnce([
  ...common,
  sql<readonly string[]>`array[${e.ref('e.slug')}]`.as('path'),
  sql<AttachedTo | null>`null`.as('attachedTo'),
  sql<MediaColumns | null>`null`.as('media'),
])

/** Scalar subqueries, which run for the rows that are answered and for no others. */
const ofAny = compiledOnce([
  ...common,
  pathOfEntry.as('path'),
  attachedToOfEntry.as('attachedTo'),
  mediaOfEntry.as('media'),
])

/** Whether entries are of a type that has neither ancestors nor files: these cost nothing then. */
export interface EntryShape {
  readonly flat?: boolean
}

const entries = (db: Kysely<Tables>, { flat }: EntryShape) =>
  db
    .selectFrom('entries as e')
    .innerJoin('entry_digests as digest', 'digest.entry_id', 'e.id')
    .select(flat === true ? ofFlat : ofAny)

/** The entry of that id, whatever its type. */
export async function findEntry(
  database: Database,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  const { db } = narrowing(database, () => ofIds([id]))
  const row = await entries(db, shaped).where('e.id', '=', id).executeTakeFirst()
  noteShown(database, row === undefined ? [] : [row])
  return row
}

const reading = (shaped: EntryShape) =>
  together(async (tx, ids: readonly number[]) => {
    const rows: EntryRow[] = await entries(tx, shaped).where('e.id', '=', anyOf(ids)).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.map((id) => byId.get(id))
  })

const readFlat = reading({ flat: true })
const readAny = reading({})

/** The same as a writer sees it inside its transaction, its own changes included. */
export const readEntry = (
  tx: Tx,
  id: number,
  { flat }: EntryShape = {},
): Promise<EntryRow | undefined> => (flat === true ? readFlat : readAny)(tx, id)

/** The same, and nobody else changes the entry itself until the transaction ends. */
export async function readEntryForUpdate(
  tx: Tx,
  id: number,
  shaped: EntryShape,
): Promise<EntryRow | undefined> {
  return entries(tx, shaped).where('e.id', '=', id).forNoKeyUpdate('e').executeTakeFirst()
}

/**
 * The entries of those ids in one statement, in no particular order; unknown ids are ignored.
 *
 * @param where a further condition on `entries e`, such as what a caller may see
 */
export async function findEntries(
  database: Database,
  ids: readonly number[],
  where?: Condition,
): Promise<EntryRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  // A condition may look at more than these entries.
  const { db } = where === undefined ? narrowing(database, () => ofIds(known)) : database
  const rows = await entries(db, {})
    .where('e.id', '=', anyOf(known))
    .where(where ?? e.lit(true))
    .execute()
  noteShown(database, rows)
  return rows
}

/**
 * One page of a list in one statement. The ids are found first, from an index alone where one
 * fits, so that the rows which a deep page skips are never read.
 */
export async function listEntries(database: Database, query: EntryQuery): Promise<EntryRow[]> {
  const narrowed = narrowing(database, () => ofList(query))
  const rows = await entries(senderOf(narrowed, query), query)
    .innerJoin(pageOfIds(query).as('page'), 'page.id', 'e.id')
    .orderBy(
      'tier' in query.orderBy && query.found !== undefined
        ? sql.ref('page.position')
        : byTiers(query.orderBy),
    )
    .execute()
  noteShown(database, rows)
  return rows
}

/** Where an entry is, and when it was changed. */
export type EntryLocation = Pick<
  EntryRow,
  'id' | 'type' | 'status' | 'slug' | 'parentId' | 'path' | 'modified'
>

/** Where the entries of a part of a list are, oldest first; no text of them is read. */
export async function listLocations(
  { db }: Database,
  { where, ...window }: Pick<EntryQuery, 'where' | 'limit' | 'offset'>,
): Promise<EntryLocation[]> {
  const located = db
    .selectFrom('entries as e')
    .select(['e.id', 'e.type', 'e.status', 'e.slug', 'e.parent_id as parentId', 'e.modified'])
    .select(pathOfEntry.as('path'))
    .where(where)
    .orderBy('e.id')
  return (await pageOf(located, window).execute(db)).rows
}

/** What is counted: a list of entries without its window. */
export interface CountQuery extends ListedEntries, Pick<EntryQuery, 'searching'> {}

/** How many entries a condition on `entries e` holds for; remembered until that may change. */
export async function countEntries(database: Database, query: CountQuery): Promise<number> {
  const { where, found, searching, listing } = query
  const total =
    found !== undefined
      ? countFound({ found, where })
      : listing === undefined
        ? counted(where)
        : totalOf(listing)
  const counting = builder.selectNoFrom(sql<number>`${total}`.as('total')).compile()
  return cachedTotal(database, counting, { searching, narrowed: ofList(query) })
}
