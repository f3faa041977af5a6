import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** Impressions and clicks that were gathered for one row. */
export interface CountDelta {
  readonly adId: number
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly device: 'desktop' | 'mobile'
  /** Of an A/B test the tried position; else empty. */
  readonly position: string
  readonly impressions: number
  readonly clicks: number
}

/** Clicks that are alike. */
export interface ClickDelta {
  readonly adId: number
  readonly day: string
  readonly network: string
  readonly url: string
  readonly browser: string
  readonly referrer: string
  readonly clicks: number
}

/**
 * Adds counts to those that are stored, in one statement whatever their number. Rows are written in
 * one order, so that nodes wait for each other and never in a ring; units that are gone by now
 * are ignored.
 */
export async function addAdCounts(tx: Tx, counts: readonly CountDelta[]): Promise<void> {
  if (counts.length === 0) return
  await sql`
    INSERT INTO ad_counts AS c (ad_id, day, device, position, impressions, clicks)
    SELECT g.ad_id, g.day, g.device, g.position, g.impressions, g.clicks
    FROM unnest(${counts.map(({ adId }) => adId)}::int[], ${counts.map(({ day }) => day)}::date[],
        ${counts.map(({ device }) => device)}::text[],
        ${counts.map(({ position }) => position)}::text[],
        ${counts.map(({ impressions }) => impressions)}::bigint[],
        ${counts.map(({ clicks }) => clicks)}::bigint[])
      AS g(ad_id, day, device, position, impressions, clicks)
    JOIN (SELECT id FROM ad_units WHERE id = ANY(${ids(counts)}::int[]) ORDER BY id FOR KEY SHARE) u
      ON u.id = g.ad_id
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (ad_id, day, device, position) DO UPDATE SET
      impressions = c.impressions + excluded.impressions, clicks = c.clicks + excluded.clicks`.execute(
    tx,
  )
}

/** Adds clicks to the log; the referrer of the first of them stays. */
export async function addAdClicks(tx: Tx, clicks: readonly ClickDelta[]): Promise<void> {
  if (clicks.length === 0) return
  await sql`
    INSERT INTO ad_clicks AS c (ad_id, day, network, url, browser, referrer, clicks)
    SELECT g.ad_id, g.day, g.network, g.url, g.browser, g.referrer, g.clicks
    FROM unnest(${clicks.map(({ adId }) => adId)}::int[], ${clicks.map(({ day }) => day)}::date[],
        ${clicks.map(({ network }) => network)}::text[], ${clicks.map(({ url }) => url)}::text[],
        ${clicks.map(({ browser }) => browser)}::text[],
        ${clicks.map(({ referrer }) => referrer)}::text[],
        ${clicks.map((click) => click.clicks)}::bigint[])
      AS g(ad_id, day, network, url, browser, referrer, clicks)
    JOIN (SELECT id FROM ad_units WHERE id = ANY(${ids(clicks)}::int[]) ORDER BY id FOR KEY SHARE) u
      ON u.id = g.ad_id
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (ad_id, day, network, url, browser) DO UPDATE SET clicks = c.clicks + excluded.clicks`.execute(
    tx,
  )
}

const ids = (rows: readonly { readonly adId: number }[]): number[] => [
  ...new Set(rows.map(({ adId }) => adId)),
]

/** Ends the units among those whose limit of impressions or clicks is reached; tells which. */
export async function expireSpentAds(tx: Tx, adIds: readonly number[]): Promise<number[]> {
  if (adIds.length === 0) return []
  const rows = (
    await sql<{ id: number }>`
    UPDATE ad_units u SET status = 'ads_expired'
    FROM (
      SELECT ad_id, sum(impressions) AS impressions, sum(clicks) AS clicks
      FROM ad_counts WHERE ad_id = ANY(${adIds}::int[]) GROUP BY ad_id
    ) t
    WHERE t.ad_id = u.id AND u.status = 'publish' AND (
      (u.fields->'set_expiry_impression' = 'true'
        AND t.impressions - u.base_impressions >= ${limit('expiry_impression')}) OR
      (u.fields->'set_expiry_clicks' = 'true'
        AND t.clicks - u.base_clicks >= ${limit('expiry_clicks')}))
    RETURNING u.id`.execute(tx)
  ).rows
  return rows.map(({ id }) => id)
}

/** The number of a field; nothing is ever enough where there is none, or 0. */
const limit = (name: string) => sql`CASE WHEN jsonb_typeof(u.fields->${name}::text) = 'number'
  THEN nullif((u.fields->>${name}::text)::numeric, 0) END`

export interface AdTotals {
  readonly impressions: number
  readonly clicks: number
}

/** All that one unit, or every unit, has been counted. */
export async function sumAdCounts(database: Database, adId: number): Promise<AdTotals> {
  const [row] = (
    await sql<{
      impressions: string
      clicks: string
    }>`SELECT coalesce(sum(impressions), 0)::text AS impressions,
          coalesce(sum(clicks), 0)::text AS clicks
        FROM ad_counts WHERE ad_id = ${adId}`.execute(database.db)
  ).rows
  return { impressions: Number(row?.impressions ?? 0), clicks: Number(row?.clicks ?? 0) }
}

/** Counts of a unit on a part of a period, by device. */
export interface PeriodCounts {
  readonly adId: number
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as the step says. */
  readonly part: string
  readonly device: 'desktop' | 'mobile'
  readonly impressions: number
  readonly clicks: number
}

export interface Period {
  /** First and last day; without, all days. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly step: 'day' | 'month' | 'year'
}

const PATTERNS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const

/** What was counted within a period, in one statement. */
export async function countsWithin(
  database: Database,
  { days, step }: Period,
): Promise<PeriodCounts[]> {
  const where =
    days === undefined ? sql`true` : sql`day BETWEEN ${days.from}::date AND ${days.to}::date`
  const rows = (
    await sql<
      Omit<PeriodCounts, 'impressions' | 'clicks'> & { impressions: string; clicks: string }
    >`SELECT ad_id AS "adId", to_char(day, ${PATTERNS[step]}) AS part, device,
          sum(impressions)::text AS impressions, sum(clicks)::text AS clicks
        FROM ad_counts WHERE ${where} GROUP BY 1, 2, 3 ORDER BY 2, 1`.execute(database.db)
  ).rows
  return rows.map((row) => ({
    ...row,
    impressions: Number(row.impressions),
    clicks: Number(row.clicks),
  }))
}

/** Clicks of units by the position that was tried. */
export async function clicksByPosition(
  database: Database,
  adIds: readonly number[],
): Promise<{ adId: number; position: string; clicks: number }[]> {
  if (adIds.length === 0) return []
  const rows = (
    await sql<{
      adId: number
      position: string
      clicks: string
    }>`SELECT ad_id AS "adId", position, sum(clicks)::text AS clicks
        FROM ad_counts WHERE ad_id = ANY(${adIds}::int[]) GROUP BY 1, 2`.execute(database.db)
  ).rows
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }))
}
