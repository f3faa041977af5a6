import { selections, written, type ColumnNames } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'

/** An attempt to link an account, begun by a user. */
export interface ProviderAttempt {
  readonly stateHash: Buffer
  readonly userId: number
  /** Fingerprint of the client for which it was begun. */
  readonly client: string
  readonly redirectUrl: string
  /** Of PKCE, encrypted. */
  readonly verifier: Buffer
  readonly expiresAt: Date
}

const columns = {
  stateHash: 'state_hash',
  userId: 'user_id',
  client: 'client',
  redirectUrl: 'redirect_url',
  verifier: 'verifier',
  expiresAt: 'expires_at',
} as const satisfies ColumnNames<'ad_provider_attempts'>

/** Stores an attempt; of one user no more than the newest so many stay, and none that is over. */
export async function insertProviderAttempt(
  tx: Tx,
  attempt: ProviderAttempt,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  await tx.insertInto('ad_provider_attempts').values(written(columns, attempt)).execute()
  const older = tx
    .selectFrom('ad_provider_attempts')
    .select('state_hash')
    .where('user_id', '=', attempt.userId)
    .orderBy('expires_at', 'desc')
    .orderBy('state_hash')
    .offset(most)
  await tx
    .deleteFrom('ad_provider_attempts')
    .where((a) => a.or([a('expires_at', '<=', now), a('state_hash', 'in', older)]))
    .execute()
}

/**
 * Takes the attempt of a state away, so that no code comes in for it twice; undefined for none of
 * this user. A second taker waits until the transaction of the first one ends.
 */
export async function takeProviderAttempt(
  tx: Tx,
  stateHash: Buffer,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<ProviderAttempt | undefined> {
  return tx
    .deleteFrom('ad_provider_attempts as a')
    .where('a.state_hash', '=', stateHash)
    .where('a.user_id', '=', userId)
    .where('a.expires_at', '>', now)
    .returning(selections('a', columns))
    .executeTakeFirst()
}
