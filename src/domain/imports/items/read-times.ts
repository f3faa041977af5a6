import type { ItemReader } from './read-value.ts'

const DAY = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*$/

/** Start and end of an event, as wall times in its zone. */
export interface ItemTimes {
  /** `YYYY-MM-DD HH:MM:SS`. */
  readonly start: string
  readonly end: string
}

/**
 * Parses the times of an event (behaviour/imports.md#items): days, with times attached or in
 * separate members. The default time is midnight.
 */
export function readTimes(reader: ItemReader): ItemTimes {
  const start = readEnd(reader, 'start')
  const end = readEnd(reader, 'end')
  if (start !== '' && end !== '' && end < start) {
    reader.problems['end_date'] = 'end_date is before the start.'
  }
  return { start, end }
}

function readEnd(reader: ItemReader, which: 'start' | 'end'): string {
  const name = `${which}_date`
  const written = reader.required(name)
  if (written === '') return ''
  const [, day, hour, minute, second = '00'] = DAY.exec(written) ?? []
  const date = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`)
  // Parsing shifts a day such as February 30.
  const exists = !Number.isNaN(date) && new Date(date).toISOString().startsWith(day ?? '-')
  const clock = hour === undefined ? readClock(reader, which) : [Number(hour), Number(minute)]
  const [hours = 0, minutes = 0] = clock
  if (!exists || hours > 23 || minutes > 59 || Number(second) > 59) {
    reader.problems[name] ??= `${name} is not a date.`
    return ''
  }
  return `${day} ${two(hours)}:${two(minutes)}:${second}`
}

const two = (number: number): string => String(number).padStart(2, '0')

function readClock(reader: ItemReader, which: 'start' | 'end'): [number, number] {
  const meridian = reader.word(`${which}_meridian`, ['am', 'pm'])
  const bounds = meridian === undefined ? { least: 0, most: 23 } : { least: 1, most: 12 }
  const hour = reader.number(`${which}_hour`, bounds)
  const minute = reader.number(`${which}_minute`, { least: 0, most: 59 }) ?? 0
  if (hour === undefined) return [0, minute]
  if (meridian === undefined) return [Math.floor(hour), Math.floor(minute)]
  return [(Math.floor(hour) % 12) + (meridian === 'pm' ? 12 : 0), Math.floor(minute)]
}
