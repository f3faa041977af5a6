import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readRecurrence as readByService } from '../../../src/domain/calendar/recurrence/recurrence.ts'
import { seriesMoments } from '../../../src/domain/calendar/recurrence/series.ts'
import { WorkBudget } from '../../../src/domain/calendar/recurrence/work-budget.ts'
import { LAST_MOMENT } from '../../../src/domain/calendar/recurrence/wall-moments.ts'
import { isWallTime, wallOfMilliseconds } from '../../../src/domain/time/wall-time.ts'
import { nextTimes } from '../../../src/write/events/next-times.ts'
import {
  followStart,
  inWeekOrder,
  monthDaysOf,
  monthDayText,
  NEVER,
  ruleFrom,
  UNITS,
  WEEKDAYS,
  weekdayOf,
  type Ending,
  type Repeat,
  type Rule,
} from '../../../src/write/events/repeat.ts'
import { readRecurrence, writeRecurrence } from '../../../src/write/events/recurrence.ts'
import { addDays, wallOfMoment } from '../../../src/write/events/wall-time.ts'

/** A Tuesday, the second of its month. */
const START = '2033-05-10 19:00:00'

const rule = (over: Partial<Rule>): Rule => ({ ...ruleFrom('week', START), ...over })
const repeatOf = (text: string, start = START): Repeat =>
  readRecurrence({ rrule: text, rdate: [], exdate: [] }, start)
const textOf = (repeat: Repeat): string | null | undefined => writeRecurrence(repeat)?.rrule

describe('What the form shows of a recurrence', () => {
  it.each([
    ['FREQ=DAILY', { unit: 'day' }],
    ['FREQ=DAILY;INTERVAL=3;COUNT=4', { unit: 'day', every: 3, ending: { by: 'count', count: 4 } }],
    ['FREQ=WEEKLY', { unit: 'week', weekdays: ['TU'] }],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO', { unit: 'week', every: 2, weekdays: ['MO', 'TH'] }],
    ['FREQ=MONTHLY', { unit: 'month', on: { by: 'date', day: 10 } }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { unit: 'month', on: { by: 'last' } }],
    ['FREQ=MONTHLY;BYDAY=2TU', { unit: 'month', on: { by: 'weekday', nth: 2, weekday: 'TU' } }],
    ['FREQ=MONTHLY;BYDAY=-1FR', { unit: 'month', on: { by: 'weekday', nth: -1, weekday: 'FR' } }],
    ['FREQ=YEARLY', { unit: 'year', month: 5, on: { by: 'date', day: 10 } }],
    [
      'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
      { unit: 'year', month: 11, on: { by: 'weekday', nth: 4, weekday: 'TH' } },
    ],
    ['FREQ=DAILY;UNTIL=20330610T190000', { ending: { by: 'date', date: '2033-06-10' } }],
    ['FREQ=DAILY;UNTIL=20330610T120000', { ending: { by: 'date', date: '2033-06-09' } }],
    ['FREQ=WEEKLY;BYDAY=MO,SU;INTERVAL=2;WKST=SU', { weekStart: 'SU' }],
  ])('is read from %s', (text, members) => {
    expect(repeatOf(text).rule).toMatchObject(members)
  })

  it.each([
    'FREQ=HOURLY;INTERVAL=6',
    'FREQ=DAILY;BYDAY=MO,TU',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYMONTHDAY=-2',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=WEEKLY;BYDAY=MO;BYHOUR=9,15',
  ])('keeps a rule that it cannot show as it is: %s', (text) => {
    expect(repeatOf(text).rule).toEqual({ text })
    expect(textOf(repeatOf(text))).toBe(text)
  })

  it('has nothing for an event that happens once, and sends null for it', () => {
    expect(readRecurrence(undefined, START)).toBe(NEVER)
    expect(writeRecurrence(NEVER)).toBeNull()
  })

  it('keeps times that are named in addition to a rule, or without one', () => {
    const recurrence = { rrule: null, rdate: ['2033-06-01 10:00:00'], exdate: [START] }
    expect(writeRecurrence(readRecurrence(recurrence, START))).toEqual(recurrence)
  })
})

