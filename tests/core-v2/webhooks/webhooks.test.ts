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

/** Each operation, requested by a caller for a webhook and a delivery. */
const operations: Record<string, (client: Client, at: number, of: number) => Promise<Answer>> = {
  'GET /core/v2/webhooks': (client) => client.get(LIST),
  'POST /core/v2/webhooks': (client) => client.post(LIST, { body: GIVEN }),
  'GET /core/v2/webhooks/{id}': (client, at) => client.get(`${LIST}/${at}`),
  'PATCH /core/v2/webhooks/{id}': (client, at) =>
    client.patch(`${LIST}/${at}`, { body: { status: 'paused' } }),
  'DELETE /core/v2/webhooks/{id}': (client, at) => client.delete(`${LIST}/${at}`),
  'POST /core/v2/webhooks/{id}/rotate-secret': (client, at) =>
    client.post(`${LIST}/${at}/rotate-secret`, { body: {} }),
  'POST /core/v2/webhooks/{id}/test': (client, at) => client.post(`${LIST}/${at}/test`),
  'GET /core/v2/webhooks/{webhook}/deliveries': (client, at) =>
    client.get(`${LIST}/${at}/deliveries`),
  'GET /core/v2/webhooks/{webhook}/deliveries/{id}': (client, at, of) =>
    client.get(`${LIST}/${at}/deliveries/${of}`),
  'POST /core/v2/webhooks/{webhook}/deliveries/{id}/send': (client, at, of) =>
    client.post(`${LIST}/${at}/deliveries/${of}/send`),
}
const names = Object.keys(operations)
const ask = async (name: string, client: Client, at = id, of = delivery): Promise<Answer> => {
  const operation = operations[name]
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  return operation(client, at, of)
}

it.each(names)('%s 401 refuses visitors, and reveals no webhook', async (name) => {
  expect(await ask(name, service.api)).toBeRestError('rest_forbidden', 401)
  expect(await ask(name, service.api, 999_999)).toBeRestError('rest_forbidden', 401)
})

it.each(names)('%s 403 refuses editors', async (name) => {
  expect(await ask(name, service.api.as('editor'))).toBeRestError('rest_forbidden', 403)
})

it.each(names.slice(2))('%s 404 finds no unknown webhook', async (name) => {
  expect(await ask(name, admin(), 999_999)).toBeRestError('rest_webhook_invalid_id', 404)
})

it.each([
  'GET /core/v2/webhooks/{webhook}/deliveries/{id}',
  'POST /core/v2/webhooks/{webhook}/deliveries/{id}/send',
])('%s 404 finds no delivery of another webhook', async (name) => {
  const other = (await admin().post(LIST, { body: GIVEN })).body.id
  expect(await ask(name, admin(), other)).toBeRestError('rest_delivery_invalid_id', 404)
})

