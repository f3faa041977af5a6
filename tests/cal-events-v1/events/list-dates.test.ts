import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../../support/service.ts'
import { eventsOf, idsOf } from './list-support.ts'

/** Late in the evening in New York, which is the next day in UTC. */
const NOW = new Date('2030-06-16T03:30:00Z')

let now = NOW
let service: TestService
let ids: Record<'yesterday' | 'today' | 'tomorrow' | 'last' | 'after', number>
beforeAll(async () => {
  service = await startService({ clock: () => now })
  ids = {
    yesterday: await on('2030-06-14 23:00', '2030-06-15 01:00'),
    today: await on('2030-06-15 00:00', '2030-06-15 01:00'),
    tomorrow: await on('2030-06-16 00:00'),
    last: await on('2032-06-15 23:59:59'),
    after: await on('2032-06-16 00:00:00'),
  }
})
afterAll(() => service.close())

const { event, bare } = eventsOf(() => service)
const on = (start_date: string, end_date = start_date) => event({ start_date, end_date })
const between = (start_date: string, end_date: string, more: object = {}) =>
  bare({ start_date, end_date, ...more })

const soon = () => between('today', '+1 day')

it('GET /cal/events/v1/events 200 has by default those of the next two years, by the clock of the site', async () => {
  const { body, ...answer } = await bare()
  expect(idsOf({ body, ...answer })).toEqual([ids.today, ids.tomorrow, ids.last])
  const address = new URL(body.rest_url).searchParams
  expect(address.get('start_date')).toBe('2030-06-15 00:00:00')
  expect(address.get('end_date')).toBe('2032-06-15 23:59:59')
})

it('GET /cal/events/v1/events 200 moves on with the day, though nothing changes', async () => {
  try {
    now = new Date('2030-06-16T03:59:59Z')
    expect(idsOf(await bare())).toEqual([ids.today, ids.tomorrow, ids.last])
    now = new Date('2030-06-16T04:00:00Z')
    expect(idsOf(await bare())).toEqual([ids.tomorrow, ids.last, ids.after])
  } finally {
    now = NOW
  }
})

it('GET /cal/events/v1/events 200 moves on with the day also with relative dates', async () => {
  try {
    now = new Date('2030-06-16T03:59:59Z')
    expect(idsOf(await soon())).toEqual([ids.today, ids.tomorrow])
    expect(idsOf(await soon())).toEqual([ids.today, ids.tomorrow])
    now = new Date('2030-06-16T04:00:00Z')
    expect(idsOf(await soon())).toEqual([ids.tomorrow])
  } finally {
    now = NOW
  }
})

it('GET /cal/events/v1/events 200 is exact for relative dates in strict lists, in the time of the site', async () => {
  const strict = { strict_dates: 'true' }
  expect(idsOf(await between('yesterday', 'tomorrow', strict))).toEqual([
    ids.yesterday,
    ids.today,
    ids.tomorrow,
  ])
  expect(idsOf(await between('now', '+1 week', strict))).toEqual([ids.tomorrow])
})

it('GET /cal/events/v1 200 shows the default dates of the day', async () => {
  const { body } = await service.api.get('/cal/events/v1')
  const { args } = body.routes['/cal/events/v1/events'].endpoints[0]
  expect(args.start_date.default).toBe('2030-06-15 00:00:00')
  expect(args.end_date.default).toBe('2032-06-15 23:59:59')
})

it('POST /cal/events/v1/events 201 reads relative dates in the zone of the event', async () => {
  const body = {
    title: 'Soon',
    start_date: 'tomorrow 10:00',
    end_date: 'tomorrow 11:30',
    timezone: 'UTC',
  }
  const answer = await service.api.as('editor').post('/cal/events/v1/events', { body })
  expect(answer.body).toMatchObject({
    start_date: '2030-06-17 10:00:00',
    end_date: '2030-06-17 11:30:00',
  })
  await service.api.as('editor').delete(`/cal/events/v1/events/${answer.body.id}`)
})

it('GET /cal/events/v1/events 200 has whole events, not those that reach over an end', async () => {
  expect(idsOf(await between('2030-06-15', '2030-06-15'))).toEqual([ids.today])
  const both = await between('2030-06-14', '2030-06-15')
  expect(idsOf(both)).toEqual([ids.yesterday, ids.today])
})

it('GET /cal/events/v1/events 200 reads dates in any form', async () => {
  expect(idsOf(await between('June 15, 2030 11pm', '06/15/2030'))).toEqual([ids.today])
})

it('GET /cal/events/v1/events 200 reads dates of other zones as the day that they are in the zone of the site', async () => {
  const found = await between('2030-06-15T02:00:00+02:00', '2030-06-16T05:59:59+02:00')
  expect(idsOf(found)).toEqual([ids.yesterday, ids.today])
})

