import { localDay } from '../domain/time/local-time.ts'
import { formatFullDay, type DateStyle } from './calendar/format-dates.ts'

/**
 * The day of an instant in a zone, in the style of the site, such as `November 5, 2026`.
 * @param zone IANA name or offset
 */
export const writtenDay = (instant: Date, zone: string, style: DateStyle): string =>
  formatFullDay(localDay(instant, zone), style)
