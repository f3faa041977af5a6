import { createHash } from 'node:crypto'
import { incrementAttempts, resetAttempts, uncountAttempt } from '../../data/users/rate-limits.ts'
import type { Site } from '../site/site.ts'

/** How many attempts each subject has, in a window that begins with the first attempt. */
export interface RateLimit {
  /** Separates the counts of this limit from those of others. */
  readonly name: string
  readonly most: number
  readonly milliseconds: number
}

type RateLimited = Pick<Site, 'database' | 'clock'>

/**
 * Counts an attempt before it is made; all nodes share the count.
 * @returns undefined if the attempt is allowed, else the seconds until the next one is
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

/** Takes back an attempt that should not count, such as one with the right password. */
export function returnAttempt(
  { database }: RateLimited,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  return uncountAttempt(database, keyOf(limit, subject))
}

/** Clears all attempts of a subject. */
export function clearAttempts(
  { database }: RateLimited,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  return resetAttempts(database, keyOf(limit, subject))
}

/** A digest, because a subject may be a person's IP address, or a password typed as a name. */
function keyOf({ name }: RateLimit, subject: string): string {
  return `${name} ${createHash('sha256').update(subject).digest('base64url')}`
}
