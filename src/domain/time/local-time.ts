/** Instants as people and machines write them in a zone. */
import { zoneOffset } from './zones.ts'

const MINUTE = 60_000

/** The instant at which UTC shows what a zone shows at that one. */
const localDate = (instant: Date, zone: string): Date =>
  new Date(instant.getTime() + zoneOffset(zone, instant))

/** The day in a zone, `YYYY-MM-DD`. */
export const localDay = (instant: Date, zone: string): string =>
  localDate(instant, zone).toISOString().slice(0, 10)

/** ISO 8601 with the offset of the zone, in whole seconds; `Z` for UTC. */
export function dateWithOffset(instant: Date, zone: string): string {
  const minutes = Math.round(zoneOffset(zone, instant) / MINUTE)
  const local = localDate(instant, zone).toISOString().slice(0, 19)
  if (minutes === 0 && /^UTC/i.test(zone)) return `${local}Z`
  const size = Math.abs(minutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${local}${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`
}

const longDates = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** The day in words, such as `November 5, 2026`. */
export const longDate = (instant: Date, zone: string): string =>
  longDates.format(localDate(instant, zone))

/** The day of the week, such as `Monday`. */
export const weekday = (instant: Date, zone: string): string =>
  weekdays.format(localDate(instant, zone))
