import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import { moveTotals } from '../terms/term-totals.ts'

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
  const events = await lockEvents(tx, selection)
  if (events.length === 0) return []
  const ids = events.map(({ id }) => id)
  const published = events.filter(({ status }) => status === 'publish').map(({ id }) => id)
  await moveTotals(tx, published, -1, selection.now)
  await trashEvents(tx, ids, selection)
  return ids
}

async function lockEvents(
  tx: Tx,
  { recordIds, allowed, limit }: EventSelection,
): Promise<{ id: number; status: string }[]> {
  return tx
    .selectFrom('entries as e')
    .select(['e.id', 'e.status'])
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
