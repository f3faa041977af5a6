import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const LATEST = '/core/v2/block-renderer/core/latest-posts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const read = (path: string, query = {}, asker: Actor = 'contributor') =>
  service.api.as(asker).get(path, { query })
const render = (path: string, body = {}, asker: Actor = 'contributor') =>
  service.api.as(asker).post(path, { body })

it('POST /core/v2/block-renderer/{namespace}/{name} 200 shows the block as it would show in a text', async () => {
  const category = await make.category()
  const { link } = await make.post({ title: 'Fish & chips', categories: [category.id] })
  const attributes = { categories: [{ id: category.id }] }
  const { status, body } = await render(LATEST, { attributes })
  expect({ status, members: Object.keys(body) }).toEqual({ status: 200, members: ['rendered'] })
  expect(body.rendered).toContain(`href="${link}">Fish &#038; chips</a>`)
})

it('GET /core/v2/block-renderer/{namespace}/{name} 200 takes attributes in an address as well', async () => {
  const category = await make.category()
  await make.post({ title: 'First', categories: [category.id] })
  await make.post({ title: 'Second', categories: [category.id] })
  const attributes = {
    postsToShow: 1,
    categories: [category.id],
    order: 'asc',
    displayPostDate: true,
  }
  const { body } = await read(LATEST, { context: 'edit', attributes })
  expect(body.rendered).toContain('First')
  expect(body.rendered).not.toContain('Second')
  expect(body.rendered).toContain('<time datetime=')
})

it('POST /core/v2/block-renderer/{namespace}/{name} 200 shows nothing that is not public', async () => {
  const category = await make.category()
  await make.post({ title: 'Hidden', status: 'draft', categories: [category.id] })
  const attributes = { categories: [category.id] }
  expect((await render(LATEST, { attributes }, 'admin')).body.rendered).toBe('')
  const draft = await make.block({ content: 'Hidden', status: 'draft' })
  const shown = await render('/core/v2/block-renderer/core/block', {
    attributes: { ref: draft.id },
  })
  expect(shown.body.rendered).toBe('')
})

it('POST /core/v2/block-renderer/{namespace}/{name} 200 ignores attributes that it does not know', async () => {
  expect((await render(LATEST, { attributes: { colour: 'red' } })).status).toBe(200)
})

it('POST /core/v2/block-renderer/{namespace}/{name} 200 renders for an item that the caller may edit', async () => {
  const { id } = await make.post({ status: 'draft' }, 'contributor')
  expect((await render(LATEST, { post_id: id })).status).toBe(200)
})

it('GET /core/v2/block-renderer/{namespace}/{name} 304 confirms that nothing has changed', async () => {
  const path = '/core/v2/block-renderer/core/page-list'
  const headers = { 'if-none-match': (await read(path)).headers['etag'] ?? '' }
  expect((await service.api.as('contributor').get(path, { headers })).status).toBe(304)
})

it.each([
  { postsToShow: 'many' },
  { postsToShow: 0 },
  { postsToShow: 1e9 },
  { order: 'sideways' },
  { displayPostDate: 'perhaps' },
  { categories: { id: 1 } },
])('Both ways to render a block refuse %j with 400', async (attributes) => {
  const answers = [await render(LATEST, { attributes }), await read(LATEST, { attributes })]
  for (const answer of answers) expect(answer).toBeRestError('rest_invalid_param', 400)
  expect(answers[0]?.body.data.params.attributes).toContain(Object.keys(attributes)[0])
})

it('Both ways to render a block refuse any context but that of editing with 400', async () => {
  expect(await read(LATEST, { context: 'view' })).toBeRestError('rest_invalid_param', 400)
  expect(await render(LATEST, { context: 'view' })).toBeRestError('rest_invalid_param', 400)
})

it.each([
  ['anonymous', 401],
  ['subscriber', 403],
] as const)('Both ways to render a block refuse %s callers with %d', async (asker, status) => {
  expect(await read(LATEST, {}, asker)).toBeRestError('block_cannot_read', status)
  expect(await render(LATEST, {}, asker)).toBeRestError('block_cannot_read', status)
})

it('POST /core/v2/block-renderer/{namespace}/{name} 403 refuses items that the caller may not edit and items that do not exist', async () => {
  const { id } = await make.post()
  for (const number of [id, 99_999_999, 2 ** 40]) {
    const answer = await render(LATEST, { post_id: number })
    expect(answer).toBeRestError('block_cannot_read', 403)
  }
})

it.each(['core/nothing', 'acme/card', 'core/paragraph', 'core/constructor'])(
  'Both ways to render a block answer 404 for %s',
  async (name) => {
    const path = `/core/v2/block-renderer/${name}`
    expect(await read(path)).toBeRestError('block_invalid', 404)
    expect(await render(path)).toBeRestError('block_invalid', 404)
  },
)

it('POST /core/v2/block-renderer/{namespace}/{name} 200 lets no text of an attribute be markup', async () => {
  const attack = `"><script>alert('${unique()}')</script>`
  const attributes = { label: attack, url: attack, title: attack, className: attack }
  const { body } = await render('/core/v2/block-renderer/core/navigation-link', { attributes })
  expect(body.rendered).not.toMatch(/<script/)
})
