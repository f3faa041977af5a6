import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isScope } from '../../../src/domain/accounts/application-password-limits.ts'
import { createUser, type TestUser } from '../../support/accounts.ts'
import type { Client } from '../../support/api.ts'
import { picture } from '../../media/support/upload.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const HOUR = 60 * 60 * 1000

let service: TestService
let user: TestUser
let list: string
let now = new Date('2033-05-01T12:00:00Z')
beforeAll(async () => {
  service = await startService({ clock: () => now, environment: { TRUST_PROXY: 'loopback' } })
  user = await createUser(service.ctx, { login: unique('owner'), role: 'administrator' })
  list = `/core/v2/users/${user.id}/application-passwords`
})
afterAll(() => service.close())

const owner = (pass = user.applicationPassword): Client =>
  service.api.as({ user: user.login, pass })

const create = (limits: object) => owner().post(list, { body: { name: 'Phone', ...limits } })

async function keyWith(limits: object): Promise<Client> {
  const { status, body } = await create(limits)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return owner(body.password)
}

/** The status of a page or file for somebody with a new application password. */
const read = async (url: string, limits: object): Promise<number> => {
  const { body } = await create(limits)
  const credentials = Buffer.from(`${user.login}:${body.password}`).toString('base64')
  return (await fetch(url, { headers: { authorization: `Basic ${credentials}` } })).status
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

describe('POST /core/v2/users/{user_id}/application-passwords 201', () => {
  it('shows the limits as they were given', async () => {
    const limits = { scopes: ['core/v2:read'], allowed_addresses: ['192.0.2.0/24', '2001:db8::1'] }
    const { body } = await create({ ...limits, expires: '2033-06-01T00:00:00' })
    expect(body).toMatchObject({ ...limits, expires: '2033-06-01T00:00:00' })
  })

  it('limits a password to any namespace of the site', async () => {
    const { namespaces } = (await owner().get('/')).body as { namespaces: string[] }
    const scopes = namespaces.map((name) => `${name}:read`)
    expect((await create({ scopes })).body.scopes).toEqual(scopes)
  })

  it('accepts only scopes that the authorization page and the command line know', async () => {
    const { namespaces } = (await owner().get('/')).body as { namespaces: string[] }
    const unknown = namespaces.map((name) => `${name}:read`).filter((scope) => !isScope(scope))
    expect(unknown).toEqual([])
  })

  it.each(['scopes', 'expires', 'allowed_addresses'])(
    'shows no %s of a password without',
    async (name) => {
      expect((await create({})).body).not.toHaveProperty(name)
    },
  )
})

describe('POST /core/v2/users/{user_id}/application-passwords 400', () => {
  it.each([
    ['scopes', { scopes: ['posts:read'] }],
    ['scopes', { scopes: ['core/v2:publish'] }],
    ['expires', { expires: '2033-06-31T25:00:00' }],
    ['expires', { expires: 'tomorrow' }],
    ['allowed_addresses', { allowed_addresses: ['example.org'] }],
    ['allowed_addresses', { allowed_addresses: ['192.0.2.0/33'] }],
  ])('names %s as wrong in %j', async (name, limits) => {
    const { status, body } = await create(limits)
    expect(status).toBe(400)
    expect(Object.keys(body.data.params).join()).toContain(name)
  })
})

describe('PATCH /core/v2/users/{user_id}/application-passwords/{uuid} 200', () => {
  it('changes at once what the program may do', async () => {
    const { body } = await create({})
    const program = owner(body.password)
    expect((await program.post('/core/v2/tags', { body: { name: unique('a') } })).status).toBe(201)
    await owner().patch(`${list}/${body.uuid}`, { body: { scopes: ['*:read'] } })
    expect((await program.post('/core/v2/tags', { body: { name: unique('b') } })).status).toBe(403)
  })

  it('removes limits with an empty list or null', async () => {
    const { body } = await create({ scopes: ['*:read'], expires: '2033-06-01T00:00:00' })
    const ended = await owner().patch(`${list}/${body.uuid}`, {
      body: { scopes: [], expires: null, allowed_addresses: [] },
    })
    expect(ended.body).not.toHaveProperty('scopes')
    expect(ended.body).not.toHaveProperty('expires')
  })

  it('keeps the limits that the update does not name', async () => {
    const { body } = await create({ scopes: ['*:read'] })
    const renamed = await owner().patch(`${list}/${body.uuid}`, { body: { name: 'Tablet' } })
    expect(renamed.body.scopes).toEqual(['*:read'])
  })
})

describe('GET /core/v2/users/{user_id}/application-passwords/introspect 200', () => {
  it('shows a program its limits', async () => {
    const program = await keyWith({ scopes: ['core/v2:read'] })
    const { body } = await program.get(`/core/v2/users/me/application-passwords/introspect`)
    expect(body.scopes).toEqual(['core/v2:read'])
  })
})

describe('An application password that may only read', () => {
  let program: Client
  beforeAll(async () => {
    program = await keyWith({ scopes: ['*:read'] })
  })

  it('reads as its user', async () => {
    expect((await program.get('/core/v2/posts', { query: { context: 'edit' } })).status).toBe(200)
  })

  it('is refused a write with 403, which names the missing scope', async () => {
    const { status, body } = await program.post('/core/v2/posts', { body: { title: 'A' } })
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: 'rest_scope_missing', data: { scope: 'core/v2:write' } })
  })

  it('is refused a write before any other check', async () => {
    const { body } = await program.post('/core/v2/posts/99999999', { body: { status: 'nonsense' } })
    expect(body.code).toBe('rest_scope_missing')
  })

  it('writes nothing by a batch', async () => {
    const { body } = await program.post('/batch/v1', {
      body: { requests: [{ method: 'POST', path: '/core/v2/tags', body: { name: unique('t') } }] },
    })
    expect(body.responses[0].body.code).toBe('rest_scope_missing')
  })

  it('sees no method in Allow that it may not use', async () => {
    const { headers } = await program.get('/core/v2/posts')
    expect(headers['allow']).toBe('GET')
  })
})

