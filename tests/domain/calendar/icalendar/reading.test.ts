import { describe, expect, it } from '@jest/globals'
import { CalendarProblem, unfoldedLines } from '../../../../src/adapters/icalendar/unfold.ts'
import { readCalendar } from '../../../../src/domain/calendar/icalendar/read-calendar.ts'
import { heldMemory } from '../../../support/memory.ts'
import { eventsOf, itemsOf } from './support.ts'

const file = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const vevent = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']

async function timesOf(...lines: string[]) {
  const [event] = await eventsOf(file(...vevent(...lines)))
  return [event?.start, event?.end, event?.zone, event?.allDay]
}

/** What Outlook says of a zone to which it gives a name of its own. */
const eastern = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('Times', () => {
  it.each([
    [
      'in UTC',
      ['DTSTART:20261205T100000Z', 'DTEND:20261205T113000Z'],
      ['2026-12-05 10:00:00', '2026-12-05 11:30:00', 'UTC', false],
    ],
    [
      'of no zone are the calendar’s',
      ['DTSTART:20261205T100000'],
      ['2026-12-05 10:00:00', '2026-12-05 10:00:00', 'UTC', false],
    ],
    [
      'by a duration',
      ['DTSTART;TZID=Europe/Berlin:20261205T100000', 'DURATION:PT1H30M'],
      ['2026-12-05 10:00:00', '2026-12-05 11:30:00', 'Europe/Berlin', false],
    ],
    [
      'by hours that pass while the clocks change',
      ['DTSTART;TZID=Europe/Berlin:20261024T220000', 'DURATION:PT8H'],
      ['2026-10-24 22:00:00', '2026-10-25 05:00:00', 'Europe/Berlin', false],
    ],
    [
      'whose end has an earlier time than their start, because the clocks change',
      ['DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT45M'],
      ['2026-10-25 02:30:00', '2026-10-25 02:30:00', 'Europe/Berlin', false],
    ],
    [
      'by a day in which the clocks change',
      ['DTSTART;TZID=Europe/Berlin:20261024T220000', 'DURATION:P1D'],
      ['2026-10-24 22:00:00', '2026-10-25 22:00:00', 'Europe/Berlin', false],
    ],
    [
      'that end in another zone',
      ['DTSTART;TZID=Europe/Berlin:20261205T100000', 'DTEND;TZID=America/New_York:20261205T070000'],
      ['2026-12-05 10:00:00', '2026-12-05 13:00:00', 'Europe/Berlin', false],
    ],
    [
      'that end before they begin',
      ['DTSTART:20261205T100000Z', 'DTEND:20261204T113000Z'],
      ['2026-12-05 10:00:00', '2026-12-05 10:00:00', 'UTC', false],
    ],
    [
      'of one day',
      ['DTSTART;VALUE=DATE:20261205'],
      ['2026-12-05 00:00:00', '2026-12-05 23:59:59', 'UTC', true],
    ],
    [
      'of days, the end not among them',
      ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261208'],
      ['2026-12-05 00:00:00', '2026-12-07 23:59:59', 'UTC', true],
    ],
    [
      'of days by a duration',
      ['DTSTART;VALUE=DATE:20261205', 'DURATION:P2D'],
      ['2026-12-05 00:00:00', '2026-12-06 23:59:59', 'UTC', true],
    ],
    [
      'in a zone at the end of a path',
      ['DTSTART;TZID="/example.org/2026a/Asia/Tokyo":20261205T100000'],
      ['2026-12-05 10:00:00', '2026-12-05 10:00:00', 'Asia/Tokyo', false],
    ],
  ])('are read: %s', async (_name, lines, expected) => {
    expect(await timesOf(...lines)).toEqual(expected)
  })

  it('are in the zone that the file explains, before the events or after them', async () => {
    const one = vevent('DTSTART;TZID=Eastern Standard Time:20260705T100000')
    for (const text of [file(...eastern, ...one), file(...one, ...eastern)]) {
      expect((await eventsOf(text))[0]).toMatchObject({ zone: 'America/New_York' })
    }
  })

  it('are in a zone by offset where its clocks are never changed', async () => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
    const rest = ['TZOFFSETFROM:+0545', 'TZOFFSETTO:+0545', 'END:STANDARD', 'END:VTIMEZONE']
    const text = file(...zone, ...rest, ...vevent('DTSTART;TZID=Ours:20260705T100000'))
    expect((await eventsOf(text))[0]).toMatchObject({ zone: 'UTC+5:45' })
  })

  it('of no zone are in that of the calendar, where it names one', async () => {
    const text = file('X-WR-TIMEZONE:Asia/Tokyo', ...vevent('DTSTART:20260705T100000'))
    expect((await eventsOf(text))[0]).toMatchObject({ zone: 'Asia/Tokyo' })
  })
})

