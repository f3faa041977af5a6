import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser, type TestUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { newUser } from './support.ts'

const LIST = '/core/v2/users'
const ME = '/core/v2/users/me'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')

describe('POST /core/v2/users 201', () => {
  it('sets defaults for members that are not sent', async () => {
    const body = newUser()
    const { username } = body
    expect(await admin().post(LIST, { body })).toMatchObject({
      status: 201,
      body: {
        username,
        name: username,
        nickname: username,
        slug: username,
        roles: ['subscriber'],
      },
    })
  })

  it('makes the name of first and last name', async () => {
    const body = newUser({ first_name: 'Anna', last_name: 'Berg' })
    expect((await admin().post(LIST, { body })).body.name).toBe('Anna Berg')
  })

  it.each(["R&D O'Neill", "R&amp;D O'Neill"])(
    'shows the & of the name %s as HTML',
    async (name) => {
      const { body } = await admin().post(LIST, { body: newUser({ name, nickname: name }) })
      expect(body).toMatchObject({ name: "R&amp;D O'Neill", nickname: "R&amp;D O'Neill" })
    },
  )

  it('makes a user without a role where an empty list is sent', async () => {
    expect((await admin().post(LIST, { body: newUser({ roles: [] }) })).body.roles).toEqual([])
  })

  it('returns the address of the new user', async () => {
    const { headers, body } = await admin().post(LIST, { body: newUser() })
    expect(headers['location']).toBe(`${service.root}${LIST}/${body.id}`)
  })

  it('numbers a taken slug', async () => {
    const slug = unique('slug')
    await admin().post(LIST, { body: newUser({ slug }) })
    expect((await admin().post(LIST, { body: newUser({ slug }) })).body.slug).toBe(`${slug}-2`)
  })

  it('keeps nothing that could run', async () => {
    const body = newUser({
      name: '<script>alert(1)</script>Eve',
      description: '<b onclick="x()">Hi</b><img src=x onerror=alert(1)>',
      url: 'java\tscript:alert(1)',
    })
    expect((await admin().post(LIST, { body })).body).toMatchObject({
      name: 'Eve',
      description: '<b>Hi</b>',
      url: '',
    })
  })

  it('gives each of many with one slug at the same moment a slug of its own', async () => {
    const slug = unique('race')
    const bodies = Array.from({ length: 5 }, () => newUser({ slug }))
    const answers = await Promise.all(bodies.map((body) => admin().post(LIST, { body })))
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(5)
  })
})

it('POST /core/v2/users 201/400 gives one of many at the same moment the name, the others a plain refusal', async () => {
  const bodies = Array.from({ length: 6 }, () => newUser({ username: 'same-name' }))
  const answers = await Promise.all(bodies.map((body) => admin().post(LIST, { body })))
  expect(answers.map(({ body }) => String(body.code ?? 'made')).toSorted()).toEqual([
    ...Array<string>(5).fill('existing_user_login'),
    'made',
  ])
})

describe('POST /core/v2/users 400', () => {
  it('names what is missing', async () => {
    const answer = await admin().post(LIST, { body: {} })
    expect(answer.body.data.params).toEqual(['username', 'email', 'password'])
  })

  it('refuses null for required members', async () => {
    const answer = await admin().post(LIST, { body: newUser({ email: null, password: null }) })
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
    expect(answer.body.data.params).toEqual(['email', 'password'])
  })

  it.each([
    [
      'a username with brackets',
      'username',
      { username: 'no<brackets>' },
      'rest_user_invalid_username',
    ],
    ['a blank username', 'username', { username: ' ' }, 'rest_user_invalid_username'],
    ['a long username', 'username', { username: 'x'.repeat(61) }, 'rest_user_invalid_username'],
    [
      'a password with a backslash',
      'password',
      { password: 'back\\slash' },
      'rest_user_invalid_password',
    ],
    ['an empty password', 'password', { password: '' }, 'rest_user_invalid_password'],
    ['a mail address that is none', 'email', { email: 'nobody' }, 'rest_invalid_email'],
    [
      'a long mail address',
      'email',
      { email: `${'x'.repeat(3000)}@example.org` },
      expect.any(String),
    ],
    ['a long name', 'name', { name: 'x'.repeat(251) }, 'rest_too_long'],
    ['a long nickname', 'nickname', { nickname: 'x'.repeat(251) }, 'rest_too_long'],
    ['an unknown locale', 'locale', { locale: 'xx_XX' }, 'rest_not_in_enum'],
    ['a description with NUL', 'description', { description: 'nul \0' }, 'rest_invalid_text'],
  ])('refuses %s', async (_what, name, members, code) => {
    const answer = await admin().post(LIST, { body: newUser(members) })
    expect(answer.status).toBe(400)
    expect(answer.body.data.details[name].code).toEqual(code)
  })

  it('refuses an unknown role', async () => {
    const answer = await admin().post(LIST, { body: newUser({ roles: ['king'] }) })
    expect(answer).toBeRestError('rest_user_invalid_role', 400)
  })

  it.each([
    ['existing_user_login', (taken: string) => newUser({ username: taken.toUpperCase() })],
    ['existing_user_email', (taken: string) => newUser({ email: `${taken}@EXAMPLE.org` })],
  ])('answers %s whatever the case', async (code, make) => {
    const first = newUser()
    await admin().post(LIST, { body: first })
    expect(await admin().post(LIST, { body: make(first.username) })).toBeRestError(code, 400)
  })
})

