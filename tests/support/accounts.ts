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

/** Creates a user with an application password, for tests that need more than the five roles. */
export async function createUser(
  site: Site,
  { login, role, ...more }: { readonly role: string } & Omit<NewUser, 'roles'>,
): Promise<TestUser> {
  const { id, displayName } = await createAccount(site, {
    email: `${login}@example.org`,
    displayName: `Test ${login}`,
    ...more,
    login,
    roles: [role],
  })
  const { password } = await createApplicationPassword(site, id, 'tests')
  return { id, login, name: displayName, applicationPassword: password }
}
