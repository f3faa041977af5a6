import { sql } from 'kysely'
import { selections, type ColumnNames, type RowOf } from '../database/columns.ts'
import type { Database, Tx } from '../database/database.ts'
import { deleteExpired } from '../database/expressions.ts'
import { userColumns, type UserRow } from './user-reader.ts'

const SESSIONS = { table: 'sessions', key: 'hash', until: 'expires_at' } as const

const columns = {
  hash: 'hash',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  lastSeenAt: 'last_seen_at',
  address: 'address',
  agent: 'agent',
} as const satisfies ColumnNames<'sessions'>

/** A session as its user sees it, with the hash of its cookie. */
export type SessionRow = RowOf<'sessions', typeof columns>

/** Whose session begins. */
export interface SessionOwner {
  readonly id: number
  /** The password that was checked, which may have been replaced since; absent if none was. */
  readonly passwordHash?: string
}

/**
 * Stores a session under the hash of its cookie, and deletes expired ones. Until the transaction ends, nobody
 * can replace the password of its user, which ends sessions.
 * @returns false if the user has been deleted, or has another password by now
 */
export async function insertSession(
  tx: Tx,
  { id, passwordHash }: SessionOwner,
  session: SessionRow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .with('over', () => deleteExpired(SESSIONS, session.hash, session.createdAt))
    .insertInto('sessions')
    .columns(['user_id', ...Object.values(columns)])
    .expression((db) =>
      db
        .selectFrom('users as u')
        .select([
          'u.id as user_id',
          sql.val(session.hash).as('hash'),
          sql.val(session.createdAt).as('created_at'),
          sql.val(session.expiresAt).as('expires_at'),
          sql.val(session.lastSeenAt).as('last_seen_at'),
          sql.val(session.address).as('address'),
          sql.val(session.agent).as('agent'),
        ])
        .where('u.id', '=', id)
        .$if(passwordHash !== undefined, (users) =>
          users.where('u.password_hash', '=', passwordHash ?? ''),
        )
        .forShare('u'),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** A user, and when their session was used before this. */
export type SessionUserRow = UserRow & { readonly lastSeenAt: Date }

/** The user of a session that has not expired. */
export async function findSessionUser(
  { db }: Database,
  hash: Uint8Array,
  now: Date,
): Promise<SessionUserRow | undefined> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(selections('u', userColumns))
    .select('s.last_seen_at as lastSeenAt')
    .where('s.hash', '=', Buffer.from(hash))
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

/** Sessions of a user that have not expired, those used last first. */
export async function listSessions(
  { db }: Database,
  userId: number,
  now: Date,
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions as s')
    .select(selections('s', columns))
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.hash')
    .execute()
}

/** Records that a session was used; of several requests at once, one does. */
export async function markSessionSeen(
  { db }: Database,
  hash: Uint8Array,
  seen: { readonly before: Date; readonly at: Date; readonly address: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seen.at, address: seen.address })
    .where('hash', '=', Buffer.from(hash))
    .where('last_seen_at', '<=', seen.before)
    .execute()
}

export async function deleteSession(tx: Tx, hash: Uint8Array): Promise<void> {
  await tx.deleteFrom('sessions').where('hash', '=', Buffer.from(hash)).execute()
}

/** Ends a session if it is one of this user. */
export async function deleteSessionOf(tx: Tx, userId: number, hash: Uint8Array): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('hash', '=', Buffer.from(hash))
    .where('user_id', '=', userId)
    .execute()
}

/** Ends all sessions of a user, or all but one. */
export async function deleteSessionsOf(tx: Tx, userId: number, except?: Uint8Array): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (rows) => rows.where('hash', '<>', Buffer.from(except ?? [])))
    .execute()
}
