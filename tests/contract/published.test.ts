import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

it('The document of all namespaces holds the paths of all namespaces', async () => {
  const { status, body } = await service.api.get('/openapi.json')
  expect({ status, paths: Object.keys(body.paths) }).toEqual({
    status: 200,
    paths: expect.arrayContaining(['/', '/core/v2', '/core/v2/posts/{id}']),
  })
})

it('The document of all namespaces names the public address of the API as its server', async () => {
  const { body } = await service.api.get('/openapi.json')
  expect(body.servers).toEqual([expect.objectContaining({ url: service.root })])
})

it('The document of all namespaces has examples of this site', async () => {
  const { text } = await service.api.get('/openapi.json')
  expect(text).toContain(`"example":"${service.url}/lighthouse/"`)
  expect(text).not.toContain('https://example.org')
})

it('The document of all namespaces is not sent again to those who have it', async () => {
  const { headers } = await service.api.get('/openapi.json')
  const again = await service.api.get('/openapi.json', {
    headers: { 'if-none-match': headers['etag'] ?? '' },
  })
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
})

it('The document of all namespaces may be read by scripts of other sites', async () => {
  const { headers } = await service.api.get('/openapi.json', {
    headers: { origin: 'https://reader.example' },
  })
  expect(headers['access-control-allow-origin']).toBe('https://reader.example')
})

it('The document of all namespaces has a HEAD without a body', async () => {
  const { status, text, headers } = await service.api.head('/openapi.json')
  expect({ status, text }).toEqual({ status: 200, text: '' })
  expect(Number(headers['content-length'])).toBeGreaterThan(1000)
})

it('The document of all namespaces cannot be written to', async () => {
  expect(await service.api.post('/openapi.json', { body: {} })).toBeRestError('rest_no_route', 404)
})

it('The document of one namespace holds the paths of that namespace alone', async () => {
  const { body } = await service.api.get('/openapi/core-v2.json')
  const paths = Object.keys(body.paths)
  expect(paths.filter((path) => !path.startsWith('/core/v2'))).toEqual([])
  expect(paths).toContain('/core/v2/posts')
})

it('The document of one namespace is also there below rest_route', async () => {
  const response = await fetch(`${service.url}/?rest_route=/openapi/core-v2.json`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' })
})

it('The document of one namespace has no siblings that are not documents', async () => {
  expect(await service.api.get('/openapi/none.json')).toBeRestError('rest_no_route', 404)
})

it('The document of one namespace begins with what namespaces share', async () => {
  const { body } = await service.api.get('/openapi/core-v2.json')
  expect(body.info.description).toContain('## Authentication')
})

it('The document of one namespace is published as OpenAPI 3.0 too', async () => {
  const address = '/openapi-3.0/core-v2.json'
  const { status, headers, body } = await service.api.get(address)
  expect({ status, type: headers['content-type'], version: body.openapi }).toEqual({
    status: 200,
    type: 'application/json; charset=UTF-8',
    version: '3.0.3',
  })
  expect(body.servers).toEqual([expect.objectContaining({ url: service.root })])
  const again = await service.api.get(address, {
    headers: { 'if-none-match': headers['etag'] ?? '' },
  })
  expect(again.status).toBe(304)
})

it('The document of all namespaces is published as OpenAPI 3.0 with examples of this site', async () => {
  const { text } = await service.api.get('/openapi-3.0.json')
  expect(text).toContain(`"example":"${service.url}/lighthouse/"`)
  expect(text).not.toContain('https://example.org')
})
