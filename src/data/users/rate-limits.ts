import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The attempts in the current window of a rate limit, and when that window ends. */
export interface Attempts {
  readonly count: number
  readonly until: Date
}

/**
 * Counts an attempt under a key and returns the count, this one included. When the window has
 * expired, a new one begins. All nodes share the count through a single atomic statement, so
 * concurrent attempts cannot bypass the limit. Also deletes expired windows.
 */
export async function incrementAttempts(
  database: Database,
  key: string,
  { now, milliseconds }: { readonly now: Date; readonly milliseconds: number },
): Promise<Attempts> {
  const time = now.getTime()
  const [row] = (
    await sql<{ points: number; expire: string }>`
    WITH over AS (
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire <= ${time} AND key <> ${key}
        LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO rate_limits AS r (key, points, expire)
    VALUES (${key}, 1, ${time + milliseconds})
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= ${time} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${time} THEN excluded.expire ELSE r.expire END
    RETURNING points, expire`.execute(database.db)
  ).rows
  if (row === undefined) throw new Error('The attempt was not counted.')
  return { count: row.points, until: new Date(Number(row.expire)) }
}

/** Takes back an attempt that should not count. */
export async function uncountAttempt(database: Database, key: string): Promise<void> {
  await sql`
    UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = ${key}`.execute(database.db)
}

/** Resets the attempts under a key. */
export async function resetAttempts(database: Database, key: string): Promise<void> {
  await sql`DELETE FROM rate_limits WHERE key = ${key}`.execute(database.db)
}
