import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { AddressedWebhook } from './record.ts'

/** The most rows that one statement ends or removes. */
const BATCH = 10_000

/**
 * Switches an active webhook off, so that nothing more is sent to it.
 * @returns whether it was active, and had this address still
 */
export async function disableWebhook(
  tx: Tx,
  { id, url }: AddressedWebhook,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set((w) => ({ status: 'disabled', version: w('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('url', '=', url)
    .where('status', '=', sql.lit('active'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Ends deliveries that wait for webhooks which are switched off; they have failed, and can be sent
 * again.
 * @returns whether there may be more of them
 */
export async function failWaiting(
  { db }: Database,
  { error, now }: { readonly error: string; readonly now: Date },
): Promise<boolean> {
  const waiting = db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select('d.id')
    .where('w.status', '=', sql.lit('disabled'))
    .where('d.status', '=', sql.lit('pending'))
    .limit(sql.lit(BATCH))
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({
      status: 'failed',
      finished_at: now,
      // What the last attempt has shown says more.
      error: sql<string>`coalesce(nullif(error, ''), ${error})`,
    })
    // An array is evaluated once, whatever the statistics of the table.
    .where('id', '=', sql<string>`any(array(${waiting}))`)
    // Its last attempt may have been recorded meanwhile.
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Active webhooks for which more than a number of deliveries wait. */
export async function findOverfullWebhooks(
  { db }: Database,
  most: number,
): Promise<AddressedWebhook[]> {
  return db
    .selectFrom('webhooks as w')
    .select(['w.id', 'w.url'])
    .where('w.status', '=', sql.lit('active'))
    .where((w) =>
      w.exists(
        w
          .selectFrom('webhook_deliveries as d')
          .select('d.id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.status', '=', sql.lit('pending'))
          .offset(sql.lit(most))
          .limit(sql.lit(1)),
      ),
    )
    .execute()
}

export interface Retention {
  readonly deliveredBefore: Date
  readonly failedBefore: Date
  /** Finished deliveries that each webhook keeps at most. */
  readonly most: number
}

/**
 * Removes finished deliveries that are old, or more than are kept.
 * @returns whether there may be more of them
 */
export async function sweepDeliveries({ db }: Database, retention: Retention): Promise<boolean> {
  const { deliveredBefore, failedBefore, most } = retention
  const old = db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('status', '<>', sql.lit('pending'))
    .where('finished_at', '<', deliveredBefore)
    .where((d) =>
      d.or([d('status', '=', sql.lit('delivered')), d('finished_at', '<', failedBefore)]),
    )
    .limit(sql.lit(BATCH))
  const surplus = db
    .selectFrom('webhooks as w')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('webhook_deliveries as d')
          .select('d.id')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.status', '<>', sql.lit('pending'))
          .orderBy('d.id', 'desc')
          .offset(sql.lit(most))
          .limit(sql.lit(BATCH))
          .as('surplus'),
      (join) => join.onTrue(),
    )
    .select('surplus.id')
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where((d) => d.or([d('id', 'in', old), d('id', 'in', surplus)]))
    .executeTakeFirst()
  return numDeletedRows >= BigInt(BATCH)
}

/** Mail addresses of administrators, the oldest accounts first. */
export async function findAdministratorAddresses(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('email')
    .where(sql.lit('administrator'), '=', sql<string>`any(roles)`)
    .where('email', '<>', '')
    .orderBy('id')
    .limit(sql.lit(most))
    .execute()
  return rows.map(({ email }) => email)
}
