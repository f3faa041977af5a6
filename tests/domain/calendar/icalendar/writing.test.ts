import { expect, it } from '@jest/globals'
import { fc } from '../../../support/properties.ts'
import { anyEvent, calendarOf, event } from './support.ts'

const linesOf = (text: string): string[] => text.split('\r\n').slice(0, -1)
const unfolded = (text: string): string[] => linesOf(text.replaceAll('\r\n ', ''))

it('The writer of calendars writes lines of at most 75 octets that end with CRLF, and cuts no character', () => {
  fc.assert(
    fc.property(anyEvent, (one) => {
      const text = calendarOf([one])
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(Buffer.from(text).toString()).toBe(text)
    }),
    { numRuns: 60 },
  )
})

it('The writer of calendars lets no text start a line of its own', () => {
  const hostile = 'x\r\nEND:VEVENT\nBEGIN:VEVENT\rATTACH:file:///etc/passwd\u2028DTSTART:1'
  const one = event({
    uid: hostile,
    title: hostile,
    description: hostile,
    location: hostile,
    url: `https://example.org/${hostile}`,
    categories: [hostile],
    attachments: [hostile],
    organizer: { name: hostile, email: 'jo@example.org\r\nX-EVIL:1' },
  })
  const names = unfolded(calendarOf([one])).map((line) => line.replace(/[;:].*/s, ''))
  expect(names.filter((name) => name === 'BEGIN')).toHaveLength(6)
  expect(names).not.toContain('ATTACH')
  expect(names).not.toContain('X-EVIL')
})

it('The writer of calendars writes times by zone, and the zone with its changes around them', () => {
  const lines = unfolded(calendarOf([event()]))
  expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261205T193000')
  expect(lines).toContain('TZID:Europe/Berlin')
  expect(lines).toContain('RDATE:20261025T030000')
  expect(lines).toContain('RDATE:20271031T030000')
})

it('The writer of calendars writes whole days as days, the end being the day after', () => {
  const one = event({ start: '2026-12-05 00:00:00', end: '2026-12-06 23:59:59', allDay: true })
  const lines = unfolded(calendarOf([one]))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261205')
  expect(lines).toContain('DTEND;VALUE=DATE:20261207')
})

it('The writer of calendars writes an UNTIL in UTC, and of whole days as a day', () => {
  const recurrence = { rrule: 'FREQ=DAILY;UNTIL=20261224T193000', rdate: [], exdate: [] }
  expect(unfolded(calendarOf([event({ recurrence })]))).toContain(
    'RRULE:FREQ=DAILY;UNTIL=20261224T183000Z',
  )
  expect(unfolded(calendarOf([event({ recurrence, allDay: true })]))).toContain(
    'RRULE:FREQ=DAILY;UNTIL=20261224',
  )
})

it('The writer of calendars names the occurrence that an event stands for, by the time and zone of its series', () => {
  const replaces = { start: '2026-12-05 18:00:00', zone: 'Asia/Tokyo', allDay: false } as const
  expect(unfolded(calendarOf([event({ replaces })]))).toContain(
    'RECURRENCE-ID;TZID=Asia/Tokyo:20261205T180000',
  )
})
