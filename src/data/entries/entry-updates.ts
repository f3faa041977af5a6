/** Changes entries, with the revisions that changes leave behind. */
import { expressionBuilder, sql, type UpdateQueryBuilder } from 'kysely'
import { atCommit, isJoined, whereBegun } from '../database/at-commit.ts'
import { builder } from '../database/builder.ts'
import { written } from '../database/columns.ts'
import type { Tables, Tx } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import type { EntryRow } from './entry-row.ts'
import { nextVersion, writableColumns, type EntryValues, type SlugScope } from './entry-writer.ts'

const n = expressionBuilder<Tables, 'entries'>()

type Written = Partial<EntryValues & SlugScope & { trashedAt: Date | null }>

/** Who has changed the texts of an entry, and when. */
export interface RevisionNote {
  readonly authorId: number
  readonly date: Date
}

/**
 * Writes the given columns and increments the version.
 * @param revision stores the texts as a revision in the same statement, unless the latest one equals
 *   them; revisions are never pruned
 * @throws a unique violation if another entry has just taken the slug
 */
export async function updateEntry(
  tx: Tx,
  id: number,
  values: Written,
  now: Date,
  revision?: RevisionNote,
): Promise<void> {
  await updateOf(tx, [n('entries.id', '=', id)], values, now, revision).execute()
}

/** Like `updateEntry`, unless the entry has changed. @returns whether it was as given */
export async function updateIfUnchanged(
  tx: Tx,
  entry: Versioned,
  values: Written,
  now: Date,
  revision?: RevisionNote,
): Promise<boolean> {
  const rows = await updateOf(tx, unchanged(entry), values, now, revision).execute()
  return rows.length > 0
}

/**
 * Like `updateIfUnchanged`, as the last and only write of a transaction, which throws in its place.
 * @returns a function for whether the entry was as given, to be called after the transaction
 */
export async function updateIfUnchangedAtCommit(
  tx: Tx,
  entry: Versioned,
  values: Written,
  now: Date,
  revision?: RevisionNote,
): Promise<() => Promise<boolean>> {
  if (isJoined(tx)) {
    const updated = await updateIfUnchanged(tx, entry, values, now, revision)
    return () => Promise.resolve(updated)
  }
  const update = updateOf(tx, unchanged(entry), values, now, revision)
  const rows = await atCommit(tx, update, { needsBegin: false })
  return async () => (await rows()).length > 0
}

type Versioned = Pick<EntryRow, 'id' | 'version'>

const unchanged = ({ id, version }: Versioned) => [
  n('entries.id', '=', id),
  n('entries.version', '=', version),
]

/** @returns a statement whose rows are the ids of what it updates */
function updateOf(
  tx: Tx,
  conditions: readonly Condition[],
  values: Written,
  now: Date,
  revision?: RevisionNote,
) {
  const meta = values.meta && JSON.stringify(values.meta)
  const update = tx
    .updateTable('entries')
    .set({ ...nextVersion(now), ...written(writableColumns, { ...values, meta }) })
    // With a revision this is a selection, which is sent together with BEGIN.
    .where(n.and([...conditions, whereBegun]))
    .returning('entries.id')
  return revision === undefined ? update : withRevision(tx, update, revision)
}

/** The texts that a revision keeps. */
const revised = ['title', 'content', 'excerpt', 'meta'] as const

/** Adds the revision to the statement that changes an entry. */
function withRevision(
  tx: Tx,
  update: UpdateQueryBuilder<Tables, 'entries', 'entries', { id: number }>,
  { authorId, date }: RevisionNote,
) {
  const latest = builder
    .selectFrom('revisions')
    .select(['title', 'content', 'excerpt'])
    .whereRef('parent_id', '=', sql.ref('e.id'))
    .where('kind', '=', sql.lit('revision'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
  const at = sql<Date>`${date}::timestamptz`
  return tx
    .with('e', () => update.returning(revised))
    .with('stored', (db) =>
      db
        .insertInto('revisions')
        .columns(['kind', 'parent_id', 'author_id', 'date', 'modified', ...revised])
        .expression(
          db
            .selectFrom('e')
            .select([
              sql.lit('revision').as('kind'),
              'e.id',
              sql<number>`${authorId}::int`.as('author'),
            ])
            .select([at.as('date'), at.as('modified')])
            .select(['e.title', 'e.content', 'e.excerpt', 'e.meta'])
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
        ),
    )
    .selectFrom('e')
    .select('e.id')
}
