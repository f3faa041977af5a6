import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createRequire } from 'node:module'
import type * as RRuleLibrary from 'rrule'
import { RecurrenceProblem } from '../../../../src/domain/calendar/recurrence/rule.ts'
import { addDays, type WallTime } from '../../../../src/domain/calendar/time/wall-time.ts'
import { firstTimes, longRule, shortRule, start } from './support.ts'

const rrule = createRequire(import.meta.url)('rrule') as typeof RRuleLibrary

const MOST = 30

/** What another library names from the start on; it leaves the start out where no rule names it. */
function judge(from: WallTime, rule: string, latest: WallTime): string[] {
  const dtstart = new Date(`${from.replace(' ', 'T')}Z`)
  const times = new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart })
  const named = times
    .between(dtstart, new Date(`${latest.replace(' ', 'T')}Z`), true, (_, index) => index < MOST)
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' '))
  return [...new Set([from, ...named])].slice(0, MOST)
}

function ours(from: WallTime, rule: string, latest: WallTime): string[] | undefined {
  try {
    return firstTimes(from, rule, MOST, latest)
  } catch (error) {
    if (error instanceof RecurrenceProblem) return undefined
    throw error
  }
}

/** What names no day is refused, and the judge would look for one until the year 9999. */
function agree(from: WallTime, rule: string, latest: WallTime): void {
  const times = ours(from, rule, latest)
  if (times !== undefined) expect(times).toEqual(judge(from, rule, latest))
}

it('names the times that another library names', () => {
  fc.assert(
    fc.property(start, longRule, (from, rule) => {
      agree(from, rule, addDays(from, 5000) ?? from)
    }),
    { numRuns: 80, interruptAfterTimeLimit: 20_000 },
  )
})

it('names the times of hours, minutes and seconds that another library names', () => {
  fc.assert(
    fc.property(start, shortRule, (from, rule) => {
      agree(from, rule, addDays(from, 20) ?? from)
    }),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  )
})
