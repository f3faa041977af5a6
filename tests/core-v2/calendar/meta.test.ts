import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const EVENTS = '/cal/events/v1/events'
const ENTRIES = '/core/v2/cal_events'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')

const times = {
  start_date: '2033-03-01 18:00:00',
  end_date: '2033-03-01 20:30:00',
  timezone: 'Europe/Paris',
}

async function makeEvent(more: object = {}): Promise<{ id: number }> {
  const { body } = await admin().post(EVENTS, {
    body: { title: unique('Fair'), ...times, ...more },
  })
  return body
}

describe('An event and its entry', () => {
  it('show the same times, flags, website, cost and places', async () => {
    const event = await makeEvent({
      show_map: true,
      website: 'https://fair.example.test/',
      cost: '10-25',
      venue: { venue: unique('Hall') },
      organizer: [{ organizer: unique('Guild') }, { organizer: unique('Club') }],
    })
    const shown = (await admin().get(`${EVENTS}/${event.id}`)).body
    const { status, body } = await service.api.get(`${ENTRIES}/${event.id}`)
    expect(status).toBe(200)
    expect(body.type).toBe('cal_events')
    expect(body.meta).toMatchObject({
      _EventAllDay: false,
      _EventTimezone: 'Europe/Paris',
      _EventStartDate: '2033-03-01 18:00:00',
      _EventEndDate: '2033-03-01 20:30:00',
      _EventStartDateUTC: '2033-03-01 17:00:00',
      _EventEndDateUTC: '2033-03-01 19:30:00',
      _EventShowMap: true,
      _EventShowMapLink: false,
      _EventURL: 'https://fair.example.test/',
      _EventCost: '10-25',
      _EventVenueID: [shown.venue.id],
      _EventOrganizerID: shown.organizer.map(({ id }: { id: number }) => id),
      _VenueAddress: '',
      footnotes: '',
    })
  })

  it('change together, whichever is written', async () => {
    const { id } = await makeEvent()
    const meta = {
      _EventStartDate: '2033-07-01 9am',
      _EventEndDate: '2033-07-01 11:00:00',
      _EventCost: '7',
      _EventCurrencySymbol: '€',
      _EventCurrencyPosition: 'suffix',
      _EventShowMapLink: true,
    }
    const written = await admin().post(`${ENTRIES}/${id}`, { body: { meta } })
    expect(written.status).toBe(200)
    expect(written.body.meta).toMatchObject({ _EventStartDate: '2033-07-01 09:00:00' })
    expect((await service.api.get(`${EVENTS}/${id}`)).body).toMatchObject({
      start_date: '2033-07-01 09:00:00',
      utc_start_date: '2033-07-01 07:00:00',
      end_date: '2033-07-01 11:00:00',
      timezone_abbr: 'CEST',
      cost: '7€',
      cost_details: { currency_symbol: '€', currency_position: 'suffix', values: ['7'] },
      show_map_link: true,
    })
  })

  it('stay as they are when an entry is sent back as it was read', async () => {
    const { id } = await makeEvent({ venue: { venue: unique('Hall') } })
    const before = (await service.api.get(`${EVENTS}/${id}`)).body
    const { body } = await admin().get(`${ENTRIES}/${id}?context=edit`)
    expect((await admin().put(`${ENTRIES}/${id}`, { body })).status).toBe(200)
    const after = (await service.api.get(`${EVENTS}/${id}`)).body
    expect({ ...after, modified: '', modified_utc: '' }).toEqual({
      ...before,
      modified: '',
      modified_utc: '',
    })
  })

  it('keep places in the trash when meta is sent back as it was read', async () => {
    const { id } = await makeEvent({
      venue: [{ venue: unique('Hall') }, { venue: unique('Pier') }],
      organizer: { organizer: unique('Guild') },
    })
    const { meta } = (await admin().get(`${ENTRIES}/${id}`)).body
    const [hall] = meta['_EventVenueID']
    const [guild] = meta['_EventOrganizerID']
    await admin().delete(`/cal/events/v1/venues/${hall}`)
    await admin().delete(`/cal/events/v1/organizers/${guild}`)
    const changed = { ...meta, _EventCost: '7' }
    const { status, body } = await admin().post(`${ENTRIES}/${id}`, { body: { meta: changed } })
    expect({ status, meta: body.meta }).toEqual({ status: 200, meta: changed })
  })

  it('accept an instant alone as the time', async () => {
    const { id } = await makeEvent()
    const meta = { _EventEndDateUTC: '2033-03-01 22:00:00' }
    await admin().post(`${ENTRIES}/${id}`, { body: { meta } })
    expect((await service.api.get(`${EVENTS}/${id}`)).body.end_date).toBe('2033-03-01 23:00:00')
  })

  it('lose percent codes except those of addresses', async () => {
    const { id } = await makeEvent()
    const address = 'https://fair.example.test/a%20b'
    const meta = { _EventURL: address, _EventCostDescription: 'from %20 the%2041 door' }
    const { body } = await admin().post(`${ENTRIES}/${id}`, { body: { meta } })
    expect(body.meta).toMatchObject({
      _EventURL: address,
      _EventCostDescription: 'from the41 door',
    })
    const post = await admin().post('/core/v2/posts', { body: { title: 'Fair', meta } })
    expect(post.body.meta).toMatchObject({
      _EventURL: 'https://fair.example.test/ab',
      _EventCostDescription: 'from the41 door',
    })
  })

  it('let go of places that meta no longer names', async () => {
    const { id } = await makeEvent({ venue: { venue: unique('Hall') } })
    await admin().post(`${ENTRIES}/${id}`, { body: { meta: { _EventVenueID: [] } } })
    expect((await service.api.get(`${EVENTS}/${id}`)).body.venue).toEqual([])
  })
})

