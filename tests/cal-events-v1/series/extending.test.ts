import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { extendSeries } from '../../../src/jobs/extend-series.ts'
import { startService, type TestService } from '../../support/service.ts'
import { series } from './support.ts'

let service: TestService
let now = new Date('2033-05-01T12:00:00Z')

beforeAll(async () => {
  service = await startService({ clock: () => now })
})
afterAll(() => service.close())

async function stored(id: number): Promise<string[]> {
  const rows = await service.ctx.database.prisma.eventOccurrence.findMany({
    where: { eventId: id },
    orderBy: { startsAt: 'asc' },
  })
  return rows.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))
}

it('Series that go on are followed, years later, and those left alone that end', async () => {
  const endless = await series(service, { recurrence: { rrule: 'FREQ=YEARLY' } })
  const ending = await series(service)
  expect((await stored(endless.id)).at(-1)).toBe('2043-05-05')
  expect(await extendSeries(service.ctx)).toBe(0)
  now = new Date('2036-01-01T12:00:00Z')
  expect(await extendSeries(service.ctx)).toBe(1)
  expect((await stored(endless.id)).at(-1)).toBe('2045-05-05')
  expect(await stored(endless.id)).toContain('2033-05-05')
  expect(await stored(ending.id)).toHaveLength(4)
  expect(await extendSeries(service.ctx)).toBe(0)
})
