/**
 * Days of the calendar. A day begins at the site's end-of-day cut-off
 * (behaviour/calendar-pages.md#days, the setting `multi_day_cutoff`): with a cut-off of 05:00, an
 * event until four in the morning still belongs to the day before. With the default 00:00, days are
 * calendar dates.
 */
import { addDays, addSeconds, dateOfWall, midnight } from './wall-time.ts'
import { LAST_WALL_TIME, type WallDate, type WallTime } from './wall-time.ts'

/** `HH:MM`, from 00:00 to 11:00. */
export type Cutoff = `${string}:${string}`

export const MIDNIGHT: Cutoff = '00:00'

/** Reads a cut-off; undefined for anything but `HH:MM` from 00:00 to 11:00. */
export function readCutoff(text: string): Cutoff | undefined {
  return /^(?:0\d|10):[0-5]\d$|^11:00$/.test(text) ? (text as Cutoff) : undefined
}

/** The cut-off of a setting; midnight if it is invalid. */
export const cutoffOf = (setting: string): Cutoff => readCutoff(setting) ?? MIDNIGHT

/** The first second of the day with the date of a wall time. */
export function startOfDay(wall: WallTime, cutoff: Cutoff = MIDNIGHT): WallTime {
  return `${dateOfWall(wall)} ${cutoff}:00`
}

/** The last second of the day with the date of a wall time: `23:59:59`, or right before the cut-off. */
export function endOfDay(wall: WallTime, cutoff: Cutoff = MIDNIGHT): WallTime {
  const next = addDays(startOfDay(wall, cutoff), 1)
  return (next && addSeconds(next, -1)) ?? LAST_WALL_TIME
}

/** The day of a moment: before the cut-off it is the previous date. */
export function dayOf(wall: WallTime, cutoff: Cutoff = MIDNIGHT): WallDate {
  if (cutoff === MIDNIGHT) return dateOfWall(wall)
  const [hours = 0, minutes = 0] = cutoff.split(':').map(Number)
  return dateOfWall(addSeconds(wall, -(hours * 60 + minutes) * 60) ?? wall)
}

/** The cut-off of an all-day event, which is the time of its start. */
export const cutoffAt = (startsAt: WallTime): Cutoff => cutoffOf(startsAt.slice(11, 16))

/** The days of an all-day event, by date. */
export function wholeDays(
  startsAt: WallTime,
  endsAt: WallTime,
): { first: WallDate; last: WallDate } {
  return { first: dateOfWall(startsAt), last: dayOf(endsAt, cutoffAt(startsAt)) }
}

/** The number of days that a period touches, at least 1: another begins at each cut-off before its end. */
export function daysTouched(start: WallTime, end: WallTime, cutoff: Cutoff = MIDNIGHT): number {
  if (cutoff === MIDNIGHT && dateOfWall(start) === dateOfWall(end)) return 1
  const first = Date.parse(midnight(dayOf(start, cutoff)))
  const last = Date.parse(midnight(dayOf(end > start ? (addSeconds(end, -1) ?? end) : end, cutoff)))
  return 1 + Math.round((last - first) / 86_400_000)
}
