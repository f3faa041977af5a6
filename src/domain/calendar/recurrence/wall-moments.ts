import { wallOfFields, millisecondsOfWall, type WallTime } from '../../time/wall-time.ts'

/**
 * A wall time as a number, as in `millisecondsOfWall`. Recurrence rules are computed with these, so
 * that clock changes move nothing.
 */
export type WallMoment = number

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const FORM = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?)?$/

export interface ReadWall {
  readonly wall: WallTime
  /** The text had no time; `wall` is midnight. */
  readonly dateOnly: boolean
}

/**
 * Reads `YYYY-MM-DD HH:MM:SS`, the same with a `T`, without seconds or without a time, and the
 * basic form of calendar files (`19970714T133000`).
 * @returns undefined for other texts, nonexistent days, and years before 1000
 */
export function readWall(text: string): ReadWall | undefined {
  const match = FORM.exec(text.trim().toUpperCase())
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0))
  const wall = wallOfFields({ year, month, day, hour, minute, second })
  if (wall === undefined || hour > 23 || minute > 59 || second > 59) return undefined
  const sameDay = Number(wall.slice(8, 10)) === day && Number(wall.slice(5, 7)) === month
  return sameDay ? { wall, dateOnly: match[4] === undefined } : undefined
}

/** `YYYYMMDDTHHMMSS`, as calendar files have it. */
export const basicTime = (wall: WallTime): string => wall.replaceAll(/[-:]/g, '').replace(' ', 'T')

/** `YYYYMMDD`. */
export const basicDate = (wall: WallTime): string => basicTime(wall).slice(0, 8)

/** The last supported moment. */
export const LAST_MOMENT: WallMoment = millisecondsOfWall('9999-12-31 23:59:59')
