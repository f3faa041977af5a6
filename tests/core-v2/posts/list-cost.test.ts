import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  const { database } = service.ctx
  const [author] = (await sql<{ id: number }>`SELECT min(id) AS id FROM users`.execute(database.db))
    .rows
  await sql`
    INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
    SELECT 'post', 'publish', 'post-' || n, 'Title ' || n, 'Words of ' || n, ${author?.id},
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    FROM generate_series(1, 150) n`.execute(database.db)
  await sql`
    INSERT INTO entry_terms SELECT e.id, t.id FROM entries e, terms t WHERE t.taxonomy = 'category'`.execute(
    database.db,
  )
}, 30_000)
afterAll(() => service.close())

/** Statements that a request takes of a service that has read its settings and ads. */
async function statementsOf(path: string): Promise<number> {
  await service.api.get('/core/v2/types')
  const before = service.ctx.database.statements()
  const { status } = await service.api.get(path)
  expect(status).toBe(200)
  return service.ctx.database.statements() - before
}

describe('GET /core/v2/posts 200', () => {
  it('takes two statements for the rows and one for the total, however many rows it shows', async () => {
    expect(await statementsOf('/core/v2/posts?per_page=1')).toBe(3)
    service.ctx.database.changes.changed('content')
    expect(await statementsOf('/core/v2/posts?per_page=100')).toBe(3)
  })

  it('takes one statement for rows that other lists have read', async () => {
    await service.api.get('/core/v2/posts?per_page=30')
    expect(await statementsOf('/core/v2/posts?per_page=20&order=desc')).toBe(1)
  })

  it('caches the total until content changes', async () => {
    const path = '/core/v2/posts?per_page=7&page='
    await service.api.get(`${path}1`)
    await service.api.get('/core/v2/posts?per_page=50')
    expect(await statementsOf(`${path}2`)).toBe(1)
    const editor = service.api.as('editor')
    const { body } = await editor.get('/core/v2/posts?per_page=1&offset=140')
    await editor.post(`/core/v2/posts/${body[0].id}`, { body: { sticky: true } })
    expect(await statementsOf(`${path}3`)).toBe(2)
  })

  it('queries no total that follows from the rows', async () => {
    await service.api.get('/core/v2/posts?per_page=60&offset=90')
    expect(await statementsOf('/core/v2/posts?per_page=100&page=2')).toBe(1)
  })

  it('embeds with a fixed number of statements, however many rows it shows', async () => {
    const embedding = '/core/v2/posts?_embed=author,core:term&per_page='
    service.ctx.database.changes.changed('content')
    const few = await statementsOf(`${embedding}5`)
    service.ctx.database.changes.changed('content')
    expect(await statementsOf(`${embedding}100`)).toBe(few)
  })

  it('makes the slugs of the edit context in one statement', async () => {
    const client = service.api.as('editor')
    await client.get('/core/v2/posts?per_page=60&offset=90')
    const before = service.ctx.database.statements()
    const { body } = await client.get('/core/v2/posts?per_page=100&page=2&context=edit')
    expect(body).toHaveLength(50)
    expect(service.ctx.database.statements() - before).toBe(2)
  })
})
