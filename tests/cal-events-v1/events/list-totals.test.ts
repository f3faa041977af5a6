import { afterAll, beforeAll, expect, it } from '@jest/globals'

import type { Query } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'
import { eventsOf } from './list-support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const { event, make, list } = eventsOf(() => service)

/** Statements of a page of a list. */
async function statementsOf(query: Query): Promise<number> {
  const before = service.ctx.database.statements()
  const { body } = await list(query)
  expect(body.total).toBe(3)
  return service.ctx.database.statements() - before
}

it('GET /cal/events/v1/events 200 counts a list once, also one of a tree of categories', async () => {
  const outer = await make('categories', { name: 'Walks' })
  const category = await make('categories', { name: 'Night walks', parent: outer })
  for (const hour of [10, 12, 14]) {
    await event({
      start_date: `2034-10-05 ${hour}:00:00`,
      end_date: `2034-10-05 ${hour + 1}:00:00`,
      categories: [category],
    })
  }
  // What all rows are made of is known from then on.
  await list({ per_page: 3 })
  const first = await statementsOf({ categories: outer, per_page: 1 })
  expect(await statementsOf({ categories: outer, per_page: 1, page: 2 })).toBe(first - 1)
})
