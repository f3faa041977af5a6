import { selections } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { deleteExpired } from '../database/expressions.ts'
import { userColumns, type UserRow } from './user-reader.ts'

const SESSIONS = { table: 'sessions', key: 'hash', until: 'expires_at' } as const

/** Stores a session under the hash of its cookie, and deletes expired ones. */
export async function insertSession(
  tx: Tx,
  session: { readonly hash: Uint8Array; readonly userId: number; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  const { hash, userId, expiresAt } = session
  await tx
    .with('over', () => deleteExpired(SESSIONS, hash, now))
    .insertInto('sessions')
    .values({ hash, user_id: userId, created_at: now, expires_at: expiresAt })
    .execute()
}

/** The user of a session that has not expired. */
export async function findSessionUser(
  { db }: Database,
  hash: Uint8Array,
  now: Date,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(selections('u', userColumns))
    .where('s.hash', '=', Buffer.from(hash))
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteSession(tx: Tx, hash: Uint8Array): Promise<void> {
  await tx.deleteFrom('sessions').where('hash', '=', Buffer.from(hash)).execute()
}

/** Ends all sessions of a user, when their password changes. */
export async function deleteSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