describe('POST /core/v2/cal_events', () => {
  it('201 makes an event that the calendar shows', async () => {
    const meta = { _EventStartDate: '2034-01-02 10:00:00', _EventEndDate: '2034-01-02 12:00:00' }
    const { status, body } = await admin().post(ENTRIES, {
      body: { title: unique('Talk'), status: 'publish', meta },
    })
    expect(status).toBe(201)
    const shown = await service.api.get(`${EVENTS}/${body.id}`)
    expect(shown.body).toMatchObject({ start_date: '2034-01-02 10:00:00', status: 'publish' })
  })

  it('201 places an event without times within the next hours', async () => {
    const { body } = await admin().post(ENTRIES, { body: { title: unique('Talk') } })
    const { _EventStartDate: start, _EventEndDate: end } = body.meta
    expect(start).toMatch(/^\d{4}-\d\d-\d\d \d\d:00:00$/)
    expect(end > start).toBe(true)
  })
})

describe('POST /core/v2/cal_events/{id}', () => {
  it.each([
    ['_EventStartDate', '2033-13-01'],
    ['_EventEndDate', 'never'],
    ['_EventTimezone', 'Nowhere/Land'],
    ['_EventURL', 'javascript:alert(1)'],
    ['_EventVenueID', [99_999_999]],
    ['_EventOrganizerID', [99_999_999]],
    ['_EventCurrencyPosition', 'above'],
  ])('400 refuses the wrong %s and changes nothing', async (key, value) => {
    const { id } = await makeEvent()
    const before = (await service.api.get(`${ENTRIES}/${id}`)).body
    const body = { title: 'Other', meta: { [key]: value } }
    const answer = await admin().post(`${ENTRIES}/${id}`, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params)).toEqual([`meta.${key}`])
    expect((await service.api.get(`${ENTRIES}/${id}`)).body).toEqual(before)
  })

  it('400 refuses a value of another type', async () => {
    const { id } = await makeEvent()
    const answer = await admin().post(`${ENTRIES}/${id}`, { body: { meta: { _EventCost: 5 } } })
    expect(answer).toBeRestError('rest_invalid_type', 400)
  })
})

