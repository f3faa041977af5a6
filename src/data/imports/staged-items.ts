import { sql, type NotNull } from 'kysely'
import { written, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { page, recordsOf } from '../database/expressions.ts'

const stagedColumns = {
  number: 'number',
  kind: 'kind',
  line: 'line',
  uid: 'uid',
  sequence: 'sequence',
  instance: 'instance',
  replaces: 'replaces',
  startsAt: 'starts_at',
  item: 'item',
} as const satisfies ColumnNames<'import_job_items'>

/** A part of a source, staged for delivery. */
export type StagedItem = RowOf<'import_job_items', typeof stagedColumns>

/** Deletes what an earlier attempt has staged. */
export async function clearStaged(tx: Tx, jobId: number): Promise<void> {
  await tx.deleteFrom('import_job_items').where('job_id', '=', jobId).execute()
}

export async function insertStaged(
  tx: Tx,
  jobId: number,
  items: readonly StagedItem[],
): Promise<void> {
  const rows = items.map((item) => ({ job_id: jobId, ...written(stagedColumns, item) }))
  const names = ['job_id', ...Object.values(stagedColumns)] as const
  await tx
    .insertInto('import_job_items')
    .columns(names)
    .expression((staged) =>
      staged.selectFrom(recordsOf('import_job_items', rows).as('i')).select(names),
    )
    .execute()
}

/**
 * Numbers the staged items in order of time for delivery. Of items with the same UID, the highest
 * revision wins, then the latest; overridden occurrences of a series are dropped.
 * @returns the number of items to deliver
 */
export async function arrangeStaged(tx: Tx, jobId: number): Promise<number> {
  // Without statistics on such new rows, the planner would compare each with each.
  await sql`SET LOCAL enable_nestloop = off`.execute(tx)
  const { numAffectedRows } = await sql`UPDATE import_job_items item SET position = ordered.position
        FROM (
          SELECT number, row_number() OVER (ORDER BY starts_at NULLS FIRST, number) - 1 AS position
          FROM (
            SELECT DISTINCT ON (kind, coalesce(uid, number::text), uid IS NULL) number, starts_at
            FROM import_job_items chosen
            WHERE job_id = ${jobId} AND kind IN ('event', 'venue', 'organizer')
              AND NOT EXISTS (
                SELECT 1 FROM import_job_items other
                WHERE other.job_id = ${jobId} AND other.replaces IS NOT NULL
                  AND other.replaces = chosen.instance)
            ORDER BY kind, coalesce(uid, number::text), uid IS NULL, sequence DESC, number DESC
          ) AS kept
        ) AS ordered
        WHERE item.job_id = ${jobId} AND item.number = ordered.number`.execute(tx)
  return Number(numAffectedRows)
}

export interface DeliveredItem {
  readonly kind: 'event' | 'venue' | 'organizer'
  readonly item: object
}

/** Some of the items to deliver, in order. */
export async function readStaged(
  { db }: Database,
  jobId: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<DeliveredItem[]> {
  return (
    db
      .selectFrom('import_job_items')
      .select(['kind', 'item'])
      .where('job_id', '=', jobId)
      .where('position', '>=', from)
      .where('position', '<', from + limit)
      .orderBy('position')
      // Only items to deliver have a position.
      .$narrowType<{ kind: DeliveredItem['kind']; item: NotNull }>()
      .execute()
  )
}

export interface StagedProblem {
  readonly line: number
  readonly uid: string | null
  readonly message: string
}

/** Invalid rows, in source order. */
export async function readProblems(
  { db }: Database,
  jobId: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<StagedProblem[]> {
  return db
    .selectFrom('import_job_items')
    .select(['line', 'uid', sql<string>`item->>'message'`.as('message')])
    .where('job_id', '=', jobId)
    .where('kind', '=', sql.lit('problem'))
    .orderBy('number')
    .$call(page(limit, from))
    .execute()
}
