/** What the clocks of a zone do with a wall time. The zone of the browser plays no part. */
import { momentOf, wallOfMoment, type WallTime } from './wall-time.ts'

/**
 * How a wall time occurs in a zone: once; never, because clocks go forward over it, and then it is
 * understood as `instead`; or twice, because they go back, and then the first is meant.
 */
export type ClockReading =
  | { readonly occurs: 'once' | 'twice' }
  | { readonly occurs: 'never'; readonly instead: WallTime }

const DAY = 86_400_000
const ONCE: ClockReading = { occurs: 'once' }

/** Offsets such as `UTC+5:30` and `UTC-4.5`, which never change. */
const FIXED = /^UTC(?:[+-]\d{1,2}(?:[:.]\d{1,2})?)?$/i

/**
 * Determines how a wall time occurs in a zone.
 * @param zone an IANA name or an offset; one that this browser does not know changes nothing
 */
export function readClock(wall: WallTime, zone: string): ClockReading {
  const moment = momentOf(wall)
  const format = FIXED.test(zone) ? undefined : formatOf(zone)
  if (format === undefined || Number.isNaN(moment)) return ONCE
  // Clocks change at most once within these two days.
  const [before, after] = [offsetAt(format, moment - DAY), offsetAt(format, moment + DAY)]
  const fits = (offset: number): boolean => offsetAt(format, moment - offset) === offset
  if (before === after || fits(before) !== fits(after)) return ONCE
  if (fits(before)) return { occurs: 'twice' }
  const instead = wallOfMoment(moment + after - before)
  return instead === undefined ? ONCE : { occurs: 'never', instead }
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return undefined
  }
}

/** Milliseconds by which clocks are ahead of UTC at an instant. */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  const shown = momentOf(`${date} ${part('hour')}:${part('minute')}:${part('second')}`)
  return shown - Math.floor(instant / 1000) * 1000
}
