import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type StagedKind = 'event' | 'venue' | 'organizer' | 'problem' | 'moved'

/** A part of a source, as it waits for its delivery. */
export interface StagedItem {
  readonly number: number
  readonly kind: StagedKind
  readonly line: number
  readonly uid: string | null
  readonly sequence: number
  readonly instance: string | null
  readonly replaces: string | null
  readonly startsAt: Date | null
  /** JSON. */
  readonly item: object
}

/** Deletes what an earlier attempt has read. */
export async function clearStaged(tx: Tx, jobId: number): Promise<void> {
  await sql`DELETE FROM import_job_items WHERE job_id = ${jobId}`.execute(tx)
}

export async function insertStaged(
  tx: Tx,
  jobId: number,
  items: readonly StagedItem[],
): Promise<void> {
  await sql`INSERT INTO import_job_items
          (job_id, number, kind, line, uid, sequence, instance, replaces, starts_at, item)
        SELECT ${jobId}, i.number, i.kind, i.line, i.uid, i.sequence, i.instance, i.replaces,
          i."startsAt", i.item
        FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS i (
          number int, kind text, line int, uid text, sequence int, instance text, replaces text,
          "startsAt" timestamptz, item jsonb)`.execute(tx)
}

/**
 * Puts what is to be delivered in its order, that of time. Of what says the same uid the highest
 * revision counts, and of these the latest; a time of a series that is told of on its own does not
 * come as the rule has it.
 * @returns how many there are
 */
export async function arrangeStaged(tx: Tx, jobId: number): Promise<number> {
  // The rows are so new that the planner knows nothing of them, and would compare each with each.
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

/** Some of what is to be delivered, in order. */
export async function readStaged(
  database: Database,
  jobId: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<DeliveredItem[]> {
  return (
    await sql<DeliveredItem>`SELECT kind, item FROM import_job_items
        WHERE job_id = ${jobId} AND position >= ${from} AND position < ${from + limit}
        ORDER BY position`.execute(database.db)
  ).rows
}

export interface StagedProblem {
  readonly line: number
  readonly uid: string | null
  readonly message: string
}

/** Rows that could not be read as items, in the order of the source. */
export async function readProblems(
  database: Database,
  jobId: number,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<StagedProblem[]> {
  return (
    await sql<StagedProblem>`SELECT line, uid, item->>'message' AS message FROM import_job_items
        WHERE job_id = ${jobId} AND kind = 'problem'
        ORDER BY number OFFSET ${from} LIMIT ${limit}`.execute(database.db)
  ).rows
}
