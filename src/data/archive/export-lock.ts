/**
 * Keeps files of media items during an export, which copies them after reading their rows. An export
 * takes the lock before it reads, and files are removed only if the lock is free after their rows were
 * deleted; so an export that starts later does not read these rows.
 */
import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../database/database.ts'

const KEY = `hashtext('archive'), hashtext('files')`

/** Holds the files until the connection ends. Waits for a restore, and not for other exports. */
export async function holdFiles(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_lock_shared(${KEY})`)
}

/** Waits for running exports to end, and keeps others from starting until the transaction ends. */
export async function lockFiles(client: pg.Client): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${KEY})`)
}

/** Whether an export runs that may still copy files of items that were deleted. */
export async function filesAreHeld({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and (classid, objid) = (hashtext('archive')::oid, hashtext('files')::oid)
        and database = (select oid from pg_database where datname = current_database())
    ) as held`.execute(db)
  return rows[0]?.held === true
}
