import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { publishDue } from '../../../src/jobs/publish-scheduled.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let now = new Date('2030-01-01T12:00:00Z')
let service: TestService
let make: Factories
let menu: number
beforeAll(async () => {
  service = await startService({ clock: () => now })
  make = createFactories(service.api)
})
afterAll(() => service.close())

beforeEach(async () => {
  menu = await createMenu({ auto_add: true })
})

const admin = () => service.api.as('admin')

async function createMenu(members: object): Promise<number> {
  const { body } = await admin().post('/core/v2/menus', {
    body: { name: unique('Menu '), ...members },
  })
  return body.id as number
}

interface Item {
  readonly title: { readonly rendered: string }
  readonly object_id: number
  readonly menu_order: number
  readonly url: string
}

/** The items of a menu in their order. */
const itemsOf = async (id: number): Promise<Item[]> =>
  (await admin().get('/core/v2/menu-items', { query: { menus: id } })).body

const pagesOf = async (id: number): Promise<number[]> =>
  (await itemsOf(id)).map((item) => item.object_id)

it('A page is published too where the last item of the menu has the largest number', async () => {
  const last = { url: 'https://example.org/', menus: menu, menu_order: 2_147_483_647 }
  await admin().post('/core/v2/menu-items', { body: { title: 'Last', ...last } })
  const made = [await make.page(), await make.page()]
  expect((await pagesOf(menu)).slice(1)).toEqual(made.map(({ id }) => id))
})

it('A page that is published at the top level is added to the end of the menu, with its title', async () => {
  const body = { title: 'Start', url: 'https://example.org/', menus: menu, menu_order: 5 }
  await admin().post('/core/v2/menu-items', { body })
  const title = unique('Page ')
  const { id, link } = await make.page({ title })
  expect((await itemsOf(menu)).slice(1)).toMatchObject([
    {
      type: 'post_type',
      object: 'page',
      object_id: id,
      title: { rendered: title },
      url: link,
      menu_order: 6,
      status: 'publish',
      menus: menu,
      invalid: false,
    },
  ])
})

it('A draft is added to the menu once, when it is published', async () => {
  const { id } = await make.page({ status: 'draft' })
  const before = await pagesOf(menu)
  const write = (status: string) =>
    service.api.as('editor').patch(`/core/v2/pages/${id}`, { body: { status } })
  for (const status of ['publish', 'draft', 'publish']) await write(status)
  expect({ before, menuPages: await pagesOf(menu) }).toEqual({ before: [], menuPages: [id] })
})

it('A scheduled page is added to the menu when it is published', async () => {
  const { id } = await make.page({ status: 'future', date_gmt: '2030-01-01T13:00:00' })
  const before = await pagesOf(menu)
  now = new Date('2030-01-01T13:00:01Z')
  await publishDue(service.ctx)
  expect({ before, menuPages: await pagesOf(menu) }).toEqual({ before: [], menuPages: [id] })
})

it('Child pages and posts do not come to the menu, and menus without the option get none', async () => {
  const other = await createMenu({ auto_add: false })
  const { id } = await make.page()
  await make.page({ parent: id })
  await make.post()
  expect({ menuPages: await pagesOf(menu), otherPages: await pagesOf(other) }).toEqual({
    menuPages: [id],
    otherPages: [],
  })
})

it('Pages that are published at the same time all come to the menu, each to a place of its own', async () => {
  const pages = await Promise.all(Array.from({ length: 6 }, () => make.page()))
  const items = await itemsOf(menu)
  expect(items.map((item) => item.object_id).toSorted((a, b) => a - b)).toEqual(
    pages.map(({ id }) => id).toSorted((a, b) => a - b),
  )
  expect(items.map((item) => item.menu_order)).toEqual([1, 2, 3, 4, 5, 6])
})

it('A page that a batch rolls back leaves no item', async () => {
  const requests = [
    { path: '/core/v2/pages', body: { title: unique(), status: 'publish' } },
    { path: '/core/v2/pages/99999999', body: { title: 'x' } },
  ]
  await service.api.as('editor').post('/batch/v1', { body: { validation: 'atomic', requests } })
  expect(await pagesOf(menu)).toEqual([])
})
