import { createRequire } from 'node:module'
import type * as RRuleLibrary from 'rrule'
import type { WallTime } from '../../../../src/domain/calendar/time/wall-time.ts'

const rrule = createRequire(import.meta.url)('rrule') as typeof RRuleLibrary

const instant = (wall: WallTime): Date => new Date(`${wall.replace(' ', 'T')}Z`)

/**
 * The first times of a series as another library names them, the start among them: that library
 * leaves it out where no rule names it.
 */
export function judgedTimes(
  from: WallTime,
  rule: string,
  most: number,
  latest: WallTime,
): WallTime[] {
  const dtstart = instant(from)
  const times = new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart })
  const named = times
    .between(dtstart, instant(latest), true, (_, index) => index < most)
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' ') as WallTime)
  return [...new Set([from, ...named])].slice(0, most)
}
