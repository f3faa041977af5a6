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

describe('POST /cal/events/v1/events', () => {
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

    it('distinguishes an unusable name of a place from a missing one', async () => {
      const unusable = await create(members({ venue: { venue: '0\u0003' } }))
      expect(unusable.body.data.params).toEqual({ venue: 'venue: venue is invalid.' })
      const missing = await create(members({ venue: { city: 'Nowhere' } }))
      expect(missing.body.data.params).toEqual({
        venue: 'venue must be an id, or an object with the name of a new venue.',
      })
    })

    it('names all missing members', async () => {
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
    ])('refuses for %s a value such as %j, and writes nothing', async (name, value) => {
      const before = await counts(service)
      const answer = await create(members({ [name]: value }))
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params)).toEqual([name])
      expect(answer.body.data.details).toEqual({})
      expect(await counts(service)).toEqual(before)
    })

    it.each(['all_day', 'featured', 'sticky', 'show_map', 'show_map_link', 'hide_from_listings'])(
      'takes for %s true or false alone, told with details',
      async (name) => {
        const answer = await create(members({ [name]: 'yes' }))
        expect(Object.keys(answer.body.data.details)).toEqual([name])
      },
    )

    it('reports values before types, and all of them together', async () => {
      const answer = await create(members({ featured: 'yes', website: 'x', timezone: 'y' }))
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['timezone', 'website'])
    })

    it('takes no entry of another type for a venue or a picture', async () => {
      const { id } = await event(service)
      expect(await create(members({ venue: id }))).toBeRestError('rest_invalid_param', 400)
      expect(await create(members({ image: String(id) }))).toBeRestError('rest_invalid_param', 400)
    })
  })

  it('401 is not for visitors', async () => {
    expect(await create(members(), 'anonymous')).toBeRestError('rest_forbidden', 401)
  })

  it('403 is not for subscribers', async () => {
    expect(await create(members(), 'subscriber')).toBeRestError('rest_forbidden', 403)
  })

  it('403 lets nobody write in the name of others without permission', async () => {
    const { id } = service.credentials.editor
    const answer = await create(members({ author: id }), 'author')
    expect(answer).toBeRestError('rest_cannot_edit_others', 403)
  })

  it('403 lets a contributor create no category, and then no event, venue or tag either', async () => {
    const before = await counts(service)
    const body = members({
      categories: [unique('New ')],
      tags: [unique('new ')],
      venue: { venue: unique('Mill ') },
    })
    expect(await create(body, 'contributor')).toBeRestError('rest_cannot_create_term', 403)
    expect(await counts(service)).toEqual(before)
  })

  it('201 lets a contributor use categories and create tags and venues, which wait for review as the event does', async () => {
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
