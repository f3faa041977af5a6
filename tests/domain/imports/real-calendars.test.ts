import { describe, expect, it } from '@jest/globals'
import { eventsOf, fixture, parsedOf, problemsOf, type LineEnds } from './support.ts'

const hash = { content_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }

describe('A calendar as Google exports it', () => {
  it('brings single events with their HTML, place and revision', async () => {
    const [first] = eventsOf(await parsedOf(fixture('google.ics')))
    expect(first).toEqual({
      ...hash,
      title: 'Shanty evening',
      start_date: '2027-01-15 18:00:00',
      end_date: '2027-01-15 20:00:00',
      timezone: 'UTC',
      uid: '3k2j1h5g7f9d@google.com',
      replaces_uid: '3k2j1h5g7f9d@google.com-20270115T180000',
      sequence: 2,
      description:
        '<p>Songs of <b>ships</b>, tides and tea.</p><br><a href="https://example.org/songs">More</a>',
      venue: { venue: 'Old Boathouse', address: 'Quay 3, 20457 Harbor Town, Germany' },
    })
  })

  it('brings the times of a series without those that are left out', async () => {
    const parsed = await parsedOf(fixture('google.ics'))
    const times = parsed.flatMap((one) =>
      one.kind === 'event' && one.instance !== undefined ? [one.item] : [],
    )
    expect(times.map(({ uid }) => uid)).toEqual([
      'weekly7choir@google.com-20270104T190000',
      'weekly7choir@google.com-20270118T190000',
      'weekly7choir@google.com-20270125T190000',
      'weekly7choir@google.com-20270201T190000',
    ])
    expect(times[1]).toMatchObject({
      start_date: '2027-01-18 19:00:00',
      end_date: '2027-01-18 20:30:00',
      timezone: 'Europe/Berlin',
      parent_uid: 'weekly7choir@google.com',
      recurrence: expect.stringMatching(/^RRULE:FREQ=WEEKLY;/),
    })
  })

  it('has the original times of a changed and of a cancelled one', async () => {
    const parsed = await parsedOf(fixture('google.ics'))
    const instances = parsed.flatMap((one) => (one.kind === 'event' ? (one.instance ?? []) : []))
    const changed = parsed.filter(({ replaces }) => replaces !== undefined)
    expect(changed.map(({ replaces }) => instances.includes(replaces ?? ''))).toEqual([true, true])
    expect(eventsOf(changed)).toMatchObject([
      {
        title: 'Choir (moved to Tuesday)',
        uid: 'weekly7choir@google.com#20270118T190000',
        replaces_uid: 'weekly7choir@google.com-20270118T190000',
        start_date: '2027-01-19 20:00:00',
      },
      { uid: 'weekly7choir@google.com#20270125T190000', event_status: 'canceled' },
    ])
  })

  it('brings whole days with the last of them, and leaves private events', async () => {
    const parsed = await parsedOf(fixture('google.ics'))
    expect(eventsOf(parsed).find(({ uid }) => uid === 'market2027@google.com')).toMatchObject({
      all_day: true,
      start_date: '2027-02-13',
      end_date: '2027-02-14',
      timezone: 'Europe/Berlin',
    })
    expect(problemsOf(parsed)).toEqual([
      {
        kind: 'problem',
        line: expect.any(Number),
        uid: 'dentist@google.com',
        message: 'The event is marked as private.',
      },
    ])
    const all = await parsedOf(fixture('google.ics'), { includePrivate: true })
    expect(eventsOf(all).map(({ title }) => title)).toContain('Dentist')
  })
})

describe('A calendar as Outlook exports it', () => {
  it('knows zones of Windows, HTML along with text, and quoted parameters', async () => {
    const [council] = eventsOf(await parsedOf(fixture('outlook.ics')))
    expect(council).toMatchObject({
      timezone: 'Europe/Berlin',
      start_date: '2027-01-10 15:00:00',
      end_date: '2027-01-10 17:00:00',
      description: '<p>Agenda: <b>minutes</b>, budget</p>',
      categories: ['Council', 'Öffentlich, mit Anmeldung'],
      organizer: { organizer: 'Müller, Jörg', email: 'j.mueller@example.org' },
      venue: { venue: 'Rathaus; Zimmer 4' },
      uid: expect.stringMatching(/^0400[0-9A-F]+01000000042$/),
    })
  })

  it('reads whole days that are written as times, and zones of the file’s own', async () => {
    const [, closed, call] = eventsOf(await parsedOf(fixture('outlook.ics')))
    expect(closed).toMatchObject({
      all_day: true,
      start_date: '2027-02-01',
      end_date: '2027-02-02',
    })
    expect(call).toMatchObject({
      timezone: 'America/New_York',
      start_date: '2027-02-05 09:30:00',
      end_date: '2027-02-05 10:45:00',
    })
    expect(call?.venue).toBeUndefined()
  })

  it('reports the event of an unknown zone', async () => {
    expect(problemsOf(await parsedOf(fixture('outlook.ics')))).toMatchObject([
      { message: 'Unknown time zone: Mars/Olympus Mons' },
    ])
  })
})

describe('A calendar as Apple exports it', () => {
  it('parts places by lines, and forgives escapes where there must be none', async () => {
    const [market] = eventsOf(await parsedOf(fixture('apple.ics', 'mixed')))
    expect(market).toMatchObject({
      title: 'Farmers’ market 🥕',
      url: 'https://example.org/market?a=1,2',
      image: 'https://example.org/carrots.jpg',
      venue: {
        venue: 'Ferry Building',
        address: '1 Ferry Building, San Francisco, CA  94111, United States',
        latitude: 37.7955,
        longitude: -122.3937,
      },
    })
  })

  it('brings a day that comes every year as one in the window', async () => {
    const [, birthday, ...rest] = eventsOf(await parsedOf(fixture('apple.ics', 'mixed')))
    expect(birthday).toMatchObject({ uid: 'BIRTHDAY-1-20270401T000000', end_date: '2027-04-01' })
    expect(rest).toEqual([])
  })
})

it('A calendar as Meetup exports it shows signs of its text as text', async () => {
  const [talks] = eventsOf(await parsedOf(fixture('meetup.ics', 'lf')))
  expect(talks).toMatchObject({
    title: 'Talks & pizza; bring a laptop',
    timezone: 'America/New_York',
    url: 'https://www.meetup.example/harbor-coders/events/300/',
    organizer: { organizer: 'Meetup Reminder', email: 'info@email.meetup.example' },
    venue: { venue: 'Code Barn (12 Mill Lane', latitude: 40.72 },
  })
  expect(talks?.description).toBe(
    '<p>Harbor Coders<br />\nWednesday, February 10 at 6:30 PM</p>\n' +
      '<p>Two talks, then pizza. a &lt; b &amp;&amp; c &gt; d</p>\n' +
      '<p>https://www.meetup.example/harbor-coders/events/300</p>',
  )
})

it.each(['google.ics', 'outlook.ics', 'apple.ics', 'meetup.ics'])(
  'The calendar %s says the same however its lines end',
  async (name) => {
    const read = (ends: LineEnds) => parsedOf(fixture(name, ends))
    const [one, other, third] = await Promise.all((['crlf', 'lf', 'mixed'] as const).map(read))
    expect(other).toEqual(one)
    expect(third).toEqual(one)
  },
)
