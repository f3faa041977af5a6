import type { Condition } from '../../data/database/expressions.ts'
import { everybody, publishedBy } from '../../data/users/user-filters.ts'
import { describedTypes } from '../content-types/described-types.ts'
import { has, type Caller } from './caller.ts'

/** Types whose published items are public. The author of such an item is a public author. */
export const PUBLIC_TYPES: readonly string[] = describedTypes
  .filter(({ viewable }) => viewable)
  .map(({ name }) => name)

/** The condition on `users u` for users who have published something. */
export const isPublicAuthor: Condition = publishedBy(PUBLIC_TYPES)

/**
 * The condition on `users u` for the users that a caller may see
 * (behaviour/accounts.md#lists-of-users): all users with the right to list users, otherwise public
 * authors. Callers may also read their own account, but it is not added to lists.
 */
export function visibleTo(caller: Caller): Condition {
  return has(caller, 'list_users') ? everybody : isPublicAuthor
}

/** Users may always edit their own account. */
export function mayEdit(caller: Caller, id: number): boolean {
  return (caller.signedIn && caller.id === id) || has(caller, 'edit_users')
}

export function mayDelete(caller: Caller): boolean {
  return has(caller, 'delete_users')
}
