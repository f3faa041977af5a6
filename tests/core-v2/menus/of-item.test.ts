import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/menus'
const editor = () => service.api.as('editor')
const admin = () => service.api.as('admin')

const menu = async (): Promise<number> =>
  (await admin().post(base, { body: { name: unique('Menu ') } })).body.id

const of = (post: number) => editor().get(base, { query: { post } })

it('GET /core/v2/menus 200 shows the menu of an item', async () => {
  const [id] = await Promise.all([menu(), menu()])
  const item = { title: 'Link', url: '/x', menus: id }
  const { body } = await admin().post('/core/v2/menu-items', { body: item })
  const { body: found } = await of(body.id)
  expect(found.map((one: { id: number }) => one.id)).toEqual([id])
})

it('GET /core/v2/menus 400 refuses an unknown id', async () => {
  expect(await of(99_999_999)).toBeRestError('rest_post_invalid_id', 400)
})

it('GET /core/v2/menus 403 refuses an item that has no menus', async () => {
  const post = await editor().post('/core/v2/posts', { body: { title: 'No item' } })
  expect(await of(post.body.id)).toBeRestError('rest_forbidden_context', 403)
})
