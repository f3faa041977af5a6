import { sql } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { allOf, REPEATABLE, type Condition } from '../database/expressions.ts'
import { deliveryColumns, type DeliveryRow } from './delivery-rows.ts'
import type { WebhookRow } from './webhook-rows.ts'

/** A webhook for which something is due: where messages go, how they are signed, and since which change. */
export type DueWebhook = Pick<WebhookRow, 'id' | 'url' | 'secrets' | 'version'>

/** A webhook for which something waits, and when the first of it is due. */
export type NextWebhook = DueWebhook & { readonly dueAt: Date }

/** Whether no node is sending `webhook_deliveries d`. A node that died has it until its time is over. */
const isFree = (now: Date): Condition =>
  sql<boolean>`(d.taken_until is null or d.taken_until <= ${now})`

/**
 * Active webhooks that are not held, each with the first of its deliveries that are waiting and not being sent.
 * @param except ids of webhooks
 */
const waiting = ({ db }: Database, except: readonly number[], now: Date) =>
  db
    .selectFrom('webhooks as w')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('webhook_deliveries as d')
          .select('d.due_at')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.status', '=', sql.lit('pending'))
          .where(isFree(now))
          .orderBy('d.due_at')
          .limit(sql.lit(1))
          .as('first'),
      (join) => join.onTrue(),
    )
    .where('w.status', '=', sql.lit('active'))
    .where('w.id', '<>', allOf(except))

const dueAt = sql<Date>`greatest(first.due_at, w.held_until)`

/**
 * The webhook of which a delivery is due first, of those that are not served already; undefined while
 * nothing is waiting.
 */
export async function findNextWebhook(
  database: Database,
  served: readonly number[],
  now: Date,
): Promise<NextWebhook | undefined> {
  return waiting(database, served, now)
    .select(['w.id', 'w.url', 'w.secrets', 'w.version', dueAt.as('dueAt')])
    .orderBy(dueAt)
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/**
 * Whether `webhook_deliveries d` is the first pending delivery of its item. A subquery, because the
 * planner underestimates the number of pending ones and would join them by nested loops.
 */
const isFirst: Condition = sql<boolean>`d.event_id = (
  select min(e.event_id) from webhook_deliveries e
  where e.webhook_id = d.webhook_id and e.item = d.item and e.status = 'pending')`

/** A delivery that is being sent; `attempts` includes this attempt, and identifies it. */
export type ClaimedDelivery = DeliveryRow

/**
 * Claims due deliveries, each for one node at a time, and those of an item in order. If the node dies,
 * they are due again at `until`. Of a webhook that has changed since it was read, none are claimed.
 */
export async function claimDeliveries(
  { db }: Database,
  { id: webhookId, version }: Pick<DueWebhook, 'id' | 'version'>,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<ClaimedDelivery[]> {
  const next = db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select('d.id')
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', '=', sql.lit('pending'))
    .where('d.due_at', '<=', now)
    .where(isFree(now))
    .where('w.status', '=', sql.lit('active'))
    .where('w.version', '=', version)
    .where((w) => w.or([w('w.held_until', 'is', null), w('w.held_until', '<=', now)]))
    .where(isFirst)
    .orderBy('d.due_at')
    .orderBy('d.event_id')
    .limit(sql.lit(limit))
    .forUpdate('d')
    .skipLocked()
  return db
    .updateTable('webhook_deliveries')
    .set((d) => ({ attempts: d('attempts', '+', 1), taken_until: until, attempted_at: now }))
    .where('id', 'in', next)
    .where(REPEATABLE)
    .returning(selections('webhook_deliveries', deliveryColumns))
    .execute()
}

/** When `webhook_deliveries d` can be tried. */
const free = sql<Date>`greatest(d.due_at, d.taken_until)`

/**
 * Postpones due deliveries that wait for an earlier one of the same item until that is tried again, so
 * that they are not read in vain. When the earlier one ends, the next is due at once; the lock keeps it
 * from ending in between.
 */
export async function postponeFollowers(
  { db }: Database,
  webhookId: number,
  now: Date,
): Promise<void> {
  await db
    .with('first', (rows) =>
      rows
        .selectFrom('webhook_deliveries as d')
        .select(['d.item', 'd.event_id', free.as('due_at')])
        .where('d.webhook_id', '=', webhookId)
        .where('d.status', '=', sql.lit('pending'))
        .where(free, '>', now)
        .where(isFirst)
        .forShare(),
    )
    .updateTable('webhook_deliveries as d')
    .from('first')
    .set((d) => ({ due_at: d.ref('first.due_at') }))
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', '=', sql.lit('pending'))
    .where('d.due_at', '<=', now)
    .whereRef('d.item', '=', 'first.item')
    .whereRef('d.event_id', '>', 'first.event_id')
    .execute()
}

/** How many deliveries are to be made, and since when the oldest waits. */
export function pendingDeliveries({
  db,
}: Database): Promise<{ waiting: number; since: Date | null }> {
  return db
    .selectFrom('webhook_deliveries')
    .select((d) => [sql<number>`count(*)::int`.as('waiting'), d.fn.min('queued_at').as('since')])
    .where('status', '=', sql.lit('pending'))
    .executeTakeFirstOrThrow()
}
