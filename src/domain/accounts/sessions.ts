import { createHash, randomBytes } from 'node:crypto'
import { deleteSession, findSessionUser, insertSession } from '../../data/sessions.ts'
import type { UserRow } from '../../data/user-reader.ts'
import type { Site } from '../site/site.ts'

/** A sign-in lasts two hours. */
export const SESSION_SECONDS = 2 * 60 * 60

/** A random value for a cookie: 256 bits in text. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Signs a user in.
 * @returns the value of the cookie; only its hash is stored
 */
export async function startSession(site: Site, userId: number): Promise<string> {
  const token = createSessionToken()
  const now = site.clock()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  await insertSession(site.database, { hash: hashOf(token), userId, expiresAt }, now)
  return token
}

/** Who signed in under this cookie; undefined when nobody did, or when that is over. */
export function sessionUser(site: Site, token: string): Promise<UserRow | undefined> {
  return findSessionUser(site.database, hashOf(token), site.clock())
}

export function endSession(site: Site, token: string): Promise<void> {
  return deleteSession(site.database, hashOf(token))
}

/** A fast hash is right, because the token is random. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
