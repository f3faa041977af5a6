import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openSmtp } from '../../../src/adapters/mail/smtp.ts'
import { deliverMessages } from '../../../src/domain/mail/deliver.ts'
import { startSmtpServer, type SmtpServer } from '../../ads-route/smtp-server.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import {
  fillIn,
  locationOf,
  newPerson,
  PASSWORD,
  problemsOf,
  type Person,
} from '../support/own-account.ts'
import { messagesFor } from '../support/reset-links.ts'
import { createVisitor, type PageSeen } from '../support/visitor.ts'

const PAGE = '/account/email/'
const HOUR = 3_600_000

let service: TestService
let mail: SmtpServer
let person: Person
let email: string
let now = new Date()
beforeAll(async () => {
  mail = await startSmtpServer()
  service = await startService({ clock: () => now, environment: { SMTP_URL: mail.url } })
})
beforeEach(async () => {
  now = new Date()
  person = await newPerson(service)
  email = `${unique('new')}@example.org`
})
afterAll(async () => {
  await service.close()
  await mail.close()
})

const ask = (wanted = email, password = PASSWORD): Promise<PageSeen> =>
  fillIn(person.visitor, PAGE, { email: wanted, 'current-password': password })

const currentEmail = async (): Promise<string | undefined> =>
  (await service.ctx.database.prisma.user.findUnique({ where: { id: person.user.id } }))?.email

async function newLink(): Promise<string> {
  await ask()
  const message = (await messagesFor(service, email)).at(-1)
  return /\/account\/email\/confirm\/\?token=[\w.-]+/.exec(message?.text ?? '')?.[0] ?? ''
}

describe('POST /account/email/', () => {
  it('303 sends a link to the new address, and changes nothing yet', async () => {
    const answer = await ask()
    expect({
      status: answer.status,
      location: locationOf(answer),
      messages: (await messagesFor(service, email)).map(({ kind }) => kind),
      email: await currentEmail(),
    }).toEqual({
      status: 303,
      location: '/account/email/?done=sent',
      messages: ['email_change'],
      email: person.email,
    })
  })

  it('400 names all problems at once', async () => {
    const answer = await ask('nowhere', '')
    expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
      status: 400,
      problems: {
        email: 'This is not an e-mail address. It needs an @ with something before and after it.',
        'current-password': 'Enter your current password.',
      },
    })
  })

  it('400 refuses an address of another account, whatever the case', async () => {
    const other = await newPerson(service)
    const answer = await ask(other.email.toUpperCase())
    expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
      status: 400,
      problems: { email: 'This e-mail address belongs to another account.' },
    })
  })

  it('403 sends nothing without the password', async () => {
    const { status } = await ask(email, 'a guess of somebody')
    expect([status, await messagesFor(service, email)]).toEqual([403, []])
  })

  it('429 limits messages to others', async () => {
    for (let time = 0; time < 5; time++) await ask()
    expect((await ask()).status).toBe(429)
    expect(await messagesFor(service, email)).toHaveLength(5)
  })
})

it('POST /account/email/confirm/ 200 changes the address, in whichever browser', async () => {
  const link = await newLink()
  const { status } = await fillIn(createVisitor(service.url), link, {})
  expect([status, await currentEmail()]).toEqual([200, email])
})

it('POST /account/email/confirm/ 200 notifies the former address, to which mail is delivered', async () => {
  await fillIn(createVisitor(service.url), await newLink(), {})
  const [notice] = await messagesFor(service, person.email)
  const login = person.user.login
  expect(notice).toMatchObject({
    kind: 'email_changed',
    subject: expect.stringMatching(/^The e-mail address of your account at .+ was changed$/),
    text: expect.stringContaining(`The e-mail address of the account ${login} of `),
  })
  expect(notice?.text).toContain(`is now ${email}.`)
  const smtp = openSmtp({ url: mail.url, from: 'site@example.org' })
  await deliverMessages(service.ctx, (message) => smtp.send(message))
  smtp.close()
  expect(mail.messages.some((each) => each.includes(`To: ${person.email}`))).toBe(true)
})

