import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { run } from '../../server/support/databases.ts'
import { createUser, type TestUser } from '../../support/accounts.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
let user: TestUser
let item: string
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
beforeEach(async () => {
  user = await createUser(service.ctx, { login: unique('leaver'), role: 'administrator' })
  item = `/core/v2/users/${user.id}`
})
afterAll(() => service.close())

const ME = '/core/v2/users/me'
const admin = () => service.api.as('admin')
const self = () => service.api.as({ user: user.login, pass: user.applicationPassword })
const heir = () => service.credentials.editor.id
const postOf = async (id: number) =>
  (await admin().get(`/core/v2/posts/${id}`, { query: { context: 'edit' } })).body

/** Adds something of the user. @returns its path */
async function add(path: string, body: object): Promise<string> {
  const { id } = (await self().post(`/core/v2/${path}`, { body })).body
  return `/core/v2/${path}/${id}`
}

describe('DELETE /core/v2/users/{id} 200', () => {
  it('shows the user as it was', async () => {
    const { body } = await admin().delete(item, { query: { force: true, reassign: heir() } })
    expect(body).toMatchObject({ deleted: true, previous: { username: user.login } })
  })

  it('gives all items to the chosen user', async () => {
    const post = await make.post({ author: user.id })
    await admin().delete(item, { query: { force: true, reassign: heir() } })
    expect(await postOf(post.id)).toMatchObject({ author: heir(), status: 'publish' })
  })

  it.each(['', 'false', '0'])(
    'trashes items for reassign=%p, which go to the caller',
    async (no) => {
      const post = await make.post({ author: user.id })
      await admin().delete(item, { query: { force: true, reassign: no } })
      expect(await postOf(post.id)).toMatchObject({
        author: service.credentials.admin.id,
        status: 'trash',
        slug: `${post.slug}__trashed`,
      })
    },
  )

  it('counts only the remaining posts in terms', async () => {
    const category = await make.category()
    await make.post({ author: user.id, categories: [category.id] })
    await make.post({ categories: [category.id] })
    await admin().delete(item, { query: { force: true, reassign: '' } })
    expect((await service.api.get(`/core/v2/categories/${category.id}`)).body.count).toBe(1)
  })

  it('tells who has an answer with their terms that these have changed', async () => {
    const category = await make.category()
    await make.post({ author: user.id, categories: [category.id] })
    const path = `/core/v2/categories/${category.id}`
    await run(
      service.database.url,
      `UPDATE terms SET updated_at = '2020-01-01' WHERE id = ${category.id}`,
    )
    const since = (await service.api.get(path)).headers['last-modified'] ?? ''
    expect(since).toContain('2020')
    await admin().delete(item, { query: { force: true, reassign: '' } })
    const { status } = await service.api.get(path, { headers: { 'If-Modified-Since': since } })
    expect(status).toBe(200)
  })

  it('takes the stickiness of what it trashes', async () => {
    const post = await make.post({ author: user.id, sticky: true })
    await admin().delete(item, { query: { force: true, reassign: '' } })
    const path = `/core/v2/posts/${post.id}`
    const { body } = await admin().patch(path, { body: { status: 'publish' } })
    expect(body).toMatchObject({ status: 'publish', sticky: false })
  })

  it('leaves menus, navigations and reusable blocks to the site', async () => {
    const texts = { title: unique(), content: 'Text', status: 'publish' }
    const menu = await add('menus', { name: unique('menu-') })
    const menus = Number(menu.split('/').at(-1))
    const link = { menus, type: 'custom', title: 'Home', url: 'https://example.org' }
    const paths = [
      await add('menu-items', link),
      await add('navigation', texts),
      await add('blocks', texts),
    ]
    await admin().delete(item, { query: { force: true, reassign: '' } })
    for (const path of paths) {
      expect((await admin().get(path)).body).toMatchObject({ status: 'publish' })
    }
  })

  it('reassigns revisions, and one autosave for each item', async () => {
    const post = await make.post({ author: user.id })
    for (const caller of [self(), service.api.as('editor')]) {
      await caller.post(`/core/v2/posts/${post.id}/autosaves`, { body: { title: 'Half done' } })
    }
    const { status } = await admin().delete(item, { query: { force: true, reassign: heir() } })
    expect(status).toBe(200)
  })

  it('ends the credentials of the user at once', async () => {
    await self().get(ME)
    await admin().delete(item, { query: { force: true, reassign: heir() } })
    expect(await self().get(ME)).toBeRestError('invalid_username', 401)
  })
})

