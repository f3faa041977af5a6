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

/** Asks at an address of its own, so that no whole answer is remembered. */
let asked = 0
async function list(query: string) {
  const { status, body } = await service.api.get(`/core/v2/posts?${query}&turn=${++asked}`)
  expect(status).toBe(200)
  return body
}

describe('GET /core/v2/posts 200', () => {
  it('shows a change of which no notice came', async () => {
    const { id } = await make.post({ title: 'Before' })
    await list(`include=${id}`)
    await service.ctx.database.transact(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`update entries set title = 'After' where id = ${id}`.execute(tx)
    })
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

  it('never shows what posts say as drafts, however fast they come and go', async () => {
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
    const read = async (): Promise<void> => {
      while (writing.size > 0) {
        for (const post of await list(`include=${ids.join()}`)) shown.add(post.title.rendered)
      }
    }
    await Promise.all([...ids.map(write), ...Array.from({ length: 6 }, read)])
    expect([...shown]).toEqual(['Open'])
  })
})
