import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { TermRow } from './term-row.ts'

const entriesWith = (tx: Tx, termId: number) =>
  tx.selectFrom('entry_terms as et').select('et.entry_id').where('et.term_id', '=', termId)

/**
 * Locks the entries with a term. Must precede the lock of the term, because writers of entries lock
 * in this order.
 */
export async function lockEntriesOf(tx: Tx, termId: number): Promise<void> {
  await tx
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.id', 'in', entriesWith(tx, termId))
    .orderBy('e.id')
    .forUpdate()
    .execute()
}

/**
 * Deletes a term whose lock the transaction holds: its children move to its parent, and entries
 * left without a term of the taxonomy get the fallback.
 * @param fallbackId undefined if entries need no term
 */
export async function removeTerm(
  tx: Tx,
  { id, taxonomy, parentId }: Pick<TermRow, 'id' | 'taxonomy' | 'parentId'>,
  fallbackId: number | undefined,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('terms')
    .set((t) => ({ parent_id: parentId, version: t('version', '+', 1), updated_at: now }))
    .where('taxonomy', '=', taxonomy)
    .where('parent_id', '=', id)
    .execute()
  await tx
    .updateTable('entries')
    .set((e) => ({ version: e('version', '+', 1), updated_at: now }))
    .where('id', 'in', entriesWith(tx, id))
    .execute()
  if (fallbackId !== undefined) await fileOrphans(tx, { id, taxonomy }, fallbackId, now)
  await tx.deleteFrom('terms').where('id', '=', id).execute()
}

/**
 * Assigns the fallback to entries with no other term of the taxonomy. A term's version stays,
 * because its total is not part of it.
 */
async function fileOrphans(
  tx: Tx,
  { id, taxonomy }: Pick<TermRow, 'id' | 'taxonomy'>,
  fallbackId: number,
  now: Date,
): Promise<void> {
  await tx
    .with('filed', (db) =>
      db
        .insertInto('entry_terms')
        .columns(['entry_id', 'term_id'])
        .expression(
          db
            .selectFrom('entry_terms as et')
            .innerJoin('terms as fallback', (join) =>
              join.on('fallback.id', '=', fallbackId).on('fallback.taxonomy', '=', taxonomy),
            )
            .select(['et.entry_id', 'fallback.id'])
            .where('et.term_id', '=', id)
            .where((outer) =>
              outer.not(
                outer.exists(
                  outer
                    .selectFrom('entry_terms as other')
                    .innerJoin('terms as t', 't.id', 'other.term_id')
                    .select('t.id')
                    .whereRef('other.entry_id', '=', 'et.entry_id')
                    .where('t.taxonomy', '=', taxonomy)
                    .where('t.id', '<>', id),
                ),
              ),
            ),
        )
        .returning('entry_id'),
    )
    .with('published', (db) =>
      db
        .selectFrom('filed')
        .innerJoin('entries as e', 'e.id', 'filed.entry_id')
        .select(sql<number>`count(*)::int`.as('number'))
        .where('e.status', '=', sql.lit('publish')),
    )
    .updateTable('terms as t')
    .from('published')
    .set((t) => ({ count: t('t.count', '+', t.ref('published.number')), updated_at: now }))
    .where('t.id', '=', fallbackId)
    .where('published.number', '>', sql.lit(0))
    .execute()
}
