import { sql, type Kysely } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { atCommit, isJoined } from '../database/at-commit.ts'
import { builder } from '../database/builder.ts'
import { compiledOnce, jsonOf, selections } from '../database/columns.ts'
import { keyword, narrowing, type Database, type Tables, type Tx } from '../database/database.ts'
import { AROUND, entriesKey, entryKey } from '../database/dependencies.ts'
import { anyOf, type Aliased, type Condition } from '../database/expressions.ts'
import { idsOfRange, rangesOf } from '../database/id-ranges.ts'
import { inOrder } from '../database/in-order.ts'
import { mergedRead } from '../database/merged-reads.ts'
import { statement } from '../database/statement.ts'
import { batched } from '../database/batching.ts'
import { noteShown, ofIds, ofList, visibilityOf } from './entry-dependencies.ts'
import { e } from './entry-filters.ts'
import { pathOfEntry } from './entry-paths.ts'
import {
  attachedToColumns,
  entryColumns,
  mediaColumns,
  type AttachedTo,
  type EntryRow,
  type MediaColumns,
} from './entry-row.ts'

/** The parts of an attachment's parent that permissions and links depend on. */
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
 * Columns common to all entries. Terms and revisions come from the digest maintained by triggers,
 * so that they need no lookups.
 */
const common = [...selections('e', entryColumns), 'digest.terms', 'digest.revisions'] as const

const ofFlat = compiledOnce([
  ...common,
  sql<readonly string[]>`array[${e.ref('e.slug')}]`.as('path'),
  sql<AttachedTo | null>`null`.as('attachedTo'),
  sql<MediaColumns | null>`null`.as('media'),
])

/** Scalar subqueries, which run only for the returned rows. */
const ofAny = compiledOnce([
  ...common,
  pathOfEntry.as('path'),
  attachedToOfEntry.as('attachedTo'),
  mediaOfEntry.as('media'),
])

/** Whether the type has ancestors or files; without them, reading is cheaper. */
export interface EntryShape {
  readonly flat?: boolean
}

/** Entries joined with their accompanying rows; nothing is selected yet. */
export const entrySources = (db: Kysely<Tables>) =>
  db.selectFrom('entries as e').innerJoin('entry_digests as digest', 'digest.entry_id', 'e.id')

/** The tables of `entrySources` by alias. */
export type EntrySources = Aliased<{ e: 'entries'; digest: 'entry_digests' }>

/** Selects entries with all their columns. */
export const entries = (db: Kysely<Tables>, { flat }: EntryShape) =>
  entrySources(db).select(flat === true ? ofFlat : ofAny)

const byId = (shaped: EntryShape) =>
  statement<{ id: number }>()((value) => entries(builder, shaped).where('e.id', '=', value('id')))

const flatById = byId({ flat: true })
const anyById = byId({})

const entryById = ({ flat }: EntryShape) => (flat === true ? flatById : anyById)

const byIds = (shaped: EntryShape) =>
  statement<{ ids: readonly number[] }>()((value) =>
    entries(builder, shaped).where('e.id', '=', anyOf(value('ids'))),
  )

const flatByIds = byIds({ flat: true })
const anyByIds = byIds({})

const findFlat = mergedRead(flatByIds)
const findAny = mergedRead(anyByIds)

/** Reads an entry of any type by id. */
export async function findEntry(
  database: Database,
  id: number,
  { flat }: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  database.reading?.note([entryKey(id)])
  const row = await (flat === true ? findFlat : findAny)(database, id)
  noteShown(database, row === undefined ? [] : [row])
  return row
}

const reading = (select: typeof anyByIds) =>
  batched(async (tx, ids: readonly number[]) => {
    const rows: EntryRow[] = (await tx.executeQuery(select({ ids }))).rows
    return inOrder(ids, rows)
  })

const readFlat = reading(flatByIds)
const readAny = reading(anyByIds)

/** Reads an entry within a transaction, including its uncommitted changes. */
export const readEntry = (
  tx: Tx,
  id: number,
  { flat }: EntryShape = {},
): Promise<EntryRow | undefined> => (flat === true ? readFlat : readAny)(tx, id)

/**
 * Like `readEntry`, as the last statement of a transaction.
 * @returns a function that waits for the entry, to be called after the transaction
 */
export async function readEntryAtCommit(
  tx: Tx,
  id: number,
  shaped: EntryShape,
): Promise<() => Promise<EntryRow | undefined>> {
  if (isJoined(tx)) {
    const row = await readEntry(tx, id, shaped)
    return () => Promise.resolve(row)
  }
  const rows = await atCommit(tx, entryById(shaped)({ id }), { needsBegin: false })
  return async () => (await rows())[0]
}

/** Like `readEntry`, and locks the entry until the transaction ends. */
export async function readEntryForUpdate(
  tx: Tx,
  id: number,
  shaped: EntryShape,
): Promise<EntryRow | undefined> {
  return entries(tx, shaped).where('e.id', '=', id).forNoKeyUpdate('e').executeTakeFirst()
}

/**
 * Loads entries by id in one statement, in no particular order; unknown ids are ignored.
 * @param where visibility to the caller, on `entries e`
 */
export async function findEntries(
  database: Database,
  ids: readonly number[],
  where?: Condition,
): Promise<EntryRow[]> {
  const known = ids.filter(isRowId)
  if (known.length === 0) return []
  const { db } = narrowing(database, () => (where === undefined ? ofIds : visibilityOf)(known))
  const rows = await entries(db, {})
    .where('e.id', '=', anyOf(known))
    .where(where ?? e.lit(true))
    .execute()
  noteShown(database, rows)
  return rows
}

/** The address of an entry, and when it was changed. */
export type EntryLocation = Pick<
  EntryRow,
  'id' | 'type' | 'status' | 'slug' | 'parentId' | 'path' | 'modified'
>

/** All entries of a type that match a condition on `entries e`. */
export interface EntriesOfType {
  readonly type: string
  readonly where: Condition
}

/** The locations of the entries of a range of ids, oldest first, without reading their texts. */
export async function listLocations(
  database: Database,
  { type, where }: EntriesOfType,
  range: number,
): Promise<EntryLocation[]> {
  const { db } = narrowing(database, () => ({ entries: [entriesKey(type), AROUND] }))
  const { first, last } = idsOfRange(range)
  return db
    .selectFrom('entries as e')
    .select(['e.id', 'e.type', 'e.status', 'e.slug', 'e.parent_id as parentId', 'e.modified'])
    .select(pathOfEntry.as('path'))
    .where('e.type', '=', keyword(type))
    .where(where)
    .where('e.id', '>=', first)
    .where('e.id', '<=', last)
    .orderBy('e.id')
    .execute()
}

export async function listEntryRanges(
  database: Database,
  { type, where }: EntriesOfType,
): Promise<number[]> {
  const { db } = narrowing(database, () => ofList({ where, types: [type] }))
  const ranges = rangesOf((last) =>
    builder
      .selectFrom('entries as e')
      .select('e.id')
      .where('e.type', '=', keyword(type))
      .where(where)
      .where('e.id', '<=', last)
      .orderBy('e.id', 'desc')
      .limit(sql.lit(1)),
  )
  return (await db.executeQuery(ranges)).rows.map(({ range }) => range)
}