it('GET /account/email/confirm/ 200 changes nothing when the link is opened, as mail scanners do', async () => {
  const { status } = await createVisitor(service.url).get(await newLink())
  expect([status, await currentEmail()]).toEqual([200, person.email])
})

it('POST /account/email/confirm/ 200 records the former and the new address in the audit trail', async () => {
  await fillIn(createVisitor(service.url), await newLink(), {})
  const events = await service.ctx.database.prisma.auditEvent.findMany({
    where: { kind: 'account_changed', objectId: String(person.user.id) },
  })
  expect(events).toEqual([
    expect.objectContaining({
      address: '127.0.0.1',
      details: { members: ['email'], email: { from: person.email, to: email } },
    }),
  ])
})

it('POST /account/email/confirm/ 400 refuses an address that another account has got meanwhile', async () => {
  const link = await newLink()
  const other = await newPerson(service)
  await service.api.as('admin').patch(`/core/v2/users/${other.user.id}`, { body: { email } })
  const answer = await fillIn(createVisitor(service.url), link, {})
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('This e-mail address belongs to another account.')
})

it.each([
  ['it was used', (link: string) => fillIn(createVisitor(service.url), link, {})],
  [
    'the account has changed',
    () => fillIn(person.visitor, '/account/profile/', { name: 'Somebody else' }),
  ],
  ['an hour is over', async () => void (now = new Date(now.getTime() + HOUR + 1000))],
])(
  'GET /account/email/confirm/ 403 ends a link once %s',
  async (_what, happen: (link: string) => Promise<unknown>) => {
    const link = await newLink()
    await happen(link)
    expect((await createVisitor(service.url).get(link)).status).toBe(403)
  },
)

it('GET /account/email/confirm/ 403 refuses manipulated claims', async () => {
  const link = await newLink()
  const stranger = Buffer.from('stranger@example.org').toString('base64url')
  const forged = [
    link.replace(Buffer.from(email).toString('base64url'), stranger),
    link.slice(0, -1),
    link.replace('email/confirm', 'reset'),
    '/account/email/confirm/',
  ]
  const answers = await Promise.all(forged.map((path) => createVisitor(service.url).get(path)))
  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 403))
})

it('POST /account/email/confirm/ 403 confirms nothing by a form of another site', async () => {
  const link = await newLink()
  const visitor = createVisitor(service.url)
  await visitor.get(link)
  const { status } = await visitor.send(link, {}, { 'sec-fetch-site': 'cross-site' })
  expect([status, await currentEmail()]).toEqual([403, person.email])
})

it('A link to a new address comes by mail, and is not kept once it is sent', async () => {
  const link = await newLink()
  const smtp = openSmtp({ url: mail.url, from: 'site@example.org' })
  await deliverMessages(service.ctx, (message) => smtp.send(message))
  smtp.close()
  const received = mail.messages.map((each) => each.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
  expect(received.some((each) => each.includes(link))).toBe(true)
  const [message] = await messagesFor(service, email)
  expect(message).toMatchObject({ status: 'sent', text: '', html: '' })
})

describe('PATCH /core/v2/users/{id}', () => {
  it('200 notifies the former address only of a different one, whoever changes it', async () => {
    const change = (body: Readonly<Record<string, string>>) =>
      service.api.as('admin').patch(`/core/v2/users/${person.user.id}`, { body })
    await change({ name: 'Ann', email: person.email.toUpperCase() })
    const before = await messagesFor(service, person.email)
    await change({ email })
    const after = await messagesFor(service, person.email.toUpperCase())
    expect([before, after.map(({ kind }) => kind)]).toEqual([[], ['email_changed']])
  })
})

describe('POST /account/email/', () => {
  it('303 changes the address at once where the site sends no mail, as the API does', async () => {
    const silent = await startService()
    try {
      const { user, visitor } = await newPerson(silent)
      const { text } = await visitor.get(PAGE)
      expect(text).toContain('This site sends no mail, so the address changes at once')
      const answer = await visitor.send(PAGE, { email, 'current-password': PASSWORD })
      expect(locationOf(answer)).toBe('/account/email/?done=changed')
      const changed = await silent.ctx.database.prisma.user.findUnique({ where: { id: user.id } })
      expect(changed?.email).toBe(email)
    } finally {
      await silent.close()
    }
  })
})
