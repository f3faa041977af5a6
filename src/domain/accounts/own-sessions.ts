import {
  deleteSessionOf,
  deleteSessionsOf,
  listSessions,
  type SessionRow,
} from '../../data/users/sessions.ts'
import type { Site } from '../site/site.ts'
import { hashOf } from './sessions.ts'

/** A session in the list that its user sees. */
export interface OwnSession extends Omit<SessionRow, 'hash'> {
  /** Names the session. It is not a credential: nobody can derive the cookie from it. */
  readonly id: string
  /** It is the one of this request. */
  readonly current: boolean
}

/** @param token the cookie of this session */
export async function listOwnSessions(
  site: Site,
  userId: number,
  token: string,
): Promise<readonly OwnSession[]> {
  const own = idOf(hashOf(token))
  const rows = await listSessions(site.database, userId, site.clock())
  return rows.map(({ hash, ...row }) => {
    const id = idOf(hash)
    return { ...row, id, current: id === own }
  })
}

/** Ends a session of a user; does nothing if it has ended already or belongs to another user. */
export function endOwnSession(site: Site, userId: number, id: string): Promise<void> {
  const hash = Buffer.from(id, 'base64url')
  return site.database.transact((tx) => deleteSessionOf(tx, userId, hash))
}

/** Ends the sessions of a user, but the one with this cookie. */
export function endOtherSessions(site: Site, userId: number, token: string): Promise<void> {
  return site.database.transact((tx) => deleteSessionsOf(tx, userId, hashOf(token)))
}

const idOf = (hash: Uint8Array): string => Buffer.from(hash).toString('base64url')
