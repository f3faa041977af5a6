import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const edit = { query: { context: 'edit' } }

describe('GET /core/v2/statuses', () => {
  it('200 limits a status to the requested members', async () => {
    const query = { _fields: 'publish.name' }
    const { body } = await service.api.get('/core/v2/statuses', { query })
    expect(body).toEqual({ publish: { name: 'Published' } })
  })

  it('200 shows public statuses to everyone', async () => {
    const { status, body } = await service.api.get('/core/v2/statuses')
    expect({ status, publish: 'publish' in body, draft: 'draft' in body }).toEqual({
      status: 200,
      publish: true,
      draft: false,
    })
  })

  it('200 shows all but internal statuses to contributors', async () => {
    const { body } = await service.api.as('contributor').get('/core/v2/statuses')
    expect({ draft: 'draft' in body, trash: 'trash' in body, inherit: 'inherit' in body }).toEqual({
      draft: true,
      trash: true,
      inherit: false,
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/statuses')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/statuses', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get('/core/v2/statuses', { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await service.api.as(asker).get('/core/v2/statuses', edit)
    expect(answer).toBeRestError('rest_cannot_view', status)
  })
})

describe('GET /core/v2/statuses/{status}', () => {
  it('200 links to the posts that have it', async () => {
    const { status, body } = await service.api.as('author').get('/core/v2/statuses/draft')
    const href = `${service.root}/core/v2/posts?status=draft`
    expect({ status, archives: body._links.archives }).toEqual({
      status: 200,
      archives: [{ href }],
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/statuses/publish')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/statuses/publish', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get('/core/v2/statuses/publish', { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous', 'trash'],
    [403, 'subscriber', 'draft'],
    [403, 'admin', 'inherit'],
  ] as const)('%d refuses %s callers the status %s', async (status, asker, name) => {
    const answer = await service.api.as(asker).get(`/core/v2/statuses/${name}`)
    expect(answer).toBeRestError('rest_cannot_read_status', status)
  })

  it.each(['lost', 'constructor', '__proto__'])('404 finds no status %s', async (name) => {
    const answer = await service.api.as('admin').get(`/core/v2/statuses/${name}`)
    expect(answer).toBeRestError('rest_status_invalid', 404)
  })
})
