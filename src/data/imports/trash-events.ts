import { sql } from 'kysely'
import type { Sql, Tx } from '../database/database.ts'

export interface EventSelection {
  /** The imports whose events go. */
  readonly recordIds: readonly number[]
  /** What may go, over `entries e`. */
  readonly allowed: Sql
  /** What the slugs of the trash end with, so that others may have them. */
  readonly suffix: string
  readonly now: Date
  readonly limit: number
}

/**
 * Moves events that imports have made to the trash, as many as the limit at once. The totals of
 * their terms move in the same transaction.
 * @returns their ids
 */
export async function trashImportedEvents(tx: Tx, trashing: EventSelection): Promise<number[]> {
  const { recordIds, allowed, suffix, now, limit } = trashing
  const rows = (
    await sql<{ id: number }>`
    SELECT e.id FROM entries e
    WHERE e.type = 'cal_events' AND e.status <> 'trash' AND (${allowed}) AND EXISTS (
      SELECT FROM import_activity a WHERE a.record_id = ANY(${[...recordIds]}::int[]) AND a.kind = 'cal_events'
        AND a.item_id = e.id AND a.outcome IN ('created', 'scheduled'))
    ORDER BY e.id LIMIT ${limit} FOR NO KEY UPDATE`.execute(tx)
  ).rows
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await sql`
    SELECT FROM terms WHERE id IN (SELECT term_id FROM entry_terms WHERE entry_id = ANY(${ids}::int[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  await sql`
    UPDATE terms SET count = count - gone.number, updated_at = ${now}
    FROM (
      SELECT t.term_id, count(*)::int AS number
      FROM entry_terms t JOIN entries e ON e.id = t.entry_id
      WHERE t.entry_id = ANY(${ids}::int[]) AND e.status = 'publish' GROUP BY t.term_id
    ) gone
    WHERE terms.id = gone.term_id`.execute(tx)
  await sql`
    UPDATE entries SET status = 'trash', trashed_status = status, trashed_slug = slug,
      slug = left(slug, ${200 - suffix.length}) || ${suffix}, modified = ${now}, trashed_at = ${now},
      version = version + 1, updated_at = ${now}
    WHERE id = ANY(${ids}::int[])`.execute(tx)
  return ids
}
