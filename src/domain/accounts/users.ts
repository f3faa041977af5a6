import { isUniqueViolation } from '../../data/database.ts'
import { findTaken, insertUser, type TakenValues } from '../../data/user-writer.ts'
import type { UserRow } from '../../data/user-reader.ts'
import { isReservedSlug, nextSlug, slugify } from '../content/slugs.ts'
import { failure } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { hashPassword, NO_PASSWORD } from './account-password.ts'
import { DEFAULT_ROLE, isRole } from './capabilities.ts'

/** What a new user is made of. Everything but the login has a default. */
export interface NewUser {
  readonly login: string
  /** An address that reaches nobody when it is left out. */
  readonly email?: string
  /** Without one, only application passwords open the account. */
  readonly password?: string
  /** Empty gives the default role. */
  readonly roles: readonly string[]
  readonly displayName?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly nickname?: string
  readonly description?: string
  readonly url?: string
  readonly locale?: string
  /** Numbered when it is taken. */
  readonly slug?: string
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Races for a slug are tried again this often before they count as a failure. */
const TRIES = 10

/**
 * Creates a user (core-more.md 2.3). Login and e-mail address must be free, whatever the case.
 * @throws DomainError 400 rest_user_invalid_username, rest_user_invalid_role,
 *   rest_user_invalid_password, existing_user_login, existing_user_email
 */
export async function createUser(site: Site, user: NewUser): Promise<UserRow> {
  const { login, password, email = `${emailName(login)}@localhost.invalid` } = user
  if (!isLogin(login)) throw failure('rest_user_invalid_username')
  if (!user.roles.every(isRole)) throw failure('rest_user_invalid_role')
  if (password !== undefined && !isAcceptablePassword(password)) {
    throw failure('rest_user_invalid_password')
  }
  const values = {
    login,
    email,
    displayName: user.displayName || fullName(user) || login,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    nickname: user.nickname || login,
    description: user.description ?? '',
    url: user.url ?? '',
    locale: user.locale ?? '',
    roles: user.roles.length > 0 ? [...user.roles] : [DEFAULT_ROLE],
    meta: { ...user.meta },
    passwordHash: password === undefined ? NO_PASSWORD : await hashPassword(password),
  }
  const base = slugify(user.slug || login) || 'user'
  return onceMore(() =>
    site.database.transact(['accounts'], async (tx) => {
      const taken = await findTaken(tx, { login, email, slug: base })
      if (taken.login) throw failure('existing_user_login')
      if (taken.email) throw failure('existing_user_email')
      return insertUser(tx, { ...values, slug: freeSlug(base, taken) }, site.clock())
    }),
  )
}

/** Letters of the Latin alphabet, digits, blanks and `_.-@`; one to sixty (core-more.md 2.1). */
export function isLogin(login: string): boolean {
  return /^[A-Za-z0-9 _.@-]{1,60}$/.test(login) && login.trim() === login && !login.includes('  ')
}

/** Not empty and without a backslash (core-more.md 2.1). */
export function isAcceptablePassword(password: string): boolean {
  return password !== '' && !password.includes('\\')
}

/**
 * Runs a write again when it met a unique index: it looks again at what is taken, and so ends
 * with another slug, or with the error that says what is taken.
 */
async function onceMore<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

function freeSlug(base: string, { slugs }: TakenValues): string {
  const taken = new Set(slugs)
  for (let number = 1; ; number++) {
    const slug = nextSlug(base, number)
    if (!taken.has(slug) && !isReservedSlug(slug, false)) return slug
  }
}

function fullName({ firstName = '', lastName = '' }: NewUser): string {
  return `${firstName} ${lastName}`.trim()
}

function emailName(login: string): string {
  return encodeURIComponent(login).replaceAll('%', '-').toLowerCase()
}
