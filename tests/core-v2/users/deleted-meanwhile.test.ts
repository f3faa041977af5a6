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

it.each([
  [
    'POST /ads-route/update-ad 200',
    '/ads-route/update-ad',
    { ads_ad_status: 'draft', ads_post_meta: { ad_type: 'plain_text', label: 'Late', code: 'x' } },
  ],
  [
    'POST /cal/event-aggregator/v1/imports 201',
    '/cal/event-aggregator/v1/imports',
    { origin: 'url', source: 'https://example.org/late.ics' },
  ],
])('%s without an author if the account is deleted meanwhile', async (_name, path, body) => {
  const person = await newPerson(service, 'administrator')
  const { login: user, applicationPassword: pass } = person.user
  const answer = await deletedDuring(person, () =>
    service.api.as({ user, pass }).post(path, { body }),
  )
  expect(answer.status).toBeLessThan(300)
})

it('A person whose account is deleted meanwhile is not signed in', async () => {
  const person = await newPerson(service)
  const visitor = createVisitor(service.url)
  await visitor.get('/account/sign-in/')
  const fields = { do: 'sign-in', login: person.user.login, password: PASSWORD }
  const { status } = await deletedDuring(person, () => visitor.send('/account/sign-in/', fields))
  expect(status).toBe(403)
})
