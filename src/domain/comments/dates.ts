import { parseDate, parseGmtDate } from '../content/dates.ts'
import { wholeSeconds } from '../content/saving/saving.ts'
import type { CommentInput } from './input.ts'

/** The date that a write names, in whole seconds as the interface shows it; `date` wins. */
export function dateOf({ date, dateGmt }: CommentInput, zone: string): Date | undefined {
  const named =
    date === undefined ? dateGmt && parseGmtDate(dateGmt) : (parseDate(date, zone) ?? undefined)
  return named === undefined || named === '' ? undefined : wholeSeconds(named)
}
