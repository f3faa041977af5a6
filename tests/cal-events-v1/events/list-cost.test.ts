import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS, eventsOf } from './list-support.ts'

let service: TestService
let venue: number
beforeAll(async () => {
  service = await startService()
  venue = await make('venues', { venue: 'Mill' })
  const organizer = await make('organizers', { organizer: 'Crew' })
  const [category, tag] = [
    await make('categories', { name: 'Music' }),
    await make('tags', { name: 'jazz' }),
  ]
  for (let number = 0; number < 12; number++) {
    await event({ venue, organizer, categories: [category], tags: [tag] })
  }
}, 60_000)
afterAll(() => service.close())

const { event, make } = eventsOf(() => service)

/** Statements that a request takes of a service that has read its settings. */
async function statementsOf(query: string): Promise<number> {
  await service.api.get('/')
  const before = service.ctx.database.statements()
  const path = `${EVENTS}?start_date=2034-10-01&end_date=2034-10-31&${query}`
  expect((await service.api.get(path)).status).toBe(200)
  return service.ctx.database.statements() - before
}

describe('GET /cal/events/v1/events 200', () => {
  it('takes the same statements however many events it shows', async () => {
    const one = await statementsOf('per_page=1')
    service.ctx.database.changes.changed('content')
    expect(await statementsOf('per_page=10')).toBe(one)
    // The occurrences, their total, their entries and four kinds of things that these show.
    expect(one).toBeLessThanOrEqual(7)
  })

  it('caches the total until content changes', async () => {
    service.ctx.database.changes.changed('content')
    const first = await statementsOf('per_page=3&page=1')
    expect(await statementsOf('per_page=3&page=2')).toBe(first - 1)
    service.ctx.database.changes.changed('content')
    expect(await statementsOf('per_page=3&page=3')).toBe(first)
  })

  it('takes one statement more for each argument that names things', async () => {
    service.ctx.database.changes.changed('content')
    const plain = await statementsOf('per_page=2')
    service.ctx.database.changes.changed('content')
    const named = await statementsOf(`per_page=2&categories=music&tags=jazz&venue=${venue}`)
    expect(named).toBe(plain + 3)
  })
})
