const YEAR = String.raw`(?:000[1-9]|00[1-9]\d|0[1-9]\d{2}|[1-9]\d{3})`
const LEAP_YEAR = String.raw`(?:\d{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)`
const LONG_MONTHS = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`
const SHORT_MONTHS = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`
const FEBRUARY = String.raw`02-(?:0[1-9]|1\d|2[0-8])`
/** A day of the calendar, in the years that a date may name. */
const DAY = `(?:${YEAR}-(?:${LONG_MONTHS}|${SHORT_MONTHS}|${FEBRUARY})|${LEAP_YEAR}-02-29)`
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d`
const OFFSET = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

interface OwnFormat {
  /** Published with the format, because readers of the document do not know it by name. */
  readonly pattern: string
  /** Its name in the index, as existing clients expect it. */
  readonly indexed: string
}

const formats: Readonly<Record<string, OwnFormat>> = {
  'local-date-time': { pattern: `^${DAY}T${TIME}$`, indexed: 'date-time' },
  'utc-date-time': { pattern: `^${DAY}T${TIME}$`, indexed: 'date-time' },
  'date-time-or-local': {
    pattern: String.raw`^${DAY}[Tt ]${TIME}(?:\.\d+)?${OFFSET}?$`,
    indexed: 'date-time',
  },
}

/** A format that no standard has (openapi/README.md#formats); undefined for all others. */
export const ownFormat = (name: unknown): OwnFormat | undefined =>
  typeof name === 'string' ? formats[name] : undefined
