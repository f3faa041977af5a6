import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS, members, ways } from '../events/support.ts'
import { listed, series, startsOf } from './support.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const edit = (id: number, body: object) =>
  service.api.as('editor').post(`${EVENTS}/${id}`, { body })

describe('A series', () => {
  it('describes its recurrence, and is listed at each occurrence', async () => {
    const made = await series(service)
    expect(made.recurrence).toEqual({
      rrule: 'FREQ=WEEKLY;COUNT=4;BYDAY=TH',
      rdate: [],
      exdate: [],
    })
    const events = await listed(service, made.title)
    expect(startsOf(events)).toEqual([
      '05-05 19:30:00',
      '05-12 19:30:00',
      '05-19 19:30:00',
      '05-26 19:30:00',
    ])
    expect(events[1]).toMatchObject({
      id: made.id,
      end_date: '2033-05-12 21:00:00',
      occurrence: {
        original_start: '2033-05-12 19:30:00',
        start_date: '2033-05-12 19:30:00',
        end_date: '2033-05-12 21:00:00',
        utc_start_date: '2033-05-12 17:30:00',
        utc_end_date: '2033-05-12 19:00:00',
        series: made.id,
        changed: false,
      },
    })
  })

  it('has members that single events lack', async () => {
    const made = await event(service)
    expect(made).not.toHaveProperty('recurrence')
    expect(made).not.toHaveProperty('occurrence')
  })

  it('has further times and leaves out others', async () => {
    const recurrence = {
      rrule: 'FREQ=WEEKLY;COUNT=4',
      rdate: ['2033-05-14', '2033-06-01T08:00:00Z'],
      exdate: ['2033-05-12', '20330519T193000'],
    }
    const made = await series(service, { recurrence })
    expect(startsOf(await listed(service, made.title))).toEqual([
      '05-05 19:30:00',
      '05-14 19:30:00',
      '05-26 19:30:00',
      '06-01 10:00:00',
    ])
  })

  it('keeps its wall time over a change of the clocks', async () => {
    const made = await series(service, {
      start_date: '2033-10-20 19:30:00',
      end_date: '2033-10-20 21:00:00',
    })
    const { body } = await service.api.get(EVENTS, {
      query: { start_date: '2033-10-01', end_date: '2033-11-30', search: made.title },
    })
    const utc = (body.events as { utc_start_date: string }[]).map((one) => one.utc_start_date)
    expect(utc).toEqual([
      '2033-10-20 17:30:00',
      '2033-10-27 17:30:00',
      '2033-11-03 18:30:00',
      '2033-11-10 18:30:00',
    ])
  })

  it('moves whole when its start moves, with further and excluded times', async () => {
    const recurrence = { rrule: 'FREQ=WEEKLY;UNTIL=20330526T193000', exdate: ['2033-05-12'] }
    const made = await series(service, { recurrence })
    const dates = { start_date: '2033-05-05 20:00:00', end_date: '2033-05-05 21:00:00' }
    const { body } = await edit(made.id, dates)
    expect(body.recurrence).toEqual({
      rrule: 'FREQ=WEEKLY;UNTIL=20330526T200000',
      rdate: [],
      exdate: ['2033-05-12 20:00:00'],
    })
    expect(startsOf(await listed(service, made.title))).toEqual([
      '05-05 20:00:00',
      '05-19 20:00:00',
      '05-26 20:00:00',
    ])
  })

  it.each([
    ['null', null],
    ['nothing in it', {}],
  ])('is a single event again after %s', async (_name, recurrence) => {
    const made = await series(service)
    const { body } = await edit(made.id, { recurrence })
    expect(body).not.toHaveProperty('recurrence')
    expect(startsOf(await listed(service, made.title))).toEqual(['05-05 19:30:00'])
  })

  it('is stored for ten years ahead when its rule has no end', async () => {
    const made = await series(service, { recurrence: { rrule: 'FREQ=WEEKLY' } })
    const count = await service.ctx.database.prisma.eventOccurrence.count({
      where: { eventId: made.id },
    })
    expect(count).toBe(522)
  })

  it('may come as a form', async () => {
    const form = new URLSearchParams({
      ...(members() as Record<string, string>),
      'recurrence[rrule]': 'FREQ=DAILY;COUNT=2',
    })
    const answer = await service.api.as('editor').post(EVENTS, {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.body.recurrence.rrule).toBe('FREQ=DAILY;COUNT=2')
  })
})

it.each([
  ['a rule that is none', { rrule: 'sometimes' }],
  ['a rule that names no day', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }],
  ['a rule that explodes', { rrule: 'FREQ=SECONDLY;COUNT=999999999', exdate: ['2033-05-06'] }],
  ['an interval of 0', { rrule: 'FREQ=DAILY;INTERVAL=0' }],
  ['a rule that is not text', { rrule: 7 }],
  ['a rule of three thousand signs', { rrule: `FREQ=DAILY;BYHOUR=${'1,'.repeat(1500)}1` }],
  ['a thousand and one dates', { rdate: Array(1001).fill('2033-05-05') }],
  ['dates that are none', { rdate: ['2033-13-05'] }],
  ['dates that are no texts', { exdate: [{}] }],
  ['a member that is not known', { rrule: 'FREQ=DAILY', every: 2 }],
  ['no time that is left', { rrule: 'FREQ=DAILY;COUNT=1', exdate: ['2033-05-05'] }],
  ['a text', 'FREQ=DAILY'],
])(
  'POST /cal/events/v1/events 400 refuses a recurrence and writes nothing: %s',
  async (name, recurrence) => {
    const explosive = name === 'a rule that explodes'
    const before = await service.ctx.database.prisma.entry.count()
    const answer = await service.api.as('editor').post(EVENTS, {
      body: members({
        start_date: explosive ? '2001-05-05 19:30:00' : '2033-05-05 19:30:00',
        end_date: '2033-05-05 21:00:00',
        recurrence,
      }),
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('rest_invalid_param')
    expect(Object.keys(answer.body.data.params)).toEqual([expect.stringContaining('recurrence')])
    expect(await service.ctx.database.prisma.entry.count()).toBe(before)
  },
)

describe.each(ways)('GET /cal/events/v1/events/%s', (_route, address) => {
  it('200 reads one time of a series with its dates', async () => {
    const made = await series(service)
    const { body, status } = await service.api.get(address(made), {
      query: { occurrence: '2033-05-19 19:30:00' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: made.id,
      start_date: '2033-05-19 19:30:00',
      end_date: '2033-05-19 21:00:00',
      utc_start_date: '2033-05-19 17:30:00',
      occurrence: { original_start: '2033-05-19 19:30:00', changed: false },
    })
  })

  it.each(['2033-05-18 19:30:00', 'tomorrow', '2033-13-01', ''])(
    '400 refuses a time at which the event does not happen: %j',
    async (occurrence) => {
      const made = await series(service)
      const answer = await service.api.get(address(made), { query: { occurrence } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    },
  )
})
