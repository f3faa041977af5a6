import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../../support/service.ts'
import { EVENTS } from './list-support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  const { database } = service.ctx
  await sql`
    INSERT INTO settings (key, value) VALUES ('multi_day_cutoff', '"05:00"')`.execute(database.db)
  database.changes.changed('settings')
})
afterAll(() => service.close())

const write = (path: string, body: object) => service.api.as('editor').post(path, { body })
const WHOLE = { start_date: '2034-04-20 09:00', end_date: '2034-04-21', all_day: true }
const FROM_CUT_OFF = { start_date: '2034-04-20 05:00:00', end_date: '2034-04-22 04:59:59' }

describe('Whole days of a site whose days end at five in the morning', () => {
  it('go from cut-off to cut-off', async () => {
    const { body } = await write(EVENTS, { title: 'Fair', ...WHOLE })
    expect(body).toMatchObject(FROM_CUT_OFF)
  })

  it('do not grow with changes that do not name them', async () => {
    const { body } = await write(EVENTS, { title: 'Fair', ...WHOLE })
    const moved = await write(`${EVENTS}/${body.id}`, { timezone: 'Asia/Tokyo' })
    expect(moved.body).toMatchObject({ ...FROM_CUT_OFF, timezone: 'Asia/Tokyo' })
    const begun = await write(`${EVENTS}/${body.id}`, { start_date: '2034-04-19' })
    expect(begun.body).toMatchObject({ ...FROM_CUT_OFF, start_date: '2034-04-19 05:00:00' })
  })

  it('are the same when they are written as meta of the entry', async () => {
    const { body } = await write('/core/v2/cal_events', {
      title: 'Fair',
      status: 'publish',
      meta: { _EventStartDate: '2034-04-20', _EventEndDate: '2034-04-21', _EventAllDay: true },
    })
    const { start_date: _EventStartDate, end_date: _EventEndDate } = FROM_CUT_OFF
    expect(body.meta).toMatchObject({ _EventStartDate, _EventEndDate })
  })

  it('do not grow when they are written back as they were read', async () => {
    const { body } = await write(EVENTS, { title: 'Fair', ...WHOLE })
    const { start_date, end_date, all_day } = body
    const again = await write(`${EVENTS}/${body.id}`, { start_date, end_date, all_day })
    expect(again.body).toMatchObject(FROM_CUT_OFF)
    const entry = `/core/v2/cal_events/${body.id}`
    const { meta } = (await service.api.get(entry)).body
    await write(entry, { meta })
    expect((await service.api.get(`${EVENTS}/${body.id}`)).body).toMatchObject(FROM_CUT_OFF)
  })

  it('leave times alone', async () => {
    const times = { start_date: '2034-04-20 22:00:00', end_date: '2034-04-21 02:00:00' }
    const { body } = await write(EVENTS, { title: 'Dance', ...times })
    expect(body).toMatchObject(times)
  })
})
