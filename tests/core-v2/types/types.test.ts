import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const edit = { query: { context: 'edit' } }

describe('GET /core/v2/types', () => {
  it('200 limits each type to the requested members', async () => {
    const query = { _fields: 'page.rest_base,post,page._links.collection' }
    const { body } = await service.api.get('/core/v2/types', { query })
    const collection = [{ href: `${service.root}/core/v2/types` }]
    expect(body.page).toEqual({ rest_base: 'pages', _links: { collection } })
    expect(body.post).toMatchObject({ name: 'Posts', slug: 'post', rest_base: 'posts' })
    expect(Object.keys(body).toSorted()).toEqual(['page', 'post'])
  })

  it('200 shows every type by slug that can be read by its name', async () => {
    const { status, body } = await service.api.get('/core/v2/types')
    const calendar = ['cal_events', 'cal_venue', 'cal_organizer']
    const design = ['nav_menu_item', 'core_block', 'core_navigation']
    const names = ['post', 'page', 'attachment', ...design, ...calendar]
    expect({ status, members: Object.keys(body) }).toEqual({ status: 200, members: names })
    for (const name of names) {
      expect((await service.api.get(`/core/v2/types/${name}`)).body).toEqual(body[name])
    }
  })

  it('200 shows in the edit context only what the caller may edit', async () => {
    const { body } = await service.api.as('contributor').get('/core/v2/types', edit)
    const calendar = ['cal_events', 'cal_venue', 'cal_organizer']
    expect(Object.keys(body)).toEqual(['post', 'attachment', 'core_block', ...calendar])
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/types')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/types', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get('/core/v2/types', { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await service.api.as(asker).get('/core/v2/types', edit)
    expect(answer).toBeRestError('rest_cannot_view', status)
  })
})

describe('GET /core/v2/types/{type}', () => {
  it('200 shows editors which right needs which capability', async () => {
    const { status, body } = await service.api.as('editor').get('/core/v2/types/page', edit)
    expect(status).toBe(200)
    expect(body.capabilities).toMatchObject({
      edit_post: 'edit_page',
      edit_posts: 'edit_pages',
      create_posts: 'edit_pages',
    })
    expect(body.supports).toMatchObject({ title: true, 'page-attributes': true })
    expect(body.labels).toMatchObject({ singular_name: 'Page', parent_item: 'Parent page' })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get('/core/v2/types/post')
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get('/core/v2/types/post', again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.get('/core/v2/types/post', { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous', 'post'],
    [403, 'contributor', 'page'],
  ] as const)('%d refuses %s callers the edit context of a %s', async (status, asker, type) => {
    const answer = await service.api.as(asker).get(`/core/v2/types/${type}`, edit)
    expect(answer).toBeRestError('rest_forbidden_context', status)
  })

  it('403 hides revisions', async () => {
    const answer = await service.api.as('admin').get('/core/v2/types/revision')
    expect(answer).toBeRestError('rest_cannot_read_type', 403)
  })

  it.each(['novel', 'constructor', '__proto__'])('404 finds no type %s', async (type) => {
    const answer = await service.api.get(`/core/v2/types/${type}`)
    expect(answer).toBeRestError('rest_type_invalid', 404)
  })
})
