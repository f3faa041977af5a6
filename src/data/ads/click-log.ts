import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'

export interface LoggedClicks {
  readonly adId: number
  /** Beginning of the day in UTC, Unix seconds. */
  readonly day: number
  readonly clicks: number
  readonly network: string
  readonly url: string
  readonly browser: string
  readonly referrer: string
  readonly type: string
  readonly label: string
}

export interface ClickLogQuery {
  readonly days?: { readonly from: string; readonly to: string }
  /** Part of an id, network, address, browser or referrer; empty for anything. */
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** One page of the log, the newest first, and how many rows match in all. */
export async function listLoggedClicks(
  database: Database,
  { days, search, limit, offset }: ClickLogQuery,
): Promise<{ rows: LoggedClicks[]; total: number }> {
  const conditions: Sql[] = [sql`true`]
  if (days !== undefined)
    conditions.push(sql`c.day BETWEEN ${days.from}::date AND ${days.to}::date`)
  if (search !== '') {
    const text = sql`concat_ws(E'\n', c.ad_id, c.network, c.url, c.browser, c.referrer)`
    conditions.push(sql`strpos(lower(${text}), lower(${search})) > 0`)
  }
  const where = sql.join(conditions, sql` AND `)
  const [
    { rows },
    {
      rows: [counted],
    },
  ] = await Promise.all([
    sql<LoggedClicks>`SELECT c.ad_id AS "adId", extract(epoch FROM c.day)::int AS day, c.clicks::int AS clicks,
            c.network, c.url, c.browser, c.referrer, u.type, u.label
          FROM ad_clicks c JOIN ad_units u ON u.id = c.ad_id WHERE ${where}
          ORDER BY c.day DESC, c.ad_id, c.network, c.url, c.browser
          LIMIT ${limit} OFFSET ${Math.min(offset, 2_147_483_647)}`.execute(database.searches),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ad_clicks c WHERE ${where}`.execute(
      database.searches,
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Forgets what is older than a day. */
export async function deleteClicksBefore(database: Database, day: string): Promise<void> {
  await sql`DELETE FROM ad_clicks WHERE day < ${day}::date`.execute(database.db)
}
