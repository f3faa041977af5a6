import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { createUser, type TestUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { askForLink, FORGOT, messagesFor } from './support/reset-links.ts'
import { createVisitor, type PageSeen, type Visitor } from './support/visitor.ts'

const OLD = 'correct horse battery staple'

let service: TestService
let visitor: Visitor
let user: TestUser
let network = 0
beforeAll(async () => {
  service = await startService({
    environment: { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' },
  })
})
beforeEach(async () => {
  network++
  visitor = createVisitor(service.url)
  user = await createUser(service.ctx, { login: unique('walker'), role: 'author', password: OLD })
})
afterAll(() => service.close())

/** Each test has a network of its own, and so limits of its own. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${network}` })

const forget = (login: string, headers: Record<string, string> = {}): Promise<PageSeen> =>
  askForLink(visitor, login, { ...from(), ...headers })

/** What a visitor sees after a request for a link. */
async function seen(name: string) {
  const { status, headers, text } = await forget(name)
  return { status, location: headers.get('location'), text }
}

/** How many statements it takes to ask for a link. */
async function statementsOf(name: string): Promise<number> {
  await visitor.get(FORGOT, from())
  const before = service.ctx.database.statements()
  await visitor.send(FORGOT, { login: name }, from())
  return service.ctx.database.statements() - before
}

const emailOf = ({ login }: TestUser): string => `${login}@example.org`

it('GET /account/forgot/ 200 forbids to cache the page, frame it, or send a referrer', async () => {
  const { status, headers } = await visitor.get(FORGOT)
  expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
    status: 200,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'self'/),
  })
})

it.each([
  ['the user name', () => user.login],
  ['the user name in capitals', () => user.login.toUpperCase()],
  ['the mail address', () => emailOf(user)],
])('POST /account/forgot/ 303 sends one link for %s', async (_what, name) => {
  await forget(name())
  const [message, ...more] = await messagesFor(service, emailOf(user))
  expect({ more, kind: message?.kind, text: message?.text }).toEqual({
    more: [],
    kind: 'password_reset',
    text: expect.stringContaining(`${service.url}/account/reset/?token=`),
  })
})

it('POST /account/forgot/ 303 sends a link that leads to the site, whatever the request says of its host', async () => {
  await forget(user.login, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })
  const [message] = await messagesFor(service, emailOf(user))
  expect(message?.text).not.toContain('evil.example')
})

it('POST /account/forgot/ 303 answers the same for unknown names, and sends nothing', async () => {
  const before = await service.ctx.database.prisma.outgoingMessage.count()
  const bare = await createUser(service.ctx, { login: unique('bare'), role: 'author' })
  const known = await seen(user.login)
  const others = [
    await seen(unique('nobody')),
    await seen(`${unique('nobody')}@example.org`),
    await seen(bare.login),
    await seen(`x\0${'y'.repeat(300)}`),
  ]
  expect(others).toEqual([known, known, known, known])
  expect(await service.ctx.database.prisma.outgoingMessage.count()).toBe(before + 1)
})

it('POST /account/forgot/ 303 runs the same statements for unknown names', async () => {
  expect(await statementsOf(unique('nobody'))).toBe(await statementsOf(user.login))
})

it('POST /account/forgot/ 303 sends nothing to an account without an address that mail reaches', async () => {
  const login = unique('silent')
  await createUser(service.ctx, {
    login,
    role: 'author',
    password: OLD,
    email: `${login}@localhost.invalid`,
  })
  await forget(login)
  expect(await messagesFor(service, `${login}@localhost.invalid`)).toEqual([])
})

it('POST /account/forgot/ 303 sends an account three messages an hour, without revealing the limit', async () => {
  const answers: number[] = []
  for (let time = 0; time < 5; time++) answers.push((await forget(user.login)).status)
  expect(answers).toEqual([303, 303, 303, 303, 303])
  expect(await messagesFor(service, emailOf(user))).toHaveLength(3)
})

it('POST /account/forgot/ 400 names an empty field', async () => {
  const { status, text } = await forget(' ')
  expect({ status, linked: text.includes('<a href="#login">') }).toEqual({
    status: 400,
    linked: true,
  })
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, {}],
  ['no page of this browser', {}, { token: 'x'.repeat(43) }],
])('POST /account/forgot/ 403 refuses a form of %s', async (_what, headers, fields) => {
  await visitor.get(FORGOT)
  const { status } = await visitor.send(FORGOT, { login: user.login, ...fields }, headers)
  expect({ status, messages: await messagesFor(service, emailOf(user)) }).toEqual({
    status: 403,
    messages: [],
  })
})

it('POST /account/forgot/ 429 allows a network ten requests an hour', async () => {
  const answers: PageSeen[] = []
  for (let time = 0; time < 11; time++) answers.push(await forget(unique('nobody')))
  expect(answers.slice(0, 10).every(({ status }) => status === 303)).toBe(true)
  expect(answers[10]?.status).toBe(429)
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(3000)
})

it('GET /account/forgot/ 501 explains itself on a site that sends no mail', async () => {
  const silent = await startService({ sharedWith: service })
  const answers = await Promise.all([
    createVisitor(silent.url).get(FORGOT),
    createVisitor(silent.url).get('/authorize-application/'),
  ])
  await silent.close()
  const [forgot, signInPage] = answers
  expect({ status: forgot.status, link: signInPage.text.includes(FORGOT) }).toEqual({
    status: 501,
    link: false,
  })
})
