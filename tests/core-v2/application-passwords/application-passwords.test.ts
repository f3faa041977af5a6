import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser, type TestUser } from '../../support/accounts.ts'
import type { Answer, Client } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const BROKEN = { body: '{', headers: { 'content-type': 'application/json' } }

let service: TestService
let user: TestUser
let list: string
let uuid: string
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  user = await createUser(service.ctx, { login: unique('owner'), role: 'author' })
  list = `/core/v2/users/${user.id}/application-passwords`
  uuid = (await self().get(`${list}/introspect`)).body.uuid
})
afterAll(() => service.close())

const self = (pass = user.applicationPassword): Client => service.api.as({ user: user.login, pass })

/** Each operation, requested by a caller at an address below a user. */
const operations: Record<string, (client: Client, base: string) => Promise<Answer>> = {
  'GET /core/v2/users/{user_id}/application-passwords': (client, base) => client.get(base),
  'GET /core/v2/users/{user_id}/application-passwords/{uuid}': (client, base) =>
    client.get(`${base}/${uuid}`),
  'GET /core/v2/users/{user_id}/application-passwords/introspect': (client, base) =>
    client.get(`${base}/introspect`),
  'POST /core/v2/users/{user_id}/application-passwords': (client, base) =>
    client.post(base, { body: { name: 'Phone' } }),
  'PATCH /core/v2/users/{user_id}/application-passwords/{uuid}': (client, base) =>
    client.patch(`${base}/${uuid}`, { body: { name: 'Phone' } }),
  'DELETE /core/v2/users/{user_id}/application-passwords/{uuid}': (client, base) =>
    client.delete(`${base}/${uuid}`),
  'DELETE /core/v2/users/{user_id}/application-passwords': (client, base) => client.delete(base),
}
const CODES: Record<string, string> = {
  'GET /core/v2/users/{user_id}/application-passwords': 'rest_cannot_list_application_passwords',
  'GET /core/v2/users/{user_id}/application-passwords/{uuid}':
    'rest_cannot_read_application_password',
  'GET /core/v2/users/{user_id}/application-passwords/introspect':
    'rest_cannot_introspect_app_password_for_non_authenticated_user',
  'POST /core/v2/users/{user_id}/application-passwords': 'rest_cannot_create_application_passwords',
  'PATCH /core/v2/users/{user_id}/application-passwords/{uuid}':
    'rest_cannot_edit_application_password',
  'DELETE /core/v2/users/{user_id}/application-passwords/{uuid}':
    'rest_cannot_delete_application_password',
  'DELETE /core/v2/users/{user_id}/application-passwords':
    'rest_cannot_delete_application_passwords',
}
const ask = (name: string, client: Client, base: string): Promise<Answer> => {
  const operation = operations[name]
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  return operation(client, base)
}

it('POST /core/v2/users/{user_id}/application-passwords 201 creates a password that works as it is shown', async () => {
  const { status, body } = await self().post(list, { body: { name: 'Phone' } })
  const used = await self(body.password).get('/core/v2/users/me')
  expect({ status, usedStatus: used.status }).toEqual({ status: 201, usedStatus: 200 })
})

it('POST /core/v2/users/{user_id}/application-passwords 201 names the address of the new password', async () => {
  const { headers, body } = await self().post(list, { body: { name: 'Phone' } })
  expect(headers['location']).toBe(`${service.root}${list}/${body.uuid}`)
})

it('GET /core/v2/users/{user_id}/application-passwords/{uuid} 200 does not show the secret again', async () => {
  const { body } = await self().post(list, { body: { name: 'Phone' } })
  const { text } = await self().get(`${list}/${body.uuid}`, { query: { context: 'edit' } })
  expect(text).not.toContain('password":')
})

it('GET /core/v2/users/{user_id}/application-passwords 200 lists passwords in the order of creation', async () => {
  await self().post(list, { body: { name: 'Phone' } })
  const { body } = await self().get(list)
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['tests', 'Phone'])
})

