import { expect, it } from '@jest/globals'
import { RecurrenceProblem } from '../../../../src/domain/calendar/recurrence/rule.ts'
import { addDays, type WallTime } from '../../../../src/domain/time/wall-time.ts'
import { fc } from '../../../support/properties.ts'
import { referenceTimes } from './reference.ts'
import { firstTimes, longRule, shortRule, start } from './support.ts'

const MOST = 30

function ours(from: WallTime, rule: string, latest: WallTime): string[] | undefined {
  try {
    return firstTimes(from, rule, MOST, latest)
  } catch (error) {
    if (error instanceof RecurrenceProblem) return undefined
    throw error
  }
}

/** What names no day is refused, and the reference would look for one until the year 9999. */
function agree(from: WallTime, rule: string, latest: WallTime): void {
  const times = ours(from, rule, latest)
  if (times !== undefined) expect(times).toEqual(referenceTimes(from, rule, MOST, latest))
}

it('A rule yields the times that another library yields', () => {
  fc.assert(
    fc.property(start, longRule, (from, rule) => {
      agree(from, rule, addDays(from, 5000) ?? from)
    }),
    { numRuns: 80, interruptAfterTimeLimit: 20_000 },
  )
})

it('A rule yields the times of hours, minutes and seconds that another library yields', () => {
  fc.assert(
    fc.property(start, shortRule, (from, rule) => {
      agree(from, rule, addDays(from, 20) ?? from)
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  )
})
