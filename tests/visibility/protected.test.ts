import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { event, EVENTS } from '../cal-events-v1/events/support.ts'
import { picture } from '../media/support/upload.ts'

const PASSWORD = 'opensesame'

const ids = ({ body }: { body: { events: { id: number }[] } }): number[] =>
  body.events.map((found) => found.id)

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

const made = async (path: string, body: object): Promise<{ id: number; slug: string }> => {
  const answer = await service.api.as('editor').post(path, { body })
  if (answer.status !== 201) throw new Error(`${path} got ${answer.status}: ${answer.text}`)
  return answer.body
}

describe('An event with a password', () => {
  const secret = unique('secret')
  let id: number
  let venue: number
  let organizer: number
  beforeAll(async () => {
    const { id: image } = await picture(service, { name: `${secret}.png` })
    const body = await event(service, {
      title: 'Closed evening',
      description: secret,
      excerpt: secret,
      website: `https://${secret}.example.org/`,
      cost: '47',
      image: String(image),
      venue: { venue: `Venue ${secret}`, address: `Street ${secret}` },
      organizer: [{ organizer: `Guild ${secret}`, phone: `555 ${secret}` }],
      tags: [`tag-${secret}`],
    })
    id = body.id
    await service.api.as('editor').patch(`${EVENTS}/${id}`, { body: { password: PASSWORD } })
    venue = body.venue.id
    organizer = body.organizer[0].id
  })

  it('shows its title and its dates in the list of the calendar, and nothing else', async () => {
    const { body, text } = await service.api.get(EVENTS, { query: { include: [id] } })
    const [shown] = body.events
    expect(text).not.toContain(secret)
    expect(shown).toMatchObject({
      title: 'Closed evening',
      start_date: '2033-03-01 18:00:00',
      description: '',
      excerpt: '',
      image: false,
      cost: '',
      cost_details: { currency_code: '', values: [] },
      website: shown.url,
      venue: [],
      organizer: [],
      tags: [],
      categories: [],
    })
  })

  it('shows all of itself in that list to those who may edit it', async () => {
    const { body } = await service.api.as('editor').get(EVENTS, { query: { include: [id] } })
    expect(body.events[0]).toMatchObject({
      cost: '$47',
      description: expect.stringContaining(secret),
      venue: { id: venue },
      organizer: [{ id: organizer }],
    })
  })

  it('is not found by the venue or the organizer that it withholds', async () => {
    for (const query of [{ venue: [venue] }, { organizer: [organizer] }]) {
      const open = { ...query, start_date: '2033-01-01', end_date: '2034-01-01' }
      expect(ids(await service.api.get(EVENTS, { query: open }))).toEqual([])
      expect(ids(await service.api.as('editor').get(EVENTS, { query: open }))).toEqual([id])
    }
  })

  it('is not listed on the page of its venue', async () => {
    const { slug } = (await service.api.get(`/cal/events/v1/venues/${venue}`)).body
    const page = await fetch(`${service.url}/venue/${slug}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('Closed evening')
  })

  it('withholds its meta and its image as an entry, also in lists', async () => {
    const address = `/core/v2/cal_events/${id}`
    const one = await service.api.get(address)
    const many = await service.api.get('/core/v2/cal_events', { query: { include: [id] } })
    for (const shown of [one.body, many.body[0]]) {
      expect(shown.meta).toMatchObject({
        _EventURL: '',
        _EventCost: '',
        _EventVenueID: [],
        _EventOrganizerID: [],
      })
      expect(shown.featured_media).toBe(0)
    }
    expect(one.text + many.text).not.toContain(secret)
  })

  it('shows its meta to callers with its password', async () => {
    const query = { password: PASSWORD }
    const { body } = await service.api.get(`/core/v2/cal_events/${id}`, { query })
    expect(body.meta).toMatchObject({ _EventCost: '47', _EventVenueID: [venue] })
  })
})

describe.each(['posts', 'pages'])('One of the %s with a password', (base) => {
  const secret = unique('secret')
  let id: number
  beforeAll(async () => {
    ;({ id } = await made(`/core/v2/${base}`, {
      title: 'Closed',
      content: `<p>${secret}</p>`,
      excerpt: secret,
      meta: { footnotes: `[{"id":"1","content":"${secret}"}]` },
      password: PASSWORD,
      status: 'publish',
    }))
  })

  it('withholds its footnotes, as an item and in lists', async () => {
    const one = await service.api.get(`/core/v2/${base}/${id}`)
    const many = await service.api.get(`/core/v2/${base}`, { query: { include: [id] } })
    expect(one.body).toMatchObject({ meta: { footnotes: '' }, content: { protected: true } })
    expect(many.body[0]).toMatchObject({ meta: { footnotes: '' }, excerpt: { protected: true } })
    expect(one.text + many.text).not.toContain(secret)
  })

  it('shows its footnotes to callers with its password, and to its editors', async () => {
    const address = `/core/v2/${base}/${id}`
    const given = await service.api.get(address, { query: { password: PASSWORD } })
    const editing = await service.api.as('editor').get(address, { query: { context: 'edit' } })
    for (const { body } of [given, editing]) expect(body.meta.footnotes).toContain(secret)
  })
})

describe.each([
  ['venues', 'cal_venue', { address: 'Street', phone: '555', website: 'https://e.org/x' }],
  ['organizers', 'cal_organizer', { phone: '555', email: 'x@e.org', website: 'https://e.org/x' }],
] as const)('One of the %s with a password', (many, type, details) => {
  const secret = unique('secret')
  const kind = many.slice(0, -1)
  let id: number
  beforeAll(async () => {
    const given = { ...details, phone: `555 ${secret}`, website: `https://${secret}.example.org/` }
    const name = { [kind]: 'Back room', description: secret, excerpt: secret }
    ;({ id } = await made(`/cal/events/v1/${many}`, { ...name, ...given, status: 'publish' }))
    const body = { password: PASSWORD }
    await service.api.as('editor').patch(`/core/v2/${type}/${id}`, { body })
  })

  it('shows its name and nothing else, by itself, in lists and with its events', async () => {
    const held = await event(service, { title: 'Open day', [kind]: id })
    const answers = await Promise.all([
      service.api.get(`/cal/events/v1/${many}/${id}`),
      service.api.get(`/cal/events/v1/${many}`),
      service.api.get(`${EVENTS}/${held.id}`),
      service.api.get(`/core/v2/${type}/${id}`),
    ])
    for (const { status, text } of answers) {
      expect({ status, leaked: text.includes(secret) }).toEqual({ status: 200, leaked: false })
      expect(text).toMatch(/Back room/)
    }
  })

  it('shows all of itself to those who may edit it', async () => {
    const { body } = await service.api.as('editor').get(`/cal/events/v1/${many}/${id}`)
    expect(body).toMatchObject({ phone: `555 ${secret}`, description: `<p>${secret}</p>` })
  })
})
