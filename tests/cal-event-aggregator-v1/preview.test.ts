import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import type { Actor, Answer, Client } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'
import { inHours, vcalendar } from '../imports/support.ts'
import { IMPORTS, source } from './support.ts'

let other: OtherSite
let service: TestService
beforeAll(async () => {
  other = await startOtherSite()
  service = await startService({ environment: { OUTGOING_ALLOW: other.place } })
})
afterAll(async () => {
  await service?.close()
  await other?.close()
})

const as = (asker: Actor): Client => service.api.as(asker)

const PREVIEW = `${IMPORTS}/preview`

function previewed(calendar: string): Promise<Answer> {
  other.pages.set('/own.ics', text(calendar, { 'content-type': 'text/calendar' }))
  const body = { origin: 'ics', source: `${other.url}/own.ics` }
  return as('contributor').post(PREVIEW, { body })
}

const zone = (...parts: string[]): string[] => [
  'BEGIN:VTIMEZONE',
  'TZID:Own',
  ...parts,
  'END:VTIMEZONE',
]

const standard = (year: number, ...lines: string[]): string[] => [
  'BEGIN:STANDARD',
  `DTSTART:${year}1231T000000`,
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  ...lines,
  'END:STANDARD',
]

const inZone = (uid: string, ...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  `DTSTART;TZID=Own:${inHours(48).slice(0, 15)}`,
  'END:VEVENT',
]

describe('POST /cal/event-aggregator/v1/imports/preview', () => {
  it('200 reads a source, reports problems, and stores nothing', async () => {
    const rows = 'Event Name,Event Start Date,Event Website\nFair,2031-05-01,nonsense\nBad,never,\n'
    other.pages.set('/fair.csv', text(rows, { 'content-type': 'text/csv' }))
    const body = { origin: 'csv', source: `${other.url}/fair.csv` }
    const { status, body: seen } = await as('contributor').post(PREVIEW, { body })
    expect(status).toBe(200)
    expect(seen.items).toMatchObject([{ kind: 'event', item: { title: 'Fair' } }])
    expect(seen.problems.length + seen.items[0].errors.length).toBeGreaterThan(0)
  })

  it.each([
    ['venues', 'Venue Name,Venue City\nHall,\n', { kind: 'venue', item: { venue: 'Hall' } }],
    ['organizers', 'Organizer Name\nAnn\n', { kind: 'organizer', item: { organizer: 'Ann' } }],
  ])('200 shows of %s only what their rows say', async (csv_type, rows, seen) => {
    other.pages.set('/places.csv', text(rows, { 'content-type': 'text/csv' }))
    const body = { origin: 'csv', csv_type, source: `${other.url}/places.csv` }
    const answer = await as('editor').post(PREVIEW, { body })
    expect(answer.body.items).toEqual([{ ...seen, line: 2, errors: [] }])
  })

  it('200 shows of events only what their rows say', async () => {
    const rows = 'Event Name,Event Start Date\nFair,2031-05-01\n'
    other.pages.set('/bare.csv', text(rows, { 'content-type': 'text/csv' }))
    const body = { origin: 'csv', source: `${other.url}/bare.csv` }
    const { body: seen } = await as('editor').post(PREVIEW, { body })
    expect(seen.items.map(({ item }: { item: object }) => item)).toEqual([
      {
        title: 'Fair',
        start_date: '2031-05-01 00:00:00',
        end_date: '2031-05-01 00:00:00',
        content_hash: expect.any(String),
      },
    ])
  })

  it('400 refuses a source that cannot be read', async () => {
    other.pages.set('/none.ics', text('nothing', { 'content-type': 'text/plain' }))
    const body = { origin: 'ics', source: `${other.url}/none.ics` }
    const answer = await as('editor').post(PREVIEW, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.source.code).toBe('error:not-ics')
  })

  it('200 finds no zone by a definition with a change in every minute', async () => {
    const year = new Date().getUTCFullYear()
    const changes = `RRULE:FREQ=MINUTELY;UNTIL=${year + 1}0103T000000Z`
    const ruled = standard(year, changes)
    const seen = await previewed(vcalendar(...zone(...ruled), ...inZone('1')))
    expect(seen.body.problems).toMatchObject([{ message: 'Unknown time zone: Own' }])
  })

  it('200 lets only so many properties wait for the definition of a zone', async () => {
    const filler = Array<string>(9900).fill('X-A:')
    const events = ['1', '2', '3', '4', '5', '6'].flatMap((uid) => inZone(uid, ...filler))
    const { body } = await previewed(vcalendar(...events, ...zone(...standard(2026))))
    expect([body.problems.length, body.items.length]).toEqual([1, 5])
  })

  it('400 refuses a zone of thousands of definitions', async () => {
    const parts = Array.from({ length: 11_000 }, () => standard(2026)).flat()
    const answer = await previewed(vcalendar(...zone(...parts), ...inZone('1')))
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.source.code).toBe('error:not-ics')
  })

  it('401/403 is not for visitors and subscribers', async () => {
    const body = { origin: 'ics', source: source() }
    expect(await service.api.post(PREVIEW, { body })).toBeRestError('rest_cannot_create', 401)
    expect(await as('subscriber').post(PREVIEW, { body })).toBeRestError('rest_cannot_create', 403)
  })
})
