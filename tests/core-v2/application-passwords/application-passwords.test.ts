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

/** Each operation, asked for by somebody at an address below a user. */
const operations: Record<string, (client: Client, base: string) => Promise<Answer>> = {
  list: (client, base) => client.get(base),
  read: (client, base) => client.get(`${base}/${uuid}`),
  introspect: (client, base) => client.get(`${base}/introspect`),
  create: (client, base) => client.post(base, { body: { name: 'Phone' } }),
  rename: (client, base) => client.patch(`${base}/${uuid}`, { body: { name: 'Phone' } }),
  'delete one': (client, base) => client.delete(`${base}/${uuid}`),
  'delete all': (client, base) => client.delete(base),
}
const CODES: Record<string, string> = {
  list: 'rest_cannot_list_application_passwords',
  read: 'rest_cannot_read_application_password',
  introspect: 'rest_cannot_introspect_app_password_for_non_authenticated_user',
  create: 'rest_cannot_create_application_passwords',
  rename: 'rest_cannot_edit_application_password',
  'delete one': 'rest_cannot_delete_application_password',
  'delete all': 'rest_cannot_delete_application_passwords',
}
const ask = (name: string, client: Client, base: string): Promise<Answer> => {
  const operation = operations[name]
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  return operation(client, base)
}

describe('/core/v2/users/{user_id}/application-passwords 200 and 201', () => {
  it('a new one works as it is shown', async () => {
    const { status, body } = await self().post(list, { body: { name: 'Phone' } })
    const used = await self(body.password).get('/core/v2/users/me')
    expect({ status, usedStatus: used.status }).toEqual({ status: 201, usedStatus: 200 })
  })

  it('the answer says where it is', async () => {
    const { headers, body } = await self().post(list, { body: { name: 'Phone' } })
    expect(headers['location']).toBe(`${service.root}${list}/${body.uuid}`)
  })

  it('the secret is shown once', async () => {
    const { body } = await self().post(list, { body: { name: 'Phone' } })
    const { text } = await self().get(`${list}/${body.uuid}`, { query: { context: 'edit' } })
    expect(text).not.toContain('password":')
  })

  it('the list has them in the order of making', async () => {
    await self().post(list, { body: { name: 'Phone' } })
    const { body } = await self().get(list)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['tests', 'Phone'])
  })

  it('use is noted', async () => {
    const { body } = await self().get(`${list}/introspect`)
    expect(body).toMatchObject({
      uuid,
      last_ip: expect.stringMatching(/127\.0\.0\.1$/),
      last_used: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    })
  })

  it('me is the owner', async () => {
    const { body } = await self().get('/core/v2/users/me/application-passwords')
    expect(body[0].uuid).toBe(uuid)
  })

  it('the uuid may be written in capitals', async () => {
    expect((await self().get(`${list}/${uuid.toUpperCase()}`)).body.uuid).toBe(uuid)
  })

  it('400 an `app_id` that is no UUID has none of the accepted forms', async () => {
    const { status, body } = await self().post(list, { body: { name: 'Phone', app_id: 'mine' } })
    expect(status).toBe(400)
    expect(body.data.details.app_id).toMatchObject({ code: 'rest_no_matching_schema', data: null })
  })

  it('401 the password of the account is refused with a hint at application passwords', async () => {
    const pass = 'correct horse battery staple'
    const login = unique('reader')
    await createUser(service.ctx, { login, role: 'editor', password: pass })
    const { status, body } = await service.api.as({ user: login, pass }).get('/core/v2/users/me')
    expect(status).toBe(401)
    expect(body.message).toContain('Programs sign in with an application password')
  })

  it('renaming keeps the rest', async () => {
    const app_id = 'c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11'
    const made = await self().post(list, { body: { name: 'Phone', app_id } })
    const { body } = await self().patch(`${list}/${made.body.uuid}`, { body: { name: 'Tablet' } })
    expect(body).toMatchObject({ name: 'Tablet', app_id })
  })

  it('the program of one stays what it was made for', async () => {
    const app_id = 'c6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a11'
    const made = await self().post(list, { body: { name: 'Phone', app_id } })
    const other = { name: 'Tablet', app_id: 'd6a1e0d2-8f1f-4b52-9c1c-0d5b8f1c2a12' }
    const { body } = await self().patch(`${list}/${made.body.uuid}`, { body: other })
    expect(body).toMatchObject({ name: 'Tablet', app_id })
  })

  it('an update of nothing changes nothing', async () => {
    const { body } = await self().patch(`${list}/${uuid}`, { body: {} })
    expect(body.name).toBe('tests')
  })

  it('administrators take one back, and it works no more', async () => {
    await service.api.as('admin').delete(`${list}/${uuid}`)
    expect(await self().get('/core/v2/users/me')).toBeRestError('incorrect_password', 401)
  })

  it('all can be taken back at once', async () => {
    await self().post(list, { body: { name: 'Phone' } })
    const { body } = await self().delete(list)
    expect(body).toEqual({ deleted: true, count: 2 })
  })
})