it('A venue and its entry show and change the same details', async () => {
  const created = await admin().post('/cal/events/v1/venues', {
    body: { venue: unique('Mill'), city: 'Utrecht', address: 'Canal 1' },
  })
  const { id } = created.body
  const entry = `/core/v2/cal_venue/${id}`
  expect((await service.api.get(entry)).body.meta).toMatchObject({
    _VenueCity: 'Utrecht',
    _VenueAddress: 'Canal 1',
    _VenueShowMap: true,
    _VenueLat: '',
  })
  const meta = {
    _VenueCity: 'Leiden',
    _VenueLat: '52.16',
    _VenueLng: '4.49',
    _VenueShowMap: false,
  }
  expect((await admin().post(entry, { body: { meta } })).body.meta).toMatchObject(meta)
  const shown = (await service.api.get(`/cal/events/v1/venues/${id}`)).body
  expect(shown).toMatchObject({ city: 'Leiden', address: 'Canal 1', show_map: false })
})

const regionOf = async (id: number): Promise<string> =>
  (await service.api.get(`/cal/events/v1/venues/${id}`)).body.stateprovince

describe('The region of a venue', () => {
  it('follows its state and its country, whichever side changes them', async () => {
    const body = {
      venue: unique('Mill'),
      country: 'United States',
      state: 'ME',
      province: 'Bavaria',
    }
    const { id } = (await admin().post('/cal/events/v1/venues', { body })).body
    const entry = `/core/v2/cal_venue/${id}`
    await admin().post(entry, { body: { meta: { _VenueState: 'TX' } } })
    expect(await regionOf(id)).toBe('TX')
    // As an editor does, which sends everything that it has read.
    const { meta } = (await admin().get(entry)).body
    await admin().post(entry, { body: { meta: { ...meta, _VenueCountry: 'Germany' } } })
    expect(await regionOf(id)).toBe('Bavaria')
  })

  it('stays if it was chosen, by meta too', async () => {
    const meta = { _VenueCountry: 'Canada', _VenueProvince: 'QC', _VenueStateProvince: 'Quebec' }
    const body = { title: unique('Mill'), status: 'publish', meta }
    const { id } = (await admin().post('/core/v2/cal_venue', { body })).body
    await admin().post(`/core/v2/cal_venue/${id}`, { body: { meta: { _VenueProvince: 'ON' } } })
    expect(await regionOf(id)).toBe('Quebec')
  })

  it('is that of the province of a new venue', async () => {
    const meta = { _VenueCountry: 'Canada', _VenueProvince: 'QC' }
    const body = { title: unique('Mill'), status: 'publish', meta }
    const { id } = (await admin().post('/core/v2/cal_venue', { body })).body
    expect(await regionOf(id)).toBe('QC')
  })
})

it.each([
  [{ _VenueLat: '91', _VenueLng: '4' }],
  [{ _VenueLat: '52' }],
  [{ _VenueLng: 'east' }],
  [{ _VenueURL: 'not an address' }],
])('POST /core/v2/cal_venue 400 refuses %j', async (meta) => {
  const body = { title: unique('Mill'), meta }
  const answer = await admin().post('/core/v2/cal_venue', { body })
  expect(answer).toBeRestError('rest_invalid_param', 400)
})

it('An organizer and its entry show and change the same details', async () => {
  const { body } = await admin().post('/core/v2/cal_organizer', {
    body: {
      title: unique('Guild'),
      status: 'publish',
      meta: { _OrganizerEmail: 'a@example.test' },
    },
  })
  const shown = (await service.api.get(`/cal/events/v1/organizers/${body.id}`)).body
  expect(shown.email).toBe('a@example.test')
})
