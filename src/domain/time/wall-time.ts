/**
 * Wall times: the date and time that a clock shows, without a zone. They are texts `YYYY-MM-DD
 * HH:MM:SS` of the years 1000 to 9999, as the interface shows them and the database takes and gives
 * them, so that comparing texts compares times.
 */
export type WallTime = `${string}-${string}-${string} ${string}:${string}:${string}`

/** A day of the calendar, `YYYY-MM-DD`. */
export type WallDate = `${string}-${string}-${string}`

export interface WallFields {
  readonly year: number
  /** 1 is January. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The fields of a date as the API shows them, with leading zeros. */
export interface DateDetails {
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minutes: string
  readonly seconds: string
}

export const FIRST_WALL_TIME: WallTime = '1000-01-01 00:00:00'
export const LAST_WALL_TIME: WallTime = '9999-12-31 23:59:59'

const SECOND = 1000
const DAY = 86_400 * SECOND

const SHAPE = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Whether a text is a wall time in its exact format. */
export function isWallTime(text: string): text is WallTime {
  return SHAPE.test(text) && wallOfMilliseconds(Date.parse(`${text.replace(' ', 'T')}Z`)) === text
}

/** A wall time counted as if it were UTC, in milliseconds since 1970. */
export function millisecondsOfWall(wall: WallTime): number {
  return Date.UTC(
    Number(wall.slice(0, 4)),
    Number(wall.slice(5, 7)) - 1,
    Number(wall.slice(8, 10)),
    Number(wall.slice(11, 13)),
    Number(wall.slice(14, 16)),
    Number(wall.slice(17, 19)),
  )
}

const EARLIEST = millisecondsOfWall(FIRST_WALL_TIME)
const LATEST = millisecondsOfWall(LAST_WALL_TIME)

/**
 * The reverse of `millisecondsOfWall`; fractions of seconds are dropped.
 * @returns undefined outside the years 1000 to 9999
 */
export function wallOfMilliseconds(milliseconds: number): WallTime | undefined {
  if (!(milliseconds >= EARLIEST && milliseconds < LATEST + SECOND)) return undefined
  const iso = new Date(milliseconds).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}` as WallTime
}

export function fieldsOfWall(wall: WallTime): WallFields {
  return {
    year: Number(wall.slice(0, 4)),
    month: Number(wall.slice(5, 7)),
    day: Number(wall.slice(8, 10)),
    hour: Number(wall.slice(11, 13)),
    minute: Number(wall.slice(14, 16)),
    second: Number(wall.slice(17, 19)),
  }
}

/**
 * The wall time of its fields. Overflow carries into the next higher field: 31 February is the 3rd
 * of March, 24:00 the next midnight.
 * @returns undefined outside the years 1000 to 9999
 */
export function wallOfFields(fields: WallFields): WallTime | undefined {
  const { year, month, day, hour, minute, second } = fields
  if (!(year >= 1000 && year <= 9999)) return undefined
  return wallOfMilliseconds(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** Adds seconds to a wall time; undefined outside the years 1000 to 9999. */
export function addSeconds(wall: WallTime, seconds: number): WallTime | undefined {
  return wallOfMilliseconds(millisecondsOfWall(wall) + seconds * SECOND)
}

/** Adds days to a wall time; undefined outside the years 1000 to 9999. */
export function addDays(wall: WallTime, days: number): WallTime | undefined {
  return wallOfMilliseconds(millisecondsOfWall(wall) + days * DAY)
}

/** Seconds from one wall time to another, as if the clocks never changed. */
export function secondsBetween(from: WallTime, to: WallTime): number {
  return (millisecondsOfWall(to) - millisecondsOfWall(from)) / SECOND
}

export function dateOfWall(wall: WallTime): WallDate {
  return wall.slice(0, 10) as WallDate
}

export function midnight(date: WallDate): WallTime {
  return `${date} 00:00:00`
}

/** The parts of a date, such as `start_date_details` of an event. */
export function dateDetails(wall: WallTime): DateDetails {
  return {
    year: wall.slice(0, 4),
    month: wall.slice(5, 7),
    day: wall.slice(8, 10),
    hour: wall.slice(11, 13),
    minutes: wall.slice(14, 16),
    seconds: wall.slice(17, 19),
  }
}
