import { sql } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import { integers, type Condition } from '../database/expressions.ts'
import { deliveryColumns, type DeliveryRow } from './delivery-rows.ts'
import type { WebhookRow } from './webhook-rows.ts'

/** A webhook for which something is due: where messages go, and how they are signed. */
export type DueWebhook = Pick<WebhookRow, 'id' | 'url' | 'secrets'>

/** Active webhooks that are not held, each with the first of its deliveries that are waiting. */
const waiting = ({ db }: Database) =>
  db
    .selectFrom('webhooks as w')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('webhook_deliveries as d')
          .select('d.due_at')
          .whereRef('d.webhook_id', '=', 'w.id')
          .where('d.status', '=', sql.lit('pending'))
          .orderBy('d.due_at')
          .limit(sql.lit(1))
          .as('first'),
      (join) => join.onTrue(),
    )
    .where('w.status', '=', sql.lit('active'))

const dueAt = sql<Date>`greatest(first.due_at, w.held_until)`

/**
 * The webhook whose deliveries have been due for longest.
 * @param except ids of webhooks that are being served already
 */
export async function findDueWebhook(
  database: Database,
  now: Date,
  except: readonly number[],
): Promise<DueWebhook | undefined> {
  return waiting(database)
    .select(['w.id', 'w.url', 'w.secrets'])
    .where(dueAt, '<=', now)
    .where('w.id', '<>', sql<number>`all(${integers(except)})`)
    .orderBy(dueAt)
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** When the next delivery is due; undefined while none is waiting. */
export async function nextDueDelivery(database: Database): Promise<Date | undefined> {
  const row = await waiting(database)
    .select(dueAt.as('dueAt'))
    .orderBy(dueAt)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row?.dueAt
}

/** Whether no earlier delivery of the same item is waiting before `webhook_deliveries d`. */
const isFirst: Condition = sql<boolean>`not exists (
  select from webhook_deliveries e
  where e.webhook_id = d.webhook_id and e.item = d.item and e.event_id < d.event_id and e.status = 'pending')`

/** A delivery that is being sent; `attempts` has this one and tells attempts apart. */
export type TakenDelivery = DeliveryRow

/**
 * Takes deliveries that are due and says that they are being sent: should the node die, they are due
 * again at `until`. Each is taken by one node at a time, and none before those of the same item that
 * come before it.
 */
export async function takeDeliveries(
  { db }: Database,
  webhookId: number,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<TakenDelivery[]> {
  const next = db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select('d.id')
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', '=', sql.lit('pending'))
    .where('d.due_at', '<=', now)
    .where('w.status', '=', sql.lit('active'))
    .where((w) => w.or([w('w.held_until', 'is', null), w('w.held_until', '<=', now)]))
    .where(isFirst)
    .orderBy('d.due_at')
    .orderBy('d.event_id')
    .limit(sql.lit(limit))
    .forUpdate('d')
    .skipLocked()
  return db
    .updateTable('webhook_deliveries')
    .set((d) => ({ attempts: d('attempts', '+', 1), due_at: until, attempted_at: now }))
    .where('id', 'in', next)
    .returning(selections('webhook_deliveries', deliveryColumns))
    .execute()
}

/** What came of an attempt. */
export interface Attempt {
  readonly duration: number
  readonly responseStatus: number | null
  readonly responseHeaders: Readonly<Record<string, string>>
  readonly responseBody: string
  /** Empty after a success. */
  readonly error: string
}

const columnsOf = ({ responseHeaders, ...attempt }: Attempt) => ({
  duration: attempt.duration,
  response_status: attempt.responseStatus,
  response_headers: JSON.stringify(responseHeaders),
  response_body: attempt.responseBody,
  error: attempt.error,
})

const taken = ({ db }: Database, { id, attempts }: TakenDelivery) =>
  db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('status', '=', sql.lit('pending'))

/** The delivery that waits for this one; when this one ends, it is due at once. */
const released = ({ db }: Database, { id }: TakenDelivery, now: Date, ends = true) =>
  db
    .updateTable('webhook_deliveries')
    .set({ due_at: now })
    .where(sql<boolean>`${sql.lit(ends)}`)
    .where('id', '=', (next) =>
      next
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhook_deliveries as ended', (pair) =>
          pair.onRef('ended.webhook_id', '=', 'd.webhook_id').onRef('ended.item', '=', 'd.item'),
        )
        .select('d.id')
        .where('ended.id', '=', id)
        .whereRef('d.event_id', '>', 'ended.event_id')
        .where('d.status', '=', sql.lit('pending'))
        .orderBy('d.event_id')
        .limit(sql.lit(1)),
    )

/**
 * Puts off what is due but has to wait for an earlier delivery of the same item, until that is tried
 * again, so that it is not looked at in vain. When the earlier one ends, the next is due at once: the
 * lock keeps it from ending in between.
 */
export async function putOffFollowers(
  { db }: Database,
  webhookId: number,
  now: Date,
): Promise<void> {
  await db
    .with('first', (rows) =>
      rows
        .selectFrom('webhook_deliveries as d')
        .select(['d.item', 'd.event_id', 'd.due_at'])
        .where('d.webhook_id', '=', webhookId)
        .where('d.status', '=', sql.lit('pending'))
        .where('d.due_at', '>', now)
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

/** Ends a delivery that was taken by its receiver; all is well with the webhook. */
export async function recordSuccess(
  database: Database,
  delivery: TakenDelivery,
  { attempt, now }: { readonly attempt: Attempt; readonly now: Date },
): Promise<void> {
  await database.db
    .with('ended', () =>
      taken(database, delivery).set({
        ...columnsOf(attempt),
        status: 'delivered',
        finished_at: now,
      }),
    )
    .with('next', () => released(database, delivery, now))
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, held_until: null })
    .where('id', '=', delivery.webhookId)
    .where('failures', '>', 0)
    .execute()
}

/**
 * Schedules the next attempt; without a time there is none. Counts a failure of the webhook.
 * @returns how often and since when the webhook fails; undefined where it is gone
 */
export async function recordFailure(
  database: Database,
  delivery: TakenDelivery,
  { attempt, dueAt: next, now }: FailedAttempt,
): Promise<{ failures: number; failingSince: Date } | undefined> {
  const ends = next === undefined
  return database.db
    .with('tried', () =>
      taken(database, delivery).set({
        ...columnsOf(attempt),
        ...(ends ? { status: 'failed', finished_at: now } : { due_at: next }),
      }),
    )
    .with('next', () => released(database, delivery, now, ends))
    .updateTable('webhooks')
    .set((w) => ({
      failures: w('failures', '+', 1),
      failing_since: w.fn.coalesce('failing_since', w.val(now)),
    }))
    .where('id', '=', delivery.webhookId)
    .returning((w) => ['failures', w.fn.coalesce('failing_since', w.val(now)).as('failingSince')])
    .executeTakeFirst()
}

interface FailedAttempt {
  readonly attempt: Attempt
  readonly dueAt: Date | undefined
  readonly now: Date
}

/** Sends nothing to a webhook until then. */
export async function holdWebhook({ db }: Database, id: number, until: Date): Promise<void> {
  await db.updateTable('webhooks').set({ held_until: until }).where('id', '=', id).execute()
}

/** Makes a delivery due that could not be tried, as if it had not been taken. */
export async function returnDelivery(
  database: Database,
  delivery: TakenDelivery,
  dueAtOnce: Date,
): Promise<void> {
  await taken(database, delivery)
    .set((d) => ({ attempts: d('attempts', '-', 1), due_at: dueAtOnce }))
    .execute()
}
