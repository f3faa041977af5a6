import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { isPassword } from '../../../src/domain/accounts/account-password.ts'
import { sessionUser, startSession } from '../../../src/domain/accounts/sessions.ts'
import { findAccount } from '../../../src/data/users/user-reader.ts'
import { createUser, type TestUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { newUser } from './support.ts'

const LIST = '/core/v2/users'
const ME = '/core/v2/users/me'

const SHORT = 'password must have at least 8 characters.'
const COMMON = 'password is one of the most common passwords.'
const OWN = 'password must differ from the user name and the e-mail address.'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')

describe('POST /core/v2/users', () => {
  describe('201', () => {
    it.each([
      ['words', 'correct horse battery staple'],
      ['eight letters of any script', 'дуб ёлка'],
      ['eight characters of several code units', '🦀🦉🐢🦔🦦🐙🦩🐝'],
      ['a common one with more to it', 'password of hills'],
    ])('takes a password of %s', async (_what, password) => {
      expect((await admin().post(LIST, { body: newUser({ password }) })).status).toBe(201)
    })

    it('counts every letter of a long password', async () => {
      const password = 'x'.repeat(100)
      const { username } = (await admin().post(LIST, { body: newUser({ password }) })).body
      const row = await findAccount(service.ctx.database, username)
      expect(await isPassword(password, row?.passwordHash)).toBe(true)
      expect(await isPassword(`${password.slice(0, 99)}y`, row?.passwordHash)).toBe(false)
    })
  })

  describe('400', () => {
    it.each([
      ['is short', { password: 'k3v9-7x' }, [SHORT]],
      ['has seven characters, however many code units', { password: '🦀🦉🐢🦔🦦🐙🦩' }, [SHORT]],
      ['is short once its accents are joined', { password: 'e\u0301'.repeat(7) }, [SHORT]],
      ['is common', { password: 'iloveyou' }, [COMMON]],
      ['is common but for capitals', { password: 'PassWord123' }, [COMMON]],
      ['is short and common', { password: 'secret' }, [SHORT, COMMON]],
      ['is the user name', { username: 'Anna-Berg-Hills', password: 'anna-berg-hills' }, [OWN]],
      [
        'is the mail address',
        { email: 'a.berg@example.org', password: 'A.Berg@example.org' },
        [OWN],
      ],
    ])('refuses a password that %s, with every reason', async (_what, members, reasons) => {
      const answer = await admin().post(LIST, { body: newUser(members) })
      expect(answer).toBeRestError('rest_user_weak_password', 400)
      const message = reasons.join(' ')
      const problem = { code: 'rest_user_weak_password', message, data: { status: 400 } }
      expect(answer.body.data).toMatchObject({
        params: { password: message },
        details: { password: problem },
      })
    })

    it('makes no account with a weak password', async () => {
      const body = newUser({ password: 'iloveyou' })
      await admin().post(LIST, { body })
      const found = await admin().get(LIST, { query: { slug: body.username } })
      expect(found.body).toEqual([])
    })

    it('reports a taken name before a weak password', async () => {
      const { username } = (await admin().post(LIST, { body: newUser() })).body
      const answer = await admin().post(LIST, { body: newUser({ username, password: 'iloveyou' }) })
      expect(answer).toBeRestError('existing_user_login', 400)
    })
  })
})

describe('PATCH', () => {
  let user: TestUser
  let item: string
  beforeEach(async () => {
    user = await createUser(service.ctx, { login: unique('user'), role: 'author' })
    item = `${LIST}/${user.id}`
  })
  const self = () => service.api.as({ user: user.login, pass: user.applicationPassword })

  it('/core/v2/users/me 200 ends sessions by a new password', async () => {
    const token = await startSession(service.ctx, user)
    await self().patch(ME, { body: { password: 'another secret' } })
    expect(await sessionUser(service.ctx, token)).toBeUndefined()
  })

  it('/core/v2/users/me 200 keeps application passwords when the password changes', async () => {
    await self().patch(ME, { body: { password: 'another secret' } })
    expect((await self().get(ME)).status).toBe(200)
  })

  it.each([
    ['users/{id}', () => item],
    ['users/me', () => ME],
  ])('/core/v2/%s 400 refuses a common password, and keeps the old one', async (_name, path) => {
    const token = await startSession(service.ctx, user)
    const body = { password: 'iloveyou', description: 'Walks' }
    const answer = await self().patch(path(), { body })
    expect(answer).toBeRestError('rest_user_weak_password', 400)
    expect(answer.body.data.params).toEqual({ password: COMMON })
    expect((await self().get(ME)).body.description).toBe('')
    expect(await sessionUser(service.ctx, token)).toBeDefined()
  })

  it.each([
    ['the mail address that it sets', { email: 'hill.walker@example.org' }],
    ['the mail address that it leaves', {}],
  ])(
    '/core/v2/users/{id} 400 refuses a password that is %s',
    async (_what, members: { email?: string }) => {
      const password = members.email ?? `${user.login}@example.org`
      const answer = await self().patch(item, { body: { ...members, password } })
      expect(answer).toBeRestError('rest_user_weak_password', 400)
      expect(answer.body.data.params).toEqual({ password: OWN })
    },
  )

  it('/core/v2/users/me 400 refuses a short password along with all other problems', async () => {
    const body = { password: 'k3v9-7x', name: 'x'.repeat(251) }
    const answer = await self().patch(ME, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details).toMatchObject({
      password: { code: 'rest_too_short' },
      name: { code: 'rest_too_long' },
    })
  })
})
