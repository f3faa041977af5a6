/** Who is editing an entry right now (behaviour/content.md#edit-locks). */
import { isForeignKeyViolation } from '../../data/database/database-errors.ts'
import {
  readEditLock,
  removeEditLock,
  takeEditLock,
  type EditLock,
} from '../../data/edit-locks/edit-locks.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Caller } from '../accounts/caller.ts'
import { contentType } from '../content-types/content-types.ts'
import { failure, forbidden } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { canEdit } from './entry-policy.ts'

/** Long enough for browsers that let hidden pages work once a minute. */
const LEASE = 2 * 60 * 1000

type LockSite = Pick<Site, 'database' | 'clock'>

/** @throws DomainError 404 rest_post_invalid_id, rest_cannot_edit */
export function requireLockable(caller: Caller, entry: EntryRow | undefined): EntryRow {
  const type = entry && contentType(entry.type)
  if (entry === undefined || type === undefined) throw failure('rest_post_invalid_id')
  if (!canEdit(caller, type, entry)) throw forbidden('rest_cannot_edit', caller)
  return entry
}

/**
 * Takes or renews the lock for a user, unless somebody else holds it.
 * @param takeOver whether it is taken even then
 * @returns the lock as it is now
 * @throws DomainError 404 rest_post_invalid_id for an entry that has just been deleted
 */
export async function lockForEditing(
  { database, clock }: LockSite,
  entryId: number,
  userId: number,
  takeOver: boolean,
): Promise<EditLock | undefined> {
  const now = clock()
  const expiresAt = new Date(now.getTime() + LEASE)
  try {
    return await database.transact(async (tx) => {
      await takeEditLock(tx, { entryId, userId, now, expiresAt, takeOver })
      return readEditLock(tx, entryId, now)
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? failure('rest_post_invalid_id') : error
  }
}

/** Releases the lock if the user holds it. @returns the lock as it is now */
export function unlockAfterEditing(
  { database, clock }: LockSite,
  entryId: number,
  userId: number,
): Promise<EditLock | undefined> {
  return database.transact(async (tx) => {
    await removeEditLock(tx, entryId, userId)
    return readEditLock(tx, entryId, clock())
  })
}
