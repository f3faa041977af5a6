import { network } from '../rate-limits/network.ts'
import {
  countAttempt,
  clearAttempts,
  returnAttempt,
  type RateLimit,
} from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

const MINUTE = 60_000

export interface SignInAttempt {
  /** The account, or the given name if there is no such account. */
  readonly account: string
  readonly address: string
}

interface SignInLimit extends RateLimit {
  /** The subject of the count; attempts with the same subject share a count. */
  readonly subject: (attempt: SignInAttempt) => string
  /** How a successful attempt changes the count. */
  readonly onSuccess: typeof clearAttempts
}

/**
 * Attempts are limited per account and network first, then per network, then per account. The last
 * limit is generous, so that nobody can easily lock out others. A successful sign-in clears the
 * counts of the account, but the count of the network keeps earlier failures: otherwise an attacker
 * could reset it by signing in to an account of their own.
 */
const limits: readonly SignInLimit[] = [
  {
    name: 'sign-in account-and-address',
    most: 6,
    milliseconds: 15 * MINUTE,
    subject: ({ account, address }) => `${account} ${network(address)}`,
    onSuccess: clearAttempts,
  },
  {
    name: 'sign-in address',
    most: 30,
    milliseconds: 15 * MINUTE,
    subject: ({ address }) => network(address),
    onSuccess: returnAttempt,
  },
  {
    name: 'sign-in account',
    most: 100,
    milliseconds: 60 * MINUTE,
    subject: ({ account }) => account,
    onSuccess: clearAttempts,
  },
]

/**
 * Counts an attempt to sign in, before the password is checked. An attempt that a narrow limit
 * refuses does not count against the wider ones, or one network could exhaust them for everybody.
 * @returns undefined if the attempt is allowed, else the seconds until the next one is
 */
export async function countSignInAttempt(
  site: Site,
  attempt: SignInAttempt,
): Promise<number | undefined> {
  for (const limit of limits) {
    const seconds = await countAttempt(site, limit, limit.subject(attempt))
    if (seconds !== undefined) return seconds
  }
  return undefined
}

/** Adjusts the counts after a successful sign-in. */
export async function recordSignInSuccess(site: Site, attempt: SignInAttempt): Promise<void> {
  for (const limit of limits) await limit.onSuccess(site, limit, limit.subject(attempt))
}
