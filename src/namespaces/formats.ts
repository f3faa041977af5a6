import { isAcceptableDate } from '../domain/content/entry-dates.ts'
import type { FormatChecks } from '../http/validator-support.ts'

/** Formats of the contracts that follow the rules of this service, not a standard alone. */
export const formats: FormatChecks = { 'date-time': isAcceptableDate }
