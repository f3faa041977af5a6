import { expect, it } from '@jest/globals'
import { calendarItems } from '../../../src/domain/imports/icalendar/calendar-items.ts'
import { growth, LINEAR } from '../../support/growth.ts'
import { reading } from './support.ts'

const MANY = 50_000
/** Octets of one piece of the file. */
const PIECE = 64 * 1024

/** A file of so many events in pieces, as it is read; `taken` counts those that were asked for. */
function* pieces(events: number, taken: { events: number }): Generator<Buffer> {
  let text = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'
  for (let at = 0; at < events; at++) {
    const day = String((at % 28) + 1).padStart(2, '0')
    const hour = String(at % 24).padStart(2, '0')
    text += [
      'BEGIN:VEVENT',
      `UID:${at}@example.org`,
      `DTSTART;TZID=Europe/Berlin:202706${day}T${hour}0000`,
      'DURATION:PT1H30M',
      `SUMMARY:Event ${at}`,
      'LOCATION:Hall\\, Mill Street 1',
      'END:VEVENT',
      '',
    ].join('\r\n')
    taken.events = at + 1
    if (text.length < PIECE) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}END:VCALENDAR\r\n`)
}

it('The reader of imports reads every one of 50,000 events, and no further ahead than a piece of the file', async () => {
  const taken = { events: 0 }
  const seen = new Set<string>()
  let ahead = 0
  for await (const parsed of calendarItems(pieces(MANY, taken), reading)) {
    if (parsed.kind !== 'event') throw new Error(`A ${parsed.kind} was read.`)
    seen.add(parsed.item.uid ?? '')
    ahead = Math.max(ahead, taken.events - seen.size)
  }
  expect(seen.size).toBe(MANY)
  expect(ahead).toBeLessThan(MANY / 20)
})

async function readAll(events: number): Promise<void> {
  for await (const parsed of calendarItems(pieces(events, { events: 0 }), reading)) {
    expect(parsed.kind).toBe('event')
  }
}

it('The reader of imports takes time that grows linearly with the events', async () => {
  expect(await growth(readAll, 8000)).toBeLessThan(LINEAR)
})
