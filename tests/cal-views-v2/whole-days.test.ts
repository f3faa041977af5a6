import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { startService, type TestService } from '../support/service.ts'
import { viewsOf } from './support.ts'

let service: TestService
const ids: Record<string, number> = {}

/** When days end, from now on. */
async function setCutoff(cutoff: string): Promise<void> {
  const { database } = service.ctx
  await sql`
    INSERT INTO settings (key, value) VALUES ('multi_day_cutoff', to_jsonb(${cutoff}::text))
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`.execute(database.db)
  database.changes.changed('settings')
}

const whole = async (name: string, start_date: string, end_date: string, more: object = {}) => {
  ids[name] = await event({ title: name, start_date, end_date, all_day: true, ...more })
}

beforeAll(async () => {
  service = await startService({ clock: () => new Date('2030-06-01T16:00:00Z') })
  for (const [written, cutoff] of [
    ['midnight', '00:00'],
    ['five', '05:00'],
    ['eleven', '11:00'],
  ] as const) {
    await setCutoff(cutoff)
    await whole(`${written} day`, '2030-06-11', '2030-06-11')
    await whole(`${written} days`, '2030-06-18', '2030-06-19')
    const recurrence = { rrule: 'FREQ=DAILY;COUNT=2' }
    await whole(`${written} series`, '2030-06-25', '2030-06-25', { recurrence })
  }
})
afterAll(() => service.close())

const { event, view } = viewsOf(() => service)
const named = (found: readonly number[]): string[] =>
  found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id)).toSorted()
const all = (kind: string) =>
  ['midnight', 'five', 'eleven'].map((one) => `${one} ${kind}`).toSorted()

describe.each(['00:00', '05:00', '11:00'])('On a site whose days end at %s', (cutoff) => {
  beforeAll(() => setCutoff(cutoff))

  it('an all-day event is on its dates in a month, whatever the end of days was when it was written', async () => {
    const { days } = (await view('/events/month/2030-06/')).data
    const standing = Object.entries<{ multiday_events: (number | false)[] }>(days).flatMap(
      ([date, { multiday_events: bars }]) => {
        const found = bars.filter((id) => id !== false)
        return found.length === 0 ? [] : [[date, named(found)]]
      },
    )
    expect(standing).toEqual([
      ['2030-06-11', all('day')],
      ['2030-06-18', all('days')],
      ['2030-06-19', all('days')],
      ['2030-06-25', all('series')],
      ['2030-06-26', all('series')],
    ])
  })

  it.each([
    ['2030-06-10', []],
    ['2030-06-11', all('day')],
    ['2030-06-12', []],
    ['2030-06-19', all('days')],
    ['2030-06-20', []],
  ])('an event of whole days stands on the page of its day alone: %s', async (date, wanted) => {
    expect(named((await view(`/events/${date}/`)).data.events)).toEqual(wanted)
  })

  it('an event of whole days shows its first and its last date', async () => {
    const { html } = await view('/events/list/')
    const ends = [...html.matchAll(/cal-event-date-end"\s*>([^<]*)</g)].map(([, end]) => end)
    expect(ends).toEqual(Array.from({ length: 3 }, () => 'June 19'))
  })
})

it('A day of a month counts all events that it has, those that it has no room for too', async () => {
  await setCutoff('00:00')
  for (const hour of [10, 11, 12, 13, 14]) {
    await event({
      title: `At ${hour}`,
      start_date: `2030-06-05 ${hour}:00`,
      end_date: `2030-06-05 ${hour}:30`,
    })
  }
  const { data, html } = await view('/events/month/2030-06/')
  const day = data.days['2030-06-05']
  expect(day.found_events).toBe(5)
  expect(day.events).toHaveLength(3)
  expect(day.more_events).toBe(2)
  expect(/aria-label="([^"]*June 5[^"]*)"/.exec(html)?.[1]).toContain('5 events')
})
