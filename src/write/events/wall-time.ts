/**
 * Wall times, `YYYY-MM-DD HH:MM:SS`: what the clock at the place of an event shows. They are counted
 * as if they were UTC, so that neither the zone of the browser nor a change of clocks moves them.
 */
export type WallTime = string

/** The two fields in which a wall time is entered. */
export interface WallFields {
  /** `YYYY-MM-DD`, or '' while nothing is entered. */
  readonly date: string
  /** `HH:MM`, or '' while nothing is entered. */
  readonly time: string
}

const DAY = 86_400_000
const SHAPE = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** The fields of a wall time; seconds are not shown. */
export const fieldsOf = (wall: WallTime): WallFields => ({
  date: wall.slice(0, 10),
  time: wall.slice(11, 16),
})

/**
 * The wall time of two fields.
 * @returns undefined while a field is empty, or for a day that does not exist
 */
export function wallOf({ date, time }: WallFields): WallTime | undefined {
  const wall = `${date} ${time.length === 5 ? `${time}:00` : time}`
  return SHAPE.test(wall) && wallOfMoment(momentOf(wall)) === wall ? wall : undefined
}

/** Milliseconds since 1970, as if the wall time were UTC; NaN for another text. */
export const momentOf = (wall: WallTime): number => Date.parse(`${wall.replace(' ', 'T')}Z`)

/** @returns undefined outside the years 1000 to 9999 */
export function wallOfMoment(moment: number): WallTime | undefined {
  if (Number.isNaN(moment) || Math.abs(moment) > 8.64e15) return undefined
  const wall = new Date(moment).toISOString().slice(0, 19).replace('T', ' ')
  return SHAPE.test(wall) ? wall : undefined
}

/** Days since 1970 of the date of a wall time, or of a date alone. */
export const dayNumberOf = (wall: WallTime): number =>
  Math.floor(momentOf(`${wall.slice(0, 10)} 00:00:00`) / DAY)

/** The date of a day, `YYYY-MM-DD`; undefined outside the years 1000 to 9999. */
export const dateOfDay = (day: number): string | undefined => wallOfMoment(day * DAY)?.slice(0, 10)

/** The date some days later, or the same text where there is none. */
export const addDays = (date: string, days: number): string =>
  dateOfDay(dayNumberOf(date) + days) ?? date

/**
 * The end after its start has moved: it moves along, so that the event lasts as long as before.
 * An end that was not after the start, or is not entered, stays.
 */
export function endAfterMove(from: WallFields, to: WallFields, end: WallFields): WallFields {
  const walls = [wallOf(from), wallOf(to), wallOf(end)]
  const [before, after, until] = walls.map((wall) =>
    wall === undefined ? Number.NaN : momentOf(wall),
  )
  if (before === undefined || after === undefined || until === undefined) return end
  const moved = until < before ? undefined : wallOfMoment(until + after - before)
  return moved === undefined ? end : fieldsOf(moved)
}

/** Whether the end is before the start; of whole days, on an earlier day. */
export function endsBeforeStart(start: WallFields, end: WallFields, allDay: boolean): boolean {
  if (start.date === '' || end.date === '') return false
  if (allDay) return end.date < start.date
  return (
    start.time !== '' &&
    end.time !== '' &&
    `${end.date} ${end.time}` < `${start.date} ${start.time}`
  )
}
