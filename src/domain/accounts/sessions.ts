import { createHash, randomBytes } from 'node:crypto'
import { deleteSession, findSessionUser, insertSession } from '../../data/users/sessions.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'

/** A session lasts two hours. */
export const SESSION_SECONDS = 2 * 60 * 60

/** Creates a random cookie value of 256 bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Starts a session for a user.
 * @returns the value of the cookie; only its hash is stored
 */
export async function startSession(site: Site, userId: number): Promise<string> {
  const token = createSessionToken()
  const now = site.clock()
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
  const session = { hash: hashOf(token), userId, expiresAt }
  await site.database.transact((tx) => insertSession(tx, session, now))
  return token
}

/** Finds the user of a session; undefined for an unknown or expired session. */
export function sessionUser(site: Site, token: string): Promise<UserRow | undefined> {
  return findSessionUser(site.database, hashOf(token), site.clock())
}

export function endSession(site: Site, token: string): Promise<void> {
  return site.database.transact((tx) => deleteSession(tx, hashOf(token)))
}

/** A fast hash is sufficient because the token is random. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
