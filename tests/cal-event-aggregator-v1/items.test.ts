import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { png } from '../media/support/files.ts'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, type ImportTools } from './support.ts'

let other: OtherSite
let service: TestService
let tools: ImportTools
beforeAll(async () => {
  other = await startOtherSite()
  service = await startService({ environment: { OUTGOING_ALLOW: other.place } })
  tools = importTools(service)
})
afterAll(async () => {
  await service.close()
  await other.close()
})

const EVENTS = '/cal/events/v1/events'

const event = async (id: number) => (await service.api.as('admin').get(`${EVENTS}/${id}`)).body

/** Imports one event and answers it as it is then. */
async function imported(members: Readonly<Record<string, unknown>>, record = {}) {
  const { cal_events } = await tools.importAll([item({ ...members })], record)
  const [id] = [...cal_events.created, ...cal_events.updated, ...cal_events.skipped]
  return { id, event: await event(id) }
}

describe('A new event', () => {
  it('has what the item says, in the name of the author of the import', async () => {
    const title = unique('Concert ')
    const { event: made } = await imported({
      title,
      description: '<p>Loud.</p>',
      excerpt: 'Short.',
      url: 'https://example.org/concert',
      cost: '15',
      currency_symbol: '€',
      currency_position: 'postfix',
      currency_code: 'EUR',
      categories: [unique('Music ')],
      tags: [unique('jazz')],
      featured: true,
    })
    expect(made).toMatchObject({
      title,
      description: expect.stringContaining('<p>Loud.</p>'),
      author: String(service.credentials.editor.id),
      status: 'publish',
      start_date: '2031-05-01 18:00:00',
      end_date: '2031-05-01 20:00:00',
      timezone: 'Europe/Berlin',
      website: 'https://example.org/concert',
      cost: '15€',
      featured: true,
    })
    expect(made.categories).toHaveLength(1)
    expect(made.tags).toHaveLength(1)
  })

  it.each([
    [{ start_date: '2031-05-01', start_hour: '07', start_minute: '30', start_meridian: 'pm' }, 19],
    [{ start_date: '2031-05-01', start_hour: '12', start_minute: '30', start_meridian: 'am' }, 0],
    [{ start_date: '2031-05-01', start_hour: 16, start_minute: 30 }, 16],
    [{ start_date: '2031-05-01 09:30' }, 9],
  ])('begins when %j says', async (start, hour) => {
    const { event: made } = await imported({ ...start, end_date: '2031-05-01 22:00' })
    expect(made.start_date).toBe(`2031-05-01 ${String(hour).padStart(2, '0')}:30:00`)
  })

  it('of whole days ends with the last of them', async () => {
    const days = { start_date: '2031-05-01', end_date: '2031-05-03', all_day: true }
    const { event: made } = await imported(days)
    expect(made.all_day).toBe(true)
    expect(made.end_date).toBe('2031-05-03 23:59:59')
  })

  it('gets the status and the categories of the record', async () => {
    const category = await service.api
      .as('editor')
      .post('/cal/events/v1/categories', { body: { name: unique('Town ') } })
    const record = { post_status: 'draft', category: [category.body.id] }
    const { event: made } = await imported({}, record)
    expect(made.status).toBe('draft')
    expect(made.categories[0].id).toBe(category.body.id)
  })

  it('waits for review where its author may not publish, and creates no category there', async () => {
    const one = item({ categories: [unique('Nothing ')], venue: { venue: unique('Hall ') } })
    const { cal_events, cal_events_cat } = await tools.importAll([one], {}, 'contributor')
    const made = await event(cal_events.created[0])
    expect(made.status).toBe('pending')
    expect(made.categories).toEqual([])
    expect(cal_events_cat.created).toEqual([])
  })

  it('brings its venue and organizers once', async () => {
    const hall = { venue: unique('Hall '), city: 'Graz', latitude: 47.07, longitude: 15.44 }
    const [one, two] = [unique('Ann '), unique('Bob ')]
    const organizer = [{ organizer: one, email: 'ann@example.org' }, { organizer: two }]
    const items = [
      item({ venue: hall, organizer }),
      item({ venue: hall, organizer: { organizer: one } }),
    ]
    const { cal_events, cal_venue, cal_organizer } = await tools.importAll(items)
    expect(cal_venue.created).toHaveLength(1)
    expect(cal_organizer.created).toHaveLength(2)
    const [first, second] = [await event(cal_events.created[0]), await event(cal_events.created[1])]
    expect(first.venue).toMatchObject({ venue: hall.venue, city: 'Graz' })
    expect(second.venue.id).toBe(first.venue.id)
    expect(second.organizer[0].id).toBe(first.organizer[0].id)
  })

  it('is harmless whatever its source says', async () => {
    const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    const { cal_events } = await tools.importAll(
      [item({ title: `Evil ${evil}`, description: evil, venue: { venue: `Hall ${evil}` } })],
      {},
      'admin',
    )
    const made = await event(cal_events.created[0])
    const shown = JSON.stringify([made.title, made.description, made.venue.venue])
    expect(shown).not.toMatch(/onerror|<script/)
  })

  it('that is cancelled is not created', async () => {
    const pushed = await tools.start()
    const { body } = await tools.push(pushed, [item({ event_status: 'canceled' })])
    expect(body.activity.cal_events.created).toEqual([])
    expect((await tools.record(pushed.id)).errors[0].message).toMatch(/cancelled/)
  })
})