describe('An application password for one namespace', () => {
  let program: Client
  beforeAll(async () => {
    program = await keyWith({ scopes: ['cal/events/v1:*'] })
  })

  it('writes in it', async () => {
    const { status } = await program.post('/cal/events/v1/venues', {
      body: { venue: unique('Hall') },
    })
    expect(status).toBe(201)
  })

  it.each(['/core/v2/posts', '/core/v2/users/me', '/site-health/v1/directory-sizes'])(
    'reads nothing of another, such as %s',
    async (path) => {
      expect((await program.get(path)).body.code).toBe('rest_scope_missing')
    },
  )

  it('finds its way by the index', async () => {
    expect((await program.get('/')).status).toBe(200)
  })

  it('gets no answer that was cached for its user', async () => {
    await owner().get('/core/v2/categories')
    expect((await program.get('/core/v2/categories')).status).toBe(403)
  })
})

describe('An application password that writes content', () => {
  it.each([
    [
      'makes no user',
      '/core/v2/users',
      { username: unique('u'), email: `${unique('u')}@example.org`, password: 'a long secret' },
    ],
    ['makes no other application password', () => list, { name: 'Second' }],
    ['changes no account', '/core/v2/users/me', { password: 'another one' }],
  ])('%s', async (_what, path, body) => {
    const program = await keyWith({ scopes: ['core/v2:*'] })
    const address = typeof path === 'string' ? path : path()
    const answer = await program.post(address, { body })
    expect(answer.body).toMatchObject({
      code: 'rest_scope_missing',
      data: { scope: 'accounts:write' },
    })
  })

  it('creates no password with more rights than its own', async () => {
    const program = await keyWith({ scopes: ['accounts:write', 'core/v2:read'] })
    const wider = await program.post(list, { body: { name: 'Second' } })
    expect(wider.body).toMatchObject({ code: 'rest_scope_missing', data: { scope: '*:*' } })
    const narrower = await program.post(list, {
      body: { name: 'Third', scopes: ['core/v2:read'] },
    })
    expect(narrower.status).toBe(201)
  })
})

describe('An application password for the calendar alone', () => {
  const CALENDAR = { scopes: ['cal/events/v1:*'] }

  it('opens no preview of a draft, which another opens', async () => {
    const { body } = await owner().post('/core/v2/posts', { body: { title: 'Draft' } })
    const preview = `${service.url}/?p=${body.id}&preview=true`
    expect(await read(preview, CALENDAR)).not.toBe(200)
    expect(await read(preview, { scopes: ['core/v2:read'] })).toBe(200)
  })

  it('opens no private file, which another opens', async () => {
    const { source_url: file } = await picture(service, { query: { status: 'private' } })
    expect(await read(file, CALENDAR)).toBe(404)
    expect(await read(file, { scopes: ['core/v2:read'] })).toBe(200)
  })
})

describe('An application password with an end', () => {
  it('works until then, and is refused with 401 after it', async () => {
    const program = await keyWith({ expires: '2033-05-01T13:00:00' })
    expect((await program.get('/core/v2/users/me')).status).toBe(200)
    now = new Date(now.getTime() + HOUR)
    const { status, body } = await program.get('/core/v2/users/me')
    expect(status).toBe(401)
    expect(body.code).toBe('application_password_expired')
  })
})

describe('An application password with addresses', () => {
  it('works from them', async () => {
    const program = await keyWith({ allowed_addresses: ['192.0.2.0/24', '2001:db8::/32'] })
    for (const address of ['192.0.2.7', '2001:db8::7']) {
      expect((await program.get('/core/v2/users/me', from(address))).status).toBe(200)
    }
  })

  it('is refused from others with 403, also when it has just been used', async () => {
    const program = await keyWith({ allowed_addresses: ['192.0.2.0/24'] })
    await program.get('/core/v2/users/me', from('192.0.2.7'))
    const { status, body } = await program.get('/core/v2/users/me', from('198.51.100.7'))
    expect(status).toBe(403)
    expect(body.code).toBe('application_password_address_refused')
  })
})
