import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { dayOf, page } from '../database/expressions.ts'

export interface LoggedClicks {
  readonly adId: number
  /** Start of the day in UTC, in Unix seconds. */
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
  /** Substring of an id, network, address, browser or referrer; empty matches anything. */
  readonly search: string
  readonly limit: number
  readonly offset: number
}

/** One page of the log, newest first, with the total number of matches. */
export async function listLoggedClicks(
  { searches }: Database,
  { days, search, limit, offset }: ClickLogQuery,
): Promise<{ rows: LoggedClicks[]; total: number }> {
  let found = searches().selectFrom('ad_clicks as c')
  if (days !== undefined)
    found = found.where((c) => c.between('c.day', dayOf(days.from), dayOf(days.to)))
  if (search !== '') {
    const text = sql`concat_ws(E'\n', c.ad_id, c.network, c.url, c.browser, c.referrer)`
    found = found.where(sql<boolean>`strpos(lower(${text}), lower(${search})) > 0`)
  }
  const [rows, { total }] = await Promise.all([
    found
      .innerJoin('ad_units as u', 'u.id', 'c.ad_id')
      .select(['c.ad_id as adId', 'c.network', 'c.url', 'c.browser', 'c.referrer'])
      .select([sql<number>`extract(epoch from c.day)::int`.as('day'), 'u.type', 'u.label'])
      .select((c) => c.cast<number>('c.clicks', 'integer').as('clicks'))
      .orderBy('c.day', 'desc')
      .orderBy(sql`c.ad_id, c.network, c.url, c.browser`)
      .$call(page(limit, offset))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Deletes entries older than the given day. */
export async function deleteClicksBefore({ db }: Database, day: string): Promise<void> {
  await db.deleteFrom('ad_clicks').where('day', '<', dayOf(day)).execute()
}
