import { readFileSync } from 'node:fs'
import path from 'node:path'
import { calendarItems } from '../../../src/domain/imports/icalendar/calendar-items.ts'
import type { CalendarReading } from '../../../src/domain/imports/icalendar/calendar-items.ts'
import type { EventItem } from '../../../src/domain/imports/item.ts'
import type { Parsed } from '../../../src/domain/imports/parsed.ts'

/** A whole year, so that no test hangs on the day on which it runs. */
export const reading: CalendarReading = {
  zone: 'Europe/Berlin',
  now: new Date('2026-12-31T00:00:00Z'),
  window: { from: new Date('2026-12-31T00:00:00Z'), to: new Date('2027-12-31T00:00:00Z') },
}

/** How lines end: as the standard has it, as Unix has it, and as files that many hands touched. */
export type LineEnds = 'crlf' | 'lf' | 'mixed'

export function fixture(name: string, ends: LineEnds = 'crlf'): string {
  const text = readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')
  const lines = text.split('\n')
  if (ends === 'lf') return text
  return lines
    .map((line, index) => (ends === 'mixed' && index % 3 === 0 ? `${line}\n` : `${line}\r\n`))
    .join('')
}

export const vcalendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')

export const vevent = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

/** What is read of bytes that come in pieces. */
export function inPieces(bytes: Uint8Array, octets = 100): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / octets) }, (_, piece) =>
    bytes.subarray(piece * octets, (piece + 1) * octets),
  )
}

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

export function parsedOf(
  text: string | Uint8Array,
  changes: Partial<CalendarReading> = {},
): Promise<Parsed[]> {
  const chunks = inPieces(Buffer.from(text))
  return collected(calendarItems(chunks, { ...reading, ...changes }))
}

export const eventsOf = (parsed: readonly Parsed[]): EventItem[] =>
  parsed.flatMap((one) => (one.kind === 'event' ? [one.item] : []))

export const problemsOf = (parsed: readonly Parsed[]) =>
  parsed.filter((one) => one.kind === 'problem')
