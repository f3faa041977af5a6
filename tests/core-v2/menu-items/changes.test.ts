import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { base, menuItemCalls, UNKNOWN } from './support.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const { as, create, item, menu, update, remove } = menuItemCalls(() => service)

describe('PATCH /core/v2/menu-items/{id}', () => {
  it('200 changes what is sent and leaves the rest', async () => {
    const menus = await menu()
    const id = await item({ menus, url: '/old', attr_title: 'More' })
    const { status, body } = await update(id, { url: '/new' })
    expect({ status, url: body.url, menus: body.menus, attrTitle: body.attr_title }).toEqual({
      status: 200,
      url: '/new',
      menus,
      attrTitle: 'More',
    })
  })

  it('200 removes an item from its menu by null', async () => {
    const id = await item({ menus: await menu() })
    expect((await update(id, { menus: null })).body.menus).toBeNull()
  })

  it('200 keeps its target after that was deleted', async () => {
    const { id: target } = await make.page()
    const id = await item({ type: 'post_type', object: 'page', object_id: target })
    await as('editor').delete(`/core/v2/pages/${target}`, { query: { force: true } })
    expect(await update(id, { menu_order: 3 })).toMatchObject({
      status: 200,
      body: { menu_order: 3, object_id: target, invalid: true },
    })
  })

  it.each([
    ['page', 'post_type', (id: number) => `/core/v2/pages/${id}`],
    ['category', 'taxonomy', (id: number) => `/core/v2/categories/${id}`],
  ] as const)(
    '200 takes the target back as it was read after that %s was deleted',
    async (object, type, pathOf) => {
      const { id: target } = await make[object]()
      const id = await item({ type, object, object_id: target })
      await as('editor').delete(pathOf(target), { query: { force: true } })
      const sent = { type, object, object_id: target, menu_order: 3 }
      expect(await update(id, sent)).toMatchObject({
        status: 200,
        body: { menu_order: 3, object_id: target, invalid: true },
      })
    },
  )

  it('200 creates no cycle by two moves at once', async () => {
    const [one, other] = [await item(), await item()]
    await Promise.all([update(one, { parent: other }), update(other, { parent: one })])
    const { body } = await as('admin').get(base, { query: { include: `${one},${other}` } })
    expect(body.filter(({ parent }: { parent: number }) => parent === 0).length).toBeGreaterThan(0)
  })

  it('200 detaches an item that moves to another menu from its parent and children', async () => {
    const [menus, other] = [await menu(), await menu()]
    const top = await item({ menus })
    const id = await item({ menus, parent: top })
    const below = await item({ menus, parent: id })
    const { body } = await update(id, { menus: other })
    expect({ menus: body.menus, parent: body.parent }).toEqual({ menus: other, parent: 0 })
    const child = (await as('editor').get(`${base}/${below}`)).body
    expect({ childMenus: child.menus, childParent: child.parent }).toEqual({
      childMenus: menus,
      childParent: top,
    })
  })

  it('400 takes no parent of another menu', async () => {
    const [menus, other] = [await menu(), await menu()]
    const [parent, elsewhere, loose] = [
      await item({ menus }),
      await item({ menus: other }),
      await item(),
    ]
    const id = await item({ menus, parent })
    for (const wrong of [elsewhere, loose]) {
      expect(await update(id, { parent: wrong })).toBeRestError('rest_invalid_param', 400)
      expect(await create({ menus, parent: wrong })).toBeRestError('rest_invalid_param', 400)
    }
    expect(await update(id, { menus: other, parent })).toBeRestError('rest_invalid_param', 400)
    const { body } = await as('editor').get(`${base}/${id}`)
    expect({ menus: body.menus, parent: body.parent }).toEqual({ menus, parent })
    expect((await update(id, { menus: other, parent: elsewhere })).body.parent).toBe(elsewhere)
  })

  it('400 refuses an empty address', async () => {
    expect(await update(await item(), { url: '' })).toBeRestError('rest_url_required', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await update(await item(), { title: 'x' }, asker)
    expect(answer).toBeRestError('rest_cannot_edit', status)
  })

  it.each(UNKNOWN)('404 finds no item %s', async (id) => {
    expect(await update(id, { title: 'x' })).toBeRestError('rest_post_invalid_id', 404)
  })

  it('412 changes only the named version', async () => {
    const answer = await update(await item(), { title: 'x' }, 'admin', {
      'if-match': '"9-x"',
    })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})

describe('DELETE /core/v2/menu-items/{id}', () => {
  it('200 shows the item as it was and moves up what stood below', async () => {
    const id = await item()
    const below = await item({ parent: id })
    const { body } = await remove(id, { force: true })
    expect({ deleted: body.deleted, previousUrl: body.previous.url }).toEqual({
      deleted: true,
      previousUrl: '/there/',
    })
    expect((await as('editor').get(`${base}/${below}`)).body.parent).toBe(0)
  })

  it('400 refuses a force that is not a boolean', async () => {
    const answer = await remove(await item(), { force: 'sure' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await remove(await item(), { force: true }, asker)
    expect(answer).toBeRestError('rest_cannot_delete', status)
  })

  it.each(UNKNOWN)('404 finds no item %s', async (id) => {
    expect(await remove(id, { force: true })).toBeRestError('rest_post_invalid_id', 404)
  })

  it('412 deletes only the named version', async () => {
    const answer = await remove(await item(), { force: true }, 'admin', {
      'if-match': '"9-x"',
    })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })

  it('501 has no trash for menu items', async () => {
    expect(await remove(await item())).toBeRestError('rest_trash_not_supported', 501)
  })
})
