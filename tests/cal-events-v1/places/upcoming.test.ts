import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, kinds, place } from './support.ts'

let now = new Date('2033-03-01T15:00:30Z')
let service: TestService
beforeAll(async () => {
  service = await startService({ clock: () => now })
})
afterAll(() => service.close())

describe.each(kinds)('GET', (given) => {
  const { kind, path } = given

  describe(`/cal/events/v1/${kind}s`, () => {
    it('200 drops an event by itself once it has ended', async () => {
      now = new Date('2033-03-01T15:00:30Z')
      const mark = unique()
      const { id } = await place(service, given, { [kind]: mark })
      const times = {
        start_date: '2033-03-01 14:00',
        end_date: '2033-03-01 15:02',
        timezone: 'UTC',
      }
      await event(service, { [kind]: id, ...times })
      const query = { search: mark, only_with_upcoming: 'true' }
      const total = async (): Promise<unknown> =>
        (await service.api.get(path, { query })).body.total
      // Requested twice, so that the answer would be cached.
      expect(await total()).toBe(1)
      expect(await total()).toBe(1)
      now = new Date('2033-03-01T15:03:00Z')
      expect(await total()).toBe(0)
    })
  })
})
