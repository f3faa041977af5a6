import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { AdUnitRow, AdUnitValues } from './unit-row.ts'

/** Lets one writer at a time give numbers and change units as a whole, until its transaction ends. */
export async function lockAdNumbers(tx: Tx): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('ad units', 0))`.execute(tx)
  const [row] = (
    await sql<{
      highest: number
    }>`SELECT coalesce(max(number), 0)::int AS highest FROM ad_units`.execute(tx)
  ).rows
  return row?.highest ?? 0
}

/** Stores a new unit and answers its id. */
export async function insertAdUnit(tx: Tx, values: AdUnitValues, now: Date): Promise<number> {
  const [row] = (
    await sql<{
      id: number
    }>`INSERT INTO ad_units (number, status, type, label, fields, author_id, date, modified, publish_on)
        VALUES (${values.number}, ${values.status}, ${values.type}, ${values.label},
          ${JSON.stringify(values.fields)}::jsonb, ${values.authorId === 0 ? null : values.authorId},
          ${now}, ${values.modified}, ${values.publishOn}::date)
        RETURNING id`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('An ad unit was not stored.')
  return row.id
}

/** Stores all of a unit but its number and author. */
export async function updateAdUnit(
  tx: Tx,
  id: number,
  values: Omit<AdUnitValues, 'number' | 'authorId'>,
): Promise<void> {
  await sql`UPDATE ad_units SET status = ${values.status}, type = ${values.type}, label = ${values.label},
          fields = ${JSON.stringify(values.fields)}::jsonb, modified = ${values.modified},
          publish_on = ${values.publishOn}::date
        WHERE id = ${id}`.execute(tx)
}

/** Gives units a status by hand, which ends their waiting; published ones count limits anew. */
export async function setAdStatus(
  tx: Tx,
  ids: readonly number[],
  status: AdUnitRow['status'],
  now: Date,
): Promise<void> {
  await sql`UPDATE ad_units u SET status = ${status}, modified = ${now}, publish_on = NULL
        WHERE u.id = ANY(${ids}::int[])`.execute(tx)
  if (status !== 'publish') return
  await sql`UPDATE ad_units u SET
          base_impressions = coalesce((SELECT sum(impressions) FROM ad_counts WHERE ad_id = u.id), 0),
          base_clicks = coalesce((SELECT sum(clicks) FROM ad_counts WHERE ad_id = u.id), 0)
        WHERE u.id = ANY(${ids}::int[])`.execute(tx)
}

/** What became of a unit by the clock alone; nobody has modified it. */
export async function applyScheduledStatus(
  tx: Tx,
  ids: readonly number[],
  turn: { readonly from: AdUnitRow['status']; readonly to: AdUnitRow['status'] },
): Promise<void> {
  await sql`UPDATE ad_units SET status = ${turn.to}, publish_on = NULL
        WHERE id = ANY(${ids}::int[]) AND status = ${turn.from}`.execute(tx)
}

/** Removes units and, with them, their counts and logged clicks. */
export async function deleteAdUnits(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM ad_units WHERE id = ANY(${ids}::int[])`.execute(tx)
}

/** Forgets the counts of units, and begins their limits anew. */
export async function clearAdCounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM ad_counts WHERE ad_id = ANY(${ids}::int[])`.execute(tx)
  await sql`UPDATE ad_units SET base_impressions = 0, base_clicks = 0 WHERE id = ANY(${ids}::int[])`.execute(
    tx,
  )
}