it('GET /core/v2/users/{user_id}/application-passwords/introspect 200 shows when and from where the password was used', async () => {
  const { body } = await self().get(`${list}/introspect`)
  expect(body).toMatchObject({
    uuid,
    last_ip: expect.stringMatching(/127\.0\.0\.1$/),
    last_used: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  })
})

it('GET /core/v2/users/{user_id}/application-passwords 200 reads `me` as the owner', async () => {
  const { body } = await self().get('/core/v2/users/me/application-passwords')
  expect(body[0].uuid).toBe(uuid)
})

it('GET /core/v2/users/{user_id}/application-passwords/{uuid} 200 takes the uuid in capitals', async () => {
  expect((await self().get(`${list}/${uuid.toUpperCase()}`)).body.uuid).toBe(uuid)
})

it('POST /core/v2/users/{user_id}/application-passwords 400 reports an `app_id` of no accepted form', async () => {
  const { status, body } = await self().post(list, { body: { name: 'Phone', app_id: 'mine' } })
  expect(status).toBe(400)
  expect(body.data.details.app_id).toMatchObject({ code: 'rest_no_matching_schema', data: null })
})

it('GET /core/v2/users/me 401 refuses the password of the account with a hint at application passwords', async () => {
  const pass = 'correct horse battery staple'
  const login = unique('reader')
  await createUser(service.ctx, { login, role: 'editor', password: pass })
  const { status, body } = await service.api.as({ user: login, pass }).get('/core/v2/users/me')
  expect(status).toBe(401)
  expect(body.message).toContain('Programs sign in with an application password')
})

it('PATCH /core/v2/users/{user_id}/application-passwords/{uuid} 200 changes the name and keeps the rest', async () => {
  const app_id = 'c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11'
  const made = await self().post(list, { body: { name: 'Phone', app_id } })
  const { body } = await self().patch(`${list}/${made.body.uuid}`, { body: { name: 'Tablet' } })
  expect(body).toMatchObject({ name: 'Tablet', app_id })
})

it('PATCH /core/v2/users/{user_id}/application-passwords/{uuid} 200 keeps the program that the password was made for', async () => {
  const app_id = 'c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11'
  const made = await self().post(list, { body: { name: 'Phone', app_id } })
  const other = { name: 'Tablet', app_id: 'd6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a12' }
  const { body } = await self().patch(`${list}/${made.body.uuid}`, { body: other })
  expect(body).toMatchObject({ name: 'Tablet', app_id })
})

it('PATCH /core/v2/users/{user_id}/application-passwords/{uuid} 200 changes nothing where nothing is sent', async () => {
  const { body } = await self().patch(`${list}/${uuid}`, { body: {} })
  expect(body.name).toBe('tests')
})

it('DELETE /core/v2/users/{user_id}/application-passwords/{uuid} 200 revokes the password of a user, which no longer works', async () => {
  await service.api.as('admin').delete(`${list}/${uuid}`)
  expect(await self().get('/core/v2/users/me')).toBeRestError('incorrect_password', 401)
})

it('DELETE /core/v2/users/{user_id}/application-passwords 200 revokes all passwords at once', async () => {
  await self().post(list, { body: { name: 'Phone' } })
  const { body } = await self().delete(list)
  expect(body).toEqual({ deleted: true, count: 2 })
})

it.each([
  ['', () => list],
  ['/{uuid}', () => `${list}/${uuid}`],
  ['/introspect', () => `${list}/introspect`],
])(
  'GET /core/v2/users/{user_id}/application-passwords%s 304 confirms that nothing has changed',
  async (_name, path) => {
    const { headers } = await self().get(path())
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await self().get(path(), again)).status).toBe(304)
  },
)

it.each([
  ['no name', {}, 'rest_missing_callback_param'],
  ['an empty name', { name: '' }, 'rest_invalid_param'],
  ['a blank name', { name: '  ' }, 'rest_invalid_param'],
  ['an app_id that is none', { name: 'Phone', app_id: 'phone' }, 'rest_invalid_param'],
])(
  'POST /core/v2/users/{user_id}/application-passwords 400 refuses %s',
  async (_name, body, code) => {
    expect(await self().post(list, { body })).toBeRestError(code, 400)
  },
)

