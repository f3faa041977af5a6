import { FIRST_STARTED_AT, isFirstStartDone, lockFirstStart } from '../../data/first-start.ts'
import { databaseWithin } from '../../data/nested-transaction.ts'
import { loadSettings, storeSettings } from '../../data/settings.ts'
import { findUserByLogin, type UserRow } from '../../data/user-reader.ts'
import { createApplicationPassword } from '../accounts/application-passwords.ts'
import { callerOf } from '../accounts/caller.ts'
import { inventPassword } from '../accounts/invented-password.ts'
import { createUser } from '../accounts/users.ts'
import { readSettings } from './settings.ts'
import type { Site } from './site.ts'
import { writeWelcome } from './welcome.ts'

export interface Wishes {
  readonly title: string
  /** IANA name. */
  readonly timezone: string
  readonly login: string
  /** Invented when it is left out. */
  readonly password?: string
}

/** What a first start has made; the secrets are known at this moment only. */
export interface FirstStart {
  readonly login: string
  /** Absent when it was wished for, or when there was an account of that name before. */
  readonly password?: string
  /** In groups of four. */
  readonly applicationPassword: string
}

/**
 * Makes what a site has from its beginning: settings, an administrator with an application
 * password, a post and a page. All of it or nothing, and once, however many nodes start together.
 * @returns undefined when the site has begun before
 * @throws DomainError when login or password cannot be used
 */
export async function makeFirstStart(site: Site, wishes: Wishes): Promise<FirstStart | undefined> {
  if (await isFirstStartDone(site.database)) return undefined
  return site.database.transact(['settings', 'accounts', 'content'], async (tx) => {
    await lockFirstStart(tx)
    const database = databaseWithin(site.database, tx)
    // Another node was faster.
    if (await isFirstStartDone(database)) return undefined
    const settings = async () => readSettings(await loadSettings(database))
    const joined: Site = { ...site, database, settings }
    const { title, timezone, login } = wishes
    const { user, password } = await ensureAdministrator(joined, wishes)
    const began = site.clock().toISOString()
    await storeSettings(tx, { title, timezone, email: user.email, [FIRST_STARTED_AT]: began })
    await writeWelcome(joined, callerOf(user))
    const secret = await createApplicationPassword(joined, user.id, 'First start')
    return {
      login,
      applicationPassword: secret.password,
      ...(password !== undefined && { password }),
    }
  })
}

/** Somebody may have made the account by hand before the service ever ran. */
async function ensureAdministrator(
  site: Site,
  { login, password }: Wishes,
): Promise<{ user: UserRow; password?: string }> {
  const known = await findUserByLogin(site.database, login)
  if (known !== undefined) return { user: known }
  const chosen = password ?? inventPassword()
  const user = await createUser(site, { login, password: chosen, roles: ['administrator'] })
  return { user, ...(password === undefined && { password: chosen }) }
}
