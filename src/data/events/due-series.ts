/** Series whose stored occurrences run out. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** Ids of series after one that have no time after a moment, in order. */
export async function seriesToExtend(
  database: Database,
  {
    after,
    moment,
    limit,
  }: { readonly after: number; readonly moment: Date; readonly limit: number },
): Promise<number[]> {
  const rows = (
    await sql<{ id: number }>`
    SELECT ev.entry_id AS id FROM events ev
    WHERE ev.recurrence IS NOT NULL AND ev.entry_id > ${after} AND NOT EXISTS (
      SELECT FROM event_occurrences o WHERE o.event_id = ev.entry_id AND o.utc_start > ${moment})
    ORDER BY ev.entry_id LIMIT ${limit}`.execute(database.db)
  ).rows
  return rows.map(({ id }) => id)
}

/** Locks a series, unless another node has locked it and extends it already. */
export async function tryLockSeries(tx: Tx, id: number): Promise<boolean> {
  const rows = (
    await sql`
    SELECT 1 FROM events WHERE entry_id = ${id} AND recurrence IS NOT NULL FOR UPDATE SKIP LOCKED`.execute(
      tx,
    )
  ).rows
  return rows.length > 0
}

/** When the stored times of a series begin, by the rule. */
export async function storedStarts(tx: Tx, id: number): Promise<string[]> {
  const rows = (
    await sql<{ start: string }>`
    SELECT to_char(original_start, 'YYYY-MM-DD HH24:MI:SS') AS start
    FROM event_occurrences WHERE event_id = ${id} ORDER BY original_start`.execute(tx)
  ).rows
  return rows.map(({ start }) => start)
}
