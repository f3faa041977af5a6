import { createHash, randomBytes } from 'node:crypto'
import { ignoreDatabaseFailure } from '../../data/database/database-failure.ts'
import {
  deleteSession,
  findSessionUser,
  insertSession,
  markSessionSeen,
  type SessionOwner,
} from '../../data/users/sessions.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'

/** A session lasts two hours. */
export const SESSION_SECONDS = 2 * 60 * 60

/** The last use of a session is noted at most once in this time. */
const SEEN_NOTED_EVERY = 60_000

const LONGEST_AGENT = 400

export interface SessionClient {
  /** IP address; '' if it is not known. */
  readonly address: string
  /** The `User-Agent` of a browser. */
  readonly agent?: string | undefined
}

/** Creates a random cookie value of 256 bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The user has just been deleted, or has another password than the one that was checked. */
export class OwnerChanged extends Error {
  override readonly name = 'OwnerChanged'
}

/**
 * Starts a session for a user.
 * @returns the value of the cookie; only its hash is stored
 * @throws OwnerChanged
 */
export async function startSession(
  site: Site,
  owner: SessionOwner,
  { address, agent = '' }: SessionClient = { address: '' },
): Promise<string> {
  const token = createSessionToken()
  const now = site.clock()
  const session = {
    hash: hashOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    lastSeenAt: now,
    address,
    agent: agent.slice(0, LONGEST_AGENT),
  }
  const started = await site.database.transact((tx) => insertSession(tx, owner, session))
  if (!started) throw new OwnerChanged()
  return token
}

/**
 * Finds the user of a session, and notes its use; undefined for an unknown or expired session.
 * @param client who uses it; its use is not noted unless given
 */
export async function sessionUser(
  site: Site,
  token: string,
  client?: Pick<SessionClient, 'address'>,
): Promise<UserRow | undefined> {
  const at = site.clock()
  const found = await findSessionUser(site.database, hashOf(token), at)
  if (found === undefined) return undefined
  const { lastSeenAt, ...user } = found
  const before = new Date(at.getTime() - SEEN_NOTED_EVERY)
  if (client !== undefined && lastSeenAt <= before) {
    const seen = { at, before, address: client.address }
    await markSessionSeen(site.database, hashOf(token), seen).catch(ignoreDatabaseFailure)
  }
  return user
}

export function endSession(site: Site, token: string): Promise<void> {
  return site.database.transact((tx) => deleteSession(tx, hashOf(token)))
}

/** A fast hash is sufficient because the token is random. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
