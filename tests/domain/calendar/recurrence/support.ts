import { WorkBudget } from '../../../../src/domain/calendar/recurrence/work-budget.ts'
import { readRecurrence } from '../../../../src/domain/calendar/recurrence/recurrence.ts'
import { seriesMoments } from '../../../../src/domain/calendar/recurrence/series.ts'
import {
  millisecondsOfWall,
  wallOfMilliseconds,
  type WallTime,
} from '../../../../src/domain/time/wall-time.ts'
import { fc } from '../../../support/properties.ts'

/** The first times of a series, as texts. */
export function firstTimes(
  start: WallTime,
  rrule: string,
  most: number,
  latest: WallTime,
): string[] {
  const series = { start, zone: 'UTC' }
  const recurrence = readRecurrence({ rrule }, series)
  if (recurrence === undefined) throw new Error('There is no recurrence.')
  const times: string[] = []
  const moments = seriesMoments(
    series,
    recurrence,
    millisecondsOfWall(latest),
    new WorkBudget(5_000_000),
  )
  for (const moment of moments) {
    times.push(wallOfMilliseconds(moment) ?? '')
    if (times.length === most) break
  }
  return times
}

const some = (low: number, high: number): fc.Arbitrary<string> =>
  fc
    .uniqueArray(
      fc.integer({ min: low, max: high }).filter((number) => number !== 0),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((numbers) => numbers.toSorted((one, other) => one - other).join(','))

const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')
const weekdays = fc
  .uniqueArray(weekday, { minLength: 1, maxLength: 4 })
  .map((days) => days.join(','))
const counted = (most: number): fc.Arbitrary<string> =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: -most, max: most }).filter(Boolean), weekday), {
      minLength: 1,
      maxLength: 3,
      selector: ([nth, day]) => `${nth}${day}`,
    })
    .map((days) => days.map(([nth, day]) => `${nth}${day}`).join(','))

type Parts = Record<string, fc.Arbitrary<string>>

const times: Parts = { BYHOUR: some(0, 23), BYMINUTE: some(0, 59), BYSECOND: some(0, 59) }
const month: Parts = { BYMONTH: some(1, 12) }
const monthDay: Parts = { BYMONTHDAY: some(-31, 31) }

/** What may stand in a rule of a frequency, each part with the others or without. */
const parts: Readonly<Record<string, readonly Parts[]>> = {
  YEARLY: [
    { ...month, ...monthDay, ...times, BYDAY: weekdays },
    { ...month, ...times, BYDAY: counted(5) },
    { ...times, BYDAY: counted(53) },
    { ...times, BYYEARDAY: some(-366, 366), BYDAY: weekdays },
  ],
  MONTHLY: [
    { ...month, ...monthDay, ...times, BYDAY: weekdays },
    { ...month, ...times, BYDAY: counted(5) },
  ],
  WEEKLY: [{ ...month, ...times, BYDAY: weekdays, WKST: weekday }],
  DAILY: [{ ...month, ...monthDay, ...times, BYDAY: weekdays }],
}

const record = (model: Parts): fc.Arbitrary<readonly (readonly [string, string])[]> =>
  fc
    .record(model, { requiredKeys: [] })
    .map((fields) =>
      Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )

/** Rules whose period is a day or more. */
export const longRule: fc.Arbitrary<string> = fc
  .constantFrom('YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY')
  .chain((frequency) =>
    fc
      .tuple(
        fc.oneof(...(parts[frequency] ?? []).map(record)),
        fc.integer({ min: 1, max: 5 }),
        // The reference takes positions before the first of a period for that one, and counts those of
        // the first week from the start.
        frequency === 'WEEKLY'
          ? fc.constant(null)
          : fc.option(fc.constantFrom('1', '2', '1,3', '1,2,4', '-1')),
      )
      .map(([fields, interval, positions]) => {
        const others = fields.map(([name, value]) => `${name}=${value}`)
        const hasParts = others.some((part) => part.startsWith('BY'))
        const chosen = positions !== null && hasParts ? [`BYSETPOS=${positions}`] : []
        return [`FREQ=${frequency}`, `INTERVAL=${interval}`, ...others, ...chosen].join(';')
      }),
  )

/**
 * Rules that count hours, minutes or seconds, and that come about soon: the reference goes through
 * every second.
 */
export const shortRule: fc.Arbitrary<string> = fc
  .oneof(
    fc.record({
      frequency: fc.constant('HOURLY'),
      fields: record({ ...times, BYDAY: weekdays }),
    }),
    fc.record({
      frequency: fc.constantFrom('HOURLY', 'MINUTELY', 'SECONDLY'),
      fields: fc.integer({ min: 1, max: 100 }).map((by) => [['INTERVAL', String(by)] as const]),
    }),
  )
  .map(({ frequency, fields }) =>
    [`FREQ=${frequency}`, ...fields.map(([name, value]) => `${name}=${value}`)].join(';'),
  )

/** Starts of the years 1990 to 2060. */
export const start: fc.Arbitrary<WallTime> = fc
  .integer({ min: 631_152_000, max: 2_871_763_200 })
  .map((seconds) => wallOfMilliseconds(seconds * 1000) ?? '2000-01-01 00:00:00')
