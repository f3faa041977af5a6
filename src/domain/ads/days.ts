/** Days as `YYYY-MM-DD`. */

/** The day of a moment in UTC, by which hits are counted. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Whether a text is an existing day; 31 February is not. */
export function isValidDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(moment) && utcDay(new Date(moment)) === text
}

const DAY = 86_400_000

/** Adds a number of days, which may be negative. */
export const addDays = (day: string, number: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + number * DAY))
