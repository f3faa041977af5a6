import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import {
  fillIn,
  isSignedIn,
  locationOf,
  newPerson,
  problemsOf,
  signedIn,
  type Person,
} from '../support/own-account.ts'
import type { PageSeen } from '../support/visitor.ts'

const PAGE = '/account/application-passwords/'
const DAY = 24 * 60 * 60 * 1000

const FORM = { do: 'create', name: 'Editor', area: '*', rights: '*', days: '', addresses: '' }

let service: TestService
let person: Person
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now })
})
beforeEach(async () => {
  now = new Date()
  person = await newPerson(service)
})
afterAll(() => service.close())

const create = (fields: Record<string, string> = {}): Promise<PageSeen> =>
  fillIn(person.visitor, PAGE, { ...FORM, ...fields })

const secretIn = ({ text }: PageSeen): string => /id="new-password">([^<]+)</.exec(text)?.[1] ?? ''

const stored = (name: string) =>
  service.ctx.database.prisma.applicationPassword.findFirst({
    where: { userId: person.user.id, name },
  })

const statusWith = async (pass: string): Promise<number> =>
  (await service.api.as({ user: person.user.login, pass }).get('/core/v2/users/me')).status

it('POST /account/application-passwords/ 200 makes one that works', async () => {
  const answer = await create()
  expect([answer.status, await statusWith(secretIn(answer))]).toEqual([200, 200])
})

it('POST /account/application-passwords/ 200 shows it once', async () => {
  const secret = secretIn(await create())
  expect(secret).toMatch(/^\w{4}( \w{4}){5}$/)
  expect((await person.visitor.get(PAGE)).text).not.toContain(secret)
})

it('POST /account/application-passwords/ 200 makes one without limits', async () => {
  await create()
  expect(await stored('Editor')).toMatchObject({ scopes: [], expiresAt: null, addresses: [] })
})

it('POST /account/application-passwords/ 200 makes one with limits', async () => {
  await create({
    area: 'core/v2',
    rights: 'read write',
    days: '30',
    addresses: '192.0.2.0/24, 2001:db8::1\r\n192.0.2.0/24',
  })
  expect(await stored('Editor')).toMatchObject({
    scopes: ['core/v2:read', 'core/v2:write'],
    expiresAt: new Date(now.getTime() + 30 * DAY),
    addresses: ['192.0.2.0/24', '2001:db8::1'],
  })
})

it('GET /account/application-passwords/ 200 lists limits and use in words', async () => {
  await create({ area: 'core/v2', rights: 'read', addresses: '127.0.0.1' })
  const { text } = await person.visitor.get(PAGE)
  const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toMatch(
    /Editor Created .+ Last used never May read posts, pages, media, comments, terms, menus and settings Ends When it is revoked Works from 127\.0\.0\.1/,
  )
})

it('GET /account/application-passwords/ 200 marks those that have ended', async () => {
  await create({ days: '1' })
  now = new Date(now.getTime() + DAY)
  const visitor = await signedIn(service, person.user.login)
  expect((await visitor.get(PAGE)).text).toContain('<span class="mark">ended</span>')
})

it('POST /account/application-passwords/ 400 reports all problems at once, each next to its field', async () => {
  await person.visitor.get(PAGE)
  const { area: _, ...form } = FORM
  const answer = await person.visitor.send(PAGE, { ...form, name: ' ', addresses: 'home' })
  expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
    status: 400,
    problems: {
      name: 'Enter a name for this access.',
      areas: 'Choose at least one area.',
      addresses: '“home” is not an IP address or a subnet.',
    },
  })
})

it('POST /account/application-passwords/ 400 refuses everything together with single areas', async () => {
  await person.visitor.get(PAGE)
  const fields = new URLSearchParams(FORM)
  fields.append('area', 'core/v2')
  const answer = await person.visitor.send(PAGE, fields)
  expect(problemsOf(answer)).toEqual({ areas: 'Choose either everything or single areas.' })
})

it.each([{ area: 'nowhere' }, { rights: 'own' }, { days: '7' }])(
  'POST /account/application-passwords/ 400 refuses a choice that it does not offer (%j)',
  async (choice) => {
    expect((await create(choice)).status).toBe(400)
    expect(await stored('Editor')).toBeNull()
  },
)

it('POST /account/application-passwords/ 400 shows hostile names as texts', async () => {
  const name = '"><script>alert(1)</script>'
  expect((await create({ name, addresses: name })).text).not.toContain('<script>')
})

it('POST /account/application-passwords/ 303 revokes one', async () => {
  const secret = secretIn(await create())
  const id = (await stored('Editor'))?.uuid ?? ''
  const answer = await fillIn(person.visitor, PAGE, { do: 'revoke', id })
  expect([answer.status, locationOf(answer)]).toEqual([303, `${PAGE}?done=revoked`])
  expect([await statusWith(secret), await statusWith(person.user.applicationPassword)]).toEqual([
    401, 200,
  ])
})

it('POST /account/application-passwords/ 303 accepts the revocation of one that is already revoked', async () => {
  await create()
  const id = (await stored('Editor'))?.uuid ?? ''
  await fillIn(person.visitor, PAGE, { do: 'revoke', id })
  expect((await fillIn(person.visitor, PAGE, { do: 'revoke', id })).status).toBe(303)
})

it('POST /account/application-passwords/ 303 revokes none of somebody else', async () => {
  const stranger = await newPerson(service)
  const secret = secretIn(await create())
  const id = (await stored('Editor'))?.uuid ?? ''
  await fillIn(stranger.visitor, PAGE, { do: 'revoke', id })
  expect(await statusWith(secret)).toBe(200)
})

it('POST /account/application-passwords/ 303 revokes all, and leaves sessions', async () => {
  const secret = secretIn(await create())
  await fillIn(person.visitor, PAGE, { do: 'revoke-all' })
  expect({
    programs: [await statusWith(secret), await statusWith(person.user.applicationPassword)],
    person: await isSignedIn(person.visitor),
  }).toEqual({ programs: [401, 401], person: true })
})

it('POST /account/application-passwords/ 200 records in the audit trail who created it, with which limits', async () => {
  await create({ area: 'core/v2', rights: 'read' })
  const id = (await stored('Editor'))?.uuid ?? ''
  await fillIn(person.visitor, PAGE, { do: 'revoke', id })
  const events = await service.ctx.database.prisma.auditEvent.findMany({
    where: { objectId: id },
    orderBy: { id: 'asc' },
  })
  const by = { actorId: person.user.id, address: '127.0.0.1', objectName: 'Editor' }
  const details = expect.objectContaining({ scopes: ['core/v2:read'] })
  expect(events).toEqual([
    expect.objectContaining({ ...by, kind: 'application_password_created', details }),
    expect.objectContaining({ ...by, kind: 'application_password_revoked', details }),
  ])
})

it('GET /account/application-passwords/ 501 has none where the site is neither on HTTPS nor on loopback', async () => {
  const plain = await startService({ environment: { SITE_URL: 'http://site.example' } })
  try {
    const { visitor } = await newPerson(plain)
    const overview = await visitor.get('/account/')
    const page = await visitor.get(PAGE)
    expect([overview.status, overview.text.includes(PAGE), page.status]).toEqual([200, false, 501])
  } finally {
    await plain.close()
  }
})
