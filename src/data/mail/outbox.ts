import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type MessageKind = 'customer_query' | 'newsletter_confirm' | 'webhook_disabled'

/** A message to send. Header values must not contain line breaks. */
export interface NewMessage {
  readonly kind: MessageKind
  readonly recipient: string
  /** '' for the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface QueuedMessage extends NewMessage {
  readonly id: number
  readonly createdAt: Date
  /** Attempts so far, including this one. */
  readonly attempts: number
}

/** Adds a message to the outbox; it is sent after the commit. */
export async function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  const { kind, recipient, replyTo, subject, text, html } = message
  const parts = { kind, recipient, reply_to: replyTo, subject, text, html }
  await tx
    .insertInto('outgoing_messages')
    .values({ ...parts, created_at: now, due_at: now })
    .execute()
}

/**
 * Takes the next due message and records the attempt: if the node dies, another one retries at
 * `until`. Only one node takes a message at a time.
 */
export async function takeMessage(
  { db }: Database,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<QueuedMessage | undefined> {
  const next = db
    .selectFrom('outgoing_messages')
    .select('id')
    .where('status', '=', sql.lit('queued'))
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(sql.lit(1))
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('outgoing_messages')
    .set((m) => ({ attempts: m('attempts', '+', 1), due_at: until }))
    .where('id', '=', next)
    .returning(['id', 'kind', 'recipient', 'reply_to as replyTo', 'subject', 'text', 'html'])
    .returning(['attempts', 'created_at as createdAt'])
    .executeTakeFirst()
}

export async function markSent({ db }: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ status: 'sent', sent_at: now, last_error: '' })
    .where('id', '=', id)
    .execute()
}

/** Schedules the next attempt; without a time there is none. */
export async function markFailed(
  { db }: Database,
  id: number,
  { error, dueAt }: { readonly error: string; readonly dueAt: Date | undefined },
): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ last_error: error, status: dueAt === undefined ? 'failed' : 'queued', due_at: dueAt })
    .where('id', '=', id)
    .execute()
}

/** The number of messages by status. */
export async function countMessages({
  db,
}: Database): Promise<{ status: string; count: number }[]> {
  return db
    .selectFrom('outgoing_messages')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute()
}
