import { reassignContent, trashContent } from '../../data/users/user-content.ts'
import { findOtherUser, deleteUserRow, lockUser } from '../../data/users/user-writer.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { contentTypes, supports } from '../content-types/content-types.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { requireAdministrator } from './last-administrator.ts'

/** Types whose items are the work of their authors; all others, such as menus, belong to the site. */
const AUTHORED = Object.values(contentTypes)
  .filter((type) => supports(type, 'author'))
  .map(({ name }) => name)

interface Deletion {
  readonly id: number
  /** The user who gets the items; undefined moves them to the trash. */
  readonly reassign: number | undefined
  /** The caller, who becomes the author of trashed items; undefined for the command line. */
  readonly actorId: number | undefined
  /** Throws if the user has changed since the client read it. Called with the row locked. */
  readonly guard: Guard
}

/**
 * Removes a user with its credentials and sessions (behaviour/accounts.md#managing-users). Every
 * item has an author, so trashed items are reassigned to the caller, or to another administrator if
 * callers delete themselves or have no account.
 * @returns the user as it was
 * @throws DomainError 404 rest_user_invalid_id, 403 rest_user_last_administrator,
 *   400 rest_user_invalid_reassign
 */
export async function deleteUser(site: Site, deletion: Deletion): Promise<UserRow> {
  const { id, reassign, actorId, guard } = deletion
  return site.database.transact(async (tx) => {
    const user = await lockUser(tx, id)
    if (user === undefined) throw failure('rest_user_invalid_id')
    guard(user)
    await requireAdministrator(tx, user, undefined)
    const stays = actorId === id ? undefined : actorId
    const wanted = reassign ?? stays ?? (await findOtherUser(tx, id, 'administrator'))
    if (wanted === undefined || wanted === id) throw failure('rest_user_invalid_reassign')
    const heir = await lockUser(tx, wanted)
    if (heir === undefined) throw failure('rest_user_invalid_reassign')
    const now = site.clock()
    if (reassign !== undefined) await reassignContent(tx, id, heir.id, now)
    else await trashContent(tx, { from: id, to: heir.id, types: AUTHORED }, now)
    await deleteUserRow(tx, id)
    return user
  })
}
