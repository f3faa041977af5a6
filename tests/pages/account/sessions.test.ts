import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import {
  fillIn,
  isSignedIn,
  locationOf,
  newPerson,
  signedIn,
  type Person,
} from '../support/own-account.ts'
import type { PageSeen } from '../support/visitor.ts'

const PAGE = '/account/sessions/'
const MINUTE = 60_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'

let service: TestService
let person: Person
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now, environment: { TRUST_PROXY: '1' } })
})
beforeEach(async () => {
  now = new Date()
  person = await newPerson(service)
})
afterAll(() => service.close())

const namesIn = ({ text }: PageSeen): readonly string[] =>
  [...text.matchAll(/<h2>([\s\S]+?)<\/h2>/g)].map(([, name = '']) =>
    name
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )

const idIn = ({ text }: PageSeen): string => /name="session" value="([^"]+)"/.exec(text)?.[1] ?? ''

const rows = () =>
  service.ctx.database.prisma.session.findMany({ where: { userId: person.user.id } })

it('GET /account/sessions/ 200 names browsers in short words and marks this one', async () => {
  for (const agent of [FIREFOX, SAFARI, EDGE]) {
    now = new Date(now.getTime() + MINUTE)
    await signedIn(service, person.user.login, { agent })
  }
  now = new Date(now.getTime() + MINUTE)
  expect(namesIn(await person.visitor.get(PAGE))).toEqual([
    'Unknown browser this one',
    'Edge on Windows',
    'Safari on iPhone',
    'Firefox on Windows',
  ])
})

it('GET /account/sessions/ 200 shows from where each was last used', async () => {
  now = new Date(now.getTime() + MINUTE)
  const { text } = await person.visitor.get(PAGE, { 'x-forwarded-for': '203.0.113.7' })
  expect(text).toContain('203.0.113.7')
})

it('GET /account/sessions/ 200 notes the last use once a minute', async () => {
  const [before] = await rows()
  now = new Date(now.getTime() + MINUTE - 1)
  await person.visitor.get(PAGE)
  const [within] = await rows()
  now = new Date(now.getTime() + 1)
  await person.visitor.get(PAGE)
  const [after] = await rows()
  expect({ within: within?.lastSeenAt, after: after?.lastSeenAt }).toEqual({
    within: before?.lastSeenAt,
    after: now,
  })
})

it('GET /account/sessions/ 200 shows only the name of a browser', async () => {
  await signedIn(service, person.user.login, { agent: '<b>Firefox/1</b><script>' })
  const { text } = await person.visitor.get(PAGE)
  expect(text).not.toContain('<script>')
  expect(text).toContain('Firefox')
})

it('POST /account/sessions/ 303 ends one', async () => {
  const other = await signedIn(service, person.user.login)
  const session = idIn(await person.visitor.get(PAGE))
  const answer = await person.visitor.send(PAGE, { do: 'end', session })
  expect([answer.status, locationOf(answer)]).toEqual([303, '/account/sessions/?done=ended'])
  expect([await isSignedIn(other), await isSignedIn(person.visitor)]).toEqual([false, true])
})

it('POST /account/sessions/ 303 ends all others', async () => {
  const others = [
    await signedIn(service, person.user.login),
    await signedIn(service, person.user.login),
  ]
  await fillIn(person.visitor, PAGE, { do: 'end-others' })
  const left = await Promise.all([...others, person.visitor].map(isSignedIn))
  expect(left).toEqual([false, false, true])
})

it('POST /account/sessions/ 303 ends no session of somebody else', async () => {
  const stranger = await newPerson(service)
  await signedIn(service, person.user.login)
  const session = idIn(await person.visitor.get(PAGE))
  await fillIn(stranger.visitor, PAGE, { do: 'end', session })
  expect(await rows()).toHaveLength(2)
})

it('POST /account/sessions/ 303 records in the audit trail who ended how many, and from where', async () => {
  await signedIn(service, person.user.login)
  await signedIn(service, person.user.login)
  await fillIn(person.visitor, PAGE, { do: 'end-others' })
  const events = await service.ctx.database.prisma.auditEvent.findMany({
    where: { kind: 'session_ended', objectId: String(person.user.id) },
  })
  expect(events).toEqual([
    expect.objectContaining({
      actorId: person.user.id,
      address: '127.0.0.1',
      details: { sessions: 2 },
    }),
  ])
})

it('POST /account/sessions/ 400 refuses an unknown action', async () => {
  await signedIn(service, person.user.login)
  expect((await fillIn(person.visitor, PAGE, { do: 'extend' })).status).toBe(400)
})