it('The reader of calendars reads texts that are folded and escaped, and leaves alarms alone', async () => {
  const text = file(
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTART:20261205T100000Z',
    'SUMMARY;LANGUAGE=en:Soup\\, bread',
    '  and\\;',
    '\ttea',
    'DESCRIPTION:One\\nTwo\\\\n',
    'CATEGORIES:Food\\, drink,Music',
    'BEGIN:VALARM',
    'DESCRIPTION:Alarm',
    'END:VALARM',
    'ORGANIZER;CN="Smith, Jo ^\'J^\'":mailto:jo@example.org',
    'END:VEVENT',
  )
  expect((await eventsOf(text))[0]).toMatchObject({
    title: 'Soup, bread and;tea',
    description: 'One\nTwo\\n',
    categories: ['Food, drink', 'Music'],
    organizer: { name: 'Smith, Jo "J"', email: 'jo@example.org' },
  })
})

it('The reader of calendars turns further and excluded times into the zone of the event', async () => {
  const text = file(
    ...vevent(
      'DTSTART;TZID=Europe/Berlin:20261205T100000',
      'RRULE:FREQ=WEEKLY;UNTIL=20270101T090000Z',
      'RDATE;VALUE=PERIOD:20261207T090000Z/PT1H',
      'EXDATE:20261212T090000Z',
      'EXDATE;TZID=America/New_York:20261219T040000',
    ),
  )
  expect((await eventsOf(text))[0]?.recurrence).toEqual({
    rrule: 'FREQ=WEEKLY;UNTIL=20270101T100000',
    rdate: ['2026-12-07 10:00:00'],
    exdate: ['2026-12-12 10:00:00', '2026-12-19 10:00:00'],
  })
})

const zones = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => [
    'BEGIN:VTIMEZONE',
    `TZID:Zone ${index}`,
    'END:VTIMEZONE',
  ]).flat()

async function timeOf(text: string, lines: number): Promise<number> {
  const before = performance.now()
  let read = 0
  for await (const _ of unfoldedLines([Buffer.from(text)])) read++
  expect(read).toBe(lines)
  return performance.now() - before
}

it('The reader of calendars takes a fraction of the time for lines without content', async () => {
  await timeOf('X:1\n'.repeat(10_000), 10_000)
  const full = await timeOf('X:1\n'.repeat(100_000), 100_000)
  expect(await timeOf('\n'.repeat(500_000), 0)).toBeLessThan(full)
})

it('The reader of calendars does not accumulate empty continuation lines', async () => {
  let grown = 0
  function* chunks(): Generator<Buffer> {
    const start = heldMemory()
    yield Buffer.from('BEGIN:VCALENDAR\nX-A:')
    for (let piece = 0; piece < 100; piece++) yield Buffer.alloc(65_536, ' \n')
    grown = heldMemory() - start
    yield Buffer.from('\nEND:VCALENDAR\n')
  }
  for await (const item of readCalendar(chunks(), { zone: 'UTC', now: new Date() })) {
    expect(item).toBeUndefined()
  }
  expect(grown).toBeLessThan(50 * 1024 * 1024)
})

describe('What cannot be taken', () => {
  it.each([
    ['an event without a start', ['SUMMARY:x']],
    ['a start that is no time', ['DTSTART:yesterday']],
    ['a start in month 13', ['DTSTART:20261305T100000Z']],
    ['a start in the year 0', ['DTSTART:00000105T100000Z']],
    [
      'a rule that names nothing',
      ['DTSTART:20261205T100000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ],
    ['two rules', ['DTSTART:20261205T100000Z', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']],
    ['a duration that is none', ['DTSTART:20261205T100000Z', 'DURATION:soon']],
    [
      'a change of all that follows',
      ['DTSTART:20261205T100000Z', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261205T100000Z'],
    ],
  ])('is a problem, and the next event is read: %s', async (_name, lines) => {
    const text = file(...vevent(...lines), ...vevent('DTSTART:20261206T100000Z', 'SUMMARY:Next'))
    expect(await itemsOf(text)).toMatchObject([
      { kind: 'problem', line: 3, message: expect.any(String) },
      { kind: 'event', event: { title: 'Next' } },
    ])
  })

  it('is a problem once the file is read: an undefined zone', async () => {
    const text = file(
      ...vevent('DTSTART;TZID=Middle Earth:20261205T100000'),
      ...vevent('DTSTART:20261206T100000Z'),
    )
    expect(await itemsOf(text)).toMatchObject([
      { kind: 'event', line: 7 },
      { kind: 'problem', line: 3 },
    ])
  })

  it('is a problem, and what came before it is read: a file that ends too early', async () => {
    const text = file(...vevent('DTSTART:20261206T100000Z')).slice(0, -17)
    expect(await itemsOf(text)).toMatchObject([{ kind: 'event' }, { kind: 'problem', line: 1 }])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Not found</title>'],
    ['a card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    ['components in components', file(...Array<string>(50).fill('BEGIN:VEVENT'))],
    ['a line without an end', file(`X:${'a'.repeat(1_200_000)}`)],
    [
      'an event with more than ten thousand lines',
      file(...vevent(...Array<string>(10_001).fill('COMMENT:x'))),
    ],
    ['more than a thousand zones', file(...zones(1001))],
  ])('is refused: %s', async (_name, text) => {
    await expect(itemsOf(text, 65_536)).rejects.toThrow(CalendarProblem)
  })
})
