import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisitor } from './support/visitor.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ environment: { SITE_URL: 'https://site.example/blog' } })
})
afterAll(() => service.close())

const PATH = '/authorize-application/?app_name=Notes'

it('A cookie of an https site stays on https and below its address', async () => {
  const { headers } = await createVisitor(service.url).get(PATH)
  expect(headers.get('set-cookie')).toMatch(
    /^__Secure-almanac-sign-in=[\w-]+; .*Path=\/blog; HttpOnly; Secure; SameSite=Lax$/,
  )
})

it('Forms and redirects stay below the address of the site', async () => {
  await createUser(service.ctx, { login: 'anna', role: 'author', password: 'a long secret' })
  const visitor = createVisitor(service.url)
  const { text } = await visitor.get(PATH)
  const fields = { do: 'sign-in', login: 'anna', password: 'a long secret' }
  const { headers } = await visitor.send(PATH, fields, { origin: 'https://site.example' })
  expect(text).toContain(`action="/blog${PATH}"`)
  expect(headers.get('location')).toBe(`/blog${PATH}`)
})
