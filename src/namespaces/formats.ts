import { isAcceptableDate } from '../domain/content/entry-dates.ts'
import type { FormatChecks } from '../http/validator-support.ts'

/** Formats of the contracts that follow the rules of this service, not a standard alone. */
export const formats: FormatChecks = {
  'date-time-or-local': isAcceptableDate,
  'local-date-time': isAcceptableDate,
  'utc-date-time': isAcceptableDate,
}
