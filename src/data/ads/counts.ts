import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, dayOf, integers, listed, texts } from '../database/expressions.ts'

/** Impressions and clicks collected for one row. */
export interface CountDelta {
  readonly adId: number
  /** `YYYY-MM-DD`, in UTC. */
  readonly day: string
  readonly device: 'desktop' | 'mobile'
  /** The position tested by an A/B test, otherwise empty. */
  readonly position: string
  readonly impressions: number
  readonly clicks: number
}

/** Equal clicks, counted together. */
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
 * Adds counts in one statement, whatever their number. Rows are written in a fixed order, so that
 * concurrent nodes cannot deadlock; deleted units are ignored.
 */
export async function addAdCounts(tx: Tx, counts: readonly CountDelta[]): Promise<void> {
  if (counts.length === 0) return
  const list = listed('g', {
    ad_id: integers(counts.map(({ adId }) => adId)),
    day: dates(counts.map(({ day }) => day)),
    device: texts(counts.map(({ device }) => device)),
    place: texts(counts.map(({ position }) => position)),
    impressions: bigintegers(counts.map(({ impressions }) => impressions)),
    clicks: bigintegers(counts.map(({ clicks }) => clicks)),
  })
  await tx
    .insertInto('ad_counts')
    .columns(['ad_id', 'day', 'device', 'position', 'impressions', 'clicks'])
    .expression(
      tx
        .selectFrom(list)
        .innerJoin(heldUnits(tx, counts), 'u.id', 'g.ad_id')
        .select(['g.ad_id', 'g.day', 'g.device', 'g.place', 'g.impressions', 'g.clicks'])
        .orderBy(sql`1, 2, 3, 4`),
    )
    .onConflict((row) =>
      row.columns(['ad_id', 'day', 'device', 'position']).doUpdateSet((c) => ({
        impressions: c('ad_counts.impressions', '+', c.ref('excluded.impressions')),
        clicks: c('ad_counts.clicks', '+', c.ref('excluded.clicks')),
      })),
    )
    .execute()
}

/** Adds clicks to the log; repeated clicks keep the referrer of the first. */
export async function addAdClicks(tx: Tx, clicks: readonly ClickDelta[]): Promise<void> {
  if (clicks.length === 0) return
  const list = listed('g', {
    ad_id: integers(clicks.map(({ adId }) => adId)),
    day: dates(clicks.map(({ day }) => day)),
    network: texts(clicks.map(({ network }) => network)),
    url: texts(clicks.map(({ url }) => url)),
    browser: texts(clicks.map(({ browser }) => browser)),
    referrer: texts(clicks.map(({ referrer }) => referrer)),
    clicks: bigintegers(clicks.map((click) => click.clicks)),
  })
  await tx
    .insertInto('ad_clicks')
    .columns(['ad_id', 'day', 'network', 'url', 'browser', 'referrer', 'clicks'])
    .expression(
      tx
        .selectFrom(list)
        .innerJoin(heldUnits(tx, clicks), 'u.id', 'g.ad_id')
        .select(['g.ad_id', 'g.day', 'g.network', 'g.url', 'g.browser', 'g.referrer', 'g.clicks'])
        .orderBy(sql`1, 2, 3, 4, 5`),
    )
    .onConflict((row) =>
      row
        .columns(['ad_id', 'day', 'network', 'url', 'browser'])
        .doUpdateSet((c) => ({ clicks: c('ad_clicks.clicks', '+', c.ref('excluded.clicks')) })),
    )
    .execute()
}

const dates = (values: readonly string[]) => sql<readonly Date[]>`${values}::date[]`
const bigintegers = (values: readonly number[]) => sql<readonly string[]>`${values}::bigint[]`

/** Locks the units of rows against deletion until the transaction ends. */
const heldUnits = (tx: Tx, rows: readonly { readonly adId: number }[]) =>
  tx
    .selectFrom('ad_units')
    .select('id')
    .where('id', '=', anyOf([...new Set(rows.map(({ adId }) => adId))]))
    .orderBy('id')
    .forKeyShare()
    .as('u')

