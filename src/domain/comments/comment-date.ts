import { parseDate, parseGmtDate } from '../content/entry-dates.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import type { CommentInput } from './comment-input.ts'

/** Returns the date of a write, in whole seconds as the API shows it; `date` beats `date_gmt`. */
export function dateOf({ date, dateGmt }: CommentInput, zone: string): Date | undefined {
  const named =
    date === undefined ? dateGmt && parseGmtDate(dateGmt) : (parseDate(date, zone) ?? undefined)
  return named === undefined || named === '' ? undefined : wholeSeconds(named)
}