it.each([
  ['401', 'anonymous', 401],
  ['403', 'editor', 403],
] as const)('POST /core/v2/users %s refuses %s callers', async (_heading, asker, status) => {
  const answer = await service.api.as(asker).post(LIST, { body: newUser() })
  expect(answer).toBeRestError('rest_cannot_create_user', status)
})

describe('PATCH', () => {
  let user: TestUser
  let item: string
  beforeEach(async () => {
    user = await createUser(service.ctx, { login: unique('user'), role: 'author' })
    item = `${LIST}/${user.id}`
  })
  const self = () => service.api.as({ user: user.login, pass: user.applicationPassword })

  it('/core/v2/users/{id} 200 changes what is sent and leaves the rest', async () => {
    const { body } = await self().patch(item, { body: { description: 'Walks', nickname: '' } })
    expect(body).toMatchObject({ description: 'Walks', name: user.name, nickname: user.login })
  })

  it('/core/v2/users/{id} 200 empties texts by null and leaves everything else', async () => {
    await self().patch(item, { body: { description: 'Walks', first_name: 'Ann' } })
    const body = { description: null, first_name: null, roles: null, meta: null, email: null }
    const after = await service.api.as('admin').patch(item, { body })
    expect(after.body).toMatchObject({ description: '', first_name: '', roles: ['author'] })
    expect(after.body.email).not.toBe('')
  })

  it('/core/v2/users/{id} 200 removes every role by an empty list, only for callers who may promote', async () => {
    const own = await self().patch(item, { body: { roles: [] } })
    expect(own.body.roles).toEqual(['author'])
    const { status, body } = await admin().patch(item, { body: { roles: [] } })
    expect({ status, roles: body.roles }).toEqual({ status: 200, roles: [] })
  })

  it('/core/v2/users/me 200 keeps settings of editors, and forgets them by nothing else', async () => {
    const persisted_preferences = { core: { fontSize: 3 } }
    await self().patch(ME, { body: { meta: { persisted_preferences, unknown: 1 } } })
    const { body } = await self().patch(ME, { body: { name: 'Other' } })
    expect(body.meta).toEqual({ persisted_preferences })
  })

  it('/core/v2/users/{id} 200 removes a role at once, on every node', async () => {
    const other = await startService({ sharedWith: service })
    try {
      const there = other.api.as({ user: user.login, pass: user.applicationPassword })
      await there.get(ME)
      await admin().patch(item, { body: { roles: ['subscriber'] } })
      await new Promise((resolve) => setTimeout(resolve, 200))
      const answer = await there.post('/core/v2/posts', { body: { title: 'No' } })
      expect(answer.status).toBe(403)
    } finally {
      await other.close()
    }
  })

  it.each([
    ['login', { username: 'another' }, 'rest_user_invalid_argument'],
    ['role', { roles: ['king'] }, 'rest_user_invalid_role'],
  ])('/core/v2/users/{id} 400 takes no other %s', async (_name, body, code) => {
    expect(await admin().patch(item, { body })).toBeRestError(code, 400)
  })

  it.each([
    ['username', 'rest_user_invalid_username'],
    ['password', 'rest_user_invalid_password'],
  ])('/core/v2/users/me 400 takes no null for the %s', async (name, code) => {
    const answer = await self().patch(ME, { body: { [name]: null } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details[name]).toMatchObject({ code, data: { status: 400 } })
  })

  it.each([
    ['email', 'rest_user_invalid_email'],
    ['slug', 'rest_user_invalid_slug'],
  ])('/core/v2/users/me 400 takes no %s of another user', async (name, code) => {
    const other = await createUser(service.ctx, { login: unique('other'), role: 'author' })
    const value = name === 'email' ? `${other.login}@example.org` : other.login
    expect(await self().patch(ME, { body: { [name]: value } })).toBeRestError(code, 400)
  })

  it('/core/v2/users/{id} 401 refuses visitors', async () => {
    expect(await service.api.patch(item, { body: {} })).toBeRestError('rest_cannot_edit', 401)
  })

  it('/core/v2/users/me 401 changes nobody without credentials', async () => {
    expect(await service.api.patch(ME, { body: {} })).toBeRestError('rest_not_logged_in', 401)
  })

  it('/core/v2/users/{id} 403 refuses other users', async () => {
    const answer = await service.api.as('editor').patch(item, { body: { name: 'Taken over' } })
    expect(answer).toBeRestError('rest_cannot_edit', 403)
  })

  it('/core/v2/users/me 403 lets nobody make themselves an administrator', async () => {
    const answer = await self().patch(ME, { body: { roles: ['administrator'] } })
    expect(answer).toBeRestError('rest_cannot_edit_roles', 403)
  })

  it.each([[['subscriber']], [[]]])(
    '/core/v2/users/me 403 keeps an administrator from taking the roles %j',
    async (roles) => {
      const answer = await admin().patch(ME, { body: { roles } })
      expect(answer).toBeRestError('rest_user_invalid_role', 403)
    },
  )

  it('/core/v2/users/{id} 404 finds no unknown user', async () => {
    const answer = await admin().patch(`${LIST}/99999999`, { body: {} })
    expect(answer).toBeRestError('rest_user_invalid_id', 404)
  })

  it.each([
    ['users/{id}', () => item],
    ['users/me', () => ME],
  ])('/core/v2/%s 412 changes no user that has changed since it was read', async (_name, path) => {
    const { headers } = await self().get(item, { query: { context: 'edit' } })
    const options = { headers: { 'if-match': headers['etag'] ?? '' } }
    await self().patch(item, { ...options, body: { name: 'First' } })
    const late = await self().patch(path(), { ...options, body: { name: 'Second' } })
    expect(late).toBeRestError('rest_precondition_failed', 412)
  })
})
