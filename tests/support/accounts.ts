import type { AppContext } from '../../src/context.ts'
import { createApplicationPassword } from '../../src/domain/accounts/application-passwords.ts'
import { createUser as createAccount } from '../../src/domain/accounts/users.ts'

export interface TestUser {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly applicationPassword: string
}

export interface TestUserValues {
  readonly login: string
  readonly role: string
  /** Of the account, for signing in on pages; none costs no slow hash. */
  readonly password?: string
}

/** A user that can sign in by an application password, for tests that need more than the five. */
export async function createUser(ctx: AppContext, values: TestUserValues): Promise<TestUser> {
  const { login, role, password } = values
  const { id, displayName } = await createAccount(ctx, {
    login,
    email: `${login}@example.org`,
    displayName: `Test ${login}`,
    roles: [role],
    ...(password !== undefined && { password }),
  })
  const made = await createApplicationPassword(ctx, id, 'tests')
  return { id, login, name: displayName, applicationPassword: made.password }
}
