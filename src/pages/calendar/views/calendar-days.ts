/** Arithmetic on calendar days and months. */
import { firstDayOf } from './addresses/address-dates.ts'
import {
  addDays,
  dateOfWall,
  fieldsOfWall,
  midnight,
  type WallDate,
} from '../../../domain/time/wall-time.ts'
import type { Month } from './view-model.ts'

const FIRST = '1000-01-01'
const LAST = '9999-12-31'

/** Adds days to a date, within the years 1000 to 9999. */
export function addWallDays(date: WallDate, days: number): WallDate {
  const wall = addDays(midnight(date), days)
  return wall === undefined ? (days < 0 ? FIRST : LAST) : dateOfWall(wall)
}

const two = (number: number): string => String(number).padStart(2, '0')

export function addMonths(month: Month, months: number): Month {
  const { year, month: number } = fieldsOfWall(midnight(firstDayOf(month)))
  const count = Math.min(Math.max(year * 12 + number - 1 + months, 12_000), 119_999)
  return `${String(Math.floor(count / 12))}-${two((count % 12) + 1)}`
}

export const lastDayOf = (month: Month): WallDate => {
  const next = addMonths(month, 1)
  return next === month ? LAST : addWallDays(firstDayOf(next), -1)
}

/** 0 is Sunday. */
export const weekdayOf = (date: WallDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** The first day of the week that contains a day. */
export const startOfWeek = (date: WallDate, first: number): WallDate =>
  addWallDays(date, -((weekdayOf(date) - first + 7) % 7))

/** The seven days from the given one. */
export const weekFrom = (date: WallDate): WallDate[] =>
  Array.from({ length: 7 }, (_, index) => addWallDays(date, index))

/** The four to six weeks of a month. */
export function weeksOf(month: Month, first: number): WallDate[][] {
  const last = lastDayOf(month)
  const weeks: WallDate[][] = []
  for (let day = startOfWeek(firstDayOf(month), first); day <= last; day = addWallDays(day, 7)) {
    weeks.push(weekFrom(day))
    if (addWallDays(day, 7) <= day || addWallDays(day, 7) === LAST) break
  }
  return weeks
}
