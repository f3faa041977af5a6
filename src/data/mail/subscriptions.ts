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

const subscriptionsOf = (db: Database['db']) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'status', 'mailed_at as mailedAt'])

/** The subscription of an address, created if missing, and locked until the transaction ends. */
export async function lockSubscription(
  tx: Tx,
  { name, email, website, tokenHash }: NewSubscription,
  now: Date,
): Promise<Subscription> {
  await tx
    .insertInto('newsletter_subscriptions')
    .values({ name, email, website, status: 'pending', token_hash: tokenHash, created_at: now })
    .onConflict((known) => known.column('email').doNothing())
    .execute()
  return subscriptionsOf(tx).where('email', '=', email).forUpdate().executeTakeFirstOrThrow()
}

/** Records that a link was sent; earlier links become invalid. */
export async function recordMailed(
  tx: Tx,
  id: number,
  { tokenHash, now }: { readonly tokenHash: Buffer; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('newsletter_subscriptions')
    .set({ status: 'pending', token_hash: tokenHash, mailed_at: now })
    .where('id', '=', id)
    .execute()
}

/** The subscription that a link confirms. */
export async function findSubscription(
  { db }: Database,
  tokenHash: Buffer,
): Promise<Subscription | undefined> {
  return subscriptionsOf(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function setSubscriptionStatus(
  { db }: Database,
  id: number,
  status: SubscriptionStatus,
): Promise<void> {
  await db.updateTable('newsletter_subscriptions').set({ status }).where('id', '=', id).execute()
}
