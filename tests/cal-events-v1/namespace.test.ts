import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const stranger = { user: 'nobody', pass: 'nothing' }

describe('GET /cal/events/v1', () => {
  it('200 shows its routes', async () => {
    const { status, body } = await service.api.get('/cal/events/v1')
    expect(status).toBe(200)
    expect(body.namespace).toBe('cal/events/v1')
    expect(Object.keys(body.routes)).toEqual(
      expect.arrayContaining(['/cal/events/v1/doc', '/cal/events/v1/events/(?P<id>\\d+)']),
    )
  })
})

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>
  readonly servers: readonly { url: string }[]
}

describe('GET /cal/events/v1/doc', () => {
  it('200 is a document of OpenAPI 3.0 of this namespace', async () => {
    const { status, body, text } = await service.api.get('/cal/events/v1/doc')
    const { openapi, paths, servers } = body as Document
    expect(status).toBe(200)
    expect(openapi).toBe('3.0.0')
    expect(servers[0]?.url).toBe(`${service.root}/cal/events/v1`)
    expect(paths['/events/{id}']?.['get']?.operationId).toBe('getEvent')
    // What 3.0 does not know.
    const unknown = /"type":\[|unevaluatedProperties|"const":|"type":"null"/.exec(text)
    expect(unknown?.[0]).toBeUndefined()
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(20)
    for (const [, group = '', name = ''] of references) {
      expect(body.components[group]).toHaveProperty(name)
    }
  })

  it('304 confirms a current copy', async () => {
    const { headers } = await service.api.get('/cal/events/v1/doc')
    const tag = { 'if-none-match': headers['etag'] ?? '' }
    expect((await service.api.get('/cal/events/v1/doc', { headers: tag })).status).toBe(304)
  })

  it('400 refuses names of fields that are no texts', async () => {
    const answer = await service.api.get('/cal/events/v1/doc?_fields[a]=%00')
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401 refuses wrong credentials', async () => {
    const answer = await service.api.as(stranger).get('/cal/events/v1/doc')
    expect(answer).toBeRestError('invalid_username', 401)
  })
})