it('GET /cal/events/v1/events 200 is exact where that is asked, in UTC unless dates name a zone', async () => {
  const strict = { strict_dates: true }
  const exact = await between('2030-06-15 04:00:00', '2030-06-15T01:00:00-04:00', strict)
  expect(idsOf(exact)).toEqual([ids.today])
  expect(idsOf(await between('2030-06-15 04:00:01', '2030-06-15 05:00:00', strict))).toEqual([])
})

it.each([
  ['yes', 0],
  ['On', 0],
  ['1', 0],
  ['TRUE', 0],
  ['maybe', 1],
  ['false', 1],
  ['no', 1],
])(
  'GET /cal/events/v1/events 200 is exact if a word says so: strict_dates=%s',
  async (strict_dates, found) => {
    const late = { strict_dates }
    const list = await between('2030-06-15 04:00:01', '2030-06-15 05:00:00', late)
    expect(idsOf(list)).toHaveLength(found)
  },
)

it('GET /cal/events/v1/events 200 has no default dates if there are relative ones', async () => {
  expect(idsOf(await bare({ starts_after: '2032-06-15' }))).toEqual([ids.after])
  expect(idsOf(await bare({ ends_after: '2032-06-15' }))).toEqual([ids.after])
  expect(idsOf(await bare({ ends_before: '2030-06-14' }))).toEqual([])
  expect(idsOf(await bare({ starts_before: '2030-06-14' }))).toEqual([ids.yesterday])
})

it('GET /cal/events/v1/events 200 finds ongoing events, however long ago they began', async () => {
  const years = await on('2040-01-01', '2044-12-31 12:00')
  const month = await on('2044-06-01', '2044-07-01')
  const twoDays = await on('2044-06-14 12:00', '2044-06-16 12:00')
  const day = await on('2044-06-15 09:00', '2044-06-16 09:00')
  const sixHours = await on('2044-06-15 17:59:59', '2044-06-16 00:00')
  const short = await on('2044-06-15 23:00', '2044-06-16 00:30')
  const later = await on('2044-06-17 10:00', '2044-06-17 11:00')
  await on('2044-06-13 23:59:59', '2044-06-15 23:59:59')
  await on('2044-06-15 17:59:59', '2044-06-15 23:59:59')
  await on('2044-06-15 17:00', '2044-06-15 20:00')
  const still = { ends_after: '2044-06-15' }
  expect(idsOf(await bare(still))).toEqual([years, month, twoDays, day, sixHours, short, later])
  expect((await bare({ ...still, per_page: 2 })).body.total).toBe(7)
  expect(idsOf(await bare({ ...still, per_page: 2, page: 2 }))).toEqual([twoDays, day])
  expect(idsOf(await bare({ ...still, starts_after: '2044-06-15' }))).toEqual([later])
  expect(idsOf(await bare({ ...still, featured: false }, 'editor'))).toHaveLength(7)
})

it('GET /cal/events/v1/events 200 lists events from the year 1000 to the year 9999', async () => {
  const ancient = await event({ start_date: '1066-10-14 09:00', end_date: '1066-10-14 17:00' })
  const distant = await event({ start_date: '9998-01-01', end_date: '9998-01-02' })
  expect(idsOf(await between('1000-01-01', '1500-01-01'))).toEqual([ancient])
  expect(idsOf(await bare({ starts_after: '9000-01-01' }))).toEqual([distant])
})

it('GET /cal/events/v1/events 200 compares with local times of the event, whatever its zone', async () => {
  const times = { start_date: '2031-01-01 00:10', end_date: '2031-01-01 00:20' }
  const auckland = await event({ ...times, timezone: 'Pacific/Auckland' })
  const apart = await event({ ...times, timezone: 'UTC-11' })
  expect(idsOf(await between('2031-01-01', '2031-01-01'))).toEqual([auckland, apart])
})

it('GET /cal/events/v1/events 200 ends days with the cut-off of the site', async () => {
  const night = await event({ start_date: '2031-05-01 22:00', end_date: '2031-05-02 03:00' })
  expect(idsOf(await between('2031-05-01', '2031-05-01'))).toEqual([])
  const { database } = service.ctx
  await sql`
      INSERT INTO settings (key, value) VALUES ('multi_day_cutoff', '"04:00"')`.execute(database.db)
  database.changes.changed('settings')
  try {
    const evening = await between('2031-05-01', '2031-05-01')
    expect(idsOf(evening)).toEqual([night])
    const again = new URL(evening.body.rest_url).searchParams
    expect(idsOf(await bare(Object.fromEntries(again)))).toEqual([night])
  } finally {
    await sql`DELETE FROM settings WHERE key = 'multi_day_cutoff'`.execute(database.db)
    database.changes.changed('settings')
  }
})
