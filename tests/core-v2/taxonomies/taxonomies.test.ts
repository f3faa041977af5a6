import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const edit = { query: { context: 'edit' } }

describe('GET /core/v2/taxonomies', () => {
  it('200 shows every taxonomy by slug that can be read by its name', async () => {
    const { status, body } = await service.api.get('/core/v2/taxonomies')
    const names = ['category', 'post_tag', 'cal_events_cat', 'core_pattern_category']
    expect({ status, members: Object.keys(body), postTagTypes: body.post_tag.types }).toEqual({
      status: 200,
      members: names,
      postTagTypes: ['post', 'cal_events'],
    })
    for (const name of names) {
      expect((await service.api.get(`/core/v2/taxonomies/${name}`)).body).toEqual(body[name])
    }
  })

  it('200 limits a taxonomy to the requested members', async () => {
    const query = { _fields: 'category.types' }
    const { body } = await service.api.get('/core/v2/taxonomies', { query })
    expect(body).toEqual({ category: { types: ['post'] } })
  })

  it('200 shows those that a type names', async () => {
    const { body: types } = await service.api.get('/core/v2/types')
    for (const [type, { taxonomies }] of Object.entries<{ taxonomies: string[] }>(types)) {
      const { body } = await service.api.get('/core/v2/taxonomies', { query: { type } })
      expect({ type, members: Object.keys(body) }).toEqual({ type, members: taxonomies })
    }
  })

  it('200 shows an object also when a type has none', async () => {
    const { body } = await service.api.get('/core/v2/taxonomies', { query: { type: 'page' } })
    expect(body).toEqual({})
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/taxonomies')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/taxonomies', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get('/core/v2/taxonomies', { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await service.api.as(asker).get('/core/v2/taxonomies', edit)
    expect(answer).toBeRestError('rest_cannot_view', status)
  })

  it('403 refuses the edit context of a type without taxonomies', async () => {
    const query = { context: 'edit', type: 'page' }
    const answer = await service.api.as('admin').get('/core/v2/taxonomies', { query })
    expect(answer).toBeRestError('rest_cannot_view', 403)
  })
})

describe('GET /core/v2/taxonomies/{taxonomy}', () => {
  it('200 shows callers who assign terms which right needs which capability', async () => {
    const { status, body } = await service.api
      .as('contributor')
      .get('/core/v2/taxonomies/category', edit)
    expect({ status, capabilities: body.capabilities }).toEqual({
      status: 200,
      capabilities: {
        manage_terms: 'manage_categories',
        edit_terms: 'manage_categories',
        delete_terms: 'manage_categories',
        assign_terms: 'edit_posts',
      },
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/taxonomies/category')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/taxonomies/category', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const path = '/core/v2/taxonomies/category'
    const answer = await service.api.get(path, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await service.api.as(asker).get('/core/v2/taxonomies/post_tag', edit)
    expect(answer).toBeRestError('rest_forbidden_context', status)
  })

  it('401 hides formats, which are a member of posts', async () => {
    const answer = await service.api.get('/core/v2/taxonomies/post_format')
    expect(answer).toBeRestError('rest_forbidden', 401)
  })

  it.each(['colour', 'constructor'])('404 finds no taxonomy %s', async (name) => {
    const answer = await service.api.get(`/core/v2/taxonomies/${name}`)
    expect(answer).toBeRestError('rest_taxonomy_invalid', 404)
  })
})
