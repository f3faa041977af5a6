import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { openSmtp } from '../../src/adapters/mail/smtp.ts'
import { deliverMessages } from '../../src/domain/mail/deliver.ts'
import { signIn } from '../../src/domain/accounts/sign-in.ts'
import { startSession, sessionUser } from '../../src/domain/accounts/sessions.ts'
import { startSmtpServer, type SmtpServer } from '../ads-route/smtp-server.ts'
import { createUser, type TestUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { askForLink, linkFor, messagesFor } from './support/reset-links.ts'
import { createVisitor, type PageSeen, type Visitor } from './support/visitor.ts'

const OLD = 'correct horse battery staple'
const NEW = 'a heron by the mill pond'
const HOUR = 3_600_000

let service: TestService
let mail: SmtpServer
let visitor: Visitor
let user: TestUser
let network = 0
let now = new Date()
let log = ''
beforeAll(async () => {
  mail = await startSmtpServer()
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  service = await startService({
    clock: () => now,
    log: pino({ level: 'trace' }, keep),
    environment: { SMTP_URL: mail.url, TRUST_PROXY: '1' },
  })
})
beforeEach(async () => {
  now = new Date()
  network++
  visitor = createVisitor(service.url)
  user = await createUser(service.ctx, { login: unique('walker'), role: 'author', password: OLD })
})
afterAll(async () => {
  await service.close()
  await mail.close()
})

/** Each test has a network of its own, and so limits of its own. */
const from = () => ({ 'x-forwarded-for': `198.51.100.${network}` })

const emailOf = ({ login }: TestUser): string => `${login}@example.org`

/** Asks for a link and gives its path. */
async function newLink(): Promise<string> {
  await askForLink(visitor, user.login, from())
  return linkFor(service, emailOf(user))
}

async function setWith(link: string, password = NEW): Promise<PageSeen> {
  await visitor.get(link, from())
  return visitor.send(link, { 'new-password': password }, from())
}

const passwordIs = async (password: string): Promise<boolean> =>
  (await signIn(service.ctx, { name: user.login, password, address: `203.0.113.${network}` }))
    .kind === 'signed-in'

const eventsSince = async (id: number) =>
  service.ctx.database.prisma.auditEvent.findMany({
    where: { id: { gt: id } },
    orderBy: { id: 'asc' },
  })

it('POST /account/reset/ 200 sets the password, ends all sessions and leaves application passwords', async () => {
  const session = await startSession(service.ctx, user)
  const { status } = await setWith(await newLink())
  const program = service.api.as({ user: user.login, pass: user.applicationPassword })
  expect({
    status,
    old: await passwordIs(OLD),
    new: await passwordIs(NEW),
    session: await sessionUser(service.ctx, session),
    program: (await program.get('/core/v2/users/me')).status,
  }).toEqual({ status: 200, old: false, new: true, session: undefined, program: 200 })
})

it('POST /account/reset/ 200 records the request and the new password in the audit trail', async () => {
  const [latest] = await service.ctx.database.prisma.auditEvent.findMany({
    orderBy: { id: 'desc' },
    take: 1,
  })
  await setWith(await newLink())
  const recorded = await eventsSince(latest?.id ?? 0)
  const shown = recorded.map(({ kind, actorKind, address, objectName }) =>
    [kind, actorKind, address, objectName].join(' '),
  )
  const tail = `visitor 198.51.100.${network} ${user.login}`
  expect(shown).toEqual([`password_reset_requested ${tail}`, `password_changed ${tail}`])
})

it('GET /account/reset/ 200 changes nothing when the link is opened, as mail scanners do', async () => {
  const link = await newLink()
  for (let time = 0; time < 3; time++) await createVisitor(service.url).get(link)
  expect((await setWith(link)).status).toBe(200)
})

it('GET /account/reset/ 200 forbids to cache the page or to pass its address on', async () => {
  const { status, headers } = await visitor.get(await newLink())
  expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
    status: 200,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

it('POST /account/reset/ 400 names every reason against a password, and the link still works', async () => {
  const link = await newLink()
  const refused = await setWith(link, 'secret')
  const problems = [...refused.text.matchAll(/href="#new-password">([^<]+)</g)].map(([, t]) => t)
  expect({ status: refused.status, problems }).toEqual({
    status: 400,
    problems: [
      'The new password needs at least 8 characters.',
      'The new password is one of the most common passwords.',
    ],
  })
  expect((await setWith(link)).status).toBe(200)
})

it.each([
  ['it was used', (link: string) => setWith(link)],
  ['another one was used', async () => setWith(await newLink())],
  [
    'the password was changed',
    () => service.api.as('admin').patch(`/core/v2/users/${user.id}`, { body: { password: NEW } }),
  ],
  [
    'the mail address was changed',
    () =>
      service.api
        .as('admin')
        .patch(`/core/v2/users/${user.id}`, { body: { email: `${unique('new')}@example.org` } }),
  ],
  ['an hour is over', async () => void (now = new Date(now.getTime() + HOUR + 1000))],
  [
    'the user is gone',
    () =>
      service.api
        .as('admin')
        .delete(`/core/v2/users/${user.id}`, { query: { force: true, reassign: '' } }),
  ],
])(
  'POST /account/reset/ 403 ends a link once %s',
  async (_what, happen: (link: string) => Promise<unknown>) => {
    const link = await newLink()
    await happen(link)
    const { status } = await visitor.get(link)
    const sent = await visitor.send(link, { 'new-password': 'yet another password' })
    expect([status, sent.status]).toEqual([403, 403])
  },
)

it('POST /account/reset/ 403 lets one of two who use a link at once set the password', async () => {
  const link = await newLink()
  const visitors = [createVisitor(service.url), createVisitor(service.url)]
  await Promise.all(visitors.map((each) => each.get(link)))
  const answers = await Promise.all(
    visitors.map((each, index) => each.send(link, { 'new-password': `${NEW} ${index}` })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
})

it('GET /account/reset/ 403 refuses manipulated claims', async () => {
  const link = await newLink()
  const other = await createUser(service.ctx, {
    login: unique('other'),
    role: 'author',
    password: OLD,
  })
  const [, id = ''] = /token=(\d+)\./.exec(link) ?? []
  const forged = [
    link.replace(`token=${id}.`, `token=${other.id}.`),
    link.replace(/\.(\d{9,})\./, (_all, time: string) => `.${Number(time) + 9999}.`),
    link.slice(0, -1),
    '/account/reset/?token=',
    '/account/reset/',
  ]
  const answers = await Promise.all(forged.map((path) => visitor.get(path)))
  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 403))
})

it('POST /account/reset/ 403 sets nothing by a form of another site', async () => {
  const link = await newLink()
  await visitor.get(link)
  const fields = { 'new-password': NEW }
  const { status } = await visitor.send(link, fields, { 'sec-fetch-site': 'cross-site' })
  expect({ status, new: await passwordIs(NEW) }).toEqual({ status: 403, new: false })
})

describe('A link to a new password', () => {
  it('is in no line of the log', async () => {
    const link = await newLink()
    await setWith(link)
    await visitor.get(link)
    const [, signature = ''] = /\.([\w-]{43})$/.exec(link) ?? []
    expect(signature).toHaveLength(43)
    expect(log).toContain('/account/reset/')
    expect(log).not.toContain(signature)
  })

  it('comes by mail, and is not kept once it is sent', async () => {
    const link = await newLink()
    const smtp = openSmtp({ url: mail.url, from: 'site@example.org' })
    await deliverMessages(service.ctx, (message) => smtp.send(message))
    smtp.close()
    const received = mail.messages.at(-1)?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
    expect(received).toContain(link)
    const [message] = await messagesFor(service, emailOf(user))
    expect(message).toMatchObject({ status: 'sent', text: '', html: '' })
  })
})
