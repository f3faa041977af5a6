import { findUsers, type UserRow } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'
import { callerOf } from '../accounts/caller.ts'
import { countAccountChange } from '../accounts/change-limits.ts'
import { updateUser } from '../accounts/users.ts'
import { readResetToken } from './reset-token.ts'

/** The link no longer works: it is too old, was used, or the account has changed since. */
export class ResetLinkVoid extends Error {
  override readonly name = 'ResetLinkVoid'
}

/**
 * The user whose password a link sets.
 * @param token as in the link
 * @throws ResetLinkVoid also for a token that this site has not made
 */
export async function userOfReset(site: Site, token: string): Promise<UserRow> {
  const claims = readResetToken(site.secret, token)
  if (claims === undefined || claims.expires * 1000 <= site.clock().getTime()) {
    throw new ResetLinkVoid()
  }
  const [user] = await findUsers(site.database, [claims.userId])
  if (user === undefined || user.version !== claims.version) throw new ResetLinkVoid()
  return user
}

/**
 * Sets the password with a link, once: the account is compared again while it is locked. All sessions
 * of the user end.
 * @throws ResetLinkVoid, and DomainError as `updateUser` and `countAccountChange` do
 */
export async function resetPassword(site: Site, token: string, password: string): Promise<void> {
  const user = await userOfReset(site, token)
  const actor = callerOf(user)
  await countAccountChange(site, actor, { password })
  await updateUser(site, {
    id: user.id,
    changes: { password },
    actor,
    guard({ version }) {
      if (version !== user.version) throw new ResetLinkVoid()
    },
  })
}
