const OFFSET = /^UTC([+-])(\d{1,2})(?::(\d{2})|(\.\d{1,2}))?$/i
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/

/** The range of UTC offsets in use, in minutes. */
const EASTERNMOST = 14 * 60
const WESTERNMOST = -12 * 60

/**
 * Normalizes a time zone for storage: an IANA name, or an offset such as `UTC-3`, `UTC+5:30` or
 * `UTC+5.5`.
 * @returns undefined if the zone does not exist
 */
export function readTimeZone(text: string): string | undefined {
  const offset = OFFSET.exec(text)
  if (offset === null) return NAME.test(text) && isKnown(text) ? text : undefined
  const [, sign = '+', hours = '0', minutes, fraction] = offset
  const past = minutes === undefined ? Math.round(Number(fraction ?? 0) * 60) : Number(minutes)
  const total = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + past)
  if (past >= 60 || total > EASTERNMOST || total < WESTERNMOST) return undefined
  const rest = past === 0 ? '' : `:${String(past).padStart(2, '0')}`
  return `UTC${sign}${Number(hours)}${rest}`
}

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Whether a stored zone is an offset, which has no name in the index of the site. */
export const isOffset = (zone: string): boolean => OFFSET.test(zone)
