import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { newPerson, PASSWORD, type Person } from '../../pages/support/own-account.ts'
import { createVisitor } from '../../pages/support/visitor.ts'
import { meanwhile } from '../../support/meanwhile.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

/** The answer to a request that is under way when its account is deleted. */
const deletedDuring = <T>({ user }: Person, work: () => Promise<T>): Promise<T> =>
  meanwhile(service, { text: 'DELETE FROM users WHERE id = $1', values: [user.id] }, work)

it('POST /core/v2/users/{user_id}/application-passwords 404 if the account is deleted meanwhile', async () => {
  const person = await newPerson(service)
  const path = `/core/v2/users/${person.user.id}/application-passwords`
  const answer = await deletedDuring(person, () =>
    service.api.as('admin').post(path, { body: { name: 'Too late' } }),
  )
  expect(answer).toBeRestError('rest_user_invalid_id', 404)
})

it('A person whose account is deleted meanwhile is not signed in', async () => {
  const person = await newPerson(service)
  const visitor = createVisitor(service.url)
  await visitor.get('/account/sign-in/')
  const fields = { do: 'sign-in', login: person.user.login, password: PASSWORD }
  const { status } = await deletedDuring(person, () => visitor.send('/account/sign-in/', fields))
  expect(status).toBe(403)
})
