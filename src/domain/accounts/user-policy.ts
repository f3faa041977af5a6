import { sql, type Sql } from '../../data/database.ts'
import { publishedBy } from '../../data/user-reader.ts'
import { describedTypes } from '../content/described-types.ts'
import { has, type Caller } from './caller.ts'

/** Types whose published items everybody sees; having one makes a user a public author. */
export const PUBLIC_TYPES: readonly string[] = describedTypes
  .filter(({ viewable }) => viewable)
  .map(({ name }) => name)

/** True of users who have published something, as a condition on `users u`. */
export const isPublicAuthor: Sql = publishedBy(PUBLIC_TYPES)

/**
 * Which users a caller sees, as a condition on `users u` (behaviour/accounts.md#lists-of-users):
 * all with the right to list users, public authors otherwise. One's own account is an exception of
 * single items.
 */
export function visibleTo(caller: Caller): Sql {
  return has(caller, 'list_users') ? sql`TRUE` : isPublicAuthor
}

/** Everyone may change oneself. */
export function mayEdit(caller: Caller, id: number): boolean {
  return (caller.signedIn && caller.id === id) || has(caller, 'edit_users')
}

export function mayDelete(caller: Caller): boolean {
  return has(caller, 'delete_users')
}
