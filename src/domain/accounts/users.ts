import type { Tx } from '../../data/database/database.ts'
import { deleteSessionsOf } from '../../data/users/sessions.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import {
  findConflicts,
  insertUser,
  lockUser,
  updateUserRow,
  type UserValues,
} from '../../data/users/user-writer.ts'
import { definedMembers } from '../../json-object.ts'
import { slugify } from '../text/slugs.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import type { Site } from '../site/site.ts'
import { hashPassword, NO_PASSWORD } from './account-password.ts'
import type { Caller } from './caller.ts'
import { DEFAULT_ROLE, isRole, capabilitiesOfRoles } from './capabilities.ts'
import { requireAdministrator } from './last-administrator.ts'
import {
  cleanProfile,
  isAcceptablePassword,
  isLogin,
  unreachableAddress,
  type Profile,
} from './profile.ts'
import { requireStrongPassword } from './password-rules.ts'
import { hashOf } from './sessions.ts'
import { freeSlug, retryOnUniqueViolation } from './unique-values.ts'

/** The values of a new user. All but the login have defaults. */
export interface NewUser extends Profile {
  readonly login: string
  /** Defaults to an undeliverable address. */
  readonly email?: string
  /** Without a password, the account only accepts application passwords. */
  readonly password?: string
  /** Defaults to the default role; may be empty. */
  readonly roles?: readonly string[]
  /** Gets a number appended if it is taken. */
  readonly slug?: string
  /** Settings of editors, by editor. */
  readonly preferences?: Readonly<Record<string, unknown>>
}

/**
 * Creates a user (behaviour/accounts.md#managing-users). Login and e-mail address must be free,
 * whatever the case.
 * @throws DomainError 400 rest_user_invalid_username, rest_user_invalid_role,
 *   rest_user_invalid_password, existing_user_login, existing_user_email, rest_user_weak_password
 */
export async function createUser(site: Site, user: NewUser): Promise<UserRow> {
  const { login, password, email = unreachableAddress(login), preferences } = user
  const { roles = [DEFAULT_ROLE] } = user
  if (!isLogin(login)) throw failure('rest_user_invalid_username')
  requireRoles(roles)
  requirePassword(password)
  const profile = cleanProfile(user)
  const { firstName = '', lastName = '' } = profile
  const values = {
    login,
    email,
    displayName: profile.displayName || `${firstName} ${lastName}`.trim() || login,
    firstName,
    lastName,
    nickname: profile.nickname || login,
    description: profile.description ?? '',
    url: profile.url ?? '',
    locale: profile.locale ?? '',
    roles: [...new Set(roles)],
    meta: preferences === undefined ? {} : { preferences },
    passwordHash: password === undefined ? NO_PASSWORD : await hashPassword(password),
  }
  const slug = slugify(user.slug || login) || 'user'
  return retryOnUniqueViolation(() =>
    site.database.transact(async (tx) => {
      const taken = await findConflicts(tx, { login, email, slug })
      if (taken.login) throw failure('existing_user_login')
      if (taken.email) throw failure('existing_user_email')
      if (password !== undefined) requireStrongPassword(password, { login, email })
      return insertUser(tx, { ...values, slug: freeSlug(slug, taken.slugs) }, site.clock())
    }),
  )
}

/** The changes to a user; omitted members stay unchanged. */
export type UserChanges = Partial<NewUser>

interface Update {
  readonly id: number
  readonly changes: UserChanges
  /** The caller who makes the change. */
  readonly actor: Caller
  /** Throws if the user has changed since the client read it. Called with the row locked. */
  readonly guard: Guard<UserRow>
  /** The cookie of the session that a new password leaves. */
  readonly keepSession?: string
  /** Further writes in the transaction of the change. */
  readonly alongside?: (tx: Tx, before: UserRow, after: UserRow) => Promise<void>
}

/**
 * Changes a user (behaviour/accounts.md#managing-users). A new password ends its sessions, not its
 * application passwords.
 * @throws DomainError 404 rest_user_invalid_id; 400 rest_user_invalid_argument (another login),
 *   rest_user_invalid_email, rest_user_invalid_slug, rest_user_invalid_role,
 *   rest_user_invalid_password, rest_user_weak_password; 403 rest_user_invalid_role when the actor would lose
 *   its own rights, rest_user_last_administrator
 */
export async function updateUser(site: Site, update: Update): Promise<UserRow> {
  const { id, changes, actor, guard, keepSession, alongside } = update
  const { login, email, password } = changes
  const roles = rolesFrom(actor, changes)
  requireRoles(roles ?? [])
  requirePassword(password)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return retryOnUniqueViolation(() =>
    site.database.transact(async (tx) => {
      const current = await lockUser(tx, id)
      if (current === undefined) throw failure('rest_user_invalid_id')
      guard(current)
      if (login !== undefined && login !== current.login) {
        throw failure('rest_user_invalid_argument')
      }
      const slug =
        changes.slug === undefined ? undefined : slugify(changes.slug || current.login) || 'user'
      const taken = await findConflicts(tx, definedMembers({ email, slug }), id)
      if (taken.email) throw failure('rest_user_invalid_email')
      if (slug !== undefined && taken.slugs.has(slug)) throw failure('rest_user_invalid_slug')
      requireOwnRights(actor, id, roles)
      if (roles !== undefined) await requireAdministrator(tx, current, roles)
      if (password !== undefined) {
        requireStrongPassword(password, {
          login: current.login,
          email: email ?? current.email,
        })
        await deleteSessionsOf(tx, id, keepSession === undefined ? undefined : hashOf(keepSession))
      }
      const values = {
        ...changedValues(changes, current),
        ...definedMembers({ slug, passwordHash, roles }),
      }
      const updated = await updateUserRow(tx, id, values, site.clock())
      await alongside?.(tx, current, updated)
      return updated
    }),
  )
}

/** The roles after a change. Only callers who may promote users can remove all roles. */
function rolesFrom(actor: Caller, { roles }: UserChanges): string[] | undefined {
  if (roles?.length === 0 && !actor.capabilities.has('promote_users')) return undefined
  return roles && [...new Set(roles)]
}

function changedValues(changes: UserChanges, current: UserRow): Partial<UserValues> {
  const { email, preferences } = changes
  const { displayName, nickname, ...profile } = cleanProfile(changes)
  return {
    ...profile,
    ...(displayName !== undefined && { displayName: displayName || current.login }),
    ...(nickname !== undefined && { nickname: nickname || current.login }),
    ...definedMembers({ email }),
    ...(preferences && { meta: { ...current.meta, preferences } }),
  }
}

function requireRoles(roles: readonly string[]): void {
  if (!roles.every(isRole)) throw failure('rest_user_invalid_role')
}

function requirePassword(password: string | undefined): void {
  if (password !== undefined && !isAcceptablePassword(password)) {
    throw failure('rest_user_invalid_password')
  }
}

/** Prevents callers from removing their own right to promote users. */
function requireOwnRights(actor: Caller, id: number, roles: readonly string[] | undefined): void {
  if (actor.id !== id || roles === undefined || !actor.capabilities.has('promote_users')) return
  if (!capabilitiesOfRoles(roles).has('promote_users')) {
    throw failure('rest_user_invalid_role', { kind: 'forbidden' })
  }
}
