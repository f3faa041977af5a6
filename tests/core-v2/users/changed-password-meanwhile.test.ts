import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { isSignedIn, newPerson, PASSWORD, type Person } from '../../pages/support/own-account.ts'
import { createVisitor } from '../../pages/support/visitor.ts'
import { meanwhile } from '../../support/meanwhile.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

/** The answer to a request that is under way when the account gets another password, which ends all sessions. */
const changedDuring = <T>({ user }: Person, work: () => Promise<T>): Promise<T> =>
  meanwhile(
    service,
    {
      text: `WITH changed AS (
          UPDATE users SET password_hash = 'another', version = version + 1 WHERE id = $1
        ), ended AS (DELETE FROM sessions WHERE user_id = $1)
        SELECT FROM users WHERE id = $1 FOR UPDATE`,
      values: [user.id],
    },
    work,
  )

it('A person who signs in with a password that is replaced meanwhile is not signed in', async () => {
  const person = await newPerson(service)
  const visitor = createVisitor(service.url)
  await visitor.get('/account/sign-in/')
  const fields = { do: 'sign-in', login: person.user.login, password: PASSWORD }
  const { status } = await changedDuring(person, () => visitor.send('/account/sign-in/', fields))
  expect({ status, signedIn: await isSignedIn(visitor) }).toEqual({ status: 403, signedIn: false })
})