it('PATCH /core/v2/posts/{id} 200 restores a post that was trashed with its author', async () => {
  const post = await make.post({ author: user.id })
  await admin().delete(item, { query: { force: true, reassign: '' } })
  const path = `/core/v2/posts/${post.id}`
  const { body } = await admin().patch(path, { body: { status: 'publish' } })
  expect(body).toMatchObject({ status: 'publish', slug: post.slug })
})

it('DELETE /core/v2/users/me 200 leaves trashed items to another administrator', async () => {
  const post = await make.post({ author: user.id })
  await self().delete(ME, { query: { force: true, reassign: '' } })
  expect(await postOf(post.id)).toMatchObject({ author: service.credentials.admin.id })
})

describe('DELETE /core/v2/users/{id} 400', () => {
  it.each([
    ['nobody', () => 99_999_999],
    ['a number that no id can be', () => 2 ** 40],
    ['the same user', () => user.id],
  ])('refuses to reassign to %s', async (_name, reassign) => {
    const answer = await admin().delete(item, { query: { force: true, reassign: reassign() } })
    expect(answer).toBeRestError('rest_user_invalid_reassign', 400)
  })

  it('refuses yes as a user to reassign to', async () => {
    const answer = await admin().delete(item, { body: { force: true, reassign: true } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

it.each([
  ['users/{id}', () => admin().delete(item, { query: { force: true } })],
  ['users/me', () => self().delete(ME, { query: { force: true } })],
])(
  'DELETE /core/v2/%s 400 requires a user to reassign to, or an explicit none',
  async (_name, ask) => {
    expect(await ask()).toBeRestError('rest_missing_callback_param', 400)
  },
)

it.each([
  ['401', 'anonymous', 401],
  ['403', 'editor', 403],
] as const)('DELETE /core/v2/users/{id} %s refuses %s callers', async (_heading, asker, status) => {
  const query = { force: true, reassign: '' }
  const answer = await service.api.as(asker).delete(item, { query })
  expect(answer).toBeRestError('rest_user_cannot_delete', status)
})

it('DELETE /core/v2/users/me 401 refuses `me` without credentials', async () => {
  const answer = await service.api.delete(ME, { query: { force: true, reassign: '' } })
  expect(answer).toBeRestError('rest_not_logged_in', 401)
})

it('DELETE /core/v2/users/me 403 refuses callers who may not delete users', async () => {
  const query = { force: true, reassign: '' }
  const answer = await service.api.as('author').delete(ME, { query })
  expect(answer).toBeRestError('rest_user_cannot_delete', 403)
})

it('DELETE /core/v2/users/{id} 403 keeps the last administrator, whoever would get the items', async () => {
  const alone = await startService()
  const { id } = alone.credentials.admin
  const query = { force: true, reassign: alone.credentials.editor.id }
  const answer = await alone.api.as('admin').delete(`/core/v2/users/${id}`, { query })
  await alone.close()
  expect(answer).toBeRestError('rest_user_last_administrator', 403)
})

it('DELETE /core/v2/users/{id} 404 finds no unknown user', async () => {
  const query = { force: true, reassign: '' }
  const answer = await admin().delete('/core/v2/users/99999999', { query })
  expect(answer).toBeRestError('rest_user_invalid_id', 404)
})

it.each([
  ['users/{id}', () => item, () => admin()],
  ['users/me', () => ME, () => self()],
])(
  'DELETE /core/v2/%s 412 keeps a user that has changed since it was read',
  async (_name, path, caller) => {
    const answer = await caller().delete(path(), {
      query: { force: true, reassign: '' },
      headers: { 'if-match': '"0-old"' },
    })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  },
)

it.each([
  ['users/{id}', () => admin().delete(item, { query: { reassign: '' } })],
  ['users/me', () => self().delete(ME, { query: { reassign: '' } })],
])('DELETE /core/v2/%s 501 has no trash for users', async (_name, ask) => {
  expect(await ask()).toBeRestError('rest_trash_not_supported', 501)
})
