/** Days and times as the letters of `date_format` and `time_format` ask for them. */

/** Writes one part; the time is read as UTC. */
type WritePart = (date: Date, locale: string, format: string) => string

const two = (value: number): string => String(value).padStart(2, '0')
const hourOf12 = (date: Date): number => date.getUTCHours() % 12 || 12
const half = (date: Date): string => (date.getUTCHours() < 12 ? 'am' : 'pm')

const PARTS: Readonly<Record<string, WritePart>> = {
  d: (date) => two(date.getUTCDate()),
  j: (date) => String(date.getUTCDate()),
  S: (date, locale) => (locale.startsWith('en') ? suffixOf(date.getUTCDate()) : ''),
  D: (date, locale) => partOf(date, locale, { weekday: 'short' }),
  l: (date, locale) => partOf(date, locale, { weekday: 'long' }),
  w: (date) => String(date.getUTCDay()),
  N: (date) => String(date.getUTCDay() || 7),
  m: (date) => two(date.getUTCMonth() + 1),
  n: (date) => String(date.getUTCMonth() + 1),
  M: (date, locale, format) => monthOf(date, locale, format, 'short'),
  F: (date, locale, format) => monthOf(date, locale, format, 'long'),
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => two(date.getUTCFullYear() % 100),
  a: half,
  A: (date) => half(date).toUpperCase(),
  g: (date) => String(hourOf12(date)),
  h: (date) => two(hourOf12(date)),
  G: (date) => String(date.getUTCHours()),
  H: (date) => two(date.getUTCHours()),
  i: (date) => two(date.getUTCMinutes()),
  s: (date) => two(date.getUTCSeconds()),
}

/**
 * A date by a format such as `j. F Y`, with names in a language. A letter after a backslash, or
 * one without a meaning, stands for itself.
 * @param locale a BCP 47 language tag
 */
export const writeByLetters = (format: string, date: Date, locale: string): string =>
  format.replaceAll(
    /\\(.)|([A-Za-z])/g,
    (_, plain: string | undefined, letter: string) =>
      plain ?? PARTS[letter]?.(date, locale, format) ?? letter,
  )

/** Whether a format asks for a part by one of these letters. */
export const asksFor = (format: string, letters: string): boolean =>
  format
    .replaceAll(/\\./g, '')
    .split('')
    .some((letter) => letters.includes(letter))

/** Many languages write a month differently next to a day: `5 grudnia`, but `grudzień 2026`. */
function monthOf(date: Date, locale: string, format: string, month: 'long' | 'short'): string {
  return partOf(date, locale, asksFor(format, 'dj') ? { month, day: 'numeric' } : { month })
}

/** The word for the first of the options. */
function partOf(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const [wanted] = Object.keys(options)
  const parts = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date)
  return parts.find(({ type }) => type === wanted)?.value ?? ''
}

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixOf = (day: number): string => SUFFIXES[ordinals.select(day)] ?? 'th'
