import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { recordsOf, REPEATABLE } from '../database/expressions.ts'
import type { ClaimedDelivery } from './queue.ts'
import type { WebhookRow } from './webhook-rows.ts'

/** A webhook by the address that a message was sent to: outcomes there say nothing of a new one. */
export type AddressedWebhook = Pick<WebhookRow, 'id' | 'url'>

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
  response_headers: responseHeaders,
  response_body: attempt.responseBody,
  error: attempt.error,
})

/** Makes the deliveries due at once that have waited for the ended ones. */
const released = ({ db }: Database, ended: readonly ClaimedDelivery[], now: Date) =>
  db
    .updateTable('webhook_deliveries')
    .set({ due_at: now })
    .where('id', 'in', (next) =>
      next
        .selectFrom('webhook_deliveries as e')
        .innerJoinLateral(
          (inner) =>
            inner
              .selectFrom('webhook_deliveries as d')
              .select('d.id')
              .whereRef('d.webhook_id', '=', 'e.webhook_id')
              .whereRef('d.item', '=', 'e.item')
              .whereRef('d.event_id', '>', 'e.event_id')
              .where('d.status', '=', sql.lit('pending'))
              .orderBy('d.event_id')
              .limit(sql.lit(1))
              .as('first'),
          (join) => join.onTrue(),
        )
        .select('first.id')
        .where('e.id', '=', sql<string>`any(${ended.map(({ id }) => id)}::bigint[])`),
    )

/** A delivery that its receiver accepted. */
export interface Success {
  readonly delivery: ClaimedDelivery
  readonly attempt: Attempt
}

/** Completes deliveries that the receiver of a webhook accepted, and resets the webhook's failures. */
export async function recordSuccesses(
  database: Database,
  webhook: AddressedWebhook,
  { successes, now }: { readonly successes: readonly Success[]; readonly now: Date },
): Promise<void> {
  const rows = successes.map(({ delivery: { id, attempts, status }, attempt }) => ({
    id,
    attempts,
    // The status at the time of the claim, which is `pending`.
    status,
    ...columnsOf(attempt),
  }))
  const deliveries = successes.map(({ delivery }) => delivery)
  const ids = deliveries.map(({ id }) => id)
  await database.db
    .with('ended', (db) =>
      db
        .updateTable('webhook_deliveries as d')
        .from(recordsOf('webhook_deliveries', rows).as('r'))
        .set((d) => ({
          duration: d.ref('r.duration'),
          response_status: d.ref('r.response_status'),
          response_headers: sql<string>`r.response_headers`,
          response_body: d.ref('r.response_body'),
          error: d.ref('r.error'),
          status: 'delivered',
          finished_at: now,
        }))
        .whereRef('d.id', '=', 'r.id')
        // By its id alone: until a vacuum, the index of waiting deliveries is full of finished ones.
        .where('d.id', '=', sql<string>`any(${ids}::bigint[])`)
        .whereRef('d.attempts', '=', 'r.attempts')
        .whereRef('d.status', '=', 'r.status')
        .where(REPEATABLE),
    )
    .with('next', () => released(database, deliveries, now))
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null, held_until: null })
    .where('id', '=', webhook.id)
    .where('url', '=', webhook.url)
    .where('failures', '>', 0)
    .execute()
}

/**
 * Schedules the next attempt; without a time there is none. Counts a failure of the webhook.
 * @returns how often and since when the webhook fails; undefined, with nothing recorded, if it was deleted
 *   or has another address by now
 */
export async function recordFailure(
  database: Database,
  { id, url }: AddressedWebhook,
  { delivery, attempt, dueAt: next, now }: FailedAttempt,
): Promise<{ failures: number; failingSince: Date } | undefined> {
  const ends = next === undefined
  return database.db
    .with('failing', (db) =>
      db
        .updateTable('webhooks')
        .set((w) => ({
          failures: w('failures', '+', 1),
          failing_since: w.fn.coalesce('failing_since', w.val(now)),
        }))
        .where('id', '=', id)
        .where('url', '=', url)
        .returning((w) => [
          'failures',
          w.fn.coalesce('failing_since', w.val(now)).as('failingSince'),
        ]),
    )
    .with('tried', (db) =>
      db
        .updateTable('webhook_deliveries')
        .set({
          ...columnsOf(attempt),
          response_headers: JSON.stringify(attempt.responseHeaders),
          ...(ends ? { status: 'failed', finished_at: now } : { due_at: next, taken_until: null }),
        })
        .where('id', '=', delivery.id)
        .where('attempts', '=', delivery.attempts)
        .where('status', '=', sql.lit('pending'))
        .where((d) => d.exists(d.selectFrom('failing').select('failing.failures'))),
    )
    .with('next', () => released(database, ends ? [delivery] : [], now))
    .selectFrom('failing')
    .select(['failing.failures', 'failing.failingSince'])
    .executeTakeFirst()
}

interface FailedAttempt {
  readonly delivery: ClaimedDelivery
  readonly attempt: Attempt
  readonly dueAt: Date | undefined
  readonly now: Date
}

/** Pauses a webhook until the given time, unless it has another address by now. */
export async function holdWebhook(
  { db }: Database,
  { id, url }: AddressedWebhook,
  until: Date,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ held_until: until })
    .where('id', '=', id)
    .where('url', '=', url)
    .execute()
}

/**
 * Releases deliveries that were not tried, as if they had not been claimed.
 * @param dueAt when to try them; by default, they stay due
 */
export async function unclaimDeliveries(
  { db }: Database,
  deliveries: readonly ClaimedDelivery[],
  dueAt?: Date,
): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map(({ id, attempts, status }) => ({ id, attempts, status }))
  await db
    .updateTable('webhook_deliveries as d')
    .from(recordsOf('webhook_deliveries', rows).as('r'))
    .set((d) => ({ attempts: d('d.attempts', '-', 1), due_at: dueAt, taken_until: null }))
    .whereRef('d.id', '=', 'r.id')
    .whereRef('d.attempts', '=', 'r.attempts')
    .whereRef('d.status', '=', 'r.status')
    .execute()
}
