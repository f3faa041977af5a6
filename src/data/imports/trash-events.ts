import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf, type Condition } from '../database/expressions.ts'

export interface EventSelection {
  readonly recordIds: readonly number[]
  /** Which events may be trashed, on `entries e`. */
  readonly allowed: Condition
  /** Suffix for the slugs of trashed events, which frees the slugs for others. */
  readonly suffix: string
  readonly now: Date
  readonly limit: number
}

/**
 * Trashes imported events, up to a limit. The totals of their terms are updated in the same
 * transaction.
 * @returns the trashed ids
 */
export async function trashImportedEvents(tx: Tx, selection: EventSelection): Promise<number[]> {
  const ids = await lockEvents(tx, selection)
  if (ids.length === 0) return []
  await lowerTotals(tx, ids, selection.now)
  await trashEvents(tx, ids, selection)
  return ids
}

async function lockEvents(
  tx: Tx,
  { recordIds, allowed, limit }: EventSelection,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.type', '=', sql.lit('cal_events'))
    .where('e.status', '<>', sql.lit('trash'))
    .where(allowed)
    .where((e) =>
      e.exists(
        e
          .selectFrom('import_activity as a')
          .select('a.item_id')
          .where('a.record_id', '=', anyOf(recordIds))
          .where('a.kind', '=', sql.lit('cal_events'))
          .whereRef('a.item_id', '=', 'e.id')
          .where('a.outcome', 'in', [sql.lit('created' as const), sql.lit('scheduled' as const)]),
      ),
    )
    .orderBy('e.id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Subtracts published events from the totals of their terms, which are locked in order first. */
async function lowerTotals(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .selectFrom('terms')
    .select('id')
    .where('id', 'in', (term) =>
      term.selectFrom('entry_terms').select('term_id').where('entry_id', '=', anyOf(ids)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .updateTable('terms as t')
    .from((term) =>
      term
        .selectFrom('entry_terms as et')
        .innerJoin('entries as e', 'e.id', 'et.entry_id')
        .select(['et.term_id', sql<number>`count(*)::int`.as('number')])
        .where('et.entry_id', '=', anyOf(ids))
        .where('e.status', '=', sql.lit('publish'))
        .groupBy('et.term_id')
        .as('trashed'),
    )
    .set((term) => ({ count: term('t.count', '-', term.ref('trashed.number')), updated_at: now }))
    .whereRef('t.id', '=', 'trashed.term_id')
    .execute()
}

async function trashEvents(
  tx: Tx,
  ids: readonly number[],
  { now, suffix }: EventSelection,
): Promise<void> {
  await tx
    .updateTable('entries')
    .set((e) => ({
      status: 'trash',
      trashed_status: e.ref('status'),
      trashed_slug: e.ref('slug'),
      slug: sql<string>`left(${e.ref('slug')}, ${200 - suffix.length}) || ${suffix}`,
      modified: now,
      trashed_at: now,
      version: e('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', anyOf(ids))
    .execute()
}
