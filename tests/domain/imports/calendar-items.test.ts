import { describe, expect, it } from '@jest/globals'
import { eventsOf, parsedOf, problemsOf, vcalendar, vevent } from './support.ts'

const titled = (...lines: string[]): string[] => vevent('UID:1', 'SUMMARY:One', ...lines)

async function only(...lines: string[]) {
  const [event] = eventsOf(await parsedOf(vcalendar(...vevent('UID:1', ...lines))))
  return event
}

describe('An event', () => {
  it('without a name, an end and a unique id gets them', async () => {
    const file = vcalendar(...vevent('DTSTART:20270601T100000Z'))
    const [first] = eventsOf(await parsedOf(file))
    expect(first).toMatchObject({
      title: 'Untitled event',
      end_date: '2027-06-01 10:00:00',
      uid: expect.stringMatching(/^almanac-[0-9a-f]{32}$/),
    })
    expect(eventsOf(await parsedOf(file))).toEqual([first])
  })

  it('has the same hash while the source says the same, and another one otherwise', async () => {
    const base = ['DTSTART:20270601T100000Z', 'SUMMARY:A']
    const first = await only(...base, 'DTSTAMP:20260101T000000Z')
    const again = await only('DTSTAMP:20260601T000000Z', ...base)
    const other = await only(...base, 'LOCATION:Hall')
    expect(again?.content_hash).toBe(first?.content_hash)
    expect(other?.content_hash).not.toBe(first?.content_hash)
  })

  it('of no zone is at the calendar’s time, or else at the site’s', async () => {
    const event = titled('DTSTART:20270601T100000')
    const [site] = eventsOf(await parsedOf(vcalendar(...event)))
    expect(site?.timezone).toBe('Europe/Berlin')
    const tokyo = vcalendar('X-WR-TIMEZONE:Asia/Tokyo', ...event)
    const [first, second] = eventsOf(await parsedOf(tokyo + vcalendar(...event)))
    expect(first?.timezone).toBe('Asia/Tokyo')
    expect(second?.timezone).toBe('Europe/Berlin')
  })

  it.each([
    ['Eastern Standard Time', 'America/New_York'],
    ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna', 'Europe/Berlin'],
    ['GMT-0500', 'UTC-5'],
    ['/softwarestudio.org/Olson_20011030_5/America/Chicago', 'America/Chicago'],
    ['PST', 'America/Los_Angeles'],
    ['US/Eastern', 'US/Eastern'],
  ])('in the zone %s is in %s', async (tzid, zone) => {
    const event = await only(`DTSTART;TZID="${tzid.replaceAll('\\', '')}":20270601T100000`)
    expect(event?.timezone).toBe(zone)
  })

  it('contains nothing that a database refuses', async () => {
    const event = await only('DTSTART:20270601T100000Z', 'SUMMARY:a\0b\x07c', 'LOCATION:x\0y')
    expect(event).toMatchObject({ title: 'abc', venue: { venue: 'xy' } })
  })

  it('accepts web addresses only', async () => {
    const event = await only('DTSTART:20270601T100000Z', 'URL:javascript:alert(1)')
    expect(event?.url).toBeUndefined()
  })

  it('outside of the window is no item', async () => {
    const file = vcalendar(
      ...titled('DTSTART:20250601T100000Z'),
      ...titled('DTSTART:20290601T100000Z'),
      ...titled('DTSTART:20261230T100000Z', 'DTEND:20261231T100000Z'),
    )
    const parsed = await parsedOf(file)
    expect(parsed.map(({ kind }) => kind)).toEqual(['outside', 'outside', 'event'])
  })
})

/** The ends of two daily times of a series in Berlin, the first on this day. */
const ends = async (day: string, ...lines: string[]) => {
  const start = `DTSTART;TZID=Europe/Berlin:${day}T220000`
  const rule = 'RRULE:FREQ=DAILY;COUNT=2'
  const events = eventsOf(await parsedOf(vcalendar(...titled(start, rule, ...lines))))
  return events.map(({ end_date }) => end_date)
}

describe('A series', () => {
  it('has at most a hundred occurrences', async () => {
    const file = vcalendar(...titled('DTSTART:20200101T100000Z', 'RRULE:FREQ=DAILY'))
    const events = eventsOf(await parsedOf(file))
    expect(events).toHaveLength(100)
    expect(events[0]?.start_date).toBe('2026-12-31 10:00:00')
  })

  it('of hours lasts as long where the clocks change, also during its first occurrence', async () => {
    const [before, change, after] = ['20270326', '20270327', '20270328']
    expect(await ends(before, 'DURATION:PT6H')).toEqual([
      '2027-03-27 04:00:00',
      '2027-03-28 05:00:00',
    ])
    expect(await ends(change, 'DURATION:PT6H')).toEqual([
      '2027-03-28 05:00:00',
      '2027-03-29 04:00:00',
    ])
    expect(await ends(change, 'DURATION:P1D')).toEqual([
      '2027-03-28 22:00:00',
      '2027-03-29 22:00:00',
    ])
    expect(await ends(change, 'DURATION:P999999W')).toEqual([
      '2027-03-27 22:00:00',
      '2027-03-28 22:00:00',
    ])
    expect(await ends(change, `DTEND;TZID=Europe/Berlin:${after}T040000`)).toEqual([
      '2027-03-28 04:00:00',
      '2027-03-29 04:00:00',
    ])
  })

  it('keeps its time of the day when the clocks change', async () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20270327T090000'
    const file = vcalendar(...titled(start, 'RRULE:FREQ=DAILY;COUNT=2'))
    const parsed = await parsedOf(file)
    const starts = parsed.flatMap((one) =>
      one.kind === 'event' ? [one.startsAt.toISOString()] : [],
    )
    expect(starts).toEqual(['2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z'])
  })

  it('whose exception is given in another zone knows which time is meant', async () => {
    const file = vcalendar(
      ...titled('DTSTART;TZID=Europe/Berlin:20270601T100000', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...titled('DTSTART;TZID=Europe/Berlin:20270602T120000', 'RECURRENCE-ID:20270602T080000Z'),
    )
    const parsed = await parsedOf(file)
    const changed = parsed.find(({ replaces }) => replaces !== undefined)
    const meant = parsed.find((one) => one.kind === 'event' && one.instance === changed?.replaces)
    expect(meant?.kind === 'event' && meant.item.uid).toBe('1-20270602T100000')
    expect(eventsOf(parsed).at(-1)).toMatchObject({
      uid: '1#20270602T080000Z',
      replaces_uid: '1-20270602T100000',
    })
  })

  it('that is too much work is a problem, and the next event is read', async () => {
    const file = vcalendar(
      ...titled('DTSTART:19000101T100000Z', 'RRULE:FREQ=SECONDLY'),
      ...titled('DTSTART:20270601T100000Z'),
    )
    const parsed = await parsedOf(file)
    expect(parsed.map(({ kind }) => kind)).toEqual(['problem', 'event'])
  })

  it('whose rule is nonsense is a problem', async () => {
    const file = vcalendar(...titled('DTSTART:20270101T100000Z', 'RRULE:FREQ=SOMETIMES'))
    expect(problemsOf(await parsedOf(file))).toHaveLength(1)
  })
})

describe('What is not a calendar', () => {
  it.each([
    ['a page', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    [
      'another charset',
      Buffer.from(vcalendar(...titled('DTSTART:20270601T100000Z', 'X:ä')), 'latin1'),
    ],
  ])('is refused: %s', async (_, text) => {
    await expect(parsedOf(text)).rejects.toMatchObject({ slug: 'error:not-ics' })
  })
})
