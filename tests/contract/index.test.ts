import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

const NAMESPACES = [
  '/ads-adsense',
  '/ads-route',
  '/cal/event-aggregator/v1',
  '/cal/events/v1',
  '/cal/views/v2',
  '/core/v2',
  '/oembed/1.0',
  '/schema-output',
  '/site-health/v1',
  '/block-editor/v1',
]

describe.each(['/', ...NAMESPACES])('An index answers at %s', (path) => {
  it('with its routes', async () => {
    const { status, body } = await service.api.get(path)
    expect(status).toBe(200)
    expect(Object.keys(body.routes)).toContain(path)
  })

  it('with 304 to a client that has a copy', async () => {
    const { headers } = await service.api.get(path)
    const again = await service.api.get(path, {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.text).toBe('')
  })

  it('with 401 to wrong credentials though everybody may read it', async () => {
    const stranger = service.api.as({ user: 'author', pass: 'wrong' })
    expect(await stranger.get(path)).toBeRestError('incorrect_password', 401)
  })
})

describe.each(NAMESPACES)('An index answers at %s', (path) => {
  it('under one name of a namespace only', async () => {
    const answer = await service.api.get(path, { query: { namespace: ['core/v2', 'x'] } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('under no namespace without a contract', async () => {
    const answer = await service.api.get(path, { query: { namespace: 'no-such/v1' } })
    expect(answer).toBeRestError('rest_invalid_namespace', 404)
  })
})

describe('An answer by item or by list', () => {
  it.each([
    '/core/v2/posts',
    '/core/v2/pages',
    '/core/v2/categories',
    '/core/v2/categories/1',
    '/core/v2/tags',
    '/core/v2/users',
    '/core/v2/types',
    '/core/v2/types/post',
    '/core/v2/statuses',
    '/core/v2/statuses/publish',
    '/core/v2/taxonomies',
    '/core/v2/taxonomies/category',
  ])('is 304 for a current copy, cached or made anew: %s', async (path) => {
    const first = await service.api.get(path)
    const tag = { 'if-none-match': first.headers['etag'] ?? '' }
    const unchanged = await service.api.get(path, { headers: tag })
    const reader = service.api.as('subscriber')
    const own = await reader.get(path)
    const anew = await reader.get(path, { headers: { 'if-none-match': own.headers['etag'] ?? '' } })
    expect(first.status).toBe(200)
    expect(unchanged.status).toBe(304)
    expect(own.status).toBe(200)
    expect(anew.status).toBe(304)
  })
})

describe('GET /', () => {
  it('200 changes gmt_offset with the clocks of the site, even if the index is cached', async () => {
    let now = '2027-03-14T06:59:00Z'
    const node = await startService({ sharedWith: service, clock: () => new Date(now) })
    const offset = async (): Promise<unknown> => (await node.api.get('/')).body.gmt_offset
    const before = [await offset(), await offset()]
    now = '2027-03-14T07:01:00Z'
    const after = await offset()
    await node.close()
    expect([...before, after]).toEqual([-5, -5, -4])
  })
})
