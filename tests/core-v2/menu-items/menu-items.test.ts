import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { base, menuItemCalls, UNKNOWN } from './support.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const { as, create, item, menu } = menuItemCalls(() => service)

describe('GET /core/v2/menu-items', () => {
  it('200 shows the items of a menu by their places', async () => {
    const menus = await menu()
    const second = await item({ menus, menu_order: 2 })
    const first = await item({ menus, menu_order: 1 })
    await item()
    const { status, body } = await as('contributor').get(base, { query: { menus } })
    expect({ status, ids: body.map(({ id }: { id: number }) => id) }).toEqual({
      status: 200,
      ids: [first, second],
    })
  })

  it('200 leaves out menus', async () => {
    const menus = await menu()
    const ids = [await item({ menus }), await item()]
    const query = { include: ids.join(','), menus_exclude: menus }
    const { body } = await as('editor').get(base, { query })
    expect(body.map(({ id }: { id: number }) => id)).toEqual([ids[1]])
  })

  it('200 finds nothing for hostile ids', async () => {
    const query = { menus: '0,-7,2147483648,1e20', menu_order: 99_999_999_999 }
    expect(await as('editor').get(base, { query })).toMatchObject({ status: 200, body: [] })
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

describe('POST /core/v2/menu-items', () => {
  it('201 publishes at the first place of no menu', async () => {
    const { status, headers, body } = await create({ classes: 'a b, <c>', xfn: ['me'] })
    expect({ status, location: headers['location'] }).toEqual({
      status: 201,
      location: `${service.root}${base}/${body.id}`,
    })
    expect(body).toMatchObject({
      status: 'publish',
      type: 'custom',
      object: 'custom',
      object_id: 0,
      url: '/there/',
      parent: 0,
      menu_order: 1,
      menus: null,
      classes: ['a', 'b', 'c'],
      xfn: ['me'],
      invalid: false,
    })
  })

  it('201 borrows title and address of a page', async () => {
    const page = await make.page({ title: 'About' })
    const members = { title: '', type: 'post_type', object: 'page', object_id: page.id }
    const { body } = await create(members)
    expect({
      title: body.title,
      url: body.url,
      typeLabel: body.type_label,
      invalid: body.invalid,
    }).toEqual({
      title: { raw: '', rendered: 'About' },
      url: page.link,
      typeLabel: 'Page',
      invalid: false,
    })
  })

  it('201 borrows title and address of a category', async () => {
    const category = await make.category({ name: unique('Rivers ') })
    const members = { title: '', type: 'taxonomy', object: 'category', object_id: category.id }
    const { body } = await create(members)
    expect({ url: body.url, typeLabel: body.type_label }).toEqual({
      url: category.link,
      typeLabel: 'Category',
    })
  })

  it('201 leads to the page that lists the events', async () => {
    const { body } = await create({ title: '', type: 'post_type_archive', object: 'cal_events' })
    expect({ url: body.url, title: body.title.rendered, invalid: body.invalid }).toEqual({
      url: `${service.url}/events/`,
      title: 'Events',
      invalid: false,
    })
    expect(await fetch(body.url)).toMatchObject({ status: 200 })
  })

  it.each([
    ['rest_post_exists', { id: 7 }],
    ['rest_title_required', { title: '' }],
    ['rest_url_required', { url: '' }],
    ['rest_url_required', { url: 'java\tscript:alert(1)' }],
    ['invalid_menu_id', { menus: 99_999_999 }],
    ['invalid_menu_id', { menus: 1 }],
    ['invalid_menu_id', { menus: 1e20 }],
    ['rest_post_invalid_id', { parent: 99_999_999 }],
    ['rest_post_invalid_id', { parent: 2 ** 31 }],
    ['rest_post_invalid_id', { parent: -(2 ** 31) - 1 }],
    ['rest_post_invalid_id', { type: 'post_type', object: 'page', object_id: 99_999_999 }],
    ['rest_post_invalid_id', { type: 'post_type', object: 'ghost', object_id: 1 }],
    ['rest_term_invalid', { type: 'taxonomy', object: 'post_tag', object_id: 2 ** 31 }],
    ['rest_post_invalid_type', { type: 'post_type_archive', object: 'page' }],
    ['rest_invalid_param', { menu_order: 0 }],
    ['rest_invalid_param', { status: 'trash' }],
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

describe('GET /core/v2/menu-items/{id}', () => {
  it('200 shows an item as invalid when its target was deleted', async () => {
    const { id: target } = await make.page()
    const id = await item({ type: 'post_type', object: 'page', object_id: target })
    await as('editor').delete(`/core/v2/pages/${target}`)
    const { body } = await as('editor').get(`${base}/${id}`)
    expect({ invalid: body.invalid, url: body.url }).toEqual({ invalid: true, url: '' })
  })

  it('200 shows nothing of a draft to callers who may not read it', async () => {
    const page = await make.page({ title: 'Secret', status: 'draft' })
    const members = { title: '', type: 'post_type', object: 'page', object_id: page.id }
    const { body } = await as('contributor').get(`${base}/${await item(members)}`)
    expect({ titleRendered: body.title.rendered, url: body.url }).toEqual({
      titleRendered: '',
      url: '',
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const id = await item()
    const { headers } = await as('editor').get(`${base}/${id}`)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(`${base}/${id}`, again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await as('editor').get(`${base}/${await item()}`, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    expect(await as(asker).get(`${base}/${await item()}`)).toBeRestError('rest_cannot_view', status)
  })

  it('403 shows no draft to editors', async () => {
    const id = await item({ status: 'draft' })
    expect(await as('editor').get(`${base}/${id}`)).toBeRestError('rest_forbidden', 403)
  })

  it.each(UNKNOWN)('404 finds no item %s', async (id) => {
    expect(await as('editor').get(`${base}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
  })
})
