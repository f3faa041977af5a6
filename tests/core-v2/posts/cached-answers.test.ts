import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../support/accounts.ts'
import type { Client } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let factories: Factories
beforeAll(async () => {
  service = await startService()
  factories = createFactories(service.api)
})
afterAll(() => service.close())

/** Statements that a request takes. */
async function statementsOf(client: Client, path: string): Promise<number> {
  const before = service.ctx.database.statements()
  expect((await client.get(path)).status).toBe(200)
  return service.ctx.database.statements() - before
}

const editing = (path: string): string => `${path}?context=edit&turn=${unique()}`

/**
 * Repeats a request until the notice of a change has arrived; at once on the node of the change.
 */
async function until<T>(ask: () => Promise<T>, wanted: T): Promise<T> {
  const end = Date.now() + 10_000
  for (;;) {
    const value = await ask()
    if (value === wanted || Date.now() > end) return value
  }
}

describe('An answer to somebody who has signed in', () => {
  it('is cached for the same caller, lists and items alike', async () => {
    const { id } = await factories.post()
    const client = service.api.as('editor')
    for (const path of [editing('/core/v2/posts'), editing(`/core/v2/posts/${id}`)]) {
      expect(await statementsOf(client, path)).toBeGreaterThan(0)
      expect(await statementsOf(client, path)).toBe(0)
    }
  })

  it('is not given to anybody else', async () => {
    const { id } = await factories.post({ status: 'private' })
    const path = `/core/v2/posts/${id}`
    expect((await service.api.as('editor').get(path)).status).toBe(200)
    expect((await service.api.as('subscriber').get(path)).status).toBe(403)
    expect((await service.api.get(path)).status).toBe(401)
    expect((await service.api.as('editor').get(path)).status).toBe(200)
  })

  it('shows what the caller has changed, and what another node has changed', async () => {
    const { id } = await factories.post({ title: 'One' })
    const path = editing(`/core/v2/posts/${id}`)
    const client = service.api.as('editor')
    const title = async (): Promise<string> => (await client.get(path)).body.title.raw
    expect(await title()).toBe('One')
    await client.post(`/core/v2/posts/${id}`, { body: { title: 'Two' } })
    expect(await title()).toBe('Two')
    const other = await startService({ sharedWith: service })
    try {
      await other.api.as('editor').post(`/core/v2/posts/${id}`, { body: { title: 'Three' } })
    } finally {
      await other.close()
    }
    expect(await until(title, 'Three')).toBe('Three')
  })

  it('shows the order of terms that another name gives them', async () => {
    const first = await factories.tag({ name: unique('a') })
    const second = await factories.tag({ name: unique('b') })
    const { id } = await factories.post({ tags: [first.id, second.id] })
    const path = editing(`/core/v2/posts/${id}`)
    const client = service.api.as('editor')
    expect((await client.get(path)).body.tags).toEqual([first.id, second.id])
    await client.post(`/core/v2/tags/${first.id}`, { body: { name: unique('c') } })
    expect((await client.get(path)).body.tags).toEqual([second.id, first.id])
  })

  it('is invalidated with the rights that it was made under', async () => {
    const user = await createUser(service.ctx, { login: unique('demoted'), role: 'editor' })
    const client = service.api.as({ user: user.login, pass: user.applicationPassword })
    const path = editing('/core/v2/posts')
    expect((await client.get(path)).status).toBe(200)
    const account = `/core/v2/users/${user.id}`
    await service.api.as('admin').post(account, { body: { roles: ['subscriber'] } })
    expect((await client.get(path)).status).toBe(403)
  })

  it('is invalidated with the credential that it was requested with', async () => {
    const user = await createUser(service.ctx, { login: unique('revoked'), role: 'editor' })
    const client = service.api.as({ user: user.login, pass: user.applicationPassword })
    const path = editing('/core/v2/posts')
    expect((await client.get(path)).status).toBe(200)
    await service.api.as('admin').delete(`/core/v2/users/${user.id}/application-passwords`)
    expect((await client.get(path)).status).toBe(401)
  })

  it('is not cached if changes of its content raise no notice', async () => {
    const client = service.api.as('editor')
    const path = '/core/v2/users/me/application-passwords'
    await client.get(path)
    expect(await statementsOf(client, path)).toBeGreaterThan(0)
  })
})

const editor = (): Client => service.api.as('editor')
const search = (word: string): string => `/core/v2/posts?search=${word}`

/** Whether a search is answered without the database after something was written. */
async function isCachedAfter(word: string, write: () => Promise<unknown>): Promise<boolean> {
  await service.api.get(search(word))
  await write()
  return (await statementsOf(service.api, search(word))) === 0
}

describe('The answer to a search', () => {
  it('stays when posts are published or retitled without the word', async () => {
    await factories.post({ title: 'Lanterns' })
    const other = await factories.post({ title: 'Puddles' })
    const path = `/core/v2/posts/${other.id}`
    expect({
      published: await isCachedAfter('lanterns', () => factories.post({ title: 'Gutters' })),
      retitled: await isCachedAfter('lanterns', () =>
        editor().post(path, { body: { title: 'Ripples' } }),
      ),
      trashed: await isCachedAfter('lanterns', () => editor().delete(path)),
    }).toEqual({ published: true, retitled: true, trashed: true })
  })

  it('stays when a text that has the letters otherwise is changed', async () => {
    const { id } = await factories.post({ title: 'Zq Zebra', content: '<p>Zq</p>' })
    const path = `/core/v2/posts/${id}`
    const retitle = (title: string) => () => editor().post(path, { body: { title } })
    // The post itself is shown, so its own changes are tested with a search that hides it.
    const hidden = `zq%20-zebra`
    expect(await isCachedAfter(hidden, retitle('Zebra zq'))).toBe(true)
    expect(await isCachedAfter(hidden, retitle('Horse'))).toBe(false)
  })

  it('is invalidated when the word is added or removed, or moves in lists', async () => {
    const { id } = await factories.post({ title: 'Empty' })
    const change = (body: object) => () => editor().post(`/core/v2/posts/${id}`, { body })
    expect({
      published: await isCachedAfter('herons', () => factories.post({ title: 'Herons' })),
      come: await isCachedAfter('herons', change({ content: '<p>Herons</p>' })),
      left: await isCachedAfter('herons', change({ content: '' })),
      hidden: await isCachedAfter('empty', change({ status: 'draft' })),
      shown: await isCachedAfter('empty', change({ status: 'publish' })),
    }).toEqual({ published: false, come: false, left: false, hidden: false, shown: false })
  })
})
