import { hashPassword } from '../../src/domain/accounts/account-password.ts'
import { createApplicationPassword } from '../../src/domain/accounts/application-passwords.ts'
import { createUser as createAccount, type NewUser } from '../../src/domain/accounts/users.ts'
import type { Site } from '../../src/domain/site/site.ts'

export interface TestUser {
  readonly id: number
  readonly login: string
  readonly name: string
  /** In groups of four characters, as it is displayed. */
  readonly applicationPassword: string
}

/** A hundredth of the time that a hash of the program takes, when it is made and at each sign-in. */
const LEAST_COST = 4

/** Creates a user with an application password, for tests that need more than the five roles. */
export async function createUser(
  site: Site,
  { login, role, password: own, ...more }: { readonly role: string } & Omit<NewUser, 'roles'>,
): Promise<TestUser> {
  const { id, displayName } = await createAccount(site, {
    email: `${login}@example.org`,
    displayName: `Test ${login}`,
    ...more,
    login,
    roles: [role],
  })
  if (own !== undefined) await setPassword(site, id, own)
  const { password } = await createApplicationPassword(site, id, 'tests')
  return { id, login, name: displayName, applicationPassword: password }
}

async function setPassword({ database }: Site, id: number, password: string): Promise<void> {
  const hash = await hashPassword(password, LEAST_COST)
  await database.transact(async (tx) => {
    await tx.updateTable('users').set('password_hash', hash).where('id', '=', id).execute()
    // The account begins with it: nobody has changed it.
    await tx
      .deleteFrom('audit_events')
      .where('kind', '=', 'password_changed')
      .where('object_id', '=', String(id))
      .execute()
  })
}
