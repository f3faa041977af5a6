import type { Tx } from '../database/database.ts'

/** Who is editing an entry. */
export interface EditLock {
  readonly userId: number
  readonly userName: string
  readonly expiresAt: Date
}

interface Taking {
  readonly entryId: number
  readonly userId: number
  readonly now: Date
  readonly expiresAt: Date
  /** Whether to take over the lock of another user. */
  readonly takeOver: boolean
}

/** Takes or renews the lock of an entry, unless somebody else holds it. */
export async function takeEditLock(tx: Tx, taking: Taking): Promise<void> {
  const { entryId, userId, now, expiresAt, takeOver } = taking
  await tx
    .insertInto('edit_locks')
    .values({ entry_id: entryId, user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('entry_id')
        .doUpdateSet({ user_id: userId, expires_at: expiresAt })
        .where((l) =>
          l.or([
            l('edit_locks.user_id', '=', userId),
            l('edit_locks.expires_at', '<=', now),
            l(l.val(takeOver), '=', true),
          ]),
        ),
    )
    .execute()
}

/** The lock of an entry that has not expired. */
export async function readEditLock(
  tx: Tx,
  entryId: number,
  now: Date,
): Promise<EditLock | undefined> {
  return tx
    .selectFrom('edit_locks as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id as userId', 'u.display_name as userName', 'l.expires_at as expiresAt'])
    .where('l.entry_id', '=', entryId)
    .where('l.expires_at', '>', now)
    .executeTakeFirst()
}

/** Removes the lock of an entry if this user holds it. */
export async function removeEditLock(tx: Tx, entryId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('edit_locks')
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .execute()
}
