import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { fillIn, locationOf, newPerson, problemsOf, type Person } from '../support/own-account.ts'
import { createVisitor } from '../support/visitor.ts'

const PROFILE = '/account/profile/'

const FILLED = {
  name: 'Ann Walker',
  'first-name': 'Ann',
  'last-name': 'Walker',
  nickname: 'Annie',
  description: 'Walks <em>far</em>.',
  url: 'https://walker.example/',
  locale: 'en_US',
}

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  person = await newPerson(service)
})
afterAll(() => service.close())

const asOwner = () =>
  service.api.as({ user: person.user.login, pass: person.user.applicationPassword })

const own = async (): Promise<unknown> =>
  (await asOwner().get('/core/v2/users/me', { query: { context: 'edit' } })).body

describe('POST /account/profile/', () => {
  it('303 saves what people say of themselves', async () => {
    const answer = await fillIn(person.visitor, PROFILE, FILLED)
    expect([answer.status, locationOf(answer)]).toEqual([303, '/account/profile/?done=saved'])
    expect(await own()).toMatchObject({
      name: 'Ann Walker',
      first_name: 'Ann',
      last_name: 'Walker',
      nickname: 'Annie',
      description: 'Walks <em>far</em>.',
      url: 'https://walker.example/',
      locale: 'en_US',
    })
  })

  it('303 leads to a page that confirms the change, and shows it', async () => {
    const { headers } = await fillIn(person.visitor, PROFILE, FILLED)
    const { text } = await person.visitor.get(headers.get('location') ?? '')
    expect(text).toContain('Your profile is saved.')
    expect(text).toContain('value="Annie"')
    expect(text).toContain('Walks &lt;em&gt;far&lt;/em&gt;.</textarea')
  })

  it('303 uses the user name for an empty display name', async () => {
    await fillIn(person.visitor, PROFILE, { ...FILLED, name: '' })
    expect(await own()).toMatchObject({ name: person.user.login })
  })

  it('303 accepts a description as long as over the API', async () => {
    const description = 'ä'.repeat(65_535)
    const { status } = await fillIn(person.visitor, PROFILE, { ...FILLED, description })
    expect(status).toBe(303)
    expect(await own()).toMatchObject({ description })
  })

  it('400 reports all problems at once, each next to its field', async () => {
    const answer = await fillIn(person.visitor, PROFILE, {
      ...FILLED,
      name: 'x'.repeat(251),
      nickname: 'a\0b',
      url: 'javascript:alert(1)',
      locale: 'tlh',
    })
    expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
      status: 400,
      problems: {
        name: 'Displayed name: at most 250 characters fit.',
        nickname: 'Nickname: this contains characters that cannot be stored.',
        url: 'Enter the address of a website, such as https://example.org, or nothing.',
        locale: 'Choose one of the languages in the list.',
      },
    })
  })

  it('400 changes nothing, and keeps what was entered', async () => {
    const { text } = await fillIn(person.visitor, PROFILE, { ...FILLED, url: 'ftp://x' })
    expect(text).toContain('value="Annie"')
    expect(await own()).toMatchObject({ nickname: person.user.login })
  })

  it('400 shows hostile texts as texts', async () => {
    const hostile = '"><script>alert(1)</script>'
    const { text } = await fillIn(person.visitor, PROFILE, {
      ...FILLED,
      nickname: hostile,
      description: `</textarea>${hostile}`,
      url: 'no address',
    })
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;/textarea&gt;&quot;&gt;&lt;script&gt;')
  })

  it('303 records in the audit trail who changed what, and from where', async () => {
    await fillIn(person.visitor, PROFILE, { ...FILLED, name: person.user.name })
    const [event] = await service.ctx.database.prisma.auditEvent.findMany({
      where: { kind: 'account_changed', objectId: String(person.user.id) },
    })
    expect(event).toMatchObject({
      actorKind: 'user',
      actorId: person.user.id,
      address: '127.0.0.1',
      details: {
        members: ['description', 'first_name', 'last_name', 'locale', 'nickname', 'url'],
      },
    })
  })

  it('429 limits changes as over the API', async () => {
    await person.visitor.get(PROFILE)
    for (let time = 0; time < 100; time++) await person.visitor.send(PROFILE, FILLED)
    const { status, headers } = await person.visitor.send(PROFILE, FILLED)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

describe('Pages of the account', () => {
  const pages = [
    '/account/profile/',
    '/account/email/',
    '/account/password/',
    '/account/sessions/',
    '/account/application-passwords/',
  ]

  it('have an overview that leads to each of them', async () => {
    const { text } = await person.visitor.get('/account/')
    expect(pages.filter((path) => !text.includes(`href="${path}"`))).toEqual([])
  })

  it.each([
    ['author', true],
    ['subscriber', false],
  ])('have an overview that leads to the editor whoever may write (%s)', async (role, leads) => {
    const { visitor } = await newPerson(service, role)
    const { text } = await visitor.get('/account/')
    expect(text.includes('href="/write/"')).toBe(leads)
  })

  it.each(pages)('ask visitors to sign in, and lead back (%s)', async (path) => {
    const answer = await createVisitor(service.url).get(path)
    expect([answer.status, locationOf(answer)]).toEqual([
      303,
      `/account/sign-in/?to=${encodeURIComponent(path)}`,
    ])
  })

  it.each(pages)('refuse a form without their token (%s)', async (path) => {
    await person.visitor.get(path)
    const { status } = await person.visitor.send(path, { token: 'x'.repeat(43) })
    expect(status).toBe(403)
  })

  it.each(pages)('refuse a form of another page (%s)', async (path) => {
    await person.visitor.get(pages.find((other) => other !== path) ?? '')
    expect((await person.visitor.send(path, {})).status).toBe(403)
  })

  it.each(pages)('are kept nowhere, run no scripts and fit in no frame (%s)', async (path) => {
    const { headers } = await person.visitor.get(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'DENY',
    })
  })
})
