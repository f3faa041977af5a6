import { describe, expect, it } from '@jest/globals'
import {
  MAX_OCCURRENCES,
  occurrencesOf,
  type SeriesEvent,
} from '../../../../src/domain/calendar/recurrence/occurrences.ts'
import {
  readRecurrence,
  type RecurrenceInput,
} from '../../../../src/domain/calendar/recurrence/recurrence.ts'
import { RecurrenceProblem } from '../../../../src/domain/calendar/recurrence/rule.ts'

const event: SeriesEvent = {
  start: '2026-03-02 10:00:00',
  end: '2026-03-02 11:30:00',
  zone: 'Europe/Berlin',
  allDay: false,
}
const reach = { now: '2026-11-21 12:00:00', horizon: '2036-11-21 12:00:00' } as const

const occurrences = (input: RecurrenceInput, changes: Partial<SeriesEvent> = {}) => {
  const whole = { ...event, ...changes }
  const recurrence = readRecurrence(input, whole)
  return recurrence === undefined ? [] : occurrencesOf(whole, recurrence, reach)
}

describe('Rules that expand without bound or never match', () => {
  it.each([
    ['30 February', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['30 February by seconds', 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'],
    ['a day that the interval passes over', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU'],
    ['a position that no month has', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9'],
    ['an end before the start', 'FREQ=DAILY;UNTIL=20250101'],
  ])('yield nothing and are refused: %s', (_name, rrule) => {
    expect(() => occurrences({ rrule })).toThrow(RecurrenceProblem)
  })

  it.each([
    ['years', 'FREQ=YEARLY', 11],
    ['days', 'FREQ=DAILY', 3918],
    ['hours', 'FREQ=HOURLY', MAX_OCCURRENCES],
    ['a huge count', 'FREQ=HOURLY;COUNT=999999999', MAX_OCCURRENCES],
    [
      'all minutes of all days',
      `FREQ=DAILY;BYMINUTE=${[...Array(60).keys()].join(',')}`,
      MAX_OCCURRENCES,
    ],
    ['a huge interval', 'FREQ=DAILY;INTERVAL=999999999', 1],
  ])('give a bounded number of rows without an end: %s', (_name, rrule, most) => {
    const rows = occurrences({ rrule })
    expect(rows).toHaveLength(most)
    expect(rows.at(-1)?.startsAt.localeCompare(reach.horizon)).toBeLessThanOrEqual(0)
  })

  it('are too much work with seconds of many years, and refused', () => {
    expect(() => occurrences({ rrule: 'FREQ=SECONDLY' })).toThrow(RecurrenceProblem)
    expect(() => occurrences({ rrule: 'FREQ=MINUTELY' }, { start: '1000-01-01 00:00:00' })).toThrow(
      RecurrenceProblem,
    )
  })

  it('are followed to those of today over a thousand years of days', () => {
    const rows = occurrences(
      { rrule: 'FREQ=DAILY' },
      { start: '1000-01-01 10:00:00', end: '1000-01-01 11:00:00' },
    )
    expect(rows).toHaveLength(MAX_OCCURRENCES)
    expect(rows.some(({ startsAt }) => startsAt === '2026-11-22 10:00:00')).toBe(true)
  })

  it('are refused with thousands of dates', () => {
    const dates = Array.from({ length: 1001 }, (_, day) =>
      new Date(Date.UTC(2026, 3, day)).toISOString().slice(0, 10),
    )
    expect(() => occurrences({ rdate: dates })).toThrow(RecurrenceProblem)
    expect(() => occurrences({ rrule: 'FREQ=DAILY', exdate: dates })).toThrow(RecurrenceProblem)
  })
})

describe('Occurrences', () => {
  it('keep their wall time when the clocks change', () => {
    const rows = occurrences({ rrule: 'FREQ=WEEKLY;COUNT=5' })
    expect(rows.map(({ startsAt }) => startsAt.slice(11))).toEqual(Array(5).fill('10:00:00'))
    expect(rows.map(({ utcStart }) => utcStart.getUTCHours())).toEqual([9, 9, 9, 9, 8])
  })

  it('move forward where the clocks skip their time, and keep their name', () => {
    const rows = occurrences(
      { rrule: 'FREQ=DAILY;COUNT=3' },
      { start: '2026-03-28 02:30:00', end: '2026-03-28 03:30:00' },
    )
    expect(rows.map(({ originalStart, startsAt }) => [originalStart, startsAt])).toEqual([
      ['2026-03-28 02:30:00', '2026-03-28 02:30:00'],
      ['2026-03-29 02:30:00', '2026-03-29 03:30:00'],
      ['2026-03-30 02:30:00', '2026-03-30 02:30:00'],
    ])
  })

  it('are one where a skipped time moves onto the next', () => {
    const rows = occurrences(
      { rrule: 'FREQ=HOURLY;COUNT=4' },
      { start: '2026-03-29 01:00:00', end: '2026-03-29 01:20:00' },
    )
    expect(rows.map(({ startsAt }) => startsAt.slice(11, 13))).toEqual(['01', '03', '04'])
  })

  it('of whole days end with the last second of their last day', () => {
    const rows = occurrences(
      { rrule: 'FREQ=MONTHLY;COUNT=2' },
      { start: '2026-03-28 00:00:00', end: '2026-03-29 23:59:59', allDay: true },
    )
    expect(rows.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-03-28 00:00:00', '2026-03-29 23:59:59'],
      ['2026-04-28 00:00:00', '2026-04-29 23:59:59'],
    ])
  })

  it('of whole days that begin at a cut-off keep it', () => {
    const rows = occurrences(
      { rrule: 'FREQ=DAILY;COUNT=2' },
      { start: '2026-03-02 05:00:00', end: '2026-03-03 04:59:59', allDay: true },
    )
    expect(rows.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-03-02 05:00:00', '2026-03-03 04:59:59'],
      ['2026-03-03 05:00:00', '2026-03-04 04:59:59'],
    ])
  })

  it('come from further dates, and go with excluded ones; a day takes the time of the start', () => {
    const rows = occurrences({
      rrule: 'FREQ=WEEKLY;COUNT=3',
      rdate: ['2026-03-05', '2026-03-06T20:00:00', '2026-03-09 10:00', '2026-04-01T08:00:00Z'],
      exdate: ['2026-03-02', '20260316T090000Z'],
    })
    expect(rows.map(({ startsAt }) => startsAt)).toEqual([
      '2026-03-05 10:00:00',
      '2026-03-06 20:00:00',
      '2026-03-09 10:00:00',
      '2026-04-01 10:00:00',
    ])
  })

  it('may all be excluded', () => {
    expect(occurrences({ exdate: ['2026-03-02'] })).toEqual([])
  })
})
