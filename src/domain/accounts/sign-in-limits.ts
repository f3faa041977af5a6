import { network } from '../rate-limits/network.ts'
import {
  countAttempt,
  forgetAttempts,
  returnAttempt,
  type RateLimit,
} from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

const MINUTE = 60_000

/** Who attempts to sign in as whom. */
export interface Attempt {
  /** The account that is tried, or the name that nobody has. */
  readonly account: string
  readonly address: string
}

interface SignInLimit extends RateLimit {
  /** What is counted; attempts with the same subject share a count. */
  readonly subject: (attempt: Attempt) => string
  /** What a successful attempt does to the count. */
  readonly onSuccess: typeof forgetAttempts
}

/**
 * Guessing is slowed for one account from one place first, for a place second, and for an account
 * from everywhere last; that one is wide, so that nobody is easily locked out by others. Who signs
 * in has not been guessing at this account; the count of the place keeps the failures of others,
 * or an account of one's own would be enough to guess on.
 */
const limits: readonly SignInLimit[] = [
  {
    name: 'sign-in account-and-address',
    most: 6,
    milliseconds: 15 * MINUTE,
    subject: ({ account, address }) => `${account} ${network(address)}`,
    onSuccess: forgetAttempts,
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
    onSuccess: forgetAttempts,
  },
]

/**
 * Counts an attempt to sign in, before its password is looked at. An attempt that a narrow limit
 * refuses does not count against the wider ones, or one place could use those up for everybody.
 * @returns undefined when it may go on, else the seconds until another one may
 */
export async function countSignIn(site: Site, attempt: Attempt): Promise<number | undefined> {
  for (const limit of limits) {
    const seconds = await countAttempt(site, limit, limit.subject(attempt))
    if (seconds !== undefined) return seconds
  }
  return undefined
}

/** Tells the counts that an attempt was the right person. */
export async function settleSignIn(site: Site, attempt: Attempt): Promise<void> {
  for (const limit of limits) await limit.onSuccess(site, limit, limit.subject(attempt))
}