describe('POST /cal/event-aggregator/v1/import/{import_id}/batch 200', () => {
  it.each([
    ['no object', 'fair'],
    ['a missing title', item({ title: '' })],
    ['no date', item({ start_date: '2031-02-30' })],
    ['an end before the start', item({ end_date: '2031-04-01' })],
    ['an unknown zone', item({ timezone: 'Moon/Base' })],
    ['a script as website', item({ url: 'javascript:alert(1)' })],
    ['a NUL', item({ description: 'a\0b' })],
    ['half a character', item({ title: 'a\ud800' })],
    ['a venue without a name', item({ venue: { city: 'Graz' } })],
    ['a wrong place', item({ venue: { venue: 'x', latitude: 91, longitude: 0 } })],
    ['a text that is too long', item({ description: 'x'.repeat(300_000) })],
  ])('skips and records %s, and imports the others', async (_name, bad) => {
    const pushed = await tools.start()
    const { status, body } = await tools.push(pushed, [bad, item()])
    expect(status).toBe(200)
    expect(body.activity.cal_events.created).toHaveLength(1)
    const { errors } = await tools.record(pushed.id)
    expect(errors).toMatchObject([{ code: 'item', index: 0 }])
  })

  it('records by their line rows that the source could not turn into an item', async () => {
    const pushed = await tools.start()
    const problems = [{ line: 7, uid: 'x', message: 'No date.' }, 'nothing']
    await tools.push(pushed, [], { problems })
    const { errors } = await tools.record(pushed.id)
    expect(errors).toMatchObject([{ code: 'item', index: 7, uid: 'x', message: 'No date.' }])
  })
})

async function pushPlaces(venues: object[], organizers: object[]) {
  const pushed = await tools.start({ origin: 'csv', csv_type: 'venues' })
  const members = { venues, organizers, status: progress(0, 1) }
  return (await tools.push(pushed, [], members)).body.activity
}

describe('Venues and organizers that come alone', () => {
  it('are created, and recognized by name and address', async () => {
    const name = unique('Hall ')
    const organizer = unique('Ann ')
    const first = await pushPlaces(
      [
        { venue: name, address: '1 Mill Road', phone: '1' },
        { venue: name, address: '2 Mill Road' },
      ],
      [{ organizer, phone: '1' }],
    )
    expect(first.cal_venue.created).toHaveLength(2)
    expect(first.cal_organizer.created).toHaveLength(1)
    const again = await pushPlaces(
      [{ venue: name, address: '1 Mill Road', phone: '2' }],
      [{ organizer, phone: '1' }],
    )
    expect(again.cal_venue.updated).toEqual([first.cal_venue.created[0]])
    expect(again.cal_organizer.skipped).toEqual(first.cal_organizer.created)
  })
})

describe('The picture of an item', () => {
  const PNG = { 'content-type': 'image/png' }

  it('is fetched once, whatever imports name it', async () => {
    const name = `/${unique('poster')}.png`
    other.pages.set(name, text(await png({ width: 64, height: 40 }), PNG))
    const image = { url: `${other.url}${name}`, alt: 'A poster' }
    const uid = unique('uid-')
    const first = await imported({ uid, image })
    const before = other.requests.length
    const again = await imported({ uid, image, title: 'Again' })
    expect(again.event.image.id).toBe(first.event.image.id)
    expect(other.requests.length).toBe(before)
    const media = await service.api.get(`/core/v2/media/${first.event.image.id}`)
    expect(media.body.alt_text).toBe('A poster')
  })

  it('that is unavailable is left out and recorded', async () => {
    const pushed = await tools.start()
    const image = `${other.url}/no-such.png`
    const { body } = await tools.push(pushed, [item({ image })])
    expect((await event(body.activity.cal_events.created[0])).image).toBe(false)
    expect((await tools.record(pushed.id)).errors[0].message).toMatch(/picture/)
  })
})
