import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/navigation'
const UNKNOWN = ['0', '99999999', '2147483648', '100000000000000000000']
const as = (asker: Actor) => service.api.as(asker)
const create = (members: object = {}, asker: Actor = 'admin') =>
  as(asker).post(base, { body: { title: unique(), status: 'publish', ...members } })
const navigation = async (members: object = {}): Promise<number> => (await create(members)).body.id
const update = (id: number | string, body: object, asker: Actor = 'admin', headers = {}) =>
  as(asker).patch(`${base}/${id}`, { body, headers })
const remove = (id: number | string, query = {}, asker: Actor = 'admin', headers = {}) =>
  as(asker).delete(`${base}/${id}`, { query, headers })

describe('GET /core/v2/navigation', () => {
  it('200 shows everybody what is published', async () => {
    const include = await navigation({ content: '<a href="/about/">About</a>' })
    const { status, body, headers } = await service.api.get(base, { query: { include } })
    expect({ status, total: headers['x-wp-total'] }).toEqual({ status: 200, total: '1' })
    expect(body[0]).toMatchObject({ id: include, type: 'core_navigation', status: 'publish' })
    expect(body[0].content.rendered).toContain('<a href="/about/">About</a>')
  })

  it('200 shows no drafts', async () => {
    const include = await navigation({ status: 'draft' })
    expect((await service.api.get(base, { query: { include } })).body).toEqual([])
  })

  it('200 has neither author, excerpt, picture, comments nor revisions', async () => {
    const include = await navigation()
    const { body } = await as('admin').get(base, { query: { include, context: 'edit' } })
    expect(Object.keys(body[0])).toEqual(
      expect.not.arrayContaining(['author', 'excerpt', 'featured_media', 'comment_status']),
    )
    expect(Object.keys(body[0]._links)).toEqual(
      expect.not.arrayContaining(['author', 'replies', 'version-history']),
    )
  })

  it('304 confirms that the list has not changed', async () => {
    const { headers } = await service.api.get(base)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get(base, again)).status).toBe(304)
  })

  it('400 refuses an unknown ordering', async () => {
    const answer = await service.api.get(base, { query: { orderby: 'author' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await as(asker).get(base, { query: { context: 'edit' } })
    expect(answer).toBeRestError('rest_forbidden_context', status)
  })

  it('200 finds nothing for hostile ids', async () => {
    const query = { include: '0,-7,2147483648,1e20', per_page: 100 }
    expect(await service.api.get(base, { query })).toMatchObject({ status: 200, body: [] })
  })
})

describe('POST /core/v2/navigation', () => {
  it('201 creates a draft by default', async () => {
    const { status, body, headers } = await as('admin').post(base, { body: { title: 'Main' } })
    expect({ status, bodyStatus: body.status, headersLocation: headers['location'] }).toEqual({
      status: 201,
      bodyStatus: 'draft',
      headersLocation: `${service.root}${base}/${body.id}`,
    })
  })

  it.each([
    ['rest_invalid_param', { status: 'trash' }],
    ['rest_post_exists', { id: 7 }],
    ['empty_content', { title: '' }],
  ])('400 answers %s for %j', async (code, members) => {
    expect(await create(members)).toBeRestError(code, 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    expect(await create({}, asker)).toBeRestError('rest_cannot_create', status)
  })
})

describe('GET /core/v2/navigation/{id}', () => {
  it('200 hides protected content until the password is given', async () => {
    const id = await navigation({ content: 'Secret', password: 'open' })
    const closed = await service.api.get(`${base}/${id}`)
    const open = await service.api.get(`${base}/${id}`, { query: { password: 'open' } })
    expect({
      closedContentRendered: closed.body.content.rendered,
      openContentRendered: open.body.content.rendered,
    }).toEqual({
      closedContentRendered: '',
      openContentRendered: expect.stringContaining('Secret'),
    })
  })

  it('200 names no page, because menus have none', async () => {
    const { headers } = await service.api.get(`${base}/${await navigation()}`)
    expect(headers['link']).not.toContain('alternate')
  })

  it('200 describes its type', async () => {
    const { body } = await service.api.get(`${base}/${await navigation()}`)
    const about = await service.api.get(body._links.about[0].href.slice(service.root.length))
    expect({ aboutStatus: about.status, aboutRestBase: about.body.rest_base }).toEqual({
      aboutStatus: 200,
      aboutRestBase: 'navigation',
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const id = await navigation()
    const { headers } = await service.api.get(`${base}/${id}`)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get(`${base}/${id}`, again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const query = { context: 'all' }
    const answer = await service.api.get(`${base}/${await navigation()}`, { query })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses a draft to %s callers', async (status, asker) => {
    const id = await navigation({ status: 'draft' })
    expect(await as(asker).get(`${base}/${id}`)).toBeRestError('rest_forbidden', status)
  })

  it.each(UNKNOWN)('404 finds no navigation %s', async (id) => {
    expect(await service.api.get(`${base}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
  })

  it('404 finds no page', async () => {
    const { id } = await make.page()
    expect(await service.api.get(`${base}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('PATCH /core/v2/navigation/{id}', () => {
  it('200 changes what is sent and leaves the rest', async () => {
    const id = await navigation({ content: 'Old' })
    const { status, body } = await update(id, { title: 'New' })
    expect({ status, titleRaw: body.title.raw, contentRaw: body.content.raw }).toEqual({
      status: 200,
      titleRaw: 'New',
      contentRaw: 'Old',
    })
  })

  it('400 refuses an unknown status', async () => {
    const answer = await update(await navigation(), { status: 'lost' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await update(await navigation(), { title: 'x' }, asker)
    expect(answer).toBeRestError('rest_cannot_edit', status)
  })

  it.each(UNKNOWN)('404 finds no navigation %s', async (id) => {
    expect(await update(id, { title: 'x' })).toBeRestError('rest_post_invalid_id', 404)
  })

  it('412 changes only the named version', async () => {
    const headers = { 'if-match': '"9-x"' }
    const answer = await update(await navigation(), { title: 'x' }, 'admin', headers)
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})

describe('DELETE /core/v2/navigation/{id}', () => {
  it('200 moves it to the trash, then deletes it permanently', async () => {
    const id = await navigation()
    const trashed = await remove(id)
    const gone = await remove(id, { force: true })
    expect({
      trashedStatus: trashed.body.status,
      goneDeleted: gone.body.deleted,
      gonePreviousId: gone.body.previous.id,
    }).toEqual({ trashedStatus: 'trash', goneDeleted: true, gonePreviousId: id })
  })

  it('400 refuses a force that is not a boolean', async () => {
    const answer = await remove(await navigation(), { force: 'sure' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await remove(await navigation(), {}, asker)
    expect(answer).toBeRestError('rest_cannot_delete', status)
  })

  it('404 finds no page', async () => {
    const { id } = await make.page()
    expect(await remove(id)).toBeRestError('rest_post_invalid_id', 404)
  })

  it('410 moves nothing to the trash twice', async () => {
    const id = await navigation()
    await remove(id)
    expect(await remove(id)).toBeRestError('rest_already_trashed', 410)
  })

  it('412 deletes only the named version', async () => {
    const answer = await remove(await navigation(), {}, 'admin', { 'if-match': '"9-x"' })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})
