/**
 * Days relative to the present one. Expressions with weeks, months or years keep the time of day of
 * `now`; other words mean midnight.
 */
import { fieldsOfWall, millisecondsOfWall, type WallFields, type WallTime } from './wall-time.ts'

const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ')

/** Days from today. */
const WORDS: Readonly<Record<string, number>> = { now: 0, today: 0, tomorrow: 1, yesterday: -1 }

const FORMS = [
  /^(?<word>now|today|tomorrow|yesterday)(?!\w)/,
  /^(?<count>[+-]\d{1,4}) ?(?<unit>day|week|month|year)s?(?!\w)/,
  /^(?<turn>next|last) (?<unit>day|week|month|year)(?!\w)/,
  /^(?:(?<turn>next|last) )?(?<weekday>mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?(?!\w)/,
]

/** A day with a time, and the length of its text. */
export interface RelativeDay {
  readonly fields: WallFields
  readonly length: number
}

/**
 * @param text in lower case, with single blanks
 * @param now the current wall time
 * @returns undefined if the text does not begin with a relative day
 */
export function readRelativeDay(text: string, now: WallTime): RelativeDay | undefined {
  const match = FORMS.map((form) => form.exec(text)).find((found) => found !== null)
  if (!match) return undefined
  const { word = '', count, turn, unit = '', weekday } = match.groups ?? {}
  const present = fieldsOfWall(now)
  const { length } = match[0]
  if (unit !== '') {
    const steps = count === undefined ? (turn === 'last' ? -1 : 1) : Number(count)
    return { fields: { ...present, ...movedBy(steps, unit, present) }, length }
  }
  const days = weekday === undefined ? (WORDS[word] ?? 0) : daysTo(weekday, turn, now)
  const time = word === 'now' ? {} : { hour: 0, minute: 0, second: 0 }
  return { fields: { ...present, ...time, day: present.day + days }, length }
}

/** Overflow carries into the next higher field, as everywhere. */
function movedBy(
  steps: number,
  unit: string,
  { year, month, day }: WallFields,
): Partial<WallFields> {
  if (unit === 'year') return { year: year + steps }
  if (unit === 'month') {
    const months = year * 12 + month - 1 + steps
    return { year: Math.floor(months / 12), month: (months % 12) + 1 }
  }
  return { day: day + steps * (unit === 'week' ? 7 : 1) }
}

/** Today counts as its day of the week, except for `next` and `last`. */
function daysTo(weekday: string, turn: string | undefined, now: WallTime): number {
  const today = new Date(millisecondsOfWall(now)).getUTCDay()
  const ahead = (WEEKDAYS.indexOf(weekday) - today + 7) % 7
  if (turn === 'last') return ahead - 7
  return turn === 'next' && ahead === 0 ? 7 : ahead
}
