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
  /** Attempts so far, this one included. */
  readonly attempts: number
}

/** Puts a message into the outbox; it leaves when the transaction has been committed. */
export async function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  const { kind, recipient, replyTo, subject, text, html } = message
  await sql`INSERT INTO outgoing_messages
          (kind, recipient, reply_to, subject, text, html, created_at, due_at)
        VALUES (${kind}, ${recipient}, ${replyTo}, ${subject}, ${text}, ${html}, ${now}, ${now})`.execute(
    tx,
  )
}

/**
 * Takes the next message that is due and says that it is being tried: should the node die, another
 * one tries again at `until`. Each message is taken by one node at a time.
 */
export async function takeMessage(
  database: Database,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<QueuedMessage | undefined> {
  const [row] = (
    await sql<QueuedMessage>`UPDATE outgoing_messages SET attempts = attempts + 1, due_at = ${until}
        WHERE id = (
          SELECT id FROM outgoing_messages WHERE status = 'queued' AND due_at <= ${now}
          ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, kind, recipient, reply_to AS "replyTo", subject, text, html, attempts`.execute(
      database.db,
    )
  ).rows
  return row
}

export async function markSent(database: Database, id: number, now: Date): Promise<void> {
  await sql`UPDATE outgoing_messages SET status = 'sent', sent_at = ${now}, last_error = '' WHERE id = ${id}`.execute(
    database.db,
  )
}

/** Schedules the next attempt; without a time there is none. */
export async function markFailed(
  database: Database,
  id: number,
  { error, dueAt }: { readonly error: string; readonly dueAt: Date | undefined },
): Promise<void> {
  await sql`UPDATE outgoing_messages SET last_error = ${error},
          status = ${dueAt === undefined ? 'failed' : 'queued'},
          due_at = coalesce(${dueAt ?? null}::timestamptz, due_at)
        WHERE id = ${id}`.execute(database.db)
}

/** How many messages there are of each status. */
export async function countMessages(
  database: Database,
): Promise<{ status: string; count: number }[]> {
  return (
    await sql<{
      status: string
      count: number
    }>`SELECT status, count(*)::int AS count FROM outgoing_messages GROUP BY 1 ORDER BY 1`.execute(
      database.db,
    )
  ).rows
}
