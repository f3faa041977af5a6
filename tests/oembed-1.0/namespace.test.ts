import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('GET /oembed/1.0', () => {
  it('200 shows its routes', async () => {
    const { status, body } = await service.api.get('/oembed/1.0')
    expect({ status, namespace: body.namespace, routes: Object.keys(body.routes) }).toEqual({
      status: 200,
      namespace: 'oembed/1.0',
      routes: ['/oembed/1.0', '/oembed/1.0/embed', '/oembed/1.0/proxy'],
    })
  })

  it('304 confirms a current copy', async () => {
    const etag = (await service.api.get('/oembed/1.0')).headers['etag'] ?? ''
    const headers = { 'if-none-match': etag }
    expect((await service.api.get('/oembed/1.0', { headers })).status).toBe(304)
  })

  it('401 refuses wrong credentials', async () => {
    const answer = await service.api.as({ user: 'nobody', pass: 'nothing' }).get('/oembed/1.0')
    expect(answer).toBeRestError('invalid_username', 401)
  })

  it('404 finds no unknown namespace', async () => {
    const answer = await service.api.get('/oembed/1.0', { query: { namespace: 'no-such/v1' } })
    expect(answer).toBeRestError('rest_invalid_namespace', 404)
  })

  it('404 finds no other method', async () => {
    const answer = await service.api.as('admin').post('/oembed/1.0/embed')
    expect(answer).toBeRestError('rest_no_route', 404)
  })
})
