import { expect, it } from '@jest/globals'
import { addSeconds } from '../../../src/domain/time/wall-time.ts'
import { fc } from '../../support/properties.ts'
import { anyEvent, calendarOf, event } from '../calendar/icalendar/support.ts'
import { referenceTimes } from '../calendar/recurrence/reference.ts'
import { eventsOf, parsedOf, problemsOf } from './support.ts'

const EVER = { from: new Date('1000-01-01T00:00:00Z'), to: new Date('9999-01-01T00:00:00Z') }

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const singles = anyEvent.filter(({ recurrence }) => recurrence === undefined)

it('The output of our own writer is read back as items', async () => {
  await fc.assert(
    fc.asyncProperty(singles, async (one) => {
      const parsed = await parsedOf(calendarOf([one]), { window: EVER })
      expect(problemsOf(parsed)).toEqual([])
      const [item] = eventsOf(parsed)
      const { start, end, allDay, zone } = one
      expect(item).toMatchObject({
        title: line(one.title) || 'Untitled event',
        start_date: allDay ? start.slice(0, 10) : start,
        end_date: allDay ? end.slice(0, 10) : end,
        timezone: zone,
        sequence: one.sequence,
      })
      expect(item?.all_day ?? false).toBe(allDay)
      expect(item?.categories ?? []).toEqual(one.categories)
    }),
    { numRuns: 60 },
  )
})

it('Reading twice gives the same items, with the same hashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 4 }), async (events) => {
      const text = calendarOf(events)
      expect(await parsedOf(text)).toEqual(await parsedOf(text))
    }),
    { numRuns: 20 },
  )
})

const rules = fc.constantFrom(
  'FREQ=DAILY;COUNT=12',
  'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=20',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;WKST=SU;COUNT=9',
  'FREQ=MONTHLY;BYDAY=-1FR;COUNT=14',
  'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=7',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=6',
  'FREQ=YEARLY;BYMONTH=4,11;BYDAY=2TU;COUNT=5',
)

it('Series have the times that another library names', async () => {
  const starts = fc.integer({ min: 0, max: 700 })
  await fc.assert(
    fc.asyncProperty(rules, starts, fc.subarray([0, 1, 2, 3]), async (rrule, days, left) => {
      const start = addSeconds('2027-01-01 09:30:00', days * 86_400) ?? '2027-01-01 09:30:00'
      // The start counts whether the rule names it or not.
      const count = Number(/COUNT=(\d+)/.exec(rrule)?.[1])
      const all = referenceTimes(start, rrule, count, '2100-01-01 00:00:00')
      const exdate = left.flatMap((at) => all[at] ?? [])
      const one = event({
        start,
        end: start,
        zone: 'UTC',
        recurrence: { rrule, rdate: [], exdate },
      })
      const parsed = await parsedOf(calendarOf([one]), { window: EVER })
      const found = eventsOf(parsed).map((item) => item.start_date)
      expect(found).toEqual(all.filter((wall) => !exdate.includes(wall)))
    }),
    { numRuns: 60 },
  )
})

it('Any bytes result in items, problems or a refusal', async () => {
  const lines = fc.constantFrom(
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'UID:1',
    'DTSTART:20270101T100000',
    'DTSTART;TZID=X:20270101T100000',
    'DTSTART;VALUE=DATE:20270101',
    'DTEND:99991231T235959Z',
    'DURATION:P999999W',
    'RRULE:FREQ=DAILY',
    'RRULE:FREQ=YEARLY;BYYEARDAY=-400',
    'RECURRENCE-ID:20270101T100000',
    'RDATE:00000000T000000',
    'EXDATE:20270102T100000',
    'GEO:1e400;NaN',
    'ORGANIZER;CN=":mailto:x',
    'SUMMARY:\u0000\ud800',
    ' folded',
    '\t',
    ':',
    ';;;',
  )
  const text = fc.array(fc.oneof(lines, fc.string({ unit: 'binary', maxLength: 30 })), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(text, async (parts) => {
      const file = Buffer.from(['BEGIN:VCALENDAR', ...parts].join('\r\n'))
      const parsed = await parsedOf(file).catch((error: Error) => error)
      if (parsed instanceof Error) expect(parsed).toMatchObject({ slug: 'error:not-ics' })
      else for (const item of eventsOf(parsed)) expect(item.title).not.toBe('')
    }),
    { numRuns: 200 },
  )
})