const sums = [
  sql<string>`sum(impressions)`.as('impressions'),
  sql<string>`sum(clicks)`.as('clicks'),
]

/**
 * Expires those units that have reached their limit of impressions or clicks. @returns their ids
 */
export async function expireSpentAds(tx: Tx, adIds: readonly number[]): Promise<number[]> {
  if (adIds.length === 0) return []
  const rows = await tx
    .updateTable('ad_units as u')
    .from((counts) =>
      counts
        .selectFrom('ad_counts')
        .select(['ad_id', ...sums])
        .where('ad_id', '=', anyOf(adIds))
        .groupBy('ad_id')
        .as('t'),
    )
    .set({ status: 'ads_expired' })
    .whereRef('t.ad_id', '=', 'u.id')
    .where('u.status', '=', sql.lit('publish'))
    .where(sql<boolean>`(
      (u.fields->'set_expiry_impression' = 'true'
        and t.impressions - u.base_impressions >= ${limit('expiry_impression')}) or
      (u.fields->'set_expiry_clicks' = 'true'
        and t.clicks - u.base_clicks >= ${limit('expiry_clicks')}))`)
    .returning('u.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The numeric limit in a field; missing or 0 means unlimited. */
const limit = (
  name: string,
) => sql<string>`case when jsonb_typeof(u.fields->${sql.lit(name)}) = 'number'
  then nullif((u.fields->>${sql.lit(name)})::numeric, 0) end`

export interface AdTotals {
  readonly impressions: number
  readonly clicks: number
}

/** Total counts of one unit, or of all units. */
export async function sumAdCounts({ db }: Database, adId: number): Promise<AdTotals> {
  return totalsOf(
    await db
      .selectFrom('ad_counts')
      .select(sums)
      .where('ad_id', '=', adId)
      .executeTakeFirstOrThrow(),
  )
}

/** Sums arrive as text, or as null if there are no rows. */
const totalsOf = (sum: { impressions: string | null; clicks: string | null }): AdTotals => ({
  impressions: Number(sum.impressions ?? 0),
  clicks: Number(sum.clicks ?? 0),
})

/** Counts of a unit in one part of a period, by device. */
export interface PeriodCounts {
  readonly adId: number
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, depending on the step. */
  readonly part: string
  readonly device: 'desktop' | 'mobile'
  readonly impressions: number
  readonly clicks: number
}

export interface Period {
  /** First and last day; all days if absent. */
  readonly days?: { readonly from: string; readonly to: string }
  readonly step: 'day' | 'month' | 'year'
}

const PATTERNS = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' } as const

/** Counts within a period, in one statement. */
export async function countsWithin(
  { db }: Database,
  { days, step }: Period,
): Promise<PeriodCounts[]> {
  let counts = db.selectFrom('ad_counts')
  if (days !== undefined)
    counts = counts.where((c) => c.between('day', dayOf(days.from), dayOf(days.to)))
  const rows = await counts
    .select(['ad_id as adId', 'device', ...sums])
    .select(sql<string>`to_char(day, ${sql.lit(PATTERNS[step])})`.as('part'))
    .groupBy(['ad_id', 'part', 'device'])
    .orderBy('part')
    .orderBy('ad_id')
    .execute()
  return rows.map((row) => ({ ...row, ...totalsOf(row) }))
}

/** Clicks of units by tested position. */
export async function clicksByPosition(
  { db }: Database,
  adIds: readonly number[],
): Promise<{ adId: number; position: string; clicks: number }[]> {
  if (adIds.length === 0) return []
  const rows = await db
    .selectFrom('ad_counts')
    .select(['ad_id as adId', 'position', sql<string>`sum(clicks)`.as('clicks')])
    .where('ad_id', '=', anyOf(adIds))
    .groupBy(['ad_id', 'position'])
    .execute()
  return rows.map((row) => ({ ...row, clicks: Number(row.clicks) }))
}