describe('POST /core/v2/webhooks', () => {
  it('201 creates an active webhook with defaults, and shows its secret once', async () => {
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

  it('409 creates fifty and no more', async () => {
    const fill = `INSERT INTO webhooks (url, events, status, created_at, updated_at)
      SELECT 'https://other.example/', '{*}', 'paused', now(), now() FROM generate_series(2, 50)`
    await service.ctx.database.prisma.$executeRawUnsafe(fill)
    const answer = await admin().post(LIST, { body: GIVEN })
    expect(answer).toBeRestError('webhook_limit_reached', 409)
  })
})

describe('GET /core/v2/webhooks', () => {
  it('200 lists webhooks, oldest first, without secrets', async () => {
    const { status, body, text } = await admin().get(LIST, { query: { _fields: 'id,status' } })
    const ids = body.map((row: { id: number }) => row.id)
    expect({ status, sorted: ids.toSorted((a: number, b: number) => a - b) }).toEqual({
      status: 200,
      sorted: ids,
    })
    expect(text).not.toContain('whsec_')
  })

  it('304 confirms that the list has not changed', async () => {
    const { headers } = await admin().get(LIST)
    const again = await admin().get(LIST, { headers: { 'if-none-match': headers['etag'] ?? '' } })
    expect(again.status).toBe(304)
  })
})

it('PATCH /core/v2/webhooks/{id} 200 changes what is sent alone, and counts the write', async () => {
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

it('A webhook that has changed since it was read is neither changed nor deleted', async () => {
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

it('PATCH /core/v2/webhooks/{id} 400 refuses an address that is not public, and a status that only the service gives', async () => {
  const body = { url: 'http://[::1]/', status: 'disabled' }
  const answer = await admin().patch(`${LIST}/${id}`, { body })
  expect(answer).toBeRestError('rest_invalid_param', 400)
  expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['status', 'url'])
})

it('GET /core/v2/webhooks/{id} 304 confirms that nothing has changed', async () => {
  const { headers } = await admin().get(`${LIST}/${id}`)
  const again = await admin().get(`${LIST}/${id}`, {
    headers: { 'if-none-match': headers['etag'] ?? '' },
  })
  expect(again.status).toBe(304)
})

it('DELETE /core/v2/webhooks/{id} 200 removes the webhook with its deliveries', async () => {
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

describe('POST /core/v2/webhooks/{id}/rotate-secret', () => {
  it('200 shows a new secret', async () => {
    const one = await admin().post(`${LIST}/${id}/rotate-secret`, { body: { overlap_hours: 0 } })
    const other = await admin().post(`${LIST}/${id}/rotate-secret`)
    expect([one.status, other.status, one.body.secret === other.body.secret]).toEqual([
      200,
      200,
      false,
    ])
  })

  it('400 refuses an overlap of more than a week', async () => {
    const body = { overlap_hours: 169 }
    expect(await admin().post(`${LIST}/${id}/rotate-secret`, { body })).toBeRestError(
      'rest_invalid_param',
      400,
    )
  })
})

it('POST /core/v2/webhooks/{id}/test 201 queues a test', async () => {
  const { status, body, headers } = await admin().post(`${LIST}/${id}/test`)
  expect({ status, body, location: headers['location'] }).toMatchObject({
    status: 201,
    body: { webhook: id, event: 'webhook.test', status: 'pending', attempts: 0, response: null },
    location: `${service.root}${LIST}/${id}/deliveries/${body.id}`,
  })
})

it('A webhook that is not active is sent neither a test nor a message again', async () => {
  await admin().patch(`${LIST}/${id}`, { body: { status: 'paused' } })
  for (const name of [
    'POST /core/v2/webhooks/{id}/test',
    'POST /core/v2/webhooks/{webhook}/deliveries/{id}/send',
  ]) {
    expect(await ask(name, admin())).toBeRestError('webhook_not_active', 409)
  }
})

it('POST /core/v2/webhooks/{webhook}/deliveries/{id}/send 409 refuses what is still being tried', async () => {
  expect(await ask('POST /core/v2/webhooks/{webhook}/deliveries/{id}/send', admin())).toBeRestError(
    'webhook_delivery_pending',
    409,
  )
})

it.each([
  'GET /core/v2/webhooks/{webhook}/deliveries',
  'GET /core/v2/webhooks/{webhook}/deliveries/{id}',
])('%s 304 confirms that nothing has changed', async (name) => {
  const { headers } = await ask(name, admin())
  const { get } = admin()
  const since = (path: string) => get(path, { headers: { 'if-none-match': headers['etag'] ?? '' } })
  const path = `${LIST}/${id}/deliveries`
  expect(
    (
      await since(
        name === 'GET /core/v2/webhooks/{webhook}/deliveries' ? path : `${path}/${delivery}`,
      )
    ).status,
  ).toBe(304)
})

it('GET /core/v2/webhooks/{webhook}/deliveries 400 refuses an unknown status', async () => {
  const answer = await admin().get(`${LIST}/${id}/deliveries`, { query: { status: 'lost' } })
  expect(answer).toBeRestError('rest_invalid_param', 400)
})
