import { reassignContent, trashContent } from '../../data/user-content.ts'
import { findOtherUser, deleteUserRow, lockUser } from '../../data/user-writer.ts'
import type { UserRow } from '../../data/user-reader.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'

interface Deletion {
  readonly id: number
  /** Who gets what the user wrote; undefined sends it to the trash. */
  readonly reassign: number | undefined
  /** Who deletes. What is trashed belongs to this one then. */
  readonly actorId: number
  /** Throws when the user is not as the client had read it; called with the row locked. */
  readonly guard: (current: UserRow) => void
}

/**
 * Removes a user with its credentials and sessions (behaviour/accounts.md#managing-users). Every
 * item has an author, so what is trashed goes to the one who deletes, or to another administrator
 * where somebody deletes itself.
 * @returns the user as it was
 * @throws DomainError 404 rest_user_invalid_id, 400 rest_user_invalid_reassign
 */
export async function deleteUser(site: Site, deletion: Deletion): Promise<UserRow> {
  const { id, reassign, actorId, guard } = deletion
  return site.database.transact(['accounts', 'content', 'settings'], async (tx) => {
    const user = await lockUser(tx, id)
    if (user === undefined) throw failure('rest_user_invalid_id')
    guard(user)
    const wanted =
      reassign ?? (actorId === id ? await findOtherUser(tx, id, 'administrator') : actorId)
    if (wanted === undefined || wanted === id) throw failure('rest_user_invalid_reassign')
    const heir = await lockUser(tx, wanted)
    if (heir === undefined) throw failure('rest_user_invalid_reassign')
    const move = reassign === undefined ? trashContent : reassignContent
    await move(tx, id, heir.id, site.clock())
    await deleteUserRow(tx, id)
    return user
  })
}
