import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/context.ts'
import {
  createSecret,
  groupSecret,
  hashSecret,
} from '../../src/domain/accounts/application-password-secret.ts'

export interface TestUser {
  readonly id: number
  readonly login: string
  readonly name: string
  readonly applicationPassword: string
}

/** A user that can sign in by an application password, for tests that need more than the five. */
export async function createUser(
  { database, secret }: Pick<AppContext, 'database' | 'secret'>,
  { login, role }: { readonly login: string; readonly role: string },
): Promise<TestUser> {
  const password = createSecret()
  const name = `Test ${login}`
  const { id } = await database.transact(['accounts'], (tx) =>
    tx.user.create({
      data: {
        login,
        slug: login,
        email: `${login}@example.org`,
        displayName: name,
        nickname: login,
        roles: [role],
        // No password signs in with this: it is no hash.
        passwordHash: '*',
        applicationPasswords: {
          create: {
            uuid: randomUUID(),
            name: 'tests',
            hash: new Uint8Array(hashSecret(password, secret)),
          },
        },
      },
    }),
  )
  return { id, login, name, applicationPassword: groupSecret(password) }
}
