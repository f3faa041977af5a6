import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

it('GET /core/v2/search 200 counts protected items by their title alone, also among very many', async () => {
  const word = unique()
  await sql`
    INSERT INTO entries (type, status, slug, title, author_id, date, modified)
    SELECT 'post', 'publish', ${word} || n, ${word}, min(id), now(), now()
    FROM users, generate_series(1, 1000) n GROUP BY n`.execute(service.ctx.database.db)
  const total = async () =>
    (await service.api.get(`/core/v2/search?per_page=1&search=${word}`)).headers['x-wp-total']
  expect(await total()).toBe('1000')
  await make.post({ content: word, password: 'x' })
  expect(await total()).toBe('1000')
  await make.post({ title: word, content: word, password: 'x' })
  expect(await total()).toBe('1001')
})
