import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { lockedUser } from '../users/locked-user.ts'
import { highestAdNumber, sumOf } from './unit-reader.ts'
import type { AdUnitRow, AdUnitValues } from './unit-row.ts'

/** Serializes writers that assign numbers or replace units, until the transaction ends. */
export async function lockAdNumbers(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ad units', 0))`.execute(tx)
  return highestAdNumber({ db: tx })
}

/** Stores a new unit, without an author who has just been deleted. @returns its id */
export async function insertAdUnit(tx: Tx, values: AdUnitValues, now: Date): Promise<number> {
  const { number, authorId } = values
  const { id } = await tx
    .insertInto('ad_units')
    .values({ ...cells(values), number, author_id: lockedUser(authorId), date: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a unit except for its number and author. */
export async function updateAdUnit(
  tx: Tx,
  id: number,
  values: Omit<AdUnitValues, 'number' | 'authorId'>,
): Promise<void> {
  await tx.updateTable('ad_units').set(cells(values)).where('id', '=', id).execute()
}

const cells = ({ publishOn, ...values }: Omit<AdUnitValues, 'number' | 'authorId'>) => {
  const { status, type, label, fields, modified } = values
  return { status, type, label, fields: JSON.stringify(fields), modified, publish_on: publishOn }
}

/**
 * Sets the status of units on a user's request, which cancels any schedule; limits of published
 * units start again.
 */
export async function setAdStatus(
  tx: Tx,
  ids: readonly number[],
  status: AdUnitRow['status'],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ad_units')
    .set({ status, modified: now, publish_on: null })
    .where('id', '=', anyOf(ids))
    .execute()
  if (status !== 'publish') return
  await tx
    .updateTable('ad_units as u')
    .set({ base_impressions: sumOf('impressions'), base_clicks: sumOf('clicks') })
    .where('u.id', '=', anyOf(ids))
    .execute()
}

/** Applies a scheduled change of status; the modification date stays, since no user made it. */
export async function applyScheduledStatus(
  tx: Tx,
  ids: readonly number[],
  turn: { readonly from: AdUnitRow['status']; readonly to: AdUnitRow['status'] },
): Promise<void> {
  await tx
    .updateTable('ad_units')
    .set({ status: turn.to, publish_on: null })
    .where('id', '=', anyOf(ids))
    .where('status', '=', turn.from)
    .execute()
}

/** Deletes units with their counts and logged clicks. */
export async function deleteAdUnits(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('ad_units').where('id', '=', anyOf(ids)).execute()
}

/** Resets the counts and limits of units. */
export async function clearAdCounts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('ad_counts').where('ad_id', '=', anyOf(ids)).execute()
  await tx
    .updateTable('ad_units')
    .set({ base_impressions: 0, base_clicks: 0 })
    .where('id', '=', anyOf(ids))
    .execute()
}
