import { expressionBuilder, sql } from 'kysely'
import { written } from '../database/columns.ts'
import type { Tables, Tx } from '../database/database.ts'
import { anyOf, lockOn, recordsOf } from '../database/expressions.ts'
import { isRowId } from '../database/row-ids.ts'
import { together } from '../database/together.ts'
import { detachChangedOccurrences } from '../events/event-series.ts'
import { readEntry, readEntryForUpdate, type EntryShape } from './entry-reader.ts'
import { entryColumns, type EntryRow } from './entry-row.ts'
import { conflictingTypes, holdsSlug } from './slug-conflicts.ts'

type Stored = Omit<
  EntryRow,
  'id' | 'version' | 'updatedAt' | 'terms' | 'revisions' | 'path' | 'attachedTo' | 'media'
>

/** What can be stored of an entry. Its id, its version and its terms are kept elsewhere. */
export type EntryValues = { -readonly [Name in keyof Stored]: Stored[Name] }

/** Where a slug has to be unique: the parent of a page, 0 for flat types. */
export interface SlugScope {
  readonly slugScope: number
}

/**
 * Loads an entry and keeps others from changing it until the transaction ends. Where it has to
 * wait for another writer, the terms and the number of revisions may be those of before the wait.
 */
export async function lockEntry(
  tx: Tx,
  id: number,
  shaped: EntryShape = {},
): Promise<EntryRow | undefined> {
  if (!isRowId(id)) return undefined
  if (shaped.flat === true) return readEntryForUpdate(tx, id, shaped)
  // What lies around an entry is read by a second statement, which sees what the first one may
  // have had to wait for: files are removed by what stands there.
  const locked = await tx
    .selectFrom('entries')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return locked === undefined ? undefined : readEntry(tx, id, shaped)
}

/** Everything of an entry that writers may name, and the column that it stands in. */
const columns = { ...entryColumns, slugScope: 'slug_scope', trashedAt: 'trashed_at' } as const

type Written = Partial<EntryValues & SlugScope & { trashedAt: Date | null }>

const n = expressionBuilder<Tables, 'entries'>()

/** Counts a write of `entries`. */
export const nextVersion = (now: Date) => ({
  version: n('entries.version', '+', sql.lit(1)),
  updated_at: now,
})

const nextIds = together(async (tx, asked: readonly null[]) => {
  const places = sql`generate_series(1, ${asked.length}::int)`.as('place')
  const next = sql<number>`nextval('entry_id')::int`.as('id')
  const rows = await tx.selectFrom(places).select(next).execute()
  return rows.map(({ id }) => id)
})

/** An id for an entry that is about to be inserted. */
export const nextEntryId = (tx: Tx): Promise<number> => nextIds(tx, null)

const { trashedAt: _, ...firstColumns } = columns
const insertedColumns = Object.values(firstColumns)

type EntryRecord = Readonly<Record<(typeof insertedColumns)[number], unknown>> & {
  readonly id: number
}

const insertEntries = together(async (tx, rows: readonly EntryRecord[]) => {
  const inserted = await tx
    .insertInto('entries')
    .columns(insertedColumns)
    .expression((entry) =>
      entry.selectFrom(recordsOf('entries', rows).as('e')).select(insertedColumns),
    )
    .onConflict((taken) => taken.doNothing())
    .returning('entries.id')
    .execute()
  const ids = new Set(inserted.map(({ id }) => id))
  return rows.map(({ id }) => ids.has(id))
})

/** @returns false when another entry has taken the slug meanwhile; nothing is written then */
export const insertEntry = (
  tx: Tx,
  id: number,
  values: EntryValues & SlugScope,
  now: Date,
): Promise<boolean> =>
  insertEntries(tx, written(firstColumns, { ...values, id, version: 1, updatedAt: now }))

/**
 * Writes the named columns and counts the write.
 * @throws a unique violation when another entry has taken the slug meanwhile
 */
export async function updateEntry(tx: Tx, id: number, values: Written, now: Date): Promise<void> {
  const meta = values.meta && JSON.stringify(values.meta)
  await tx
    .updateTable('entries')
    .set({ ...nextVersion(now), ...written(columns, { ...values, meta }) })
    .where('id', '=', id)
    .execute()
}

/**
 * Removes an entry; its revisions and its bonds with terms go with it. What names it lets go of it:
 * a picture is featured nowhere any more, files that were attached to it are loose, and events that
 * were split out of a series stay as events of their own.
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
 * Keeps others from moving, adding or removing entries of a type's tree until the transaction
 * ends, so that no two moves together make a ring and no parent goes while a child comes. Taken
 * before any entry is locked.
 */
export async function lockTree(tx: Tx, type: string): Promise<void> {
  await lockOn('trees of entries', type).execute(tx)
}

/** Ids of the entry and of all above it, itself first; empty when there is no such entry. */
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
 * Moves what lies directly below one entry below another one, but for those whose slug is taken
 * there. The tree has to be locked.
 * @returns the entries that stay, for the caller to move under another slug
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
 * The type of an entry, and of a file its media type. The entry cannot be removed until the
 * transaction ends. Undefined where there is none.
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

/**
 * Keeps the texts of an entry as they are now, unless its latest revision has the same ones. All
 * revisions are kept.
 */
export async function storeRevision(
  tx: Tx,
  entryId: number,
  authorId: number,
  date: Date,
): Promise<void> {
  const latest = tx
    .selectFrom('revisions')
    .select(['title', 'content', 'excerpt'])
    .where('parent_id', '=', entryId)
    .where('kind', '=', sql.lit('revision'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
  const at = sql<Date>`${date}::timestamptz`
  await tx
    .insertInto('revisions')
    .columns([
      ...(['kind', 'parent_id', 'author_id', 'date', 'modified'] as const),
      ...(['title', 'content', 'excerpt', 'meta'] as const),
    ])
    .expression((db) =>
      db
        .selectFrom('entries as e')
        .select([
          sql.lit('revision').as('kind'),
          'e.id',
          sql<number>`${authorId}::int`.as('author'),
        ])
        .select([at.as('date'), at.as('modified'), 'e.title', 'e.content', 'e.excerpt', 'e.meta'])
        .where('e.id', '=', entryId)
        .where((e) =>
          e.not(
            e.exists(
              e
                .selectFrom(latest.as('latest'))
                .select('latest.title')
                .whereRef('latest.title', '=', 'e.title')
                .whereRef('latest.content', '=', 'e.content')
                .whereRef('latest.excerpt', '=', 'e.excerpt'),
            ),
          ),
        ),
    )
    .execute()
}
