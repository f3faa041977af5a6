import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Setting with the date of the first start; set once the first start is complete. */
export const FIRST_STARTED_AT = 'began'

/** Whether the first start of a site is complete. */
export async function isFirstStartDone(database: Pick<Database, 'db'>): Promise<boolean> {
  const rows = (
    await sql`SELECT FROM settings WHERE key = ${FIRST_STARTED_AT}`.execute(database.db)
  ).rows
  return rows.length > 0
}

/** Lets only one node at a time perform the first start, until its transaction ends. */
export async function lockFirstStart(tx: Tx): Promise<void> {
  // No lock timeout, since this node is useless until the first start is done.
  await sql`SET LOCAL lock_timeout = 0`.execute(tx)
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('first start', 0))`.execute(tx)
}
