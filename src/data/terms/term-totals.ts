import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'

/**
 * Counts entries in the totals of their terms, or no longer. The transaction must hold the locks of
 * the entries; their terms are locked in order of id, like by all writers, to prevent deadlocks. A
 * term's version stays, because its total is not part of it.
 * @param entryIds entries that become published, or that were
 * @param change what each of them adds
 */
export async function moveTotals(
  tx: Tx,
  entryIds: readonly number[],
  change: 1 | -1,
  now: Date,
): Promise<void> {
  if (entryIds.length === 0) return
  const assignments = tx
    .selectFrom('entry_terms')
    .select('term_id')
    .where('entry_id', '=', anyOf(entryIds))
  await tx
    .selectFrom('terms')
    .select('id')
    .where('id', 'in', assignments)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const difference = sql<number>`count(*)::int * ${sql.lit(change)}`
  await tx
    .updateTable('terms as t')
    .from(assignments.select(difference.as('difference')).groupBy('term_id').as('moved'))
    .set((t) => ({ count: t('t.count', '+', t.ref('moved.difference')), updated_at: now }))
    .whereRef('t.id', '=', 'moved.term_id')
    .execute()
}
