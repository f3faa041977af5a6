import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import type { Api } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { faultsOfNodes } from './support/validate.ts'
import { createReading, type Reading } from './support/reading.ts'

let service: TestService
let api: Api
let data: Reading
beforeAll(async () => {
  service = await startService()
  api = service.api
  data = createReading(api)
})
afterAll(() => service.close())

/** The id of a new event. */
const event = async (members: object): Promise<number> => {
  const { body } = await api.as('editor').post('/cal/events/v1/events', {
    body: {
      title: unique('Fair '),
      start_date: '2033-07-01 18:00:00',
      end_date: '2033-07-01 20:00:00',
      ...members,
    },
  })
  return body.id as number
}

/** Names of the steps to an entry, from the front page on. */
const wayTo = async (entry: number): Promise<unknown[]> => {
  const way = await data.nodeOf(entry, 'BreadcrumbList')
  const steps = way?.['itemListElement'] as { name: string }[]
  return steps.slice(1).map(({ name }) => name)
}

describe('The calendar', () => {
  it('describes when, where, by whom and for how much', async () => {
    const id = await event({
      cost: '10-25',
      venue: { venue: 'Old hall', address: '1 Quay', city: 'Delft', country: 'Netherlands' },
      organizer: [{ organizer: 'Guild', email: 'guild@example.test' }],
    })
    expect(await data.nodeOf(id, 'Event')).toMatchObject({
      startDate: '2033-07-01T18:00:00-04:00',
      endDate: '2033-07-01T20:00:00-04:00',
      location: [{ '@type': 'Place', name: 'Old hall', address: { addressLocality: 'Delft' } }],
      organizer: [{ '@type': 'Organization', name: 'Guild', email: 'guild@example.test' }],
      offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 25, priceCurrency: 'USD' },
    })
  })

  it.each(['Free', '0.00'])('marks an event for %j as free', async (cost) => {
    const id = await event({ cost })
    expect(await data.nodeOf(id, 'Event')).toMatchObject({
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0 },
    })
    const { slug } = (await api.get(`/cal/events/v1/events/${id}`)).body
    const { body } = await api.get(`/cal/events/v1/events/by-slug/${slug}`)
    expect(Number(body.json_ld.offers.price)).toBe(0)
  })

  it('has an event without a venue at its website', async () => {
    const [offline, online] = ['Offline', 'Online'].map(
      (mode) => `https://schema.org/${mode}EventAttendanceMode`,
    )
    const website = 'https://stream.example.test/live'
    const hall = { venue: 'Old hall', city: 'Delft' }
    expect(await data.nodeOf(await event({ website }), 'Event')).toMatchObject({
      location: [{ '@type': 'VirtualLocation', url: website }],
      eventAttendanceMode: online,
    })
    expect(await data.nodeOf(await event({ website, venue: hall }), 'Event')).toMatchObject({
      location: [{ '@type': 'Place', name: 'Old hall' }],
      eventAttendanceMode: offline,
    })
    const nowhere = await data.nodeOf(await event({}), 'Event')
    expect(nowhere).toMatchObject({ eventAttendanceMode: offline })
    expect(nowhere).not.toHaveProperty('location')
  })

  it('has times by the clock of the site where the site shows them so', async () => {
    const id = await event({ timezone: 'Europe/Berlin' })
    await updateSettings(service.ctx, { timezoneMode: 'site' }, () => undefined)
    const bySite = await data.nodeOf(id, 'Event')
    await updateSettings(service.ctx, { timezoneMode: 'event' }, () => undefined)
    expect([bySite, await data.nodeOf(id, 'Event')]).toMatchObject([
      { startDate: '2033-07-01T12:00:00-04:00', endDate: '2033-07-01T14:00:00-04:00' },
      { startDate: '2033-07-01T18:00:00+02:00', endDate: '2033-07-01T20:00:00+02:00' },
    ])
  })

  it('has the chosen kinds of events and organizers', async () => {
    const id = await event({ organizer: [{ organizer: 'Ann' }] })
    const choose = (base: string, entry: number, schema_type: string) =>
      api.as('admin').post(`/core/v2/${base}/${entry}`, { body: { meta: { schema_type } } })
    const { organizer } = (await api.get(`/cal/events/v1/events/${id}`)).body
    await choose('cal_events', id, 'MusicEvent')
    await choose('cal_organizer', organizer[0].id, 'Person')
    expect(await data.typesOf(id)).toContain('MusicEvent')
    expect(await data.typesOf(organizer[0].id)).toContain('Person')
  })

  it('has dates for all-day events', async () => {
    const id = await event({ all_day: true, end_date: '2033-07-03' })
    expect(await data.nodeOf(id, 'Event')).toMatchObject({
      startDate: '2033-07-01',
      endDate: '2033-07-03',
    })
  })

  it('describes venues and organizers', async () => {
    const id = await event({
      venue: { venue: unique('Hall '), city: 'Delft' },
      organizer: [{ organizer: unique('Guild ') }],
    })
    const { body } = await api.get(`/cal/events/v1/events/${id}`)
    expect(await data.typesOf(body.venue.id)).toEqual([
      'BreadcrumbList',
      'Place',
      'WebSite',
      'Organization',
    ])
    expect(await data.typesOf(body.organizer[0].id)).toEqual([
      'BreadcrumbList',
      'Organization',
      'WebSite',
      'Organization',
    ])
  })

  it('names the websites of venues and organizers, and the page of a venue without one', async () => {
    const website = 'https://hall.example.test/'
    const id = await event({
      venue: { venue: unique('Hall '), city: 'Delft', website },
      organizer: [{ organizer: unique('Guild '), website }],
    })
    expect(await data.nodeOf(id, 'Event')).toMatchObject({
      location: [{ url: website, sameAs: website }],
      organizer: [{ url: website, sameAs: website }],
    })
    const { body } = await api.get(`/cal/events/v1/events/${id}`)
    expect(await data.nodeOf(body.venue.id, 'Place')).toMatchObject({ url: website })
    const { body: hall } = await api.as('editor').post('/cal/events/v1/venues', {
      body: { venue: unique('Hall '), city: 'Delft' },
    })
    expect(await data.nodeOf(hall.id, 'Place')).toMatchObject({ url: hall.url })
  })

  it('is a breadcrumb of events, by their deepest category, and of venues and organizers', async () => {
    const editor = api.as('editor')
    const { body: above } = await editor.post('/cal/events/v1/categories', {
      body: { name: unique('Music ') },
    })
    const { body: below } = await editor.post('/cal/events/v1/categories', {
      body: { name: unique('Jazz '), parent: above.id },
    })
    const id = await event({
      categories: [below.id],
      venue: { venue: unique('Hall '), city: 'Delft' },
      organizer: [{ organizer: unique('Guild ') }],
    })
    const { body } = await api.get(`/cal/events/v1/events/${id}`)
    const { venue, organizer } = body
    expect(await wayTo(id)).toEqual(['Events', above.name, below.name, body.title])
    expect(await wayTo(venue.id)).toEqual(['Events', venue.venue])
    expect(await wayTo(organizer[0].id)).toEqual(['Events', organizer[0].organizer])
  })

  it('has no fault', async () => {
    const id = await event({ cost: 'Free', venue: { venue: 'Hall', city: 'Delft' } })
    expect(await faultsOfNodes(await data.nodesOf(id))).toEqual([])
  })

  it('has no text of password-protected entries', async () => {
    const id = await event({ description: 'hush-hush', venue: { venue: 'Hidden hall' } })
    await api.as('editor').post(`/cal/events/v1/events/${id}`, { body: { password: 'open' } })
    const { text } = await data.read(id)
    expect(text).toContain('"Event"')
    expect(text).not.toMatch(/hush|Hidden/)
  })

  it('is called as on the pages of the site, in its language', async () => {
    const id = await event({})
    await updateSettings(service.ctx, { language: 'de_DE_formal' }, () => undefined)
    const [[calendar], described] = [await wayTo(id), await data.nodeOf(id, 'Event')]
    await updateSettings(service.ctx, { language: 'en_US' }, () => undefined)
    expect([calendar, described?.['inLanguage']]).toEqual(['Veranstaltungen', 'de-DE'])
  })
})
