import type { WriteSite } from './write-app.ts'

/** Writes a part of a date as a letter of the site's formats asks. */
type WritePart = (date: Date, language: string) => string

const two = (value: number): string => String(value).padStart(2, '0')
const named =
  (options: Intl.DateTimeFormatOptions): WritePart =>
  (date, language) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date)
const hour12 = (date: Date): number => date.getUTCHours() % 12 || 12
const half = (date: Date): string => (date.getUTCHours() < 12 ? 'am' : 'pm')

const letters: Readonly<Record<string, WritePart>> = {
  d: (date) => two(date.getUTCDate()),
  j: (date) => String(date.getUTCDate()),
  D: named({ weekday: 'short' }),
  l: named({ weekday: 'long' }),
  m: (date) => two(date.getUTCMonth() + 1),
  n: (date) => String(date.getUTCMonth() + 1),
  M: named({ month: 'short' }),
  F: named({ month: 'long' }),
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  a: half,
  A: (date) => half(date).toUpperCase(),
  g: (date) => String(hour12(date)),
  h: (date) => two(hour12(date)),
  G: (date) => String(date.getUTCHours()),
  H: (date) => two(date.getUTCHours()),
  i: (date) => two(date.getUTCMinutes()),
  s: (date) => two(date.getUTCSeconds()),
}

/** Letters of the format; one after a backslash, and one without a meaning, stands for itself. */
const writeFormat = (format: string, date: Date, language: string): string =>
  format.replaceAll(
    /\\(.)|([A-Za-z])/g,
    (_, plain: string | undefined, letter: string) =>
      plain ?? letters[letter]?.(date, language) ?? letter,
  )

/** @param local such as `2026-11-25T17:00:00`, in the site's zone */
export function writeDate(site: WriteSite, local: string): string {
  return writeFormat(site.dateFormat, new Date(`${local}Z`), site.language)
}

/** The date with the time of the day. */
export function writeMoment(site: WriteSite, local: string): string {
  return writeFormat(`${site.dateFormat} ${site.timeFormat}`, new Date(`${local}Z`), site.language)
}
