import { createHash } from 'node:crypto'
import { incrementAttempts, resetAttempts, uncountAttempt } from '../../data/rate-limits.ts'
import type { Site } from '../site/site.ts'

/** How often something may be attempted, by each subject, in a window that begins with the first. */
export interface RateLimit {
  /** Tells the counts of one limit from those of others. */
  readonly name: string
  readonly most: number
  readonly milliseconds: number
}

type RateLimited = Pick<Site, 'database' | 'clock'>

/**
 * Counts an attempt before it is made; all nodes share the count.
 * @returns undefined when it may be made, else the seconds until another one may
 */
export async function countAttempt(
  { database, clock }: RateLimited,
  limit: RateLimit,
  subject: string,
): Promise<number | undefined> {
  const now = clock()
  const { milliseconds, most } = limit
  const { count, until } = await incrementAttempts(database, keyOf(limit, subject), {
    now,
    milliseconds,
  })
  if (count <= most) return undefined
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}

/** Takes an attempt back that turned out not to count, such as one with the right password. */
export function returnAttempt(
  { database }: RateLimited,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  return uncountAttempt(database, keyOf(limit, subject))
}

/** Forgets all attempts of a subject. */
export function forgetAttempts(
  { database }: RateLimited,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  return resetAttempts(database, keyOf(limit, subject))
}

/** A digest, because subjects may be addresses of people, and what they type may be a password. */
function keyOf({ name }: RateLimit, subject: string): string {
  return `${name} ${createHash('sha256').update(subject).digest('base64url')}`
}
