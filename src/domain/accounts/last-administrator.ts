import type { Tx } from '../../data/database/database.ts'
import { withCapability } from '../../data/users/user-filters.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { findsOtherUser } from '../../data/users/user-writer.ts'
import { failure } from '../errors/errors.ts'
import { callerOf, has } from './caller.ts'
import { capabilitiesOfRoles, ROLES } from './capabilities.ts'

/** If no user has this right, no user can ever grant it again. */
const KEPT = 'promote_users'

const ROLES_WITH_IT = ROLES.filter((role) => capabilitiesOfRoles([role]).has(KEPT))

/**
 * Requires that somebody can still promote users after a change of one.
 * @param current the user before the change, locked
 * @param roles those of the user afterwards; undefined if the user is deleted
 * @throws DomainError 403 rest_user_last_administrator
 */
export async function requireAdministrator(
  tx: Tx,
  current: UserRow,
  roles: readonly string[] | undefined,
): Promise<void> {
  if (!has(callerOf(current), KEPT)) return
  if (roles !== undefined && has(callerOf({ ...current, roles }), KEPT)) return
  const others = withCapability(KEPT, ROLES_WITH_IT)
  if (!(await findsOtherUser(tx, current.id, others))) throw failure('rest_user_last_administrator')
}
