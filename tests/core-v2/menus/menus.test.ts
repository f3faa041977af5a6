import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/menus'
const UNKNOWN = ['0', '99999999', '2147483648', '100000000000000000000']
const as = (asker: Actor) => service.api.as(asker)

const create = (members: object = {}, asker: Actor = 'admin') =>
  as(asker).post(base, { body: { name: unique('Menu '), ...members } })
const menu = async (members: object = {}): Promise<{ id: number; name: string; slug: string }> =>
  (await create(members)).body
const update = (id: number | string, body: object, asker: Actor = 'admin', headers = {}) =>
  as(asker).patch(`${base}/${id}`, { body, headers })
const remove = (id: number | string, query = {}, asker: Actor = 'admin', headers = {}) =>
  as(asker).delete(`${base}/${id}`, { query, headers })

describe('GET /core/v2/menus', () => {
  it('200 shows menus to callers who write posts', async () => {
    const { id, name } = await menu({ locations: ['footer'], auto_add: true })
    const answer = await as('contributor').get(base, { query: { include: id } })
    expect(answer).toMatchObject({ status: 200, headers: { 'x-wp-total': '1' } })
    expect(answer.body[0]).toMatchObject({
      id,
      name,
      meta: {},
      locations: ['footer'],
      auto_add: true,
    })
  })

  it('200 is empty beyond the end', async () => {
    expect(await as('editor').get(base, { query: { page: 2_000_000 } })).toMatchObject({
      status: 200,
      body: [],
    })
  })

  it('304 confirms that the list has not changed', async () => {
    const { headers } = await as('editor').get(base)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(base, again)).status).toBe(304)
  })

  it('400 refuses an unknown ordering', async () => {
    const answer = await as('editor').get(base, { query: { orderby: 'colour' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    expect(await as(asker).get(base)).toBeRestError('rest_cannot_view', status)
  })

  it('403 keeps editors from the edit context', async () => {
    const answer = await as('editor').get(base, { query: { context: 'edit' } })
    expect(answer).toBeRestError('rest_forbidden_context', 403)
  })
})

describe('POST /core/v2/menus', () => {
  it('201 returns the address of the menu', async () => {
    const { status, headers, body } = await create()
    expect({ status, location: headers['location'] }).toEqual({
      status: 201,
      location: `${service.root}${base}/${body.id}`,
    })
  })

  it('201 takes a location from its former menu', async () => {
    const first = await menu({ locations: 'primary,footer' })
    const second = await menu({ locations: ['primary'] })
    const shown = await Promise.all(
      [first, second].map(({ id }) => as('admin').get(`${base}/${id}`)),
    )
    expect(shown.map(({ body }) => body.locations)).toEqual([['footer'], ['primary']])
  })

  it('400 refuses an unknown location', async () => {
    const answer = await create({ locations: ['attic'] })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.locations.code).toBe('rest_invalid_menu_location')
  })

  it('400 refuses a taken name, whatever the slug, and names its owner', async () => {
    const { id, name } = await menu()
    const answer = await create({ name: name.toUpperCase(), slug: unique() })
    expect(answer).toBeRestError('menu_exists', 400)
    expect(answer.body.data.term_id).toBe(id)
  })

  it('201/400 lets one of several at once have a name', async () => {
    const name = unique('Race ')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create({ name, slug: unique() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'menu_exists')).toHaveLength(3)
  })

  it('400 refuses a menu without a name', async () => {
    const answer = await as('admin').post(base, { body: {} })
    expect(answer).toBeRestError('rest_missing_callback_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    expect(await create({}, asker)).toBeRestError('rest_cannot_create', status)
  })
})

describe('GET /core/v2/menus/{id}', () => {
  it('200 names its items and its places', async () => {
    const { id } = await menu({ locations: ['footer'] })
    const { body } = await as('admin').get(`${base}/${id}`)
    expect(body._links['https://api.w.org/post_type'] ?? body._links['core:post_type']).toEqual([
      { href: `${service.root}/core/v2/menu-items?menus=${id}` },
    ])
    expect(
      body._links['https://api.w.org/menu-location'] ?? body._links['core:menu-location'],
    ).toEqual([{ embeddable: true, href: `${service.root}/core/v2/menu-locations/footer` }])
  })

  it('304 confirms that nothing has changed', async () => {
    const { id } = await menu()
    const { headers } = await as('editor').get(`${base}/${id}`)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(`${base}/${id}`, again)).status).toBe(304)
  })

  it('200 has another tag when another menu takes its place', async () => {
    const { id } = await menu({ locations: ['primary'] })
    const { headers } = await as('editor').get(`${base}/${id}`)
    await menu({ locations: ['primary'] })
    const again = { headers: { 'if-modified-since': '', 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(`${base}/${id}`, again)).status).toBe(200)
  })

  it('400 refuses an unknown context', async () => {
    const { id } = await menu()
    const answer = await as('editor').get(`${base}/${id}`, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const { id } = await menu()
    expect(await as(asker).get(`${base}/${id}`)).toBeRestError('rest_cannot_view', status)
  })

  it.each(UNKNOWN)('404 finds no menu %s', async (id) => {
    expect(await as('editor').get(`${base}/${id}`)).toBeRestError('rest_term_invalid', 404)
  })
})

