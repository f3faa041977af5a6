import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { series } from '../series/support.ts'
import { event, EVENTS, members, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')
const EARLY = { start_date: '2033-03-01 18:00:00', end_date: '2033-03-01 17:59:59' }
const ENTRIES = '/core/v2/cal_events'

const refused = (params: readonly string[]) => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    data: { params: Object.fromEntries(params.map((name) => [name, expect.any(String)])) },
  },
})

it.each([
  ['of a time', EARLY],
  ['of whole days', { start_date: '2033-03-02', end_date: '2033-03-01', all_day: true }],
  ['in another zone', { ...EARLY, end_date: '2033-03-01T22:59:00Z' }],
  ['of a series', { ...EARLY, recurrence: { rrule: 'FREQ=DAILY;COUNT=2' } }],
])('POST /cal/events/v1/events 400 refuses an end before the start %s', async (_name, times) => {
  const answer = await editor().post(EVENTS, { body: members(times) })
  expect(answer).toMatchObject(refused(['end_date']))
})

it.each(ways)(
  'PATCH /cal/events/v1/events/%s 400 refuses one time alone that puts the end before the start',
  async (_route, address) => {
    const made = await event(service)
    const end = { end_date: '2033-03-01 17:00:00' }
    expect(await editor().patch(address(made), { body: end })).toMatchObject(refused(['end_date']))
    const start = { start_date: '2033-03-01 21:00:00' }
    const later = await editor().patch(address(made), { body: start })
    expect(later).toMatchObject(refused(['start_date']))
    const { body } = await editor().get(address(made))
    expect(body).toMatchObject({ start_date: made.start_date, end_date: made.end_date })
  },
)

it('PATCH /cal/events/v1/events/{id} 400 refuses an end before the start of one time of a series', async () => {
  const made = await series(service)
  const body = { occurrence: '2033-05-12 19:30:00', end_date: '2033-05-12 19:00:00' }
  const answer = await editor().patch(`${EVENTS}/${made.id}`, { body })
  expect(answer).toMatchObject(refused(['end_date']))
})

it('Meta of an entry, new or not, cannot have the end before the start', async () => {
  const meta = { _EventStartDate: EARLY.start_date, _EventEndDate: EARLY.end_date }
  const created = await editor().post(ENTRIES, { body: { title: 'Fair', meta } })
  expect(created).toMatchObject(refused(['meta._EventEndDate']))
  const { id } = await event(service)
  const late = { meta: { _EventStartDate: '2033-03-01 21:00:00' } }
  const updated = await editor().patch(`${ENTRIES}/${id}`, { body: late })
  expect(updated).toMatchObject(refused(['meta._EventStartDate']))
})

it.each([
  ['at the start', { end_date: EARLY.start_date }],
  ['on the one date of a whole day', { all_day: true, end_date: '2033-03-01' }],
  [
    'after the start in an hour that comes twice',
    {
      timezone: 'America/New_York',
      start_date: '2033-11-06T05:30:00Z',
      end_date: '2033-11-06T06:10:00Z',
    },
  ],
])('POST /cal/events/v1/events 201 takes an end %s', async (_name, times) => {
  const answer = await editor().post(EVENTS, { body: members(times) })
  expect(answer.status).toBe(201)
})

it('POST /core/v2/cal_events 201 ends an entry where it starts when meta name the start alone', async () => {
  const meta = { _EventStartDate: EARLY.start_date }
  const { body } = await editor().post(ENTRIES, { body: { title: 'Fair', meta } })
  expect(body.meta).toMatchObject({ ...meta, _EventEndDate: EARLY.start_date })
})
