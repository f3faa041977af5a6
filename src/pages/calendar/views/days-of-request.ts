import { firstDayOf, monthOf } from './addresses/address-dates.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import type { WallDate } from '../../../domain/time/wall-time.ts'
import { addWallDays, lastDayOf, startOfWeek } from './calendar-days.ts'
import type { ViewSite } from './view-site.ts'

/**
 * Days as arguments of the list of events. Pages show what overlaps their days, whereas
 * `start_date` and `end_date` would ask for what they contain.
 */
export type ListedDays = { readonly ends_after?: string; readonly starts_before?: string }

/** The days of a page, for its events in another format; a list continues from its date. */
export function daysOfRequest(
  { today, settings }: Pick<ViewSite, 'today' | 'settings'>,
  { view, date }: Pick<ViewRequest, 'view' | 'date'>,
): ListedDays {
  const day = date === undefined ? today : firstDayOf(date)
  if (view === 'month') {
    const month = monthOf(day)
    return overlapping(firstDayOf(month), lastDayOf(month))
  }
  if (view === 'week') {
    const first = startOfWeek(day, settings.startOfWeek)
    return overlapping(first, addWallDays(first, 6))
  }
  return view === 'day' ? overlapping(day, day) : from(day)
}

/** Bounds stand for the end of their day. */
const from = (day: WallDate): ListedDays => ({ ends_after: addWallDays(day, -1) })

const overlapping = (first: WallDate, last: WallDate): ListedDays => ({
  ...from(first),
  starts_before: last,
})
