import { expressionBuilder, sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { written } from '../database/columns.ts'
import type { Tables, Tx } from '../database/database.ts'
import { anyOf, lockOn, recordsIn, recordsText } from '../database/expressions.ts'
import { statement } from '../database/statement.ts'
import { batched } from '../database/batching.ts'
import { detachChangedOccurrences } from '../events/event-series.ts'
import { readEntry, readEntryForUpdate, type EntryShape } from './entry-reader.ts'
import { entryColumns, type EntryRow } from './entry-row.ts'
import { conflictingTypes, holdsSlug } from './slug-conflicts.ts'

type Stored = Omit<
  EntryRow,
  'id' | 'version' | 'updatedAt' | 'terms' | 'revisions' | 'path' | 'attachedTo' | 'media'
>

/** The writable values of an entry. Id, version and terms are stored by other functions. */
export type EntryValues = { -readonly [Name in keyof Stored]: Stored[Name] }

/** The scope in which a slug must be unique: the parent of a page, 0 for flat types. */
export interface SlugScope {
  readonly slugScope: number
}

/**
 * Loads and locks an entry until the transaction ends. After waiting for another writer, its terms
 * and number of revisions may be outdated.
 */
export async function lockEntry(
  tx: Tx,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  if (shaped.flat === true) return readEntryForUpdate(tx, id, shaped)
  // A second statement sees what the first may have waited for: files are removed according to it.
  const locked = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked === undefined ? undefined : readEntry(tx, id, shaped)
}

/**
 * Locks an entry until the transaction ends. What is read of it afterwards has what this waited
 * for.
 */
export const holdEntry = batched(async (tx, ids: readonly number[]): Promise<void[]> => {
  await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return []
})

/** The writable members of an entry, with their columns. */
export const writableColumns = {
  ...entryColumns,
  slugScope: 'slug_scope',
  trashedAt: 'trashed_at',
} as const

const n = expressionBuilder<Tables, 'entries'>()

/** Increments the version on a write to `entries`. */
export const nextVersion = (now: Date) => ({
  version: n('entries.version', '+', sql.lit(1)),
  updated_at: now,
})

const nextOf = statement<{ count: number }>()((value) =>
  builder
    .selectFrom(sql`generate_series(1, ${value('count')}::int)`.as('place'))
    .select(sql<number>`nextval('entry_id')::int`.as('id')),
)

const nextIds = batched(async (tx, requests: readonly null[]) => {
  const { rows } = await tx.executeQuery(nextOf({ count: requests.length }))
  return rows.map(({ id }) => id)
})

/** Reserves the id of an entry about to be inserted. */
export const nextEntryId = (tx: Tx): Promise<number> => nextIds(tx, null)

const { trashedAt: _, ...firstColumns } = writableColumns
const insertedColumns = Object.values(firstColumns)

type EntryRecord = Readonly<Record<(typeof insertedColumns)[number], unknown>> & {
  readonly id: number
}

const insertion = statement<{ rows: string }>()((value) =>
  builder
    .insertInto('entries')
    .columns(insertedColumns)
    .expression((entry) =>
      entry.selectFrom(recordsIn('entries', value('rows')).as('e')).select(insertedColumns),
    )
    .onConflict((taken) => taken.doNothing())
    .returning('entries.id'),
)

const insertEntries = batched(async (tx, rows: readonly EntryRecord[]) => {
  const inserted = await tx.executeQuery(insertion({ rows: recordsText(rows) }))
  const ids = new Set(inserted.rows.map(({ id }) => id))
  return rows.map(({ id }) => ids.has(id))
})

/** @returns false if another entry has just taken the slug; nothing is written then */
export const insertEntry = (
  tx: Tx,
  id: number,
  values: EntryValues & SlugScope,
  now: Date,
): Promise<boolean> =>
  insertEntries(tx, written(firstColumns, { ...values, id, version: 1, updatedAt: now }))

/**
 * Deletes an entry with its revisions and term assignments, and clears references to it: featured
 * pictures, attachments, and series of changed occurrences, which become independent events.
 */
export async function removeEntry(tx: Tx, id: number, now: Date): Promise<void> {
  await detachChangedOccurrences(tx, id)
  await tx.deleteFrom('entries').where('id', '=', id).execute()
  await tx
    .updateTable('entries')
    .set({ featured_media: 0, ...nextVersion(now) })
    .where('featured_media', '=', id)
    .execute()
  await tx
    .updateTable('entries')
    .set({ parent_id: 0, ...nextVersion(now) })
    .where('parent_id', '=', id)
    .where('type', '=', sql.lit('attachment'))
    .execute()
}

/**
 * Serializes changes to the tree of a type until the transaction ends, so that concurrent moves
 * cannot form a cycle and no parent is deleted while a child is added. Must be locked before any
 * entry.
 */
export async function lockTree(tx: Tx, type: string): Promise<void> {
  await lockOn('trees of entries', type).execute(tx)
}

/** Ids of an entry and its ancestors, itself first; empty if it does not exist. */
export async function findLineage(tx: Tx, type: string, id: number): Promise<readonly number[]> {
  if (!isRowId(id)) return []
  const rows = await tx
    .withRecursive('above', (found) =>
      found
        .selectFrom('entries as e')
        .select(['e.id', 'e.parent_id', sql<number>`0`.as('height')])
        .where('e.id', '=', id)
        .where('e.type', '=', type)
        .unionAll(
          found
            .selectFrom('above')
            .innerJoin('entries as e', 'e.id', 'above.parent_id')
            .select(['e.id', 'e.parent_id'])
            .select((above) => above('above.height', '+', sql.lit(1)).as('height'))
            .where('e.type', '=', type)
            .where('above.height', '<', sql.lit(1000)),
        ),
    )
    .selectFrom('above')
    .select('above.id')
    .orderBy('above.height')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Moves the children of one entry to another, except those whose slug is taken there. Requires the
 * tree lock.
 * @returns the entries that were not moved; the caller must give them another slug
 */
export async function moveChildren(
  tx: Tx,
  type: string,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<{ id: number; slug: string }[]> {
  const inTheWay = tx
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.type', '=', anyOf(conflictingTypes(type, to)))
    .where('e.slug_scope', '=', to)
    .where('e.slug', '=', n.ref('entries.slug'))
    .where(holdsSlug)
  await tx
    .updateTable('entries')
    .set({ parent_id: to, slug_scope: to, ...nextVersion(now) })
    .where('parent_id', '=', from)
    .where('type', '=', type)
    .where((child) =>
      child.or([child('status', '=', sql.lit('trash')), child.not(child.exists(inTheWay))]),
    )
    .execute()
  return tx
    .selectFrom('entries')
    .select(['id', 'slug'])
    .where('parent_id', '=', from)
    .where('type', '=', type)
    .orderBy('id')
    .execute()
}

/** Locks a user against deletion until the transaction ends. @returns false when not found */
export async function lockUserKey(tx: Tx, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const user = tx.selectFrom('users').select('id').where('id', '=', id).forKeyShare()
  return (await user.executeTakeFirst()) !== undefined
}

/**
 * Reads the type of an entry, and the media type of a file, and locks it against deletion until the
 * transaction ends. Undefined if it does not exist.
 */
export async function lockEntryKind(
  tx: Tx,
  id: number,
): Promise<{ type: string; mimeType: string | null } | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('entries as e')
    .leftJoin('media as m', 'm.entry_id', 'e.id')
    .select(['e.type', 'm.mime_type as mimeType'])
    .where('e.id', '=', id)
    .forKeyShare('e')
    .executeTakeFirst()
}