describe('A rule whose start moves', () => {
  it.each([
    ['2033-05-11 19:00:00', rule({}), { weekdays: ['WE'] }],
    ['2033-05-11 19:00:00', rule({ weekdays: ['TU', 'FR'] }), { weekdays: ['WE', 'FR'] }],
    ['2033-05-11 19:00:00', rule({ weekdays: ['FR'] }), { weekdays: ['FR'] }],
    ['2033-06-21 19:00:00', ruleFrom('year', START), { month: 6, on: { by: 'date', day: 21 } }],
    [
      '2033-05-19 19:00:00',
      { ...ruleFrom('month', START), on: { by: 'weekday', nth: 2, weekday: 'TU' } as const },
      { on: { by: 'weekday', nth: 3, weekday: 'TH' } },
    ],
    [
      '2033-05-19 19:00:00',
      { ...ruleFrom('month', START), on: { by: 'last' } as const },
      { on: { by: 'last' } },
    ],
  ])('moves with it to %s (%#)', (to, before, members) => {
    expect(followStart(before, START, to)).toMatchObject(members)
  })

  it.each([
    ['2033-05-10', ['10', '2TU']],
    ['2033-05-31', ['31', '-1TU', 'last']],
    ['2033-02-28', ['28', '4MO', '-1MO', 'last']],
  ])('offers what %s can stand for', (date, names) => {
    expect(monthDaysOf(date).map(monthDayText)).toEqual(names)
  })
})

const starts = fc
  .integer({ min: Date.UTC(2027, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
  .map((minutes) => wallOfMoment(minutes * 60_000) ?? START)

const endings = (start: string): fc.Arbitrary<Ending> =>
  fc.oneof(
    fc.constant<Ending>({ by: 'never' }),
    fc.integer({ min: 1, max: 9 }).map((count): Ending => ({ by: 'count', count })),
    fc.integer({ min: 0, max: 900 }).map((days): Ending => ({
      by: 'date',
      date: addDays(start.slice(0, 10), days),
    })),
  )

/** Any start, and any rule that the form can make for it. */
const rules = starts.chain((start) =>
  fc.tuple(
    fc.constant(start),
    fc.record<Rule>({
      every: fc.integer({ min: 1, max: 5 }),
      unit: fc.constantFrom(...UNITS),
      weekdays: fc
        .uniqueArray(fc.constantFrom(...WEEKDAYS), { maxLength: 3 })
        .map((days) => inWeekOrder([weekdayOf(start), ...days])),
      on: fc.constantFrom(...monthDaysOf(start.slice(0, 10))),
      month: fc.constant(Number(start.slice(5, 7))),
      ending: endings(start),
      weekStart: fc.constantFrom('MO', 'SU'),
    }),
    fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 3 }),
  ),
)

/** The first times of a series by the rules of the service. */
function timesOfService(start: string, repeat: Repeat, limit: number): string[] {
  if (!isWallTime(start)) throw new Error(`No wall time: ${start}`)
  const sent = writeRecurrence(repeat)
  const series = { start, zone: 'UTC' }
  const recurrence =
    (sent && readByService({ ...sent, rrule: sent.rrule ?? '' }, series)) ?? undefined
  if (recurrence === undefined) return [start]
  const times: string[] = []
  for (const moment of seriesMoments(series, recurrence, LAST_MOMENT, new WorkBudget(1_000_000))) {
    times.push(wallOfMilliseconds(moment) ?? '')
    if (times.length === limit) break
  }
  return times
}

describe('The next times of a rule', () => {
  it('are those that the service makes of what is sent', () => {
    fc.assert(
      fc.property(rules, ([start, made, days]) => {
        const [gone, extra] = [days.slice(0, 2), days.slice(2)]
        const at = (day: number): string => `${addDays(start.slice(0, 10), day)} ${start.slice(11)}`
        const repeat: Repeat = {
          rule: made,
          further: extra.map((day) => `${at(day).slice(0, 10)} 23:59:00`),
          skipped: gone.map(at),
        }
        expect(nextTimes(start, repeat, 6)).toEqual(timesOfService(start, repeat, 6))
      }),
      { numRuns: 500 },
    )
  })

  it('are the same after a rule was sent and read again', () => {
    fc.assert(
      fc.property(rules, ([start, made]) => {
        const repeat: Repeat = { rule: made, further: [], skipped: [] }
        const again = readRecurrence(writeRecurrence(repeat) ?? undefined, start)
        expect(nextTimes(start, again, 6)).toEqual(nextTimes(start, repeat, 6))
      }),
    )
  })

  it('are left to the service for a rule that the form cannot show', () => {
    expect(nextTimes(START, repeatOf('FREQ=HOURLY'), 6)).toBeUndefined()
  })

  it('end, where a rule names no day for a thousand years', () => {
    const on = { by: 'date', day: 31 } as const
    const never = { ...ruleFrom('year', START), month: 2, on }
    expect(nextTimes(START, { ...NEVER, rule: never }, 6)).toEqual([START])
  })
})
