import { createRequire } from 'node:module'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import ICAL from 'ical.js'
import type * as NodeIcal from 'node-ical'
import type { CalendarEvent } from '../../../../src/domain/calendar/icalendar/calendar-event.ts'
import { instantOfWall } from '../../../../src/domain/time/instants.ts'
import { occurrencesOf } from '../../../../src/domain/calendar/recurrence/occurrences.ts'
import { readRecurrence } from '../../../../src/domain/calendar/recurrence/recurrence.ts'
import { addSeconds, type WallTime } from '../../../../src/domain/time/wall-time.ts'
import { fc } from '../../../support/properties.ts'
import { anyEvent, calendarOf, event } from './support.ts'

const nodeIcal = createRequire(import.meta.url)('node-ical') as typeof NodeIcal

const warnings = (['warn', 'error', 'log'] as const).map((name) => ({
  name,
  calls: [] as unknown[],
}))

beforeEach(() => {
  for (const { name, calls } of warnings) {
    calls.length = 0
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void calls.push(words))
  }
})
afterEach(() => {
  jest.restoreAllMocks()
})

/** The events of a text, and its zones registered, as a calendar program has them. */
function readStrictly(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone)
  }
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }))
}

/** An hour that comes twice, or never, is read in several ways. */
function isAwayFromChanges({ start, zone }: CalendarEvent): boolean {
  const [before, after] = [-86_400, 86_400].map((seconds) => {
    const there = addSeconds(start, seconds) ?? start
    return instantOfWall(there, zone).getTime() - instantOfWall(there, 'UTC').getTime()
  })
  return before === after
}

const wall = (time: ICAL.Time): string => time.toString().replace('T', ' ').replace('Z', '')

it('A written calendar is read by a calendar library, times, texts and lists', async () => {
  await fc.assert(
    fc.asyncProperty(anyEvent, async (one) => {
      const [read] = readStrictly(calendarOf([one]))
      expect(read).toMatchObject({
        uid: one.uid,
        summary: one.title || null,
        sequence: one.sequence,
      })
      expect(wall(read?.startDate as ICAL.Time)).toBe(
        one.allDay ? one.start.slice(0, 10) : one.start,
      )
      const end = one.allDay ? addSeconds(one.end, 1)?.slice(0, 10) : one.end
      expect(wall(read?.endDate as ICAL.Time)).toBe(end)
      if (!one.allDay && one.start > '1970' && one.start < '2100' && isAwayFromChanges(one)) {
        expect(read?.startDate.toJSDate()).toEqual(instantOfWall(one.start, one.zone))
      }
      const categories = read?.component
        .getAllProperties('categories')
        .flatMap((property) => property.getValues())
      expect(categories).toEqual(one.categories)
    }),
    { numRuns: 80, interruptAfterTimeLimit: 30_000 },
  )
})

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

/** Whether the zone has the same offset all through the year of the event. */
function keepsItsClocks({ start, zone }: CalendarEvent): boolean {
  // Twice a month, since some zones change for the weeks of Ramadan alone.
  const offsets = MONTHS.flatMap((month) =>
    ['01', '15'].map((day) => {
      const noon: WallTime = `${start.slice(0, 4)}-${month}-${day} 12:00:00`
      return instantOfWall(noon, zone).getTime() - instantOfWall(noon, 'UTC').getTime()
    }),
  )
  return new Set(offsets).size === 1
}

it('A written calendar is read by another library without a warning', async () => {
  await fc.assert(
    // This one takes the signs of a backslash and an n for the end of a line.
    fc.asyncProperty(anyEvent, fc.uuid(), async (any, uid) => {
      // And it fails on series that begin near a change of the clocks.
      fc.pre(any.recurrence === undefined || keepsItsClocks(any))
      const one = { ...any, uid }
      const calendar = await nodeIcal.async.parseICS(calendarOf([one]))
      const found = Object.values(calendar).find((item) => item?.type === 'VEVENT')
      expect(found).toMatchObject({ type: 'VEVENT', uid })
      expect(warnings.flatMap(({ calls }) => calls)).toEqual([])
    }),
    { numRuns: 60, interruptAfterTimeLimit: 30_000 },
  )
})

it('A written calendar gives another library the same instants', async () => {
  const one = event({ start: '2026-07-05 19:30:00', end: '2026-07-05 22:00:00' })
  const calendar = await nodeIcal.async.parseICS(calendarOf([one]))
  const found = Object.values(calendar).find((item) => item?.type === 'VEVENT')
  expect(found).toMatchObject({
    start: new Date('2026-07-05T17:30:00Z'),
    end: new Date('2026-07-05T20:00:00Z'),
    summary: 'Choir',
  })
})

it.each([
  ['Europe/Berlin', '1980-06-01 12:00:00', '1980-06-01T10:00:00Z'],
  ['Pacific/Apia', '2012-06-01 12:00:00', '2012-05-31T23:00:00Z'],
] as const)(
  'A written calendar gives the instant in %s at %s, where clocks first changed',
  (zone, start, instant) => {
    const [read] = readStrictly(calendarOf([event({ zone, start, end: start })]))
    expect(read?.startDate.toJSDate()).toEqual(new Date(instant))
  },
)

it.each([
  ['FREQ=WEEKLY;BYDAY=SA,TU;UNTIL=20270501', 'Europe/Berlin'],
  ['FREQ=DAILY;COUNT=200', 'America/New_York'],
  ['FREQ=MONTHLY;BYDAY=1SA;UNTIL=20270501T193000', 'Australia/Lord_Howe'],
  ['FREQ=YEARLY;COUNT=4', 'Asia/Kolkata'],
])(
  'A written calendar gives a calendar library the same occurrences of %s in %s',
  (rrule, zone) => {
    const series: CalendarEvent = event({ zone })
    const recurrence = readRecurrence(
      { rrule, rdate: ['2026-12-24 15:00:00'], exdate: ['2026-12-12 19:30:00'] },
      series,
    )
    const [read] = readStrictly(calendarOf([{ ...series, recurrence, end: '2026-12-05 22:00:00' }]))
    const times: string[] = []
    const iterator = read?.iterator()
    for (let next = iterator?.next(); next && times.length < 300; next = iterator?.next()) {
      times.push(wall(next))
    }
    const ours =
      recurrence &&
      occurrencesOf(series, recurrence, { now: series.start, horizon: '2036-01-01 00:00:00' })
    expect(times).toEqual(ours?.map(({ originalStart }) => originalStart))
  },
)
