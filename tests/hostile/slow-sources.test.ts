import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { inHours, vcalendar } from '../imports/support.ts'
import type { Answer } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'
import { medianTime } from './support.ts'

let other: OtherSite
let service: TestService
beforeAll(async () => {
  other = await startOtherSite()
  service = await startService({ environment: { OUTGOING_ALLOW: other.place } })
}, 30_000)
afterAll(async () => {
  await service?.close()
  await other?.close()
})

function look(origin: 'ics' | 'csv', source: string): Promise<Answer> {
  other.pages.set('/source', text(source, { 'content-type': 'text/plain' }))
  const body = { origin, source: `${other.url}/source` }
  const path = '/cal/event-aggregator/v1/imports/preview'
  return service.api.as('contributor').post(path, { body })
}

async function preview(source: string, origin: 'ics' | 'csv' = 'ics') {
  const answer = await look(origin, source)
  expect(answer.status).toBe(200)
  return answer.body
}

/** A zone whose clocks change every minute, unlike those of all other numbers. */
const zone = (name: string, number: number): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  `DTSTART:20200101T${String(100_000 + (number % 60))}`,
  `TZOFFSETFROM:+${String(100 + Math.floor(number / 60)).padStart(4, '0')}`,
  'TZOFFSETTO:+0530',
  'RRULE:FREQ=MINUTELY',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const event = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Fair',
  `DTSTART:${inHours(48)}`,
  ...lines,
  'END:VEVENT',
]

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)

/** The same zone again and again, each time with another definition. */
const redefined = (name: string, count: number): string =>
  vcalendar(
    ...numbers(count).flatMap((number) => [...zone(name, number), `X-WR-TIMEZONE:${name}`]),
    ...event(),
  )

/** One event with a date in each of many zones. */
const manyZones = (name: string, count: number): string =>
  vcalendar(
    ...numbers(count).flatMap((number) => zone(`${name}${number}`, number)),
    ...event(...numbers(count).map((number) => `EXDATE;TZID=${name}${number}:20300101T000000`)),
  )

describe('A calendar file that a contributor looks at', () => {
  it('takes little longer for a zone that it defines anew again and again', async () => {
    const usual = await medianTime(() => preview(redefined('Europe/Berlin', 300)), 3)
    const slow = await medianTime(async () => {
      const { items } = await preview(redefined('Own', 300))
      expect(items).toHaveLength(1)
    }, 3)
    expect(slow).toBeLessThan(usual * 20)
  })

  it('takes no longer for many zones in one event than for a few', async () => {
    const few = await medianTime(() => preview(manyZones('Own', 20)), 3)
    const many = await medianTime(async () => {
      const { problems } = await preview(manyZones('Own', 900))
      expect(problems).toMatchObject([{ message: expect.stringContaining('Unknown time zone') }])
    }, 3)
    expect(many).toBeLessThan(few * 20)
  })
})

const table = (more: string): string => `Event Name,Event Start Date\nFair,2031-05-01\n${more}`

describe('A table that a contributor looks at', () => {
  it('takes little longer for thousands of empty lines', async () => {
    const usual = await medianTime(() => preview(table(`${'x'.repeat(150_000)},\n`), 'csv'), 3)
    const slow = await medianTime(async () => {
      const { items, problems } = await preview(table(`${'\n'.repeat(150_000)}Last,never\n`), 'csv')
      expect([items.length, problems[0].line]).toEqual([1, 150_003])
    }, 3)
    expect(slow).toBeLessThan(usual * 20)
  })

  it('is refused with thousands of empty rows of other lengths', async () => {
    const answer = await look('csv', table(' \n'.repeat(11_000)))
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.source.code).toBe('error:not-csv')
  })
})
