import { expect, it } from '@jest/globals'
import { WorkBudget } from '../../../../src/domain/calendar/recurrence/work-budget.ts'
import {
  shiftRecurrence,
  readRecurrence,
  type Recurrence,
} from '../../../../src/domain/calendar/recurrence/recurrence.ts'
import { RecurrenceProblem } from '../../../../src/domain/calendar/recurrence/rule.ts'
import { seriesMoments } from '../../../../src/domain/calendar/recurrence/series.ts'
import { endRecurrence, splitRecurrence } from '../../../../src/domain/calendar/recurrence/split.ts'
import {
  addDays,
  millisecondsOfWall,
  wallOfMilliseconds,
  type WallTime,
} from '../../../../src/domain/time/wall-time.ts'
import { fc } from '../../../support/properties.ts'
import { longRule, start } from './support.ts'

const zone = 'UTC'

function timesOf(from: WallTime, recurrence: Recurrence, latest: WallTime): string[] {
  const effort = new WorkBudget(5_000_000)
  const moments = seriesMoments(
    { start: from, zone },
    recurrence,
    millisecondsOfWall(latest),
    effort,
  )
  return [...moments].map((moment) => wallOfMilliseconds(moment) ?? '')
}

function readOrSkip(from: WallTime, rrule: string): Recurrence {
  try {
    const dates = { rdate: [addDays(from, 9) ?? from], exdate: [addDays(from, 14) ?? from] }
    const recurrence = readRecurrence({ rrule, ...dates }, { start: from, zone })
    if (recurrence !== undefined) return recurrence
  } catch (error) {
    if (!(error instanceof RecurrenceProblem)) throw error
  }
  return fc.pre(false) as never
}

const rules = fc
  .tuple(longRule, fc.option(fc.integer({ min: 2, max: 12 })))
  .map(([rule, count]) => (count === null ? rule : `${rule};COUNT=${count}`))

it('A split cuts a series at any of its times without losing or adding one', () => {
  fc.assert(
    fc.property(start, rules, fc.nat(8), (from, rrule, place) => {
      const series = { start: from, zone }
      const latest = addDays(from, 4000) ?? from
      const recurrence = readOrSkip(from, rrule)
      const times = timesOf(from, recurrence, latest)
      const at = times[Math.min(place, times.length - 1)] as WallTime
      const ended = timesOf(from, endRecurrence(series, recurrence, at), latest)
      expect(ended).toEqual(times.filter((time) => time < at || time === from))
      fc.pre(at !== from && !recurrence.rdate.includes(at))
      const { before, after } = splitRecurrence(series, recurrence, at)
      expect([...timesOf(from, before, latest), ...timesOf(at, after, latest)]).toEqual(times)
    }),
    { numRuns: 80, interruptAfterTimeLimit: 15_000 },
  )
})

it('A move of a series shifts all its times, the last one included', () => {
  const recurrence = {
    rrule: 'FREQ=DAILY;UNTIL=20260305T100000',
    rdate: ['2026-03-09 10:00:00'],
    exdate: ['2026-03-03 10:00:00'],
  } as const
  const moved = shiftRecurrence(recurrence, 5400, zone)
  const latest: WallTime = '2027-01-01 00:00:00'
  expect(timesOf('2026-03-02 11:30:00', moved, latest)).toEqual(
    timesOf('2026-03-02 10:00:00', recurrence, latest).map((time) =>
      time.replace('10:00', '11:30'),
    ),
  )
})
