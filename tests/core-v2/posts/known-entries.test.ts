import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

/** Requests an address of its own, so that no answer is cached. */
let requests = 0
async function list(query: string) {
  const { status, body } = await service.api.get(`/core/v2/posts?${query}&turn=${++requests}`)
  expect(status).toBe(200)
  return body
}

async function read(id: number) {
  const { status, body } = await service.api.get(`/core/v2/posts/${id}?turn=${++requests}`)
  return status === 200 ? body : undefined
}

/** Statements of a request for a single post, of a service that has read its settings and ads. */
async function statementsOf(id: number): Promise<number> {
  await service.api.get('/core/v2/types')
  const before = service.ctx.database.statements()
  expect(await read(id)).toBeDefined()
  return service.ctx.database.statements() - before
}

/** Changes what is stored without a notice to any node. */
const withoutNotice = (change: ReturnType<typeof sql>) =>
  service.ctx.database.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await change.execute(tx)
  })

describe('GET /core/v2/posts/{id} 200', () => {
  it('takes one statement whether the post is known or not, and two once it has changed', async () => {
    const { id } = await make.post()
    expect(await statementsOf(id)).toBe(1)
    expect(await statementsOf(id)).toBe(1)
    await withoutNotice(sql`update entries set title = 'Other' where id = ${id}`)
    expect(await statementsOf(id)).toBe(2)
    expect(await statementsOf(id)).toBe(1)
  })

  it('shows a change without a notice', async () => {
    const { id } = await make.post({ title: 'Before' })
    await read(id)
    await withoutNotice(sql`update entries set title = 'After' where id = ${id}`)
    expect((await read(id))?.title.rendered).toBe('After')
  })

  it('no longer shows a post that was deleted without notice', async () => {
    const { id } = await make.post()
    await read(id)
    await withoutNotice(sql`delete from entries where id = ${id}`)
    expect(await read(id)).toBeUndefined()
  })

  it('shows what a list has read', async () => {
    const { id } = await make.post({ title: 'Listed' })
    await list(`include=${id}`)
    expect((await read(id))?.title.rendered).toBe('Listed')
  })
})

describe('GET /core/v2/posts 200', () => {
  it('shows a change without a notice', async () => {
    const { id } = await make.post({ title: 'Before' })
    await list(`include=${id}`)
    await withoutNotice(sql`update entries set title = 'After' where id = ${id}`)
    const [post] = await list(`include=${id}`)
    expect(post?.title.rendered).toBe('After')
  })

  it('shows the terms of a post that were changed without the post', async () => {
    const { id } = await make.post()
    const tag = await make.tag()
    await list(`include=${id}`)
    await service.ctx.database.transact((tx) =>
      sql`insert into entry_terms values (${id}, ${tag.id})`.execute(tx),
    )
    const [post] = await list(`include=${id}`)
    expect(post?.tags).toEqual([tag.id])
  })

  it('never shows the titles of drafts, however fast posts change their status', async () => {
    const posts = await Promise.all(Array.from({ length: 8 }, () => make.post({ title: 'Open' })))
    const ids = posts.map(({ id }) => id)
    const writing = new Set(ids)
    const write = async (id: number): Promise<void> => {
      const change = (title: string, status: string) =>
        service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { title, status } })
      for (let turn = 0; turn < 12; turn++) {
        await change('Secret', 'draft')
        await change('Open', 'publish')
      }
      writing.delete(id)
    }
    const shown = new Set<string>()
    const watch = async (): Promise<void> => {
      while (writing.size > 0) {
        for (const post of await list(`include=${ids.join()}`)) shown.add(post.title.rendered)
      }
    }
    await Promise.all([...ids.map(write), ...Array.from({ length: 6 }, watch)])
    expect([...shown]).toEqual(['Open'])
  })
})
