import type { WallDate } from '../../../domain/time/wall-time.ts'
import { addWallDays } from './calendar-days.ts'
import { byStart, type Timed } from './timed.ts'

/** The most days under which an event is listed. */
const MAX_DAYS = 31

/**
 * Groups a summary by day: an event is listed under each day that it touches
 * (behaviour/calendar-pages.md#months-and-days).
 * @param from the first day that is shown
 */
export function summaryDays(
  times: readonly Timed[],
  from: WallDate | undefined,
): { readonly date: WallDate; readonly times: readonly Timed[] }[] {
  const days = new Map<WallDate, Timed[]>()
  for (const time of times) {
    const first = from !== undefined && time.firstDay < from ? from : time.firstDay
    for (let count = 0; count < MAX_DAYS; count++) {
      const day = addWallDays(first, count)
      if (count > 0 && day > time.lastDay) break
      days.set(day, [...(days.get(day) ?? []), time])
    }
  }
  return [...days]
    .map(([date, found]) => ({ date, times: found.toSorted(byStart) }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}
