import { sql } from 'kysely'
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

/** Stores an attempt; of one user no more than the newest so many stay, and none that is over. */
export async function insertProviderAttempt(
  tx: Tx,
  attempt: ProviderAttempt,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  await sql`INSERT INTO ad_provider_attempts
          (state_hash, user_id, client, redirect_url, verifier, expires_at)
        VALUES (${attempt.stateHash}, ${attempt.userId}, ${attempt.client},
          ${attempt.redirectUrl}, ${attempt.verifier}, ${attempt.expiresAt})`.execute(tx)
  await sql`DELETE FROM ad_provider_attempts WHERE expires_at <= ${now} OR state_hash IN (
          SELECT state_hash FROM ad_provider_attempts WHERE user_id = ${attempt.userId}
          ORDER BY expires_at DESC, state_hash OFFSET ${most})`.execute(tx)
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
  const [row] = (
    await sql<ProviderAttempt>`DELETE FROM ad_provider_attempts
        WHERE state_hash = ${stateHash} AND user_id = ${userId} AND expires_at > ${now}
        RETURNING state_hash AS "stateHash", user_id AS "userId", client,
          redirect_url AS "redirectUrl", verifier, expires_at AS "expiresAt"`.execute(tx)
  ).rows
  return row
}
