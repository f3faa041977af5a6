import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { addPagesToMenus } from '../menus/menu-pages.ts'

/**
 * Publishes scheduled entries whose date has come, as many as the limit at once, and answers how
 * many. Entries that another node is publishing are left to it. The totals of their terms move in
 * the same transaction, and pages come into menus; `modified` stays, because nobody changed the entry.
 */
export async function publishDueEntries(tx: Tx, now: Date, limit: number): Promise<number> {
  const due = (
    await sql<{ id: number }>`
    SELECT id FROM entries WHERE status = 'future' AND date <= ${now}
    ORDER BY date LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED`.execute(tx)
  ).rows
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await sql`
    UPDATE entries SET status = 'publish', version = version + 1, updated_at = ${now}
    WHERE id = ANY(${ids}::int[])`.execute(tx)
  // In the order of ids, as all writers do.
  await sql`
    SELECT FROM terms WHERE id IN (SELECT term_id FROM entry_terms WHERE entry_id = ANY(${ids}::int[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(tx)
  await sql`
    UPDATE terms SET count = count + published.number, updated_at = ${now}
    FROM (
      SELECT term_id, count(*)::int AS number FROM entry_terms
      WHERE entry_id = ANY(${ids}::int[]) GROUP BY term_id
    ) published
    WHERE terms.id = published.term_id`.execute(tx)
  await addPagesToMenus(tx, ids, now)
  return ids.length
}

/** When the next scheduled entry is due; undefined when none is scheduled. */
export async function nextDueDate(database: Database): Promise<Date | undefined> {
  const [next] = (
    await sql<{
      date: Date
    }>`SELECT date FROM entries WHERE status = 'future' ORDER BY date LIMIT 1`.execute(database.db)
  ).rows
  return next?.date
}
