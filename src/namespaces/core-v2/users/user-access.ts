import type { AppContext, Caller } from '../../../context.ts'
import { findUsers, type CheckedUserRow } from '../../../data/users/user-reader.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { isPublicAuthor, mayDelete, mayEdit } from '../../../domain/accounts/user-policy.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'

/**
 * The user with this id.
 * @throws DomainError 404 rest_user_invalid_id
 */
export async function loadUser({ database }: AppContext, id: number): Promise<CheckedUserRow> {
  const [user] = await findUsers(database, [id], isPublicAuthor)
  if (user === undefined) throw failure('rest_user_invalid_id')
  return user
}

/** @throws DomainError 401 rest_not_logged_in, since `me` is undefined for visitors */
export function requireSignedIn(caller: Caller): void {
  if (!caller.signedIn) throw failure('rest_not_logged_in')
}

/**
 * Users may be read by themselves, by callers who may list users, and by everyone if they are
 * public authors (behaviour/accounts.md#managing-users).
 */
export function requireReadable(user: CheckedUserRow, context: string, caller: Caller): void {
  if ((caller.signedIn && caller.id === user.id) || has(caller, 'list_users')) return
  if (context === 'edit') throw forbidden('rest_forbidden_context', caller)
  if (!user.holds) throw forbidden('rest_user_cannot_view', caller)
}

/** Changing roles requires the right to promote users, even for oneself. */
export function requireEditable(
  id: number,
  { roles = [] }: { readonly roles?: readonly string[] },
  caller: Caller,
): void {
  if (roles.length > 0 && !has(caller, 'promote_users')) {
    throw forbidden('rest_cannot_edit_roles', caller)
  }
  if (!mayEdit(caller, id)) throw forbidden('rest_cannot_edit', caller)
}

export function requireDeletable(caller: Caller): void {
  if (!mayDelete(caller)) throw forbidden('rest_user_cannot_delete', caller)
}
