import type { UserRow } from '../../data/users/user-reader.ts'
import { callerOf } from '../accounts/caller.ts'
import { countAccountChange } from '../accounts/change-limits.ts'
import { updateUser } from '../accounts/users.ts'
import type { Site } from '../site/site.ts'
import { openLink, unchangedSince } from './account-link.ts'

/**
 * The user whose password a link sets.
 * @param token as in the link
 * @throws LinkVoid also for a token that this site has not made
 */
export async function userOfReset(site: Site, token: string): Promise<UserRow> {
  return (await openLink(site, 'password reset', token)).user
}

/**
 * Sets the password with a link, once. All sessions of the user end.
 * @throws LinkVoid, and DomainError as `updateUser` and `countAccountChange` do
 */
export async function resetPassword(site: Site, token: string, password: string): Promise<void> {
  const user = await userOfReset(site, token)
  const actor = callerOf(user)
  await countAccountChange(site, actor, { password })
  const guard = unchangedSince(user)
  await updateUser(site, { id: user.id, changes: { password }, actor, guard })
}