describe('/core/v2/users/{user_id}/application-passwords 304', () => {
  it.each([
    ['the list', () => list],
    ['one', () => `${list}/${uuid}`],
    ['the one in use', () => `${list}/introspect`],
  ])('%s has nothing new', async (_name, path) => {
    const { headers } = await self().get(path())
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await self().get(path(), again)).status).toBe(304)
  })
})

describe('/core/v2/users/{user_id}/application-passwords 400', () => {
  it.each([
    ['no name', {}, 'rest_missing_callback_param'],
    ['an empty name', { name: '' }, 'rest_invalid_param'],
    ['a blank name', { name: '  ' }, 'rest_invalid_param'],
    ['an app_id that is none', { name: 'Phone', app_id: 'phone' }, 'rest_invalid_param'],
  ])('create refuses %s', async (_name, body, code) => {
    expect(await self().post(list, { body })).toBeRestError(code, 400)
  })

  it('update refuses an empty name', async () => {
    const answer = await self().patch(`${list}/${uuid}`, { body: { name: '' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    ['list', () => list],
    ['read', () => `${list}/${uuid}`],
    ['introspect', () => `${list}/introspect`],
  ])('%s knows three contexts', async (_name, path) => {
    const answer = await self().get(path(), { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    ['delete one', () => `${list}/${uuid}`],
    ['delete all', () => list],
  ])('%s reads no broken body', async (_name, path) => {
    expect(await self().delete(path(), BROKEN)).toBeRestError('rest_invalid_json', 400)
  })
})

describe.each(Object.keys(operations))('%s', (name) => {
  it('401 is not for visitors', async () => {
    expect(await ask(name, service.api, list)).toBeRestError(CODES[name] ?? '', 401)
  })

  it('401 me is nobody without credentials', async () => {
    const answer = await ask(name, service.api, '/core/v2/users/me/application-passwords')
    expect(answer).toBeRestError('rest_not_logged_in', 401)
  })

  it('403 is not for others', async () => {
    const answer = await ask(name, service.api.as('editor'), list)
    expect(answer).toBeRestError(CODES[name] ?? '', 403)
  })

  it.each(['99999999', '99999999999999999999'])('404 knows no user %s', async (id) => {
    const base = `/core/v2/users/${id}/application-passwords`
    const answer = await ask(name, service.api.as('admin'), base)
    expect(answer).toBeRestError('rest_user_invalid_id', 404)
  })
})

describe('/core/v2/users/{user_id}/application-passwords 404', () => {
  it.each([UNKNOWN, 'no-uuid-at-all'])('there is no application password %s', async (id) => {
    const code = 'rest_application_password_not_found'
    expect(await self().get(`${list}/${id}`)).toBeRestError(code, 404)
  })

  it('one of another user is none of this one', async () => {
    const path = `/core/v2/users/${service.credentials.editor.id}/application-passwords/${uuid}`
    const answer = await service.api.as('admin').delete(path)
    expect(answer).toBeRestError('rest_application_password_not_found', 404)
  })
})

describe('a site that is served neither by HTTPS nor on loopback', () => {
  const SITE_URL = 'http://site.example'
  let plain: TestService
  beforeAll(async () => {
    plain = await startService({ environment: { SITE_URL } })
  })
  afterAll(() => plain.close())

  it.each(Object.keys(operations))('501 has no application passwords (%s)', async (name) => {
    const answer = await ask(name, plain.api, '/core/v2/users/me/application-passwords')
    expect(answer).toBeRestError('application_passwords_disabled', 501)
  })

  it('401 takes none, also where everybody may read', async () => {
    const answer = await plain.api.as('admin').get('/core/v2/posts')
    expect(answer).toBeRestError('application_passwords_disabled', 401)
  })

  it('names no way to get credentials in its index', async () => {
    expect((await plain.api.get('/')).body.authentication).toEqual({})
  })

  it('501 says so at the page where access is given', async () => {
    const answer = await fetch(`${plain.url}/authorize-application/?app_name=Notes`)
    expect(answer.status).toBe(501)
    expect(await answer.text()).toContain('HTTPS')
  })

  it('200 takes them where the operator allows it', async () => {
    const environment = { SITE_URL, APPLICATION_PASSWORDS_OVER_HTTP: 'on' }
    const allowed = await startService({ environment })
    const { status } = await allowed.api.as('admin').get('/core/v2/users/me/application-passwords')
    await allowed.close()
    expect(status).toBe(200)
  })
})
