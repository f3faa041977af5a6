import { sql, type Database } from './database.ts'

/** How often something was tried, and until when that counts. */
export interface Attempts {
  readonly count: number
  readonly until: Date
}

/**
 * Counts one try under a key and answers the count, this one included; a new window begins when
 * the old one is over. One statement that all nodes share, so that tries at the same moment
 * cannot slip through. Windows that are over are swept along the way.
 */
export async function incrementAttempts(
  database: Database,
  key: string,
  { now, milliseconds }: { readonly now: Date; readonly milliseconds: number },
): Promise<Attempts> {
  const time = now.getTime()
  const [row] = await database.query<{ points: number; expire: string }>(sql`
    WITH over AS (
      DELETE FROM rate_limits WHERE key IN (
        SELECT key FROM rate_limits WHERE expire <= ${time} AND key <> ${key}
        LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO rate_limits AS r (key, points, expire)
    VALUES (${key}, 1, ${time + milliseconds})
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= ${time} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${time} THEN excluded.expire ELSE r.expire END
    RETURNING points, expire`)
  if (row === undefined) throw new Error('A try was not counted.')
  return { count: row.points, until: new Date(Number(row.expire)) }
}

/** Takes one counted try back, because it was none. */
export async function uncountAttempt(database: Database, key: string): Promise<void> {
  await database.query(sql`
    UPDATE rate_limits SET points = greatest(points - 1, 0) WHERE key = ${key}`)
}

/** Forgets the tries under a key. */
export async function resetAttempts(database: Database, key: string): Promise<void> {
  await database.query(sql`DELETE FROM rate_limits WHERE key = ${key}`)
}
