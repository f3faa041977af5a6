import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type MessageKind = 'customer_query' | 'newsletter_confirm'

/** A message before it is sent. Header values hold no line breaks. */
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
  /** Attempts so far, this one included. */
  readonly attempts: number
}

/** Puts a message into the outbox; it leaves when the transaction has been committed. */
export async function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  const { kind, recipient, replyTo, subject, text, html } = message
  const parts = { kind, recipient, reply_to: replyTo, subject, text, html }
  await tx
    .insertInto('outgoing_messages')
    .values({ ...parts, created_at: now, due_at: now })
    .execute()
}

/**
 * Takes the next message that is due and says that it is being tried: should the node die, another
 * one tries again at `until`. Each message is taken by one node at a time.
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

/** How many messages there are of each status. */
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