it('PATCH /core/v2/users/{user_id}/application-passwords/{uuid} 400 refuses an empty name', async () => {
  const answer = await self().patch(`${list}/${uuid}`, { body: { name: '' } })
  expect(answer).toBeRestError('rest_invalid_param', 400)
})

it.each([
  ['', () => list],
  ['/{uuid}', () => `${list}/${uuid}`],
  ['/introspect', () => `${list}/introspect`],
])(
  'GET /core/v2/users/{user_id}/application-passwords%s 400 refuses an unknown context',
  async (_name, path) => {
    const answer = await self().get(path(), { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  },
)

it.each([
  ['/{uuid}', () => `${list}/${uuid}`],
  ['', () => list],
])(
  'DELETE /core/v2/users/{user_id}/application-passwords%s 400 refuses a body that is not JSON',
  async (_name, path) => {
    expect(await self().delete(path(), BROKEN)).toBeRestError('rest_invalid_json', 400)
  },
)

describe.each(Object.keys(operations))('%s', (name) => {
  it('401 refuses visitors', async () => {
    expect(await ask(name, service.api, list)).toBeRestError(CODES[name] ?? '', 401)
  })

  it('401 refuses `me` without credentials', async () => {
    const answer = await ask(name, service.api, '/core/v2/users/me/application-passwords')
    expect(answer).toBeRestError('rest_not_logged_in', 401)
  })

  it('403 refuses other users', async () => {
    const answer = await ask(name, service.api.as('editor'), list)
    expect(answer).toBeRestError(CODES[name] ?? '', 403)
  })

  it.each(['99999999', '99999999999999999999'])('404 finds no user %s', async (id) => {
    const base = `/core/v2/users/${id}/application-passwords`
    const answer = await ask(name, service.api.as('admin'), base)
    expect(answer).toBeRestError('rest_user_invalid_id', 404)
  })
})

it.each([UNKNOWN, 'no-uuid-at-all'])(
  'GET /core/v2/users/{user_id}/application-passwords/{uuid} 404 finds no application password %s',
  async (id) => {
    const code = 'rest_application_password_not_found'
    expect(await self().get(`${list}/${id}`)).toBeRestError(code, 404)
  },
)

it('DELETE /core/v2/users/{user_id}/application-passwords/{uuid} 404 finds no application password of another user', async () => {
  const path = `/core/v2/users/${service.credentials.editor.id}/application-passwords/${uuid}`
  const answer = await service.api.as('admin').delete(path)
  expect(answer).toBeRestError('rest_application_password_not_found', 404)
})

describe('A site that is served neither by HTTPS nor on loopback', () => {
  const SITE_URL = 'http://site.example'
  let plain: TestService
  beforeAll(async () => {
    plain = await startService({ environment: { SITE_URL } })
  })
  afterAll(() => plain.close())

  it.each(Object.keys(operations))(
    'has no application passwords and answers 501 to %s',
    async (name) => {
      const answer = await ask(name, plain.api, '/core/v2/users/me/application-passwords')
      expect(answer).toBeRestError('application_passwords_disabled', 501)
    },
  )

  it('refuses application passwords with 401, also where everybody may read', async () => {
    const answer = await plain.api.as('admin').get('/core/v2/posts')
    expect(answer).toBeRestError('application_passwords_disabled', 401)
  })

  it('names no way to get credentials in its index', async () => {
    expect((await plain.api.get('/')).body.authentication).toEqual({})
  })

  it('explains with 501 on the page where access is given that it has none', async () => {
    const answer = await fetch(`${plain.url}/authorize-application/?app_name=Notes`)
    expect(answer.status).toBe(501)
    expect(await answer.text()).toContain('HTTPS')
  })

  it('takes application passwords where the operator allows it', async () => {
    const environment = { SITE_URL, APPLICATION_PASSWORDS_OVER_HTTP: 'on' }
    const allowed = await startService({ environment })
    const { status } = await allowed.api.as('admin').get('/core/v2/users/me/application-passwords')
    await allowed.close()
    expect(status).toBe(200)
  })
})
