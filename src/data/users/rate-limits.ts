import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { deleteExpired } from '../database/expressions.ts'

const LIMITS = { table: 'rate_limits', key: 'key', until: 'expire' } as const

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
  { db }: Database,
  key: string,
  { now, milliseconds }: { readonly now: Date; readonly milliseconds: number },
): Promise<Attempts> {
  const time = String(now.getTime())
  const { points, expire } = await db
    .with('over', () => deleteExpired(LIMITS, key, time))
    .insertInto('rate_limits')
    .values({ key, points: sql.lit(1), expire: now.getTime() + milliseconds })
    .onConflict((limit) =>
      limit.column('key').doUpdateSet((r) => {
        const isOver = r('rate_limits.expire', '<=', time)
        return {
          points: sql<number>`case when ${isOver} then 1 else rate_limits.points + 1 end`,
          expire: sql<string>`case when ${isOver} then excluded.expire else rate_limits.expire end`,
        }
      }),
    )
    .returning(['points', 'expire'])
    .executeTakeFirstOrThrow()
  return { count: points, until: new Date(Number(expire)) }
}

/** Takes back an attempt that should not count. */
export async function uncountAttempt({ db }: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql<number>`greatest(points - 1, 0)` })
    .where('key', '=', key)
    .execute()
}

/** Resets the attempts under a key. */
export async function resetAttempts({ db }: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}
