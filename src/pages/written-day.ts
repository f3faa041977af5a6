import { localDay } from '../domain/time/local-time.ts'
import type { Words } from '../messages/words.ts'
import { formatFullDay } from './calendar/format-dates.ts'

/**
 * The day of an instant in a zone, in the language of the page, such as `November 5, 2026`.
 * @param zone IANA name or offset
 */
export const writtenDay = (instant: Date, zone: string, { tag }: Words): string =>
  formatFullDay(localDay(instant, zone), { locale: tag })
