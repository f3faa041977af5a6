import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Tables, Tx } from '../database/database.ts'
import { recordsOf } from '../database/expressions.ts'

export type MessageKind =
  | 'customer_query'
  | 'newsletter_confirm'
  | 'webhook_disabled'
  | 'password_reset'
  | 'comment_held'
  | 'email_change'
  | 'email_changed'

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

const names = ['kind', 'recipient', 'reply_to', 'subject', 'text', 'html'] as const

/** Adds a message to the outbox; it is sent after the commit. */
export function enqueueMessage(tx: Tx, message: NewMessage, now: Date): Promise<void> {
  return enqueueMessages(tx, [message], now)
}

/** Adds messages to the outbox, by one statement however few they are. */
export async function enqueueMessages(
  tx: Tx,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  const rows = messages.map(({ replyTo, ...message }) => ({ ...message, reply_to: replyTo }))
  await tx
    .insertInto('outgoing_messages')
    .columns([...names, 'created_at', 'due_at'])
    .expression((db) =>
      db
        .selectFrom(recordsOf('outgoing_messages', rows).as('m'))
        .select(names)
        .select([sql.val(now).as('created_at'), sql.val(now).as('due_at')]),
    )
    .execute()
}

/**
 * How many messages about held comments were made since a moment, or wait to be sent, whichever are
 * more; counted up to a limit.
 */
export async function countHeldCommentMails(tx: Tx, since: Date, most: number): Promise<number> {
  const kind = sql.lit('comment_held' as const)
  const ofKind = tx.selectFrom('outgoing_messages').select('id').where('kind', '=', kind)
  const lately = ofKind.where('created_at', '>', since).limit(sql.lit(most))
  const waiting = ofKind.where('status', '=', sql.lit('queued')).limit(sql.lit(most))
  const counted = await tx
    .selectNoFrom((m) => [
      m
        .selectFrom(lately.as('l'))
        .select(sql<number>`count(*)::int`.as('count'))
        .as('lately'),
      m
        .selectFrom(waiting.as('w'))
        .select(sql<number>`count(*)::int`.as('count'))
        .as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  return Math.max(counted.lately ?? 0, counted.waiting ?? 0)
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

/** A link with which anybody can change an account is kept no longer than it takes to send it. */
const withoutLinks = (m: ExpressionBuilder<Tables, 'outgoing_messages'>) => {
  const changesAccount = m.or([
    m('kind', '=', sql.lit('password_reset')),
    m('kind', '=', sql.lit('email_change')),
  ])
  const kept = (column: 'text' | 'html') =>
    m.case().when(changesAccount).then('').else(m.ref(column)).end()
  return { text: kept('text'), html: kept('html') }
}

export async function markSent({ db }: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outgoing_messages')
    .set({ status: 'sent', sent_at: now, last_error: '' })
    .set(withoutLinks)
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
    .$if(dueAt === undefined, (message) => message.set(withoutLinks))
    .where('id', '=', id)
    .execute()
}

/** How many messages are to be sent, and since when the oldest waits. */
export function queuedMessages({ db }: Database): Promise<{ waiting: number; since: Date | null }> {
  return db
    .selectFrom('outgoing_messages')
    .select((m) => [sql<number>`count(*)::int`.as('waiting'), m.fn.min('created_at').as('since')])
    .where('status', '=', sql.lit('queued'))
    .executeTakeFirstOrThrow()
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
