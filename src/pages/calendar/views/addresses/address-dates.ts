import { isWallTime, type WallDate } from '../../../../domain/time/wall-time.ts'
import type { ViewSlug } from '../../../../domain/site/calendar-settings.ts'
import type { Month } from '../view-model.ts'

/** A day of the calendar; undefined for anything else, such as the 31st of February. */
export function readDay(text: string): WallDate | undefined {
  return isWallTime(`${text} 00:00:00`) ? (text as WallDate) : undefined
}

/** `YYYY-MM`; undefined for anything else. */
export function readMonth(text: string): Month | undefined {
  return /^\d{4}-\d\d$/.test(text) && readDay(`${text}-01`) !== undefined
    ? (text as Month)
    : undefined
}

export const monthOf = (date: WallDate | Month): Month => date.slice(0, 7) as Month

/** The first day of a month, or the day itself. */
export const firstDayOf = (date: WallDate | Month): WallDate =>
  (date.length === 7 ? `${date}-01` : date) as WallDate

/** Reads a day or a month in the format of a view; undefined if the text is neither. */
export function readDateFor(
  view: ViewSlug | undefined,
  text: string,
): WallDate | Month | undefined {
  const date = readDay(text) ?? readMonth(text)
  return date && dateFor(view, date)
}

export const dateFor = (view: ViewSlug | undefined, date: WallDate | Month): WallDate | Month =>
  view === 'month' ? monthOf(date) : firstDayOf(date)
