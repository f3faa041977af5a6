import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { USER_COLUMNS, type UserRow } from './user-reader.ts'

/** Stores a session under the hash of its cookie, and deletes expired ones. */
export async function insertSession(
  database: Database,
  session: { readonly hash: Uint8Array; readonly userId: number; readonly expiresAt: Date },
  now: Date,
): Promise<void> {
  const { hash, userId, expiresAt } = session
  await sql`
    WITH over AS (DELETE FROM sessions WHERE expires_at <= ${now})
    INSERT INTO sessions (hash, user_id, created_at, expires_at)
    VALUES (${Buffer.from(hash)}, ${userId}, ${now}, ${expiresAt})`.execute(database.db)
}

/** The user of a sign-in that is not over. */
export async function findSessionUser(
  database: Database,
  hash: Uint8Array,
  now: Date,
): Promise<UserRow | undefined> {
  const [row] = (
    await sql<UserRow>`
    SELECT ${USER_COLUMNS} FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.hash = ${Buffer.from(hash)} AND s.expires_at > ${now}`.execute(database.db)
  ).rows
  return row
}

export async function deleteSession(database: Database, hash: Uint8Array): Promise<void> {
  await sql`DELETE FROM sessions WHERE hash = ${Buffer.from(hash)}`.execute(database.db)
}

/** Ends all sign-ins of a user, when its password changes. */
export async function deleteSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
