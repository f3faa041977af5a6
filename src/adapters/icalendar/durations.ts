const FORM =
  /^\+?P(?:(\d{1,6})W|(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})S)?)?)$/i

/** A length of time; the clocks may change within its days. */
export interface Duration {
  readonly days: number
  /** An exact time after these days. */
  readonly seconds: number
}

/** Reads a duration (RFC 5545, 3.3.6); undefined for invalid and negative ones. */
export function readDuration(text: string): Duration | undefined {
  const match = FORM.exec(text.trim())
  if (match === null) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0))
  return { days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds }
}
