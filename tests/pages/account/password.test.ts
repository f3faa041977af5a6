import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import {
  fillIn,
  isSignedIn,
  locationOf,
  newPerson,
  PASSWORD,
  problemsOf,
  signedIn,
  type Person,
} from '../support/own-account.ts'
import type { PageSeen } from '../support/visitor.ts'

const PAGE = '/account/password/'
const NEW = 'a heron by the mill pond'

let service: TestService
let person: Person
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  person = await newPerson(service)
})
afterAll(() => service.close())

const change = (current: string, password = NEW): Promise<PageSeen> =>
  fillIn(person.visitor, PAGE, { 'current-password': current, 'new-password': password })

const eventsOf = async (kind: 'password_changed' | 'sign_in_refused') =>
  service.ctx.database.prisma.auditEvent.findMany({
    where: { kind, objectId: String(person.user.id) },
  })

describe('POST /account/password/', () => {
  it('303 sets the new password', async () => {
    const answer = await change(PASSWORD)
    expect([answer.status, locationOf(answer)]).toEqual([303, '/account/password/?done=changed'])
    const { login } = person.user
    expect({
      old: await isSignedIn(await signedIn(service, login)),
      new: await isSignedIn(await signedIn(service, login, { password: NEW })),
    }).toEqual({ old: false, new: true })
  })

  it('303 ends the other sessions, and says so', async () => {
    const other = await signedIn(service, person.user.login)
    const { headers } = await change(PASSWORD)
    const { text } = await person.visitor.get(headers.get('location') ?? '')
    expect(text).toContain('Your other sessions have ended; applications keep their access.')
    expect(await isSignedIn(other)).toBe(false)
  })

  it('303 leaves application passwords', async () => {
    await change(PASSWORD)
    const { login: user, applicationPassword: pass } = person.user
    expect((await service.api.as({ user, pass }).get('/core/v2/users/me')).status).toBe(200)
  })

  it('400 names all problems at once', async () => {
    const answer = await change('', 'secret')
    expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
      status: 400,
      problems: {
        'current-password': 'Enter your current password.',
        'new-password':
          'The new password needs at least 8 characters. The new password is one of the most common passwords.',
      },
    })
  })

  it('403 refuses a wrong current password', async () => {
    const answer = await change('a guess of somebody')
    expect({ status: answer.status, problems: problemsOf(answer) }).toEqual({
      status: 403,
      problems: { 'current-password': 'This is not your current password.' },
    })
    expect(await isSignedIn(await signedIn(service, person.user.login))).toBe(true)
  })

  it('429 counts guesses as those of sign-ins', async () => {
    for (let guess = 0; guess < 6; guess++) await change(`guess number ${guess}`)
    const { status, headers } = await change(PASSWORD)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('303 records in the audit trail who changed it, and from where', async () => {
    await change(PASSWORD)
    expect(await eventsOf('password_changed')).toEqual([
      expect.objectContaining({ actorId: person.user.id, address: '127.0.0.1' }),
    ])
  })

  it('403 records guesses in the audit trail', async () => {
    await change('a guess of somebody')
    expect(await eventsOf('sign_in_refused')).toEqual([
      expect.objectContaining({ actorId: person.user.id, address: '127.0.0.1' }),
    ])
  })
})
