import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { updateTimeZones } from '../../src/jobs/update-time-zones.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** An event whose instants were derived by rules that put the clocks an hour further. */
async function eventOfOtherRules(timezone: string): Promise<number> {
  const { body } = await service.api.as('editor').post('/cal/events/v1/events', {
    body: {
      title: 'Regatta',
      timezone,
      start_date: '2033-07-01 18:00:00',
      end_date: '2033-07-01 20:00:00',
    },
  })
  for (const [table, key] of [
    ['events', 'entry_id'],
    ['event_occurrences', 'event_id'],
  ]) {
    await service.ctx.database.prisma.$executeRawUnsafe(
      `UPDATE ${table} SET utc_start = utc_start + interval '1 hour',
       utc_end = utc_end + interval '1 hour' WHERE ${key} = ${body.id}`,
    )
  }
  return body.id as number
}

const timesOf = async (id: number) => {
  const { start_date, utc_start_date, utc_end_date } = (
    await service.api.get(`/cal/events/v1/events/${id}`)
  ).body
  return { start_date, utc_start_date, utc_end_date }
}

it('Wall times of events stay when the rules of their zone change', async () => {
  const id = await eventOfOtherRules('Europe/Berlin')
  expect(await timesOf(id)).toMatchObject({ utc_start_date: '2033-07-01 17:00:00' })
  expect(await updateTimeZones(service.ctx, 'another version')).toBe(2)
  expect(await timesOf(id)).toEqual({
    start_date: '2033-07-01 18:00:00',
    utc_start_date: '2033-07-01 16:00:00',
    utc_end_date: '2033-07-01 18:00:00',
  })
  const [occurrence] = (
    await sql<{
      start: Date
    }>`SELECT utc_start AS start FROM event_occurrences WHERE event_id = ${id}`.execute(
      service.ctx.database.db,
    )
  ).rows
  expect(occurrence?.start.toISOString()).toBe('2033-07-01T16:00:00.000Z')
})

it('Events are left alone while the rules of zones are the same', async () => {
  await updateTimeZones(service.ctx, 'the present one')
  await eventOfOtherRules('Europe/Berlin')
  expect(await updateTimeZones(service.ctx, 'the present one')).toBe(0)
})
