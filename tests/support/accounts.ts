import { createApplicationPassword } from '../../src/domain/accounts/application-passwords.ts'
import { createUser as createAccount, type NewUser } from '../../src/domain/accounts/users.ts'
import type { Site } from '../../src/domain/site/site.ts'

export interface TestUser {
  readonly id: number
  readonly login: string
  readonly name: string
  /** As it is shown, in groups of four characters. */
  readonly applicationPassword: string
}

/** A user that signs in by an application password, for tests that need more than the five. */
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