describe('PATCH /core/v2/menus/{id}', () => {
  it('200 changes what is sent and leaves the rest', async () => {
    const { id, name, slug } = await menu({ locations: ['footer'] })
    const { status, body } = await update(id, { description: 'New' })
    expect({
      status,
      name: body.name,
      slug: body.slug,
      description: body.description,
      locations: body.locations,
    }).toEqual({ status: 200, name, slug, description: 'New', locations: ['footer'] })
  })

  it('200 empties the description and leaves the places by null', async () => {
    const { id } = await menu({ locations: ['footer'], description: 'Old' })
    const { body } = await update(id, { locations: null, description: null, auto_add: null })
    expect({
      locations: body.locations,
      description: body.description,
      autoAdd: body.auto_add,
    }).toEqual({ locations: [], description: '', autoAdd: false })
  })

  it('200 leaves its places for an empty list', async () => {
    const { id } = await menu({ locations: ['footer'] })
    const { body, headers } = await update(id, { locations: [] })
    const read = await as('admin').get(`${base}/${id}`)
    expect({ locations: body.locations, readLocations: read.body.locations }).toEqual({
      locations: [],
      readLocations: [],
    })
    expect(read.headers['etag']?.split('-')[0]).toBe(headers['etag']?.split('-')[0])
  })

  it('200 takes its own name again', async () => {
    const { id, name } = await menu()
    expect((await update(id, { name })).status).toBe(200)
  })

  it('400 refuses the name of another menu', async () => {
    const [one, other] = [await menu(), await menu()]
    expect(await update(one.id, { name: other.name })).toBeRestError('menu_exists', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const { id } = await menu()
    expect(await update(id, { name: 'x' }, asker)).toBeRestError('rest_cannot_update', status)
  })

  it('404 finds no category', async () => {
    expect(await update(1, { description: 'x' })).toBeRestError('rest_term_invalid', 404)
  })

  it('412 changes only the named version', async () => {
    const { id } = await menu()
    const answer = await update(id, { description: 'x' }, 'admin', { 'if-match': '"9-x"' })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})

describe('DELETE /core/v2/menus/{id}', () => {
  it('200 removes its items and leaves its places', async () => {
    const { id } = await menu({ locations: ['primary'] })
    const item = { title: 'Link', url: '/x', menus: id }
    const { body } = await as('admin').post('/core/v2/menu-items', { body: item })
    const { body: below } = await as('admin').post('/core/v2/menu-items', {
      body: { ...item, title: 'Below', parent: body.id },
    })
    const answer = await remove(id, { force: true })
    expect(answer.body).toMatchObject({ deleted: true, previous: { id, locations: ['primary'] } })
    const gone = await as('admin').get(`/core/v2/menu-items/${body.id}`)
    const alike = await as('admin').get(`/core/v2/menu-items/${below.id}`)
    const place = await as('admin').get('/core/v2/menu-locations/primary')
    expect({
      goneStatus: gone.status,
      alikeStatus: alike.status,
      placeMenu: place.body.menu,
    }).toEqual({ goneStatus: 404, alikeStatus: 404, placeMenu: 0 })
  })

  it('200 leaves no item behind that is created during the deletion', async () => {
    const { id } = await menu()
    const item = { title: 'Link', url: '/x', menus: id }
    const post = () => as('admin').post('/core/v2/menu-items', { body: item })
    const [first, gone, last] = await Promise.all([post(), remove(id, { force: true }), post()])
    expect(gone.status).toBe(200)
    for (const { status, body } of [first, last]) {
      const read = await as('admin').get(`/core/v2/menu-items/${body.id ?? 0}`)
      expect({ status, readStatus: read.status }).toEqual({
        status: status === 201 ? 201 : 400,
        readStatus: 404,
      })
    }
  })

  it('400 refuses a force that is not a boolean', async () => {
    const { id } = await menu()
    expect(await remove(id, { force: 'sure' })).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const { id } = await menu()
    expect(await remove(id, { force: true }, asker)).toBeRestError('rest_cannot_delete', status)
  })

  it.each(UNKNOWN)('404 finds no menu %s', async (id) => {
    expect(await remove(id, { force: true })).toBeRestError('rest_term_invalid', 404)
  })

  it('412 deletes only the named version, with its items', async () => {
    const { id } = await menu()
    const { body } = await as('admin').post('/core/v2/menu-items', {
      body: { title: 'Link', url: '/x', menus: id },
    })
    const answer = await remove(id, { force: true }, 'admin', { 'if-match': '"9-x"' })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
    const item = await as('admin').get(`/core/v2/menu-items/${body.id}`)
    expect(item.body.menus).toBe(id)
  })

  it('501 has no trash for menus', async () => {
    const { id } = await menu()
    expect(await remove(id)).toBeRestError('rest_trash_not_supported', 501)
  })
})
