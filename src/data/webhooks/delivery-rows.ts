import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { page } from '../database/expressions.ts'

/** Ids of deliveries and events are `bigint`, which the driver gives as text. */
export const deliveryColumns = {
  id: 'id',
  webhookId: 'webhook_id',
  message: 'message',
  event: 'event',
  item: 'item',
  type: 'type',
  objectId: 'object_id',
  changed: 'changed',
  actorKind: 'actor_kind',
  actorId: 'actor_id',
  happenedAt: 'happened_at',
  status: 'status',
  attempts: 'attempts',
  queuedAt: 'queued_at',
  dueAt: 'due_at',
  attemptedAt: 'attempted_at',
  duration: 'duration',
  responseStatus: 'response_status',
  responseHeaders: 'response_headers',
  responseBody: 'response_body',
  error: 'error',
} as const satisfies ColumnNames<'webhook_deliveries'>

export type DeliveryRow = RowOf<'webhook_deliveries', typeof deliveryColumns>

export type DeliveryStatus = DeliveryRow['status']

interface DeliveryFilter {
  readonly webhookId: number
  readonly status: DeliveryStatus | undefined
}

const deliveriesOf = ({ db }: Database, { webhookId, status }: DeliveryFilter) =>
  db
    .selectFrom('webhook_deliveries as d')
    .where('d.webhook_id', '=', webhookId)
    .$if(status !== undefined, (rows) => rows.where('d.status', '=', status ?? 'pending'))

/** A page of the deliveries of a webhook, newest first. */
export async function listDeliveries(
  database: Database,
  filter: DeliveryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DeliveryRow[]> {
  return deliveriesOf(database, filter)
    .select(selections('d', deliveryColumns))
    .orderBy('d.id', 'desc')
    .$call(page(limit, offset))
    .execute()
}

export async function countDeliveries(database: Database, filter: DeliveryFilter): Promise<number> {
  const { count } = await deliveriesOf(database, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findDelivery(
  { db }: Pick<Database, 'db'>,
  webhookId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  if (!isRowId(webhookId) || !Number.isSafeInteger(id)) return undefined
  return db
    .selectFrom('webhook_deliveries as d')
    .select(selections('d', deliveryColumns))
    .where('d.webhook_id', '=', webhookId)
    .where('d.id', '=', String(id))
    .executeTakeFirst()
}

const NEXT_EVENT = sql<string>`nextval('webhook_events_id_seq')`

/** Queues a test, which delays no other message. */
export async function insertTest(
  tx: Tx,
  { webhookId, now }: { readonly webhookId: number; readonly now: Date },
): Promise<DeliveryRow> {
  return tx
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: webhookId,
      event_id: NEXT_EVENT,
      message: sql<string>`gen_random_uuid()`,
      event: 'webhook.test',
      item: sql<string>`'test:' || gen_random_uuid()`,
      type: 'webhook',
      object_id: webhookId,
      actor_kind: sql<string>`acting() ->> 'kind'`,
      actor_id: sql<number>`(acting() ->> 'id')::int`,
      happened_at: now,
      queued_at: now,
      due_at: now,
    })
    .returning(selections('webhook_deliveries', deliveryColumns))
    .executeTakeFirstOrThrow()
}

const COPIED = [
  'webhook_id',
  'message',
  'event',
  'item',
  'type',
  'object_id',
  'changed',
  'actor_kind',
  'actor_id',
  'happened_at',
] as const

/** Queues the message of a delivery again, at the end of the queue. */
export async function insertAgain(
  tx: Tx,
  { id }: Pick<DeliveryRow, 'id'>,
  now: Date,
): Promise<DeliveryRow> {
  return tx
    .insertInto('webhook_deliveries')
    .columns([...COPIED, 'event_id', 'queued_at', 'due_at'])
    .expression((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select(COPIED)
        .select((d) => [NEXT_EVENT.as('event_id'), d.val(now).as('queued_at')])
        .select((d) => d.val(now).as('due_at'))
        .where('id', '=', id),
    )
    .returning(selections('webhook_deliveries', deliveryColumns))
    .executeTakeFirstOrThrow()
}
