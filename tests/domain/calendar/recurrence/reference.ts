import { createRequire } from 'node:module'
import type * as RRuleLibrary from 'rrule'
import {
  millisecondsOfWall,
  wallOfMilliseconds,
  type WallTime,
} from '../../../../src/domain/time/wall-time.ts'

// Node takes the package for CommonJS, and its names are none that an import could find.
const rrule = createRequire(import.meta.url)('rrule') as typeof RRuleLibrary

const instant = (wall: WallTime): Date => new Date(millisecondsOfWall(wall))

/**
 * The first times of a series as another library names them, the start among them: that library
 * leaves it out where no rule names it.
 */
export function referenceTimes(
  from: WallTime,
  rule: string,
  most: number,
  latest: WallTime,
): WallTime[] {
  const dtstart = instant(from)
  const times = new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart })
  const named = times
    .between(dtstart, instant(latest), true, (_, index) => index < most)
    .flatMap((date) => wallOfMilliseconds(date.getTime()) ?? [])
  return [...new Set([from, ...named])].slice(0, most)
}
