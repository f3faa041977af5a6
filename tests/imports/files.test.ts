import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createRecord } from '../../src/domain/imports/create-record.ts'
import { callerOf } from '../../src/domain/accounts/caller.ts'
import { findUserByLogin } from '../../src/data/users/user-reader.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { manyEvents, newImport, recordOf, titlesOf, vcalendar, vevent, workAll } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

async function handOver(origin: 'ics' | 'csv', content: string, options = {}) {
  const user = await findUserByLogin(service.ctx.database, service.credentials.admin.user)
  if (user === undefined) throw new Error('There is no administrator.')
  const source = { name: 'file', content: Buffer.from(content) }
  const { row } = await createRecord(service.ctx, callerOf(user), { origin, source, options })
  await workAll(service)
  return recordOf(service, row.id)
}

it('A calendar that was uploaded is imported', async () => {
  const { prefix, text } = manyEvents(3)
  const record = await handOver('ics', text)
  expect(record).toMatchObject({ status: 'success', total_events: 3 })
  expect(await titlesOf(service, prefix)).toHaveLength(3)
})

it('A file of the media library is imported', async () => {
  const { prefix, text } = manyEvents(3)
  const { body } = await service.api.as('admin').post('/core/v2/media', {
    body: text,
    headers: {
      'content-type': 'text/calendar',
      'content-disposition': `attachment; filename="${prefix}.ics"`,
    },
  })
  const { id } = await newImport(service, { origin: 'ics', media: body.id })
  await workAll(service)
  expect(await recordOf(service, id)).toMatchObject({ status: 'success', total_events: 3 })
})

it('Tables of venues and organizers are imported, and recognized by events', async () => {
  const word = unique('Smith')
  const organizer = `${word}, Jones, and Sons`
  const venues = await handOver('csv', `Venue Name,Venue City\n${word} Hall,Harbor\n`, {
    csvType: 'venues',
  })
  expect(venues).toMatchObject({ status: 'success' })
  expect(venues.activity.cal_venue.created).toHaveLength(1)
  const organizers = await handOver('csv', `Organizer Name\n"${organizer}"\n`, {
    csvType: 'organizers',
  })
  expect(organizers.activity.cal_organizer.created).toHaveLength(1)
  const events = await handOver(
    'csv',
    'Event Name,Event Start Date,Event Venue Name,Event Organizer Name(s) or ID(s)\n' +
      `${word},2031-01-01,${word} Hall,"${organizer}, ${word} Band"\n`,
  )
  expect(events.activity.cal_venue).toMatchObject({ created: [] })
  expect(events.activity.cal_organizer.created).toHaveLength(1)
  const [id] = events.activity.cal_events.created
  const { body } = await service.api.get(`/cal/events/v1/events/${id}`)
  expect(body.venue.venue).toBe(`${word} Hall`)
  expect(body.organizer.map((one: { organizer: string }) => one.organizer).toSorted()).toEqual(
    [`${word} Band`, organizer].toSorted(),
  )
})

it('A table that lacks a column fails, and names it', async () => {
  const record = await handOver('csv', 'Event Name\nFair\n')
  expect(record).toMatchObject({ status: 'failed', errors: [{ code: 'error:columns' }] })
  expect(record.errors[0].message).toContain('Event Start Date')
})

it('A table with nothing but bad rows fails, and reports each', async () => {
  const record = await handOver('csv', 'Event Name,Event Start Date\nA,never\nB,2031-02-30\n')
  expect(record.status).toBe('failed')
  expect(record.errors).toMatchObject([
    { code: 'item', index: 2 },
    { code: 'item', index: 3 },
    { code: 'error:no-events' },
  ])
})

it('An event whose problem quotes what cannot be stored is reported, and the others are imported', async () => {
  const bad = ['BEGIN:VEVENT', 'UID:bad', 'DTSTART:never\0', 'END:VEVENT']
  const record = await handOver('ics', vcalendar(...vevent(unique('good-'), 48), ...bad))
  expect(record).toMatchObject({ status: 'success', total_events: 1 })
  expect(record.errors).toMatchObject([{ message: expect.stringContaining('never') }])
})
