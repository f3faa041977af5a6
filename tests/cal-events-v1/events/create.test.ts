import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const PATH = '/cal/events/v1/events'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const times = { start_date: '2033-03-01 18:00:00', end_date: '2033-03-01 20:30:00' }
const event = (more: object = {}) => ({ title: unique('Lantern walk'), ...times, ...more })
const create = (body: object, role: 'admin' | 'author' | 'contributor' = 'admin') =>
  service.api.as(role).post(PATH, { body })

describe('POST /cal/events/v1/events', () => {
  it('201: makes an event of its title and its times', async () => {
    const { status, body } = await create(event({ timezone: 'Europe/Paris' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'publish',
      all_day: false,
      start_date: '2033-03-01 18:00:00',
      start_date_details: { year: '2033', month: '03', day: '01', hour: '18' },
      utc_start_date: '2033-03-01 17:00:00',
      utc_end_date: '2033-03-01 19:30:00',
      timezone: 'Europe/Paris',
      timezone_abbr: 'CET',
      website: body.url,
      image: false,
      venue: [],
      organizer: [],
      categories: [],
      tags: [],
      cost: '',
    })
    expect(body.json_ld).toBeUndefined()
  })
})
