import { selections, written, type ColumnNames } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'

/** A user's attempt to link an account. */
export interface ProviderAttempt {
  readonly stateHash: Buffer
  readonly userId: number
  /** Fingerprint of the OAuth client in use. */
  readonly client: string
  readonly redirectUrl: string
  /** PKCE verifier, encrypted. */
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

/** Stores an attempt, and deletes the user's expired ones and all but the newest few. */
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
 * Consumes the attempt of a state, so that no code is redeemed twice; undefined if the user has
 * none. A concurrent call waits for the first one's transaction.
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
