import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CalendarEvent } from '../../../src/domain/calendar/icalendar/calendar-event.ts'
import { readCalendar } from '../../../src/domain/calendar/icalendar/read-calendar.ts'
import type { Answer, Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { importTools, item as importedItem } from '../../cal-event-aggregator-v1/support.ts'
import { png } from '../../media/support/files.ts'
import { event, EVENTS, ways } from '../events/support.ts'
import { series } from '../series/support.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const spring = { start_date: '2033-01-01', end_date: '2033-06-30', ical: 1 }

/** Names of files begin with the slug of the site's title. */
const FILE = /^attachment; filename=[a-z0-9-]+-[0-9a-f]{11}\.ics$/

const seconds = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`) / 1000

/** How the site calls an event that was made with these times. */
const uidOf = (id: number, start: string, end: string): string =>
  `${id}-${seconds(start)}-${seconds(end)}@${new URL(service.url).host}`

const list = (query: Query, asker: 'anonymous' | 'editor' = 'anonymous', headers = {}) =>
  service.api.as(asker).get(EVENTS, { query: { ...spring, ...query }, headers })

async function eventsOf({ status, text, headers }: Answer): Promise<CalendarEvent[]> {
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=UTF-8')
  const events: CalendarEvent[] = []
  const options = { zone: 'UTC', now: new Date(0) }
  for await (const item of readCalendar([Buffer.from(text)], options)) {
    if (item.kind === 'problem') throw new Error(item.message)
    events.push(item.event)
  }
  return events
}

/** How the file of one event calls it. */
const nameOf = async (id: number) => (await eventsOf(await list({ include: [id] })))[0]?.uid

describe('The feed of a list', () => {
  it('describes its events as the calendar does, with rendered texts', async () => {
    const word = unique('feed')
    const made = await event(service, {
      title: `${word} & Søn, "Café"; \\n 日本`,
      description: '<p>First</p><p>Second; <b>bold</b></p>',
      timezone: 'America/New_York',
      categories: [`${word} Music`],
      venue: { venue: 'The Anchor', address: '1 Quay', city: 'Utrecht' },
      organizer: { organizer: 'Jo, the host', email: 'jo@example.org' },
    })
    const [found] = await eventsOf(await list({ search: word }))
    expect(found).toMatchObject({
      uid: uidOf(made.id, '2033-03-01 18:00:00', '2033-03-01 20:30:00'),
      sequence: 0,
      start: '2033-03-01 18:00:00',
      end: '2033-03-01 20:30:00',
      zone: 'America/New_York',
      title: expect.stringContaining('& Søn'),
      description: expect.stringMatching(/First[\s\S]*Second; bold/),
      location: 'The Anchor, 1 Quay, Utrecht',
      categories: [`${word} Music`],
      organizer: { name: 'Jo, the host', email: 'jo@example.org' },
      url: made.url,
      status: 'CONFIRMED',
    })
    expect(found?.modified).toBeInstanceOf(Date)
  })

  it('has all events of the list, whatever the page', async () => {
    const word = unique('many')
    for (let number = 0; number < 12; number++) await event(service, { title: `${word} ${number}` })
    expect(await eventsOf(await list({ search: word, per_page: 5, page: 2 }))).toHaveLength(12)
  })

  it('is an empty calendar where there is nothing', async () => {
    expect(await eventsOf(await list({ search: unique('nothing') }))).toEqual([])
  })

  it('leaves out what is hidden, not published, or beyond the dates, and keeps texts of the protected', async () => {
    const word = unique('some')
    const categories = [word]
    await event(service, { categories, title: `${word} hidden`, hide_from_listings: true })
    await event(service, { categories, title: `${word} draft`, status: 'draft' })
    await event(service, { categories, title: `${word} private`, status: 'private' })
    await event(service, {
      categories,
      title: `${word} late`,
      start_date: '2033-09-01 10:00:00',
      end_date: '2033-09-01 11:00:00',
    })
    const shut = await event(service, {
      categories,
      title: `${word} shut`,
      description: 'Secret words.',
      venue: { venue: 'Secret place' },
    })
    await service.api.as('editor').post(`${EVENTS}/${shut.id}`, { body: { password: 'open' } })
    const answer = await list({ categories: [word] })
    expect((await eventsOf(answer)).map(({ title }) => title.slice(word.length + 1))).toEqual([
      'shut',
    ])
    expect(answer.text).not.toMatch(/secret/i)
  })

  it('has a recurring event once, with its changed occurrences', async () => {
    const made = await series(service, {
      recurrence: { rrule: 'FREQ=WEEKLY', exdate: ['2033-05-12'] },
    })
    const body = {
      occurrence: '2033-05-19 19:30:00',
      timezone: 'Asia/Tokyo',
      start_date: '2033-08-20 10:00:00',
      end_date: '2033-08-20 11:00:00',
    }
    await service.api.as('editor').post(`${EVENTS}/${made.id}`, { body })
    const events = await eventsOf(await list({ search: made.title }))
    const uid = uidOf(made.id, '2033-05-05 19:30:00', '2033-05-05 21:00:00')
    expect(events).toMatchObject([
      {
        uid,
        recurrence: { rrule: 'FREQ=WEEKLY', exdate: ['2033-05-12 19:30:00'] },
        replaces: undefined,
      },
      {
        uid,
        start: '2033-08-20 10:00:00',
        zone: 'Asia/Tokyo',
        replaces: { start: '2033-05-19 19:30:00', zone: 'Europe/Berlin', allDay: false },
      },
    ])
  })

  it('keeps the name of an event that is moved, and of one that came with an import', async () => {
    const made = await event(service)
    const before = await nameOf(made.id)
    await service.api
      .as('editor')
      .post(`${EVENTS}/${made.id}`, { body: { start_date: '2033-03-01 17:00:00' } })
    expect(await nameOf(made.id)).toBe(before)
    const uid = unique('uid-')
    const times = { start_date: '2033-04-01 10:00:00', end_date: '2033-04-01 11:00:00' }
    const { cal_events } = await importTools(service).importAll([importedItem({ uid, ...times })])
    expect(await nameOf(cal_events.created[0])).toBe(uid)
  })

  it('has its source, its name and the types of pictures', async () => {
    const image = await service.api.as('editor').post('/core/v2/media', {
      body: await png({ width: 8, height: 8 }),
      headers: {
        'content-type': 'image/png',
        'content-disposition': 'attachment; filename="p.png"',
      },
    })
    const made = await event(service, { image: String(image.body.id) })
    const text = (await list({ include: [made.id] })).text.replaceAll('\r\n ', '')
    expect(text).toContain(`\r\nX-ORIGINAL-URL:${service.url}/events/\r\n`)
    expect(text).toMatch(/\r\nX-WR-CALDESC:Events for \S+/)
    expect(text).toContain(`\r\nATTACH;FMTTYPE=image/png:${image.body.source_url}\r\n`)
  })

  it('has only the first of them on request, and the changed occurrences of a series', async () => {
    const word = unique('few')
    const at = (day: string) => ({
      title: `${word} ${day}`,
      start_date: `2033-02-${day} 10:00:00`,
      end_date: `2033-02-${day} 11:00:00`,
    })
    await event(service, at('20'))
    const weekly = await series(service, {
      ...at('01'),
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' },
    })
    await event(service, at('10'))
    const body = { occurrence: '2033-02-08 10:00:00', cost: '3' }
    await service.api.as('editor').post(`${EVENTS}/${weekly.id}`, { body })
    const found = await eventsOf(await list({ search: word, ical_max: 2 }))
    const days = found.map(({ title }) => title.slice(word.length + 1))
    expect(days.toSorted()).toEqual(['01', '01', '10'])
  })

  it('raises the sequence when the time changes', async () => {
    const made = await event(service)
    const change = (body: object) => service.api.as('editor').post(`${EVENTS}/${made.id}`, { body })
    await change({ cost: '3' })
    await change({ start_date: '2033-03-01 17:00:00' })
    const [found] = await eventsOf(await list({ include: [made.id] }))
    expect(found?.sequence).toBe(1)
  })

  it('is refused as the list is', async () => {
    expect(await list({ start_date: 'never' })).toBeRestError('rest_invalid_param', 400)
    expect(await list({ ical: 'maybe' })).toBeRestError('rest_invalid_param', 400)
    expect(await list({ status: 'draft' })).toBeRestError('rest_invalid_param', 400)
  })
})

const conditional = (answer: Answer, query: Query) =>
  list(query, 'anonymous', { 'if-none-match': answer.headers['etag'] ?? '' })

describe('A feed that was read before', () => {
  it('is not sent again until something in it changes', async () => {
    const word = unique('same')
    const made = await event(service, { title: word, venue: { venue: 'First' } })
    const query = { search: word }
    const first = await list(query)
    expect(first.headers['etag']).toMatch(/^W\/".+"$/)
    expect(first.headers['content-disposition']).toMatch(FILE)
    expect((await conditional(first, query)).status).toBe(304)

    await service.api.as('editor').post(`${EVENTS}/${made.id}`, { body: { cost: '4' } })
    const second = await conditional(first, query)
    expect(second.status).toBe(200)

    const venue = `/cal/events/v1/venues/${made.venue.id}`
    await service.api.as('editor').post(venue, { body: { venue: 'Second' } })
    const third = await conditional(second, query)
    expect(third.text).toContain('Second')
  })

  it('is described without a body for HEAD', async () => {
    const answer = await service.api.head(EVENTS, { query: spring })
    expect(answer).toMatchObject({ status: 200, text: '' })
    expect(answer.headers['etag']).toMatch(/^W\//)
  })
})

describe.each(ways)('GET /cal/events/v1/events/%s', (_route, address) => {
  const read = (made: { id: number; slug: string }, query: Query = {}) =>
    service.api.get(address({ ...made, url: '' }), { query: { ical: 'true', ...query } })

  it('200 has in its feed that event, also when lists leave it out', async () => {
    const made = await event(service, { hide_from_listings: true })
    const answer = await read(made)
    expect(await eventsOf(answer)).toMatchObject([{ title: made.title }])
    expect(answer.headers['content-disposition']).toMatch(FILE)
  })

  it('200/403 needs the password for the feed of a protected event, and tells its texts with it', async () => {
    const made = await event(service, { description: 'Inside.' })
    await service.api.as('editor').post(`${EVENTS}/${made.id}`, { body: { password: 'open' } })
    expect(await read(made)).toBeRestError('event-password-protected', 403)
    const [found] = await eventsOf(await read(made, { password: 'open' }))
    expect(found?.description).toBe('Inside.')
  })

  it('403 refuses the feed of what is not published', async () => {
    const made = await event(service, { status: 'draft' })
    expect(await read(made)).toBeRestError('event-not-accessible', 403)
  })

  it('200 has in its feed only the changed occurrence of a series that was requested', async () => {
    const made = await series(service)
    const body = { occurrence: '2033-05-19 19:30:00', cost: '3' }
    const changed = await service.api.as('editor').post(`${EVENTS}/${made.id}`, { body })
    expect(await eventsOf(await read(changed.body))).toMatchObject([{ replaces: undefined }])
    expect(await eventsOf(await read(made))).toHaveLength(2)
  })
})
