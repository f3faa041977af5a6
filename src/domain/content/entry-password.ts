import { createHmac, timingSafeEqual } from 'node:crypto'
import { failure } from '../errors.ts'
import { network } from '../rate-limits/network.ts'
import { countAttempt, returnAttempt } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'

/** An entry that a password protects. */
interface Protected {
  readonly id: number
  readonly password: string
}

/** Wrong passwords for one entry from one network. */
const GUESSES = { name: 'entry password', most: 20, milliseconds: 15 * 60_000 } as const

/**
 * What a browser keeps instead of the password that it gave: it opens every entry with the same
 * password, and tells nobody what that is.
 */
export function entryToken(secret: Buffer, password: string): string {
  return createHmac('sha256', secret).update(`entry password\n${password}`).digest('base64url')
}

/** Whether a kept token opens the entry. */
export function opensEntry(secret: Buffer, entry: Protected, token: string): boolean {
  return entry.password !== '' && same(token, entryToken(secret, entry.password))
}

/** What became of a password that somebody gave. */
export type PasswordAttempt =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** A password and where it comes from. */
export interface GivenPassword {
  readonly password: string
  readonly address: string
}

/**
 * Judges a password for an entry, on whatever way it came; nothing else compares one. Guesses are
 * counted before they are compared, by entry and network, on all nodes alike.
 */
export async function tryEntryPassword(
  site: Site,
  entry: Protected,
  { password, address }: GivenPassword,
): Promise<PasswordAttempt> {
  // There is nothing to guess.
  if (entry.password === '') return { kind: 'wrong' }
  const subject = `${entry.id} ${network(address)}`
  const seconds = await countAttempt(site, GUESSES, subject)
  if (seconds !== undefined) return { kind: 'limited', seconds }
  if (!opensEntry(site.secret, entry, entryToken(site.secret, password))) return { kind: 'wrong' }
  await returnAttempt(site, GUESSES, subject)
  return { kind: 'right' }
}

/**
 * Whether a password opens an entry.
 * @throws DomainError 429 rest_too_many_attempts
 */
export async function isEntryPassword(
  site: Site,
  entry: Protected,
  given: GivenPassword,
): Promise<boolean> {
  const attempt = await tryEntryPassword(site, entry, given)
  if (attempt.kind === 'limited') {
    throw failure('rest_too_many_attempts', { details: { retry_after: attempt.seconds } })
  }
  return attempt.kind === 'right'
}

/** Compares digests of the same length in a time that tells nothing. */
function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
