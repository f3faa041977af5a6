import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Answer, Client } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'

const LIST = '/core/v2/webhooks'
const GIVEN = { url: 'https://other.example/changes', events: ['post.*', 'settings.changed'] }

let service: TestService
let id: number
let delivery: number
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  await service.ctx.database.prisma.webhook.deleteMany()
  id = (await admin().post(LIST, { body: GIVEN })).body.id
  delivery = (await admin().post(`${LIST}/${id}/test`)).body.id
})
afterAll(() => service?.close())

const admin = () => service.api.as('admin')

/** Each operation, asked for by somebody about a webhook and a delivery. */
const operations: Record<string, (client: Client, at: number, of: number) => Promise<Answer>> = {
  list: (client) => client.get(LIST),
  create: (client) => client.post(LIST, { body: GIVEN }),
  read: (client, at) => client.get(`${LIST}/${at}`),
  update: (client, at) => client.patch(`${LIST}/${at}`, { body: { status: 'paused' } }),
  delete: (client, at) => client.delete(`${LIST}/${at}`),
  'rotate the secret': (client, at) => client.post(`${LIST}/${at}/rotate-secret`, { body: {} }),
  test: (client, at) => client.post(`${LIST}/${at}/test`),
  'list deliveries': (client, at) => client.get(`${LIST}/${at}/deliveries`),
  'read a delivery': (client, at, of) => client.get(`${LIST}/${at}/deliveries/${of}`),
  'send again': (client, at, of) => client.post(`${LIST}/${at}/deliveries/${of}/send`),
}
const names = Object.keys(operations)
const ask = async (name: string, client: Client, at = id, of = delivery): Promise<Answer> => {
  const operation = operations[name]
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  return operation(client, at, of)
}

describe('/core/v2/webhooks and below', () => {
  it.each(names)('401 visitors may not %s, and learn of none', async (name) => {
    expect(await ask(name, service.api)).toBeRestError('rest_forbidden', 401)
    expect(await ask(name, service.api, 999_999)).toBeRestError('rest_forbidden', 401)
  })

  it.each(names)('403 editors may not %s', async (name) => {
    expect(await ask(name, service.api.as('editor'))).toBeRestError('rest_forbidden', 403)
  })

  it.each(names.slice(2))('404 nobody can %s where there is no webhook', async (name) => {
    expect(await ask(name, admin(), 999_999)).toBeRestError('rest_webhook_invalid_id', 404)
  })

  it.each(['read a delivery', 'send again'])('404 %s of another webhook', async (name) => {
    const other = (await admin().post(LIST, { body: GIVEN })).body.id
    expect(await ask(name, admin(), other)).toBeRestError('rest_delivery_invalid_id', 404)
  })
})

