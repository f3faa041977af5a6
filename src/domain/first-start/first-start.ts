import {
  FIRST_STARTED_AT,
  isFirstStartDone,
  lockFirstStart,
} from '../../data/database/first-start.ts'
import { databaseWithin } from '../../data/database/nested-transaction.ts'
import { loadSettings, storeSettings } from '../../data/settings/stored-settings.ts'
import { findUserByLogin, type UserRow } from '../../data/users/user-reader.ts'
import { createApplicationPassword } from '../accounts/application-passwords.ts'
import { callerOf } from '../accounts/caller.ts'
import { generatePassword } from '../accounts/generate-password.ts'
import { createUser } from '../accounts/users.ts'
import { readSettings } from '../site/site-settings.ts'
import type { Site } from '../site/site.ts'
import { writeWelcome } from './welcome.ts'

export interface FirstStartOptions {
  readonly title: string
  /** IANA name. */
  readonly timezone: string
  readonly login: string
  /** Generated if omitted. */
  readonly password?: string
}

/** The result of a first start; the secrets cannot be read again. */
export interface FirstStart {
  readonly login: string
  /** Absent if it was given, or if the account existed before. */
  readonly password?: string
  /** In groups of four; absent where the site takes no application passwords. */
  readonly applicationPassword?: string
}

/**
 * Creates the initial content of a site: settings, an administrator, an application password where
 * the site takes any, a post and a page. Runs in one transaction, and only once, however many nodes start together.
 * @returns undefined if the site was set up before
 * @throws DomainError if the login or the password is not allowed
 */
export async function runFirstStart(
  site: Site,
  options: FirstStartOptions,
): Promise<FirstStart | undefined> {
  if (await isFirstStartDone(site.database)) return undefined
  return site.database.transact(async (tx) => {
    await lockFirstStart(tx)
    const database = databaseWithin(site.database, tx)
    // Another node has done it meanwhile.
    if (await isFirstStartDone(database)) return undefined
    const settings = async () => readSettings(await loadSettings(database))
    const joined: Site = { ...site, database, settings }
    const { title, timezone, login } = options
    const { user, password } = await ensureAdministrator(joined, options)
    const began = site.clock().toISOString()
    await storeSettings(tx, { title, timezone, email: user.email, [FIRST_STARTED_AT]: began })
    await writeWelcome(joined, callerOf(user))
    const secret = site.applicationPasswords
      ? await createApplicationPassword(joined, user.id, 'First start')
      : undefined
    return {
      login,
      ...(secret !== undefined && { applicationPassword: secret.password }),
      ...(password !== undefined && { password }),
    }
  })
}

/** The account may have been created by hand before the first start. */
async function ensureAdministrator(
  site: Site,
  { login, password }: FirstStartOptions,
): Promise<{ user: UserRow; password?: string }> {
  const known = await findUserByLogin(site.database, login)
  if (known !== undefined) return { user: known }
  const chosen = password ?? generatePassword()
  const user = await createUser(site, { login, password: chosen, roles: ['administrator'] })
  return { user, ...(password === undefined && { password: chosen }) }
}
