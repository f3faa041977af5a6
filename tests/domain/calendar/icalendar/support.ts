import type { CalendarEvent } from '../../../../src/domain/calendar/icalendar/calendar-event.ts'
import {
  readCalendar,
  type CalendarItem,
} from '../../../../src/domain/calendar/icalendar/read-calendar.ts'
import {
  CALENDAR_END,
  writeHead,
} from '../../../../src/domain/calendar/icalendar/write-calendar.ts'
import { writeEvent } from '../../../../src/domain/calendar/icalendar/write-event.ts'
import { readRecurrence } from '../../../../src/domain/calendar/recurrence/recurrence.ts'
import { resolvePeriod } from '../../../../src/domain/time/period.ts'
import { addSeconds, wallOfMilliseconds } from '../../../../src/domain/time/wall-time.ts'
import { fc } from '../../../support/properties.ts'

/** The only event of a test, of which a test says what it is about. */
export const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '7@example.org',
  sequence: 0,
  stamp: new Date('2026-11-01T08:00:00Z'),
  created: undefined,
  modified: undefined,
  start: '2026-12-05 19:30:00',
  end: '2026-12-05 22:00:00',
  zone: 'Europe/Berlin',
  allDay: false,
  title: 'Choir',
  description: '',
  url: '',
  location: '',
  coordinates: undefined,
  categories: [],
  attachments: [],
  organizer: undefined,
  status: undefined,
  recurrence: undefined,
  replaces: undefined,
  ...changes,
})

export function calendarOf(events: readonly CalendarEvent[]): string {
  const names = [...new Set(events.flatMap(({ zone, replaces }) => [zone, replaces?.zone ?? zone]))]
  const zones = names.map((zone) => {
    const own = events.filter((one) => one.zone === zone || one.replaces?.zone === zone)
    const from = own.map(({ start, replaces }) => replaces?.start ?? start).toSorted()[0]
    const to = own
      .map(({ end }) => end)
      .toSorted()
      .at(-1)
    return { zone, from: from ?? '2026-01-01 00:00:00', to: to ?? '2026-01-01 00:00:00' }
  })
  const head = writeHead({
    name: 'Events',
    description: 'All of them',
    url: 'https://example.org/events/',
    zones,
  })
  return head + events.map(writeEvent).join('') + CALENDAR_END
}

/** What is read of a text that comes in pieces of some octets. */
export async function itemsOf(text: string, octets = 1000, zone = 'UTC'): Promise<CalendarItem[]> {
  const bytes = Buffer.from(text)
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += octets) pieces.push(bytes.subarray(at, at + octets))
  const now = new Date('2026-11-01T08:00:00Z')
  const items: CalendarItem[] = []
  for await (const item of readCalendar(pieces, { zone, now })) items.push(item)
  return items
}

/** The events of a text; problems fail the test. */
export async function eventsOf(text: string, octets?: number): Promise<CalendarEvent[]> {
  return (await itemsOf(text, octets)).map((item) => {
    if (item.kind === 'problem') throw new Error(`Line ${item.line}: ${item.message}`)
    return item.event
  })
}

const zones = [
  'UTC',
  'UTC+5:30',
  'UTC-4',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Apia',
]

/** Texts that files could be broken with; blanks at their ends mean nothing. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ';',
          ',',
          ':',
          '\\',
          '\\n',
          '"',
          '^',
          '\n',
          'END:VEVENT',
          '\r\nBEGIN:VEVENT\r\n',
          'ä',
          '日本',
          '👩‍👩‍👧',
          ' ',
          'x',
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  )
  .map((value) =>
    value
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- files cannot hold these
      .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u2028\u2029]/g, '')
      .trim(),
  )

const moment = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000))

const rule = fc.constantFrom(
  'FREQ=DAILY;COUNT=10',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20991231',
  'FREQ=YEARLY;INTERVAL=2;WKST=SU',
)

const period = fc
  .record({
    zone: fc.constantFrom(...zones),
    allDay: fc.boolean(),
    from: fc.integer({ min: -30_000_000_000, max: 4_000_000_000 }),
    seconds: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
    recurring: fc.boolean(),
    rrule: rule,
  })
  .map(({ zone, allDay, from, seconds, recurring, rrule }) => {
    const start = wallOfMilliseconds(from * 1000) ?? '2026-01-01 00:00:00'
    const resolved = resolvePeriod({
      start,
      end: addSeconds(start, seconds) ?? start,
      zone,
      allDay,
    })
    if (typeof resolved === 'string') throw new Error('There is no such time.')
    const { startsAt, endsAt } = resolved
    const dates = [addSeconds(startsAt, 86_400 * 9), addSeconds(startsAt, 86_400 * 11)].map(String)
    const input = { rrule, rdate: dates.slice(0, 1), exdate: dates.slice(1) }
    const recurrence = recurring ? readRecurrence(input, { start: startsAt, zone }) : undefined
    return { zone, allDay, start: startsAt, end: endsAt, recurrence }
  })

/** Any event at all, with texts that files could be broken with. */
export const anyEvent: fc.Arbitrary<CalendarEvent> = fc
  .record({
    period,
    uid: text.filter((value) => value !== ''),
    sequence: fc.nat(1000),
    stamp: moment,
    created: fc.option(moment, { nil: undefined }),
    modified: fc.option(moment, { nil: undefined }),
    title: text,
    description: text,
    url: fc.oneof(fc.constant(''), fc.webUrl()),
    location: text,
    coordinates: fc.option(
      fc.record({
        latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((number) => number / 1e6),
        longitude: fc
          .integer({ min: -180_000_000, max: 180_000_000 })
          .map((number) => number / 1e6),
      }),
      { nil: undefined },
    ),
    categories: fc.uniqueArray(
      text.filter((value) => value !== ''),
      { maxLength: 4 },
    ),
    attachments: fc.array(fc.webUrl(), { maxLength: 2 }),
    organizer: fc.option(
      fc.record({ name: text, email: fc.constantFrom('a@example.org', "o'hara+x@example.org") }),
      { nil: undefined },
    ),
    status: fc.constantFrom('TENTATIVE' as const, 'CONFIRMED' as const, undefined),
    replaced: fc.boolean(),
  })
  .map(({ period: when, replaced, ...rest }) => {
    const { recurrence, ...times } = when
    const replaces = { start: when.start, zone: when.zone, allDay: when.allDay }
    return replaced
      ? { ...rest, ...times, recurrence: undefined, replaces }
      : { ...rest, ...times, recurrence, replaces: undefined }
  })