describe('POST /core/v2/webhooks', () => {
  it('201 is active, has all of what it was not given, and shows its secret once', async () => {
    const { status, body, headers } = await admin().post(LIST, { body: GIVEN })
    const again = await admin().get(`${LIST}/${body.id}`)
    const { secret, ...shown } = body
    expect({ status, shown, again: again.body, location: headers['location'] }).toEqual({
      status: 201,
      shown: expect.objectContaining({
        ...GIVEN,
        description: '',
        types: [],
        terms: [],
        status: 'active',
        failing_since: null,
      }),
      again: shown,
      location: `${service.root}${LIST}/${body.id}`,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  })

  it.each([
    ['an unknown event', { events: ['post.eaten'] }, 'events'],
    ['no event', { events: [] }, 'events'],
    ['an address of this machine', { url: 'http://127.0.0.1/' }, 'url'],
    ['an address of a private network', { url: 'https://10.0.0.1/' }, 'url'],
    ['another scheme', { url: 'ftp://other.example/' }, 'url'],
    ['a password in the address', { url: 'https://me:secret@other.example/' }, 'url'],
    ['no address', { url: undefined }, ['url']],
  ])('400 refuses %s', async (_, wrong, where) => {
    const answer = await admin().post(LIST, { body: { ...GIVEN, ...wrong } })
    const { params } = answer.body.data
    expect(answer.status).toBe(400)
    expect(Array.isArray(where) ? params : Object.keys(params)).toEqual([where].flat())
  })

  it('409 makes fifty and no more', async () => {
    const fill = `INSERT INTO webhooks (url, events, status, created_at, updated_at)
      SELECT 'https://other.example/', '{*}', 'paused', now(), now() FROM generate_series(2, 50)`
    await service.ctx.database.prisma.$executeRawUnsafe(fill)
    const answer = await admin().post(LIST, { body: GIVEN })
    expect(answer).toBeRestError('webhook_limit_reached', 409)
  })
})

describe('GET /core/v2/webhooks', () => {
  it('200 lists them, oldest first, without secrets', async () => {
    const { status, body, text } = await admin().get(LIST, { query: { _fields: 'id,status' } })
    const ids = body.map((row: { id: number }) => row.id)
    expect({ status, sorted: ids.toSorted((a: number, b: number) => a - b) }).toEqual({
      status: 200,
      sorted: ids,
    })
    expect(text).not.toContain('whsec_')
  })

  it('304 for who has the list already', async () => {
    const { headers } = await admin().get(LIST)
    const again = await admin().get(LIST, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status).toBe(304)
  })
})

describe('/core/v2/webhooks/{id}', () => {
  it('PATCH 200 changes what is sent alone, and counts the write', async () => {
    const before = await admin().get(`${LIST}/${id}`)
    const answer = await admin().patch(`${LIST}/${id}`, {
      body: { description: 'Search', terms: [3, 3], events: ['*'] },
      headers: { 'if-match': before.headers['etag'] ?? '' },
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { url: GIVEN.url, description: 'Search', terms: [3], events: ['*'] },
    })
  })

  it('PATCH 412 does not write over what its writer has not seen', async () => {
    const { headers } = await admin().get(`${LIST}/${id}`)
    await admin().patch(`${LIST}/${id}`, { body: { description: 'Other' } })
    const match = { 'if-match': headers['etag'] ?? '' }
    const options = { body: { description: 'Mine' }, headers: match }
    expect(await admin().patch(`${LIST}/${id}`, options)).toBeRestError(
      'rest_precondition_failed',
      412,
    )
    expect(await admin().delete(`${LIST}/${id}`, { headers: match })).toBeRestError(
      'rest_precondition_failed',
      412,
    )
  })

  it('PATCH 400 refuses an address that is not public, and a status that only the service gives', async () => {
    const body = { url: 'http://[::1]/', status: 'disabled' }
    const answer = await admin().patch(`${LIST}/${id}`, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['status', 'url'])
  })

  it('GET 304 knows the copy of a client', async () => {
    const { headers } = await admin().get(`${LIST}/${id}`)
    const again = await admin().get(`${LIST}/${id}`, {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('DELETE 200 removes it with its deliveries', async () => {
    const { status, body } = await admin().delete(`${LIST}/${id}`)
    const left = await service.ctx.database.prisma.webhookDelivery.count({
      where: { webhookId: id },
    })
    expect({ status, body, left }).toEqual({
      status: 200,
      body: { deleted: true, previous: expect.objectContaining({ id, ...GIVEN }) },
      left: 0,
    })
  })
})

describe('/core/v2/webhooks/{id}/rotate-secret', () => {
  it('POST 200 shows a new secret', async () => {
    const one = await admin().post(`${LIST}/${id}/rotate-secret`, { body: { overlap_hours: 0 } })
    const other = await admin().post(`${LIST}/${id}/rotate-secret`)
    expect([one.status, other.status, one.body.secret === other.body.secret]).toEqual([
      200,
      200,
      false,
    ])
  })

  it('POST 400 refuses an overlap of more than a week', async () => {
    const body = { overlap_hours: 169 }
    expect(await admin().post(`${LIST}/${id}/rotate-secret`, { body })).toBeRestError(
      'rest_invalid_param',
      400,
    )
  })
})

describe('/core/v2/webhooks/{id}/test and deliveries', () => {
  it('POST 201 queues a test', async () => {
    const { status, body, headers } = await admin().post(`${LIST}/${id}/test`)
    expect({ status, body, location: headers['location'] }).toMatchObject({
      status: 201,
      body: { webhook: id, event: 'webhook.test', status: 'pending', attempts: 0, response: null },
      location: `${service.root}${LIST}/${id}/deliveries/${body.id}`,
    })
  })

  it('POST 409 tests and sends again by active webhooks alone', async () => {
    await admin().patch(`${LIST}/${id}`, { body: { status: 'paused' } })
    for (const name of ['test', 'send again']) {
      expect(await ask(name, admin())).toBeRestError('webhook_not_active', 409)
    }
  })

  it('POST 409 does not send again what is still being tried', async () => {
    expect(await ask('send again', admin())).toBeRestError('webhook_delivery_pending', 409)
  })

  it.each(['list deliveries', 'read a delivery'])('GET 304 %s', async (name) => {
    const { headers } = await ask(name, admin())
    const { get } = admin()
    const since = (path: string) =>
      get(path, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    const path = `${LIST}/${id}/deliveries`
    expect((await since(name === 'list deliveries' ? path : `${path}/${delivery}`)).status).toBe(
      304,
    )
  })

  it('GET 400 knows three statuses', async () => {
    const answer = await admin().get(`${LIST}/${id}/deliveries`, { query: { status: 'lost' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})
