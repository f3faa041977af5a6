import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { counts, event, EVENTS, members } from './support.ts'

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
  it('201: makes an event of its title and its times', async () => {
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

  it('201: reads times without a zone in the zone of the event, and converts others', async () => {
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

  it('201: takes the zone of the site for an empty one', async () => {
    expect((await create(members({ timezone: '' }))).body.timezone).toBe('America/New_York')
  })

  it('201: takes null for what is not sent', async () => {
    const nothing = { venue: null, website: null, categories: null, image: null, all_day: null }
    expect((await create(members({ ...nothing, author: null, status: null }))).status).toBe(201)
  })

  describe('venue', () => {
    it.each([
      ['an id', (id: number) => id],
      ['an id as text', (id: number) => String(id)],
      ['a list', (id: number) => [id]],
      ['an object with an id', (id: number) => ({ id })],
      ['a list of objects', (id: number) => [{ id: String(id) }]],
    ])('201: as %s', async (_form, make) => {
      const id = await venue()
      expect((await create(members({ venue: make(id) }))).body.venue.id).toBe(id)
    })

    it('201: as a list of several, which shows as one', async () => {
      const ids = [await venue(), await venue()]
      const { body } = await create(members({ venue: ids.join(', ') }))
      expect(body.venue.map(({ id }: { id: number }) => id)).toEqual(ids)
    })

    it('201: as data of a new one, of the same status', async () => {
      const name = unique('Chapel ')
      const { body } = await create(
        members({ status: 'draft', venue: { venue: name, city: 'Leiden' } }),
      )
      expect(body.venue).toMatchObject({ venue: name, city: 'Leiden', status: 'draft' })
    })

    it('201: as data in which null counts as not sent, and a numeral as a number', async () => {
      const author = String(service.credentials.author.id)
      const { body } = await create(
        members({ venue: { venue: unique('Barn '), phone: null, author } }),
      )
      expect(body.venue.author).toBe(author)
    })

    it('201: empty for none', async () => {
      expect((await create(members({ venue: '' }))).body.venue).toEqual([])
    })
  })

  describe('organizer', () => {
    it('201: as a comma list, in that order', async () => {
      const ids = [await organizer(), await organizer(), await organizer()].toReversed()
      const { body } = await create(members({ organizer: ids.join(',') }))
      expect(body.organizer.map(({ id }: { id: number }) => id)).toEqual(ids)
    })

    it('201: as one object, and mixed with ids', async () => {
      const id = await organizer()
      const name = unique('Club ')
      const one = await create(members({ organizer: { organizer: unique('Band ') } }))
      expect(one.body.organizer).toHaveLength(1)
      const mixed = await create(members({ organizer: [{ organizer: name }, id, id] }))
      expect(mixed.body.organizer.map((item: { organizer: string }) => item.organizer)[0]).toBe(
        name,
      )
      expect(mixed.body.organizer).toHaveLength(2)
    })
  })

  describe('terms', () => {
    it('201: by id, name and slug, mixed; each once', async () => {
      const name = unique('Art ')
      const made = await create(members({ categories: [name] }))
      const [{ id, slug }] = made.body.categories
      const again = await create(members({ categories: [id, name, slug, name.toUpperCase()] }))
      expect(again.body.categories.map((term: { id: number }) => term.id)).toEqual([id])
    })

    it('201: an existing tag by its name, whatever it holds', async () => {
      const name = `R&D ${unique()}`
      const { body } = await create(members({ tags: `${name}, ${unique('b')}` }))
      expect(body.tags).toHaveLength(2)
      const again = await create(members({ tags: [name] }))
      expect(namesOf(again.body.tags)).toEqual([name.replace('&', '&amp;')])
    })

    it('201: unknown ids and empty names are passed over', async () => {
      const { body } = await create(members({ categories: [99_999_999, '', ' '], tags: '' }))
      expect(body.categories).toEqual([])
      expect(body.tags).toEqual([])
    })
  })

  describe('400', () => {
    it.each([
      [{ title: '0' }, 'title'],
      [{ description: '0' }, 'description'],
      [{ slug: '0' }, 'slug'],
      [{ venue: { venue: '0' } }, 'venue'],
      [{ venue: { venue: 'Mill', show_map: true } }, 'venue'],
    ])('refuses %j', async (more, name) => {
      const answer = await create(members(more))
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data).toMatchObject({
        params: { [name]: expect.any(String) },
        details: {},
      })
    })

    it('tells of all missing members', async () => {
      const answer = await create({ title: null })
      expect(answer).toBeRestError('rest_missing_callback_param', 400)
      expect(answer.body.data.params).toEqual(['title', 'start_date', 'end_date'])
    })

    it.each([
      ['title', ''],
      ['title', '  '],
      ['title', ['a']],
      ['description', ''],
      ['excerpt', ''],
      ['slug', ''],
      ['start_date', '2033-13-01'],
      ['end_date', '0999-01-01'],
      ['end_date', '10000-01-01'],
      ['timezone', 'Nowhere/Land'],
      ['timezone', '../../etc/passwd'],
      ['author', 99_999_999],
      ['author', '9'.repeat(30)],
      ['status', 'trash'],
      ['status', 'published'],
      ['date', 'rubbish'],
      ['date_utc', 'rubbish'],
      ['website', 'javascript:alert(1)'],
      ['website', '/here'],
      ['image', 'nothing'],
      ['image', '99999999'],
      ['image', 'file:///etc/passwd'],
      ['cost', { a: 1 }],
      ['venue', 99_999_999],
      ['venue', { city: 'Nowhere' }],
      ['venue', { venue: 'Mill', website: 'nope' }],
      ['venue', 'a name'],
      ['venue', true],
      ['venue', { venue: 'Mill', show_map: true }],
      ['venue', Array.from({ length: 10_000 }, (_, index) => index + 1)],
      ['organizer', [[1]]],
      ['categories', { a: 1 }],
      ['categories', true],
      ['tags', [{ name: 'a' }]],
      ['tags', ['a'.repeat(201)]],
      ['categories', `a, ${'b'.repeat(201)}`],
    ])('%s is not %j', async (name, value) => {
      const before = await counts(service)
      const answer = await create(members({ [name]: value }))
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params)).toEqual([name])
      expect(answer.body.data.details).toEqual({})
      expect(await counts(service)).toEqual(before)
    })

    it.each(['all_day', 'featured', 'sticky', 'show_map', 'show_map_link', 'hide_from_listings'])(
      '%s is true or false, told with details',
      async (name) => {
        const answer = await create(members({ [name]: 'yes' }))
        expect(Object.keys(answer.body.data.details)).toEqual([name])
      },
    )

    it('values come before types, and all of them together', async () => {
      const answer = await create(members({ featured: 'yes', website: 'x', timezone: 'y' }))
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['timezone', 'website'])
    })

    it('an entry of another type is no venue and no picture', async () => {
      const { id } = await event(service)
      expect(await create(members({ venue: id }))).toBeRestError('rest_invalid_param', 400)
      expect(await create(members({ image: String(id) }))).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe('401 and 403', () => {
    it('a visitor may write no event', async () => {
      expect(await create(members(), 'anonymous')).toBeRestError('rest_forbidden', 401)
    })

    it('a subscriber may write no event', async () => {
      expect(await create(members(), 'subscriber')).toBeRestError('rest_forbidden', 403)
    })

    it('nobody writes in the name of others without the right to', async () => {
      const { id } = service.credentials.editor
      const answer = await create(members({ author: id }), 'author')
      expect(answer).toBeRestError('rest_cannot_edit_others', 403)
    })

    it('a contributor makes no category, and then no event, venue or tag either', async () => {
      const before = await counts(service)
      const body = members({
        categories: [unique('New ')],
        tags: [unique('new ')],
        venue: { venue: unique('Mill ') },
      })
      expect(await create(body, 'contributor')).toBeRestError('rest_cannot_create_term', 403)
      expect(await counts(service)).toEqual(before)
    })

    it('a contributor may use categories and make tags and venues, which wait as the event does', async () => {
      const name = unique('Music ')
      await create(members({ categories: [name] }))
      const { status, body } = await create(
        members({
          status: 'publish',
          categories: [name],
          tags: [unique('new ')],
          venue: { venue: unique('Mill ') },
        }),
        'contributor',
      )
      expect(status).toBe(201)
      expect(body.status).toBe('pending')
      expect(body.venue.status).toBe('pending')
      expect(body.slug).toBe('')
    })
  })

  it('keeps hostile texts harmless', async () => {
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
