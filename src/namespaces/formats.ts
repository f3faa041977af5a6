import { isAcceptableDate } from '../domain/content/entry-dates.ts'
import type { FormatChecks } from '../http/validator-support.ts'

/**
 * String formats of the contracts that follow rules of this service rather than a standard alone.
 */
export const formats: FormatChecks = {
  'date-time-or-local': isAcceptableDate,
  'local-date-time': isAcceptableDate,
  'utc-date-time': isAcceptableDate,
}
