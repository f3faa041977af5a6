import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { addPagesToMenus } from '../menus/menu-pages.ts'
import { moveTotals } from '../terms/term-totals.ts'
import { nextVersion } from './entry-writer.ts'

/**
 * Publishes scheduled entries whose date has come, up to the limit. Entries locked by another node
 * are skipped. Totals of terms and automatic menu items are updated in the same transaction;
 * `modified` stays, because no user changed the entry.
 * @returns the number of published entries
 */
export async function publishDueEntries(tx: Tx, now: Date, limit: number): Promise<number> {
  const due = await scheduled(tx)
    .select('id')
    .where('date', '<=', now)
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx
    .updateTable('entries')
    .set({ status: 'publish', ...nextVersion(now) })
    .where('id', '=', anyOf(ids))
    .execute()
  await moveTotals(tx, ids, 1, now)
  await addPagesToMenus(tx, ids, now)
  return ids.length
}

/** When the next scheduled entry is due; undefined if none is scheduled. */
export async function nextDueDate({ db }: Database): Promise<Date | undefined> {
  const next = await scheduled(db).select('date').limit(sql.lit(1)).executeTakeFirst()
  return next?.date
}

const scheduled = (db: Database['db']) =>
  db.selectFrom('entries').where('status', '=', sql.lit('future')).orderBy('date')
