/** Formats days and times in the site's language. All input is wall time; no zone is involved. */

import { createCache, textBytes } from '../../cache/cache.ts'
import { storedSettings, type SiteSettings } from '../../domain/site/site-settings.ts'
import { asksFor, writeByLetters } from '../../messages/date-letters.ts'
import { wordsOf, type Translate } from '../../messages/words.ts'

/** How a site writes: its texts, and the formats of dates and times. */
export interface DateStyle {
  /** A BCP 47 language tag, such as `de-DE`. */
  readonly locale: string
  readonly t: Translate
  /** `date_format` of the settings; the fallback stands for the language's own. */
  readonly dateFormat: string
  /** `time_format` of the settings; the fallback stands for the language's own. */
  readonly timeFormat: string
  /** The site's current day, `YYYY-MM-DD`; the current year is omitted from dates. */
  readonly today: string
}

/** What a site's settings say about dates and times. */
type DateSettings = Pick<SiteSettings, 'language' | 'dateFormat' | 'timeFormat'>

/** The style for a site language such as `en_US`; English if there are no texts in it. */
export const datesOf = (settings: DateSettings, today: string): DateStyle => ({
  ...dateStyle(settings.language, settings.timeFormat, today),
  dateFormat: settings.dateFormat,
})

/** A style with the dates of the language. */
export function dateStyle(language: string, timeFormat: string, today: string): DateStyle {
  const { tag, t } = wordsOf(language)
  return { locale: tag, t, dateFormat: OWN_DATES, timeFormat, today: today.slice(0, 10) }
}

/** Formats that nobody has chosen. */
const OWN_DATES = storedSettings.dateFormat.fallback
const OWN_TIMES = storedSettings.timeFormat.fallback

/** The date as the site's format has it; undefined where the language decides. */
function chosenDate(wall: string, { dateFormat, locale }: WrittenDate): string | undefined {
  if (dateFormat === OWN_DATES || dateFormat === '') return undefined
  const key = `${locale} ${dateFormat} ${wall.slice(0, 10)}`
  return cached(key, () => writeByLetters(dateFormat, new Date(instantOf(wall)), locale))
}

type WrittenDate = Pick<DateStyle, 'dateFormat' | 'locale'>

/** The date with its weekday; undefined where the language decides. */
function chosenDateWithWeekday(wall: string, style: DateStyle): string | undefined {
  const day = chosenDate(wall, style)
  if (day === undefined || asksFor(style.dateFormat, 'lD')) return day
  return style.t('calendar.weekdayAndDay', { weekday: longWeekday(wall, style), day })
}

/** `December 5`, or `January 1, 2027` if not in the current year. */
export function formatDay(wall: string, style: DateStyle): string {
  const chosen = chosenDate(wall, style)
  if (chosen !== undefined) return chosen
  const year = wall.slice(0, 4) === style.today.slice(0, 4) ? {} : YEAR
  return formatDate(wall, style, { month: 'long', day: 'numeric', ...year })
}

/** `Saturday, December 5, 2026`. */
export const formatLongDay = (wall: string, style: DateStyle): string =>
  chosenDateWithWeekday(wall, style) ??
  formatDate(wall, style, { weekday: 'long', month: 'long', day: 'numeric', ...YEAR })

/** `December 5, 2026`. */
export const formatFullDay = (wall: string, style: WrittenDate): string =>
  chosenDate(wall, style) ?? formatDate(wall, style, { month: 'long', day: 'numeric', ...YEAR })

/** `Dec 5, 2026`, for narrow screens. */
export const formatShortDay = (wall: string, style: DateStyle): string =>
  chosenDate(wall, style) ?? formatDate(wall, style, { month: 'short', day: 'numeric', ...YEAR })

/** `December 2026`, as a heading. */
export const formatMonth = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { month: 'long', ...YEAR })

/** `12/2026`. */
export const formatCompactMonth = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { month: 'numeric', ...YEAR })

/** `12/5/2026`. */
export const formatCompactDay = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { month: 'numeric', day: 'numeric', ...YEAR })

/** `Dec`. */
export const shortMonth = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { month: 'short' })

/** `Sat`. */
export const shortWeekday = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { weekday: 'short' })

/** `Saturday, December 5`, with the year if it is not the current one. */
export function formatWeekdayAndDay(wall: string, style: DateStyle): string {
  const chosen = chosenDateWithWeekday(wall, style)
  if (chosen !== undefined) return chosen
  const year = wall.slice(0, 4) === style.today.slice(0, 4) ? {} : YEAR
  return formatDate(wall, style, { weekday: 'long', month: 'long', day: 'numeric', ...year })
}

export const longWeekday = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { weekday: 'long' })

/** `S`. */
export const weekdayLetter = (wall: string, style: DateStyle): string =>
  formatDate(wall, style, { weekday: 'narrow' })

/** `3:00 pm`, or `15:00` if language or settings use 24 hours. */
export function formatTime(wall: string, { locale, timeFormat }: DateStyle): string {
  const time = wall.slice(11, 19)
  return cached(`${locale} ${timeFormat} ${time}`, () => timeInWords(wall, locale, timeFormat))
}

function timeInWords(wall: string, locale: string, timeFormat: string): string {
  if (timeFormat !== OWN_TIMES && timeFormat !== '') {
    return writeByLetters(timeFormat, new Date(instantOf(wall)), locale)
  }
  const parts = formatOf(locale, { hour: 'numeric', minute: '2-digit' }).formatToParts(
    instantOf(wall),
  )
  return parts
    .map(({ type, value }) => (type === 'dayPeriod' ? value.toLowerCase() : value))
    .join('')
    .replaceAll('\u202F', ' ')
}

/** `1,234`. */
export const formatNumber = (number: number, { locale }: DateStyle): string =>
  number.toLocaleString(locale)

const YEAR = { year: 'numeric' } as const

function formatDate(
  wall: string,
  { locale }: Pick<DateStyle, 'locale'>,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = `${locale} ${JSON.stringify(options)} ${wall.slice(0, 10)}`
  return cached(key, () => formatOf(locale, options).format(instantOf(wall)))
}

/** A page has few distinct dates and times, but repeats them often. */
const words = createCache<string>({
  name: 'written dates',
  sizeOf: textBytes,
})

function cached(key: string, make: () => string): string {
  const known = words.get(key)
  if (known !== undefined) return known
  const fresh = make()
  words.set(key, fresh)
  return fresh
}

/** Parses a date, a month, or a date with time. */
function instantOf(wall: string): number {
  const [date = '', time = '00:00:00'] = wall.split(/[ T]/)
  return Date.parse(`${date.length === 7 ? `${date}-01` : date}T${time}Z`)
}

/** Creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known !== undefined) return known
  if (formats.size >= MAX_FORMATS) formats.clear()
  const fresh = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, fresh)
  return fresh
}

/** A site's language rarely changes. */
const MAX_FORMATS = 200
