import type { ImportError } from '../../data/imports/record-row.ts'
import { cutText } from '../text/cut-text.ts'

/** Most item problems, and most failures, kept per record. */
const MOST_PROBLEMS = 1000
const MOST_FAILURES = 50

const HOUR = 3_600_000
const LONGEST = 500

/** Code for problems of single items; all other codes are failures of the whole import. */
export const ITEM = 'item'

const isProblem = ({ code }: ImportError): boolean => code === ITEM

/**
 * Appends errors to those of a record and drops the oldest beyond the limits. A failure is recorded
 * at most once per hour.
 */
export function withErrors(
  errors: readonly ImportError[],
  added: readonly ImportError[],
): ImportError[] {
  const all = [...errors]
  for (const error of added) {
    if (isProblem(error) || !isRepeated(all, error)) {
      all.push({ ...error, message: cutText(error.message, LONGEST) })
    }
  }
  const problems = all.filter(isProblem)
  const failures = all.filter((error) => !isProblem(error))
  const kept = new Set([...problems.slice(-MOST_PROBLEMS), ...failures.slice(-MOST_FAILURES)])
  return all.filter((error) => kept.has(error))
}

function isRepeated(errors: readonly ImportError[], { code, date }: ImportError): boolean {
  const since = Date.parse(date) - HOUR
  return errors.some((known) => known.code === code && Date.parse(known.date) > since)
}
