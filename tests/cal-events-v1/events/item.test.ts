import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS, ways } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')
const stranger = { user: 'nobody', pass: 'nothing' }

describe.each(ways)('GET /cal/events/v1/events/%s', (_route, address) => {
  it('200 shows the event to everybody, with structured data', async () => {
    const made = await event(service, {
      cost: '10-25',
      venue: { venue: unique('Mill '), city: 'Utrecht' },
      organizer: [{ organizer: unique('Guild ') }],
      description: 'Apples &amp; <b>cider</b>',
    })
    const { status, body } = await service.api.get(address(made))
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: made.id, title: made.title, venue: { city: 'Utrecht' } })
    expect(body.json_ld).toMatchObject({
      '@type': 'Event',
      description: 'Apples & cider',
      startDate: '2033-03-01T18:00:00-05:00',
      location: { '@type': 'Place', name: made.venue.venue },
      organizer: { name: made.organizer[0].organizer },
      offers: { price: '10', priceCurrency: 'USD' },
    })
    expect(body.venue.json_ld).toBeDefined()
  })

  it('200 shows the requested fields', async () => {
    const made = await event(service)
    const { body } = await service.api.get(`${address(made)}?_fields=id,start_date_details.year`)
    expect(body).toEqual({ id: made.id, start_date_details: { year: '2033' } })
  })

  it('200 shows a draft, a private and a pending event to those who may edit them', async () => {
    for (const status of ['draft', 'private', 'pending']) {
      const made = await event(service, { status })
      expect((await admin().get(address(made))).body.status).toBe(status)
    }
  })

  it('304 confirms a current copy', async () => {
    const made = await event(service)
    const etag = (await admin().get(address(made))).headers['etag'] ?? ''
    const again = await admin().get(address(made), { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('200 answers anew once the venue of the event has changed', async () => {
    const made = await event(service, { venue: { venue: unique('Pub ') } })
    const { headers } = await admin().get(address(made))
    const body = { phone: '555-0101' }
    await admin().patch(`/cal/events/v1/venues/${made.venue.id}`, { body })
    const answer = await admin().get(address(made), {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(answer.status).toBe(200)
    expect(answer.body.venue.phone).toBe('555-0101')
    const since = { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() }
    expect((await admin().get(address(made), { headers: since })).status).toBe(200)
  })

  it('400 refuses an empty password', async () => {
    const made = await event(service)
    const answer = await service.api.get(`${address(made)}?password=`)
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('401 refuses wrong credentials', async () => {
    const made = await event(service)
    const answer = await service.api.as(stranger).get(address(made))
    expect(answer).toBeRestError('invalid_username', 401)
  })

  it.each(['draft', 'private', 'pending', 'future', 'cal-ignored'])(
    '403 keeps an event of the status %s from everybody else, visitors included',
    async (status) => {
      const made = await event(service, { status, date: '2098-01-01 10:00:00' })
      for (const asker of ['anonymous', 'subscriber', 'author'] as const) {
        const answer = await service.api.as(asker).get(address(made))
        expect(answer).toBeRestError('event-not-accessible', 403)
      }
    },
  )

  it('403 shows an event with a password only to those who know it or may edit the event', async () => {
    const made = await event(service, {})
    await admin().post(`${EVENTS}/${made.id}`, { body: { password: 'sesame' } })
    for (const query of ['', '?password=Sesame']) {
      const answer = await service.api.get(`${address(made)}${query}`)
      expect(answer).toBeRestError('event-password-protected', 403)
    }
    expect((await service.api.get(`${address(made)}?password=sesame`)).body.id).toBe(made.id)
    expect((await service.api.as('editor').get(address(made))).body.id).toBe(made.id)
    await admin().post(`${EVENTS}/${made.id}`, { body: { password: null } })
    expect((await service.api.get(address(made))).status).toBe(200)
  })
})

describe('GET /cal/events/v1/events/{id}', () => {
  it('404 finds nothing for unknown ids', async () => {
    for (const id of ['99999999', '9'.repeat(30), '0']) {
      const answer = await service.api.get(`${EVENTS}/${id}`)
      expect(answer).toBeRestError('rest-event-not-found', 404)
    }
  })

  it('400 has another code for what is not an event', async () => {
    const post = await admin().post('/core/v2/posts', {
      body: { title: unique(), status: 'publish' },
    })
    const answer = await service.api.get(`${EVENTS}/${post.body.id}`)
    expect(answer).toBeRestError('rest-invalid-event-id', 400)
  })

  it.each([
    ['the administrator', 'admin'],
    ['its editor', 'editor'],
  ] as const)('200 shows the trash to those who may delete: %s', async (_name, asker) => {
    const made = await event(service)
    await admin().delete(`${EVENTS}/${made.id}`)
    const { status, body } = await service.api.as(asker).get(`${EVENTS}/${made.id}`)
    expect(status).toBe(200)
    expect(body.status).toBe('trash')
    expect(body.start_date).toEqual(made.start_date)
    const ical = { ical: true, occurrence: made.start_date }
    const file = await service.api.as(asker).get(`${EVENTS}/${made.id}`, { query: ical })
    expect(file.status).toBe(200)
    expect(file.text).toContain('BEGIN:VEVENT')
  })

  it.each(['author', 'contributor', 'subscriber', 'anonymous'] as const)(
    '403 keeps the trash from those who may not delete: %s',
    async (asker) => {
      const { id } = await event(service)
      await admin().delete(`${EVENTS}/${id}`)
      const answer = await service.api.as(asker).get(`${EVENTS}/${id}`)
      expect(answer).toBeRestError('event-no-longer-available', 403)
    },
  )
})

describe('GET /cal/events/v1/events/by-slug/{slug}', () => {
  it('400 treats an unknown slug as a wrong argument', async () => {
    const answer = await service.api.get(`${EVENTS}/by-slug/${unique()}`)
    expect(answer.body.data.params).toHaveProperty('slug')
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('200 finds slugs of other scripts', async () => {
    const made = await event(service, { slug: '祭り' })
    const { body } = await service.api.get(`${EVENTS}/by-slug/${encodeURIComponent('祭り')}`)
    expect(body.id).toBe(made.id)
  })
})
