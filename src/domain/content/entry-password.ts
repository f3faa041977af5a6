import { createHmac } from 'node:crypto'
import { failure } from '../errors/errors.ts'
import { network } from '../rate-limits/network.ts'
import { countAttempt, returnAttempt } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'
import { isSameText } from '../signing/same-text.ts'

interface ProtectedEntry {
  readonly id: number
  readonly password: string
}

/** The limit on wrong passwords per entry and network. */
const PASSWORD_LIMIT = { name: 'entry password', most: 20, milliseconds: 15 * 60_000 } as const

/**
 * Creates the token that a browser stores instead of the password. It unlocks every entry with the
 * same password without disclosing it.
 */
export function entryToken(secret: Buffer, password: string): string {
  return createHmac('sha256', secret).update(`entry password\n${password}`).digest('base64url')
}

/** Whether a stored token unlocks the entry. */
export function opensEntry(secret: Buffer, entry: ProtectedEntry, token: string): boolean {
  return entry.password !== '' && isSameText(token, entryToken(secret, entry.password))
}

export type PasswordAttempt =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number }

export interface SubmittedPassword {
  readonly password: string
  readonly address: string
}

/**
 * Checks a password for an entry. All passwords for entries are compared here, wherever they come
 * from. Attempts are counted before the comparison, by entry and network, across all nodes.
 */
export async function checkEntryPassword(
  site: Site,
  entry: ProtectedEntry,
  { password, address }: SubmittedPassword,
): Promise<PasswordAttempt> {
  // The entry has no password.
  if (entry.password === '') return { kind: 'wrong' }
  const subject = `${entry.id} ${network(address)}`
  const seconds = await countAttempt(site, PASSWORD_LIMIT, subject)
  if (seconds !== undefined) return { kind: 'limited', seconds }
  if (!opensEntry(site.secret, entry, entryToken(site.secret, password))) return { kind: 'wrong' }
  await returnAttempt(site, PASSWORD_LIMIT, subject)
  return { kind: 'right' }
}

/**
 * Whether a password unlocks an entry.
 * @throws DomainError 429 rest_too_many_attempts
 */
export async function isEntryPassword(
  site: Site,
  entry: ProtectedEntry,
  given: SubmittedPassword,
): Promise<boolean> {
  const attempt = await checkEntryPassword(site, entry, given)
  if (attempt.kind === 'limited') {
    throw failure('rest_too_many_attempts', { details: { retry_after: attempt.seconds } })
  }
  return attempt.kind === 'right'
}
