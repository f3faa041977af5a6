import { writeByLetters } from '../../messages/date-letters.ts'
import type { WriteSite } from './write-app.ts'

/** @param local such as `2026-11-25T17:00:00`, in the site's zone */
export function writeDate(site: WriteSite, local: string): string {
  return writeByLetters(site.dateFormat, new Date(`${local}Z`), site.language)
}

/** The date with the time of the day. */
export function writeMoment(site: WriteSite, local: string): string {
  const format = `${site.dateFormat} ${site.timeFormat}`
  return writeByLetters(format, new Date(`${local}Z`), site.language)
}
