import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { routes as adRoutes } from '../../generated/ads-route/routes.ts'
import { routes as reportRoutes } from '../../generated/ads-adsense/routes.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const routes = [...adRoutes, ...reportRoutes].map(({ path, operations }) => ({
  path,
  method: operations[0]?.methods[0] === 'GET' ? ('get' as const) : ('post' as const),
}))

/** For everybody: indexes, and what pages of others ask for their visitors. */
const OPEN = new Set(['/ads-route', '/ads-adsense', '/ads-route/ads-for', '/ads-route/ads-track'])

const restricted = routes.filter(({ path }) => !OPEN.has(path))
const readable = routes.filter(({ method }) => method === 'get')

const NEEDED: Readonly<Record<string, string>> = {
  '/ads-route/get-condition-list': '?condition=post_type',
}

describe('Every route of ads', () => {
  it.each(restricted)('is closed to visitors, whatever they send: $method $path', async (route) => {
    const { path, method } = route
    expect(await service.api[method](path)).toBeRestError('rest_forbidden', 401)
  })

  it.each(restricted)('is closed to editors, whatever they send: $method $path', async (route) => {
    const { path, method } = route
    expect(await service.api.as('editor')[method](path)).toBeRestError('rest_forbidden', 403)
  })

  it('reports a body that is not JSON before anything else', async () => {
    const headers = { 'content-type': 'application/json' }
    const path = '/ads-route/update-ad'
    for (const asker of ['anonymous', 'editor', 'admin'] as const) {
      const answer = await service.api.as(asker).post(path, { headers, body: '{"a":' })
      expect(answer).toBeRestError('rest_invalid_json', 400)
    }
  })

  it.each(routes)('refuses text that cannot be stored: $method $path', async ({ path, method }) => {
    const answer = await service.api.as('admin')[method](`${path}?_fields=a%00b`)
    expect([400, 401]).toContain(answer.status)
    expect(['rest_invalid_param', 'rest_missing_callback_param']).toContain(answer.body.code)
  })

  it.each(routes)('refuses wrong credentials: $method $path', async ({ path, method }) => {
    const nobody = { user: 'nobody', pass: 'nothing' }
    expect((await service.api.as(nobody)[method](path)).status).toBe(401)
  })
})

describe('Every reading route of ads', () => {
  it.each(readable.filter(({ path }) => !path.endsWith('get-ad-by-id')))(
    'confirms that nothing has changed: $path',
    async ({ path }) => {
      const address = path + (NEEDED[path] ?? '')
      const { status, headers } = await service.api.as('admin').get(address)
      expect(status).toBe(200)
      const again = await service.api
        .as('admin')
        .get(address, { headers: { 'if-none-match': String(headers['etag']) } })
      expect(again.status).toBe(304)
    },
  )
})

describe.each(['/ads-route', '/ads-adsense'])('GET %s', (path) => {
  it('200/404 shows another namespace on demand, and no unknown one', async () => {
    const { body } = await service.api.get(`${path}?namespace=core/v2`)
    expect(body.namespace).toBe('core/v2')
    const lost = await service.api.get(`${path}?namespace=none`)
    expect(lost).toBeRestError('rest_invalid_namespace', 404)
  })
})
