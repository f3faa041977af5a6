import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { countTry, forgetTries, returnTry } from '../../data/rate-limits.ts'
import type { Site } from '../site/site.ts'

const MINUTE = 60_000

/** Who tries to sign in as whom. */
export interface Attempt {
  /** The account that is tried, or the name that nobody has. */
  readonly account: string
  readonly address: string
}

interface Limit {
  readonly most: number
  readonly milliseconds: number
  /** What is counted; attempts with the same subject share a count. */
  readonly subject: (attempt: Attempt) => string
  /** What a successful attempt does to the count. */
  readonly onSuccess: (database: Site['database'], key: string) => Promise<void>
}

/**
 * Guessing is slowed for one account from one place first, for a place second, and for an account
 * from everywhere last; that one is wide, so that nobody is easily locked out by others. Who signs
 * in has not been guessing at this account; the count of the place keeps the failures of others,
 * or an account of one's own would be enough to guess on.
 */
const limits: Readonly<Record<string, Limit>> = {
  'account-and-address': {
    most: 6,
    milliseconds: 15 * MINUTE,
    subject: ({ account, address }) => `${account} ${network(address)}`,
    onSuccess: forgetTries,
  },
  address: {
    most: 30,
    milliseconds: 15 * MINUTE,
    subject: ({ address }) => network(address),
    onSuccess: returnTry,
  },
  account: {
    most: 100,
    milliseconds: 60 * MINUTE,
    subject: ({ account }) => account,
    onSuccess: forgetTries,
  },
}

/**
 * Counts an attempt to sign in, before its password is looked at.
 * @returns undefined when it may go on, else the seconds until another one may
 */
export async function countAttempt(site: Site, attempt: Attempt): Promise<number | undefined> {
  const now = site.clock()
  let seconds: number | undefined
  for (const [name, limit] of Object.entries(limits)) {
    const { milliseconds, most } = limit
    const key = keyOf(name, limit.subject(attempt))
    const { count, until } = await countTry(site.database, key, { now, milliseconds })
    if (count <= most) continue
    const wait = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
    seconds = Math.max(seconds ?? 0, wait)
  }
  return seconds
}

/** Tells the counts that an attempt was the right person. */
export async function settleAttempt(site: Site, attempt: Attempt): Promise<void> {
  for (const [name, { subject, onSuccess }] of Object.entries(limits)) {
    await onSuccess(site.database, keyOf(name, subject(attempt)))
  }
}

/** A digest, because what people type into a login field may be a password. */
function keyOf(name: string, subject: string): string {
  return `sign-in ${name} ${createHash('sha256').update(subject).digest('base64url')}`
}

/** One household or server has a whole IPv6 network of 64 bits. */
export function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...rest]
    .slice(0, 4)
    .join(':')
}
