import {
  findWebhook,
  insertWebhook,
  lockWebhook,
  lockWebhookCount,
  removeWebhook,
  updateWebhookRow,
  type WebhookRow,
  type WebhookValues,
} from '../../data/webhooks/webhook-rows.ts'
import type { Database, Tx } from '../../data/database/database.ts'
import {
  findDelivery,
  insertAgain,
  insertTest,
  type DeliveryRow,
} from '../../data/webhooks/delivery-rows.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { newSecret, rotated, secretText } from './signature.ts'

/** The most webhooks of a site: each event is stored for each of them that wants it. */
const MOST_WEBHOOKS = 50

/** What administrators decide on a webhook. */
export type WebhookInput = Omit<WebhookValues, 'secrets'>

/** A webhook with its secret, which is shown once. */
export type WebhookWithSecret = WebhookRow & { readonly secret: string }

type WebhookSite = Pick<Site, 'database' | 'clock' | 'secret'>

const withSecret = (site: WebhookSite, row: WebhookRow): WebhookWithSecret => {
  const [secret = newSecret()] = row.secrets
  return { ...row, secret: secretText(site.secret, secret) }
}

/** @throws DomainError 404 rest_webhook_invalid_id */
export async function getWebhook(database: Database, id: number): Promise<WebhookRow> {
  return required(await findWebhook(database, id))
}

function required(row: WebhookRow | undefined): WebhookRow {
  if (row === undefined) throw failure('rest_webhook_invalid_id')
  return row
}

const lock = async (tx: Tx, id: number): Promise<WebhookRow> => required(await lockWebhook(tx, id))

/** @throws DomainError 409 webhook_limit_reached */
export async function createWebhook(
  site: WebhookSite,
  input: WebhookInput,
): Promise<WebhookWithSecret> {
  const row = await site.database.transact(async (tx) => {
    if ((await lockWebhookCount(tx)) >= MOST_WEBHOOKS) throw failure('webhook_limit_reached')
    return insertWebhook(tx, { ...input, secrets: [newSecret()] }, site.clock())
  })
  return withSecret(site, row)
}

/** @throws DomainError 404 rest_webhook_invalid_id */
export async function updateWebhook(
  { database, clock }: WebhookSite,
  id: number,
  { changes, guard }: { readonly changes: Partial<WebhookInput>; readonly guard: Guard },
): Promise<WebhookRow> {
  return database.transact(async (tx) => {
    const row = await lock(tx, id)
    guard(row)
    return updateWebhookRow(tx, row, changes, clock())
  })
}

/** @throws DomainError 404 rest_webhook_invalid_id */
export async function deleteWebhook(
  { database }: WebhookSite,
  id: number,
  guard: Guard,
): Promise<WebhookRow> {
  return database.transact(async (tx) => {
    const row = await lock(tx, id)
    guard(row)
    await removeWebhook(tx, id)
    return row
  })
}

/**
 * Gives a webhook a new secret; messages are signed with the former one too for some hours.
 * @throws DomainError 404 rest_webhook_invalid_id
 */
export async function rotateSecret(
  site: WebhookSite,
  id: number,
  hours: number,
): Promise<WebhookWithSecret> {
  const row = await site.database.transact(async (tx) => {
    const now = site.clock()
    const former = await lock(tx, id)
    return updateWebhookRow(tx, former, { secrets: rotated(former.secrets, { hours, now }) }, now)
  })
  return withSecret(site, row)
}

/** @throws DomainError 404 rest_webhook_invalid_id, 409 webhook_not_active */
export async function queueTest(
  { database, clock }: WebhookSite,
  id: number,
): Promise<DeliveryRow> {
  return database.transact(async (tx) => {
    requireActive(await lock(tx, id))
    return insertTest(tx, { webhookId: id, now: clock() })
  })
}

/** @throws DomainError 404 rest_delivery_invalid_id */
export async function getDelivery(
  database: Pick<Database, 'db'>,
  webhookId: number,
  id: number,
): Promise<DeliveryRow> {
  const row = await findDelivery(database, webhookId, id)
  if (row === undefined) throw failure('rest_delivery_invalid_id')
  return row
}

/**
 * Queues the message of a finished delivery again.
 * @throws DomainError 404 rest_webhook_invalid_id or rest_delivery_invalid_id, 409 webhook_not_active or webhook_delivery_pending
 */
export async function queueAgain(
  { database, clock }: WebhookSite,
  webhookId: number,
  id: number,
): Promise<DeliveryRow> {
  return database.transact(async (tx) => {
    requireActive(await lock(tx, webhookId))
    const delivery = await getDelivery({ db: tx }, webhookId, id)
    if (delivery.status === 'pending') throw failure('webhook_delivery_pending')
    return insertAgain(tx, delivery, clock())
  })
}

function requireActive({ status }: WebhookRow): void {
  if (status !== 'active') throw failure('webhook_not_active')
}
