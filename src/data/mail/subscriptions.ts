import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed'

export interface Subscription {
  readonly id: number
  readonly email: string
  readonly status: SubscriptionStatus
  readonly mailedAt: Date | null
}

export interface NewSubscription {
  readonly name: string
  readonly email: string
  readonly website: string
  readonly tokenHash: Buffer
}

/** The subscription of an address, made if it has none, and held until the transaction ends. */
export async function lockSubscription(
  tx: Tx,
  { name, email, website, tokenHash }: NewSubscription,
  now: Date,
): Promise<Subscription> {
  await sql`INSERT INTO newsletter_subscriptions (name, email, website, status, token_hash, created_at)
        VALUES (${name}, ${email}::citext, ${website}, 'pending', ${tokenHash}, ${now})
        ON CONFLICT (email) DO NOTHING`.execute(tx)
  const [row] = (
    await sql<Subscription>`SELECT id, email::text AS email, status, mailed_at AS "mailedAt"
        FROM newsletter_subscriptions WHERE email = ${email}::citext FOR UPDATE`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('A subscription was not stored.')
  return row
}

/** Notes that a link was sent. Links that were sent before lead nowhere from now on. */
export async function recordMailed(
  tx: Tx,
  id: number,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  await sql`UPDATE newsletter_subscriptions SET status = 'pending', token_hash = ${tokenHash},
          mailed_at = ${now}
        WHERE id = ${id}`.execute(tx)
}

/** The subscription that a link is for. */
export async function findSubscription(
  database: Database,
  tokenHash: Buffer,
): Promise<Subscription | undefined> {
  const [row] = (
    await sql<Subscription>`SELECT id, email::text AS email, status, mailed_at AS "mailedAt"
        FROM newsletter_subscriptions WHERE token_hash = ${tokenHash}`.execute(database.db)
  ).rows
  return row
}

export async function setSubscriptionStatus(
  database: Database,
  id: number,
  status: SubscriptionStatus,
): Promise<void> {
  await sql`UPDATE newsletter_subscriptions SET status = ${status} WHERE id = ${id}`.execute(
    database.db,
  )
}
