import { firstDayOf, monthOf } from './addresses/address-dates.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { addWallDays, lastDayOf, startOfWeek } from './calendar-days.ts'
import type { ViewSite } from './view-site.ts'

/** Days as arguments of the list of events. */
export type ListedDays = { readonly start_date?: string; readonly end_date?: string }

/** The days of a page, for its events in another format; a list continues from its date. */
export function daysOfRequest(
  { today, settings }: Pick<ViewSite, 'today' | 'settings'>,
  { view, date }: Pick<ViewRequest, 'view' | 'date'>,
): ListedDays {
  const day = date === undefined ? today : firstDayOf(date)
  if (view === 'month') {
    const month = monthOf(day)
    return { start_date: firstDayOf(month), end_date: lastDayOf(month) }
  }
  if (view === 'week') {
    const first = startOfWeek(day, settings.startOfWeek)
    return { start_date: first, end_date: addWallDays(first, 6) }
  }
  if (view === 'day') return { start_date: day, end_date: day }
  return date === undefined ? {} : { start_date: day }
}
