import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisitor, type PageSeen, type Visitor } from '../support/visitor.ts'

const PASSWORD = 'correct horse battery staple'
const SIGN_IN = '/account/sign-in/'

let service: TestService
let login: string
let visitor: Visitor
beforeAll(async () => {
  service = await startService({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } })
})
beforeEach(async () => {
  login = unique('walker')
  await createUser(service.ctx, { login, role: 'author', password: PASSWORD })
  visitor = createVisitor(service.url)
})
afterAll(() => service.close())

async function signIn(query = '', password = PASSWORD): Promise<PageSeen> {
  await visitor.get(SIGN_IN + query)
  return visitor.send(SIGN_IN + query, { do: 'sign-in', login, password })
}

const locationOf = ({ headers }: PageSeen): string | null => headers.get('location')

it('POST /account/sign-in/ 303 leads back to the requested path', async () => {
  const answer = await signIn('?to=%2Fwrite%2Fposts%3Fstatus%3Ddraft')
  expect(answer.status).toBe(303)
  expect(locationOf(answer)).toBe('/write/posts?status=draft')
})

it.each([
  '',
  '?to=%2F%2Fother.example',
  '?to=https%3A%2F%2Fother.example',
  '?to=%2F%5Cother.example',
])('POST /account/sign-in/ 303 leads to the account (%s)', async (query) => {
  expect(locationOf(await signIn(query))).toBe('/account/')
})

it('POST /account/sign-in/ 303 gives a cookie of its own, so that none that others may know becomes a session', async () => {
  await visitor.get(SIGN_IN)
  const before = visitor.cookie
  await visitor.send(SIGN_IN, { do: 'sign-in', login, password: PASSWORD })
  expect(visitor.cookie).not.toBe(before)
  const { status, text } = await visitor.get('/account/')
  expect(status).toBe(200)
  expect(text).toContain(login)
})

it('GET /account/sign-in/ 303 redirects a user who is already signed in', async () => {
  await signIn()
  const answer = await visitor.get(`${SIGN_IN}?to=%2Fwrite`)
  expect([answer.status, locationOf(answer)]).toEqual([303, '/write'])
})

it('POST /account/sign-in/ 403 reports a wrong password next to the form, and where to get another', async () => {
  const { status, text, headers } = await signIn('?to=%2Fwrite', 'wrong')
  expect(status).toBe(403)
  expect(text).toContain('The user name or the password is wrong.')
  expect(text).toContain(`value="${login}"`)
  expect(text).toContain('href="/account/forgot/"')
  expect(text).toContain('action="/account/sign-in/?to=%2Fwrite"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

it('POST /account/sign-in/ 429 limits the attempts', async () => {
  for (let count = 0; count < 7; count++) await signIn('', 'wrong')
  const { status, headers } = await signIn()
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
})

it('POST /account/sign-in/ 403 refuses a form that the page has not shown to this browser', async () => {
  const fields = { do: 'sign-in', login, password: PASSWORD }
  const other = createVisitor(service.url)
  await other.get(SIGN_IN)
  expect((await visitor.send(SIGN_IN, fields)).status).toBe(403)
  await visitor.get(SIGN_IN)
  const sent = await visitor.send(`${SIGN_IN}?to=%2Fwrite`, fields)
  expect([sent.status, sent.headers.get('set-cookie')]).toEqual([403, null])
  const foreign = await visitor.send(SIGN_IN, fields, { origin: 'https://other.example' })
  expect(foreign.status).toBe(403)
})

describe('POST /account/sign-out/', () => {
  it('303 ends the session, not only its cookie', async () => {
    await signIn()
    const { cookie } = visitor
    await visitor.get('/account/')
    const answer = await visitor.send('/account/sign-out/', {})
    expect([answer.status, locationOf(answer)]).toEqual([303, '/account/sign-in/?signed-out'])
    const again = await fetch(`${service.url}/account/`, {
      headers: { cookie },
      redirect: 'manual',
    })
    expect(again.status).toBe(303)
    expect((await visitor.get('/account/sign-in/?signed-out')).text).toContain(
      'You are signed out.',
    )
  })

  it('403 accepts only a form with the token of the session', async () => {
    await signIn()
    const answer = await visitor.send('/account/sign-out/', { token: 'x'.repeat(43) })
    expect(answer.status).toBe(403)
    expect((await visitor.get('/account/')).status).toBe(200)
    const link = await visitor.get('/account/sign-out/')
    expect([link.status, link.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('GET /account/', () => {
  it('303 asks visitors to sign in, and leads back', async () => {
    const answer = await visitor.get('/account/')
    expect([answer.status, locationOf(answer)]).toEqual([303, '/account/sign-in/?to=%2Faccount%2F'])
  })
})
