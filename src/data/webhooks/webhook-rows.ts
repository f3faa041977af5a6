import { sql } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections, written, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'

const columns = {
  id: 'id',
  url: 'url',
  description: 'description',
  events: 'events',
  types: 'types',
  terms: 'terms',
  status: 'status',
  secrets: 'secrets',
  failures: 'failures',
  failingSince: 'failing_since',
  createdAt: 'created_at',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'webhooks'>

export type WebhookRow = RowOf<'webhooks', typeof columns>

export type WebhookStatus = WebhookRow['status']

/** What a secret is derived from, and until when messages are signed with it, as RFC 3339; null for ever. */
export type StoredSecret = WebhookRow['secrets'][number]

/** All webhooks, oldest first. */
export async function listWebhooks({ db }: Database): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks as w').select(selections('w', columns)).orderBy('w.id').execute()
}

export async function findWebhook(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<WebhookRow | undefined> {
  if (!isRowId(id)) return undefined
  return db
    .selectFrom('webhooks as w')
    .select(selections('w', columns))
    .where('w.id', '=', id)
    .executeTakeFirst()
}

/** The webhook, which nobody else changes until the transaction ends. */
export async function lockWebhook(tx: Tx, id: number): Promise<WebhookRow | undefined> {
  if (!isRowId(id)) return undefined
  return tx
    .selectFrom('webhooks as w')
    .select(selections('w', columns))
    .where('w.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** How many webhooks there are; no other is made until the transaction ends. */
export async function lockWebhookCount(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), 1)`.execute(tx)
  const { count } = await tx
    .selectFrom('webhooks')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export interface WebhookValues {
  readonly url: string
  readonly description: string
  readonly events: string[]
  readonly types: string[]
  readonly terms: number[]
  readonly status: WebhookStatus
  readonly secrets: readonly StoredSecret[]
}

export async function insertWebhook(
  tx: Tx,
  { secrets, ...values }: WebhookValues,
  now: Date,
): Promise<WebhookRow> {
  return tx
    .insertInto('webhooks')
    .values({
      ...written(columns, values),
      secrets: JSON.stringify(secrets),
      created_at: now,
      updated_at: now,
    })
    .returning(selections('webhooks', columns))
    .executeTakeFirstOrThrow()
}

/**
 * Writes the named columns and counts the write. One that is made active, or gets another address, begins
 * without failures.
 */
export async function updateWebhookRow(
  tx: Tx,
  { id, url }: Pick<WebhookRow, 'id' | 'url'>,
  { secrets, ...values }: Partial<WebhookValues>,
  now: Date,
): Promise<WebhookRow> {
  const begins = values.status === 'active' || (values.url !== undefined && values.url !== url)
  return tx
    .updateTable('webhooks')
    .set((w) => ({ version: w('version', '+', 1), updated_at: now }))
    .set({
      ...written(columns, values),
      ...(secrets !== undefined && { secrets: JSON.stringify(secrets) }),
      ...(begins && { failures: 0, failing_since: null, held_until: null }),
    })
    .where('id', '=', id)
    .returning(selections('webhooks', columns))
    .executeTakeFirstOrThrow()
}

/** Deliveries go with it. */
export async function removeWebhook(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute()
}
