import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS, members } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const create = (body: unknown, asker: Actor = 'admin') =>
  service.api.as(asker).post(EVENTS, { body })

const namesOf = (items: { name: string }[]): string[] => items.map(({ name }) => name)

async function venue(name = unique('Mill ')): Promise<number> {
  const { body } = await service.api
    .as('admin')
    .post('/cal/events/v1/venues', { body: { venue: name } })
  return body.id
}

async function organizer(name = unique('Guild ')): Promise<number> {
  const path = '/cal/events/v1/organizers'
  return (await service.api.as('admin').post(path, { body: { organizer: name } })).body.id
}

describe('POST /cal/events/v1/events', () => {
  it('201 creates an event from its title and its times', async () => {
    const { status, body } = await create(members({ timezone: 'Europe/Paris' }))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'publish',
      all_day: false,
      start_date: '2033-03-01 18:00:00',
      start_date_details: { year: '2033', month: '03', day: '01', hour: '18' },
      utc_start_date: '2033-03-01 17:00:00',
      utc_end_date: '2033-03-01 19:30:00',
      timezone: 'Europe/Paris',
      timezone_abbr: 'CET',
      website: body.url,
      image: false,
      venue: [],
      organizer: [],
      categories: [],
      tags: [],
      cost: '',
    })
    expect(body.json_ld).toBeUndefined()
  })

  it('201 protects an event from its first moment on', async () => {
    const { body } = await create(members({ password: 'sesame' }))
    const answers = await Promise.all(
      ['', '?password=sesame'].map((query) => service.api.get(`${EVENTS}/${body.id}${query}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 200])
  })

  it('201 reads times without a zone in the zone of the event, and converts others', async () => {
    const { body } = await create(
      members({
        timezone: 'Asia/Tokyo',
        start_date: '2033-05-01 19:00',
        end_date: '2033-05-01T14:00:00+02:00',
      }),
    )
    expect(body.start_date).toBe('2033-05-01 19:00:00')
    expect(body.end_date).toBe('2033-05-01 21:00:00')
  })

  it('201 takes the zone of the site for an empty one', async () => {
    expect((await create(members({ timezone: '' }))).body.timezone).toBe('America/New_York')
  })

  it.each([
    ['date', '2024-05-06 07:08:09'],
    ['date_utc', '2024-05-06 11:08:09'],
    ['date', '2024-05-06T13:08:09+02:00'],
  ])('201 was last modified now, whatever publication %s %s gives it', async (name, date) => {
    const before = Math.floor(Date.now() / 1000) * 1000
    const { body } = await create(members({ [name]: date }))
    expect([body.date, body.date_utc]).toEqual(['2024-05-06 07:08:09', '2024-05-06 11:08:09'])
    const modified = Date.parse(`${body.modified_utc}Z`)
    expect(modified).toBeGreaterThanOrEqual(before)
    expect(modified).toBeLessThanOrEqual(Date.now())
  })

  it('201 treats null as not sent', async () => {
    const nothing = { venue: null, website: null, categories: null, image: null, all_day: null }
    expect((await create(members({ ...nothing, author: null, status: null }))).status).toBe(201)
  })

  it.each([
    ['an id', (id: number) => id],
    ['an id as text', (id: number) => String(id)],
    ['a list', (id: number) => [id]],
    ['an object with an id', (id: number) => ({ id })],
    ['a list of objects', (id: number) => [{ id: String(id) }]],
  ])('201 takes a venue as %s', async (_form, make) => {
    const id = await venue()
    expect((await create(members({ venue: make(id) }))).body.venue.id).toBe(id)
  })

  it('201 takes several venues in one text, which show as a list', async () => {
    const ids = [await venue(), await venue()]
    const { body } = await create(members({ venue: ids.join(', ') }))
    expect(body.venue.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  it('201 takes a venue as data of a new one, of the same status', async () => {
    const name = unique('Chapel ')
    const { body } = await create(
      members({ status: 'draft', venue: { venue: name, city: 'Leiden' } }),
    )
    expect(body.venue).toMatchObject({ venue: name, city: 'Leiden', status: 'draft' })
  })

  it('201 takes a venue as data in which null counts as not sent, and a numeral as a number', async () => {
    const author = String(service.credentials.author.id)
    const { body } = await create(
      members({ venue: { venue: unique('Barn '), phone: null, author } }),
    )
    expect(body.venue.author).toBe(author)
  })

  it('201 treats an empty text as no venue', async () => {
    expect((await create(members({ venue: '' }))).body.venue).toEqual([])
  })

  it('201 takes organizers as a comma list, in that order', async () => {
    const ids = [await organizer(), await organizer(), await organizer()].toReversed()
    const { body } = await create(members({ organizer: ids.join(',') }))
    expect(body.organizer.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  it('201 takes organizers as one object, and mixed with ids', async () => {
    const id = await organizer()
    const name = unique('Club ')
    const one = await create(members({ organizer: { organizer: unique('Band ') } }))
    expect(one.body.organizer).toHaveLength(1)
    const mixed = await create(members({ organizer: [{ organizer: name }, id, id] }))
    expect(mixed.body.organizer.map((item: { organizer: string }) => item.organizer)[0]).toBe(name)
    expect(mixed.body.organizer).toHaveLength(2)
  })

  it('201 takes terms by id, name and slug, mixed; each once', async () => {
    const name = unique('Art ')
    const made = await create(members({ categories: [name] }))
    const [{ id, slug }] = made.body.categories
    const again = await create(members({ categories: [id, name, slug, name.toUpperCase()] }))
    expect(again.body.categories.map((term: { id: number }) => term.id)).toEqual([id])
  })

  it('201 takes an existing tag by its name, whatever it holds', async () => {
    const name = `R&D ${unique()}`
    const { body } = await create(members({ tags: `${name}, ${unique('b')}` }))
    expect(body.tags).toHaveLength(2)
    const again = await create(members({ tags: [name] }))
    expect(namesOf(again.body.tags)).toEqual([name.replace('&', '&amp;')])
  })

  it('201 passes over unknown ids and empty names of terms', async () => {
    const { body } = await create(members({ categories: [99_999_999, '', ' '], tags: '' }))
    expect(body.categories).toEqual([])
    expect(body.tags).toEqual([])
  })

  it('201 keeps hostile texts harmless', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>\'";--\u0007'
    const { status, body } = await create(
      members({
        title: `A ${hostile}`,
        description: hostile,
        excerpt: hostile,
        slug: hostile,
        cost: hostile,
        venue: { venue: `V ${hostile}`, city: hostile, address: hostile },
        organizer: [{ organizer: `O ${hostile}`, email: hostile }],
        categories: [`C ${hostile}`],
        tags: [`T ${hostile}`],
      }),
      'author',
    )
    expect(status).toBe(201)
    expect(JSON.stringify(body)).not.toMatch(/<script|onerror/)
  })
})
