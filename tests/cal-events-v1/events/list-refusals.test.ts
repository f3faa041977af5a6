import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS, eventsOf } from './list-support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const { event, make, bare } = eventsOf(() => service)

const refused = async (query: Query, asker?: 'editor' | 'subscriber'): Promise<string[]> => {
  const { status, body } = await bare(query, asker)
  expect(status).toBe(400)
  expect(body.code).toBe('rest_invalid_param')
  return Object.keys(body.data.params)
}

describe('GET /cal/events/v1/events 400 refuses', () => {
  it.each([
    ['month 13', { start_date: '2033-13-01' }],
    ['the year 0', { start_date: '0000-01-01' }],
    ['the year 999', { end_date: '0999-12-31' }],
    ['the year 10000', { ends_before: '10000-01-01' }],
    ['a year of many digits', { starts_before: '99999999999-01-01' }],
    ['the last moment in a zone behind', { starts_after: '9999-12-31T23:59:59-12:00' }],
    ['words', { ends_after: 'whenever you like' }],
    ['a long text', { start_date: '2'.repeat(5000) }],
    ['nothing', { start_date: '' }],
    ['a null byte', { start_date: '2033-01-01\u0000' }],
    ['an empty flag', { strict_dates: '' }],
    ['0 as a flag of any text', { strict_dates: '0' }],
    ['page 0', { page: 0 }],
    ['no events on a page', { per_page: 0 }],
    ['an empty search', { search: '' }],
    ['a search for 0', { search: '0' }],
    ['words as ids', { include: 'one,two' }],
    ['0 as an id', { include: '7,0' }],
    ['a negative id', { include: -7 }],
    ...['include', 'categories', 'tags', 'venue', 'organizer', 'status'].map(
      (name): [string, Query] => [`${name} that names nothing`, { [name]: '' }],
    ),
    ['thousands of ids', { include: Array(1001).fill('7').join(',') }],
    ['a flag that is none', { featured: 'perhaps' }],
    ['a latitude beyond the pole', { geoloc_lat: 91, geoloc_lng: 0 }],
    ['a latitude that is not a number', { geoloc_lat: 'north', geoloc_lng: 0 }],
    ['an endless radius', { geoloc_lat: 1, geoloc_lng: 1, geoloc_radius: 1e300 }],
    ['tickets, which nothing has', { ticketed: true }],
    ['an unknown status', { status: 'no-such' }],
    ['a status for editors', { status: 'draft' }],
    ['every status', { status: 'any' }],
    ['an unknown category', { categories: '99999999' }],
    ['an unknown tag', { tags: 'no-such-tag' }],
    ['an unknown venue', { venue: 99_999_999 }],
    ['a venue of no storable number', { venue: '99999999999999999999' }],
    ['an unknown organizer', { organizer: 0 }],
    ['an unknown parent', { post_parent: -1 }],
  ])('%s', async (_name, query: Query) => {
    const names = Object.keys(query)
    const params = await refused(query)
    expect(params.length).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(params))
  })

  it('one coordinate without the other', async () => {
    expect(await refused({ geoloc_lat: 1 })).toEqual(['geoloc_lng'])
    expect(await refused({ geoloc_lng: 1 })).toEqual(['geoloc_lat'])
  })

  it('all problems at once', async () => {
    const wrong = { start_date: 'x', end_date: 'y', page: 0, venue: 99_999_999, status: 'draft' }
    expect((await refused(wrong)).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  it('ids of another type, and of what the caller may not see', async () => {
    const id = await event()
    const venue = await make('venues', { venue: unique('Cellar'), status: 'draft' })
    expect(await refused({ venue: id, organizer: id })).toEqual(['venue', 'organizer'])
    expect(await refused({ venue })).toEqual(['venue'])
    expect((await bare({ venue }, 'editor')).status).toBe(200)
    expect(await refused({ post_parent: venue }, 'editor')).toEqual(['post_parent'])
  })

  it.each([{ strict_dates: '0' }, { strict_dates: '' }, { search: '0' }])(
    '%j with a sentence alone',
    async (query) => expect((await bare(query)).body.data.details).toEqual({}),
  )

  it('statuses other than publish for callers who may not edit', async () => {
    expect(await refused({ status: 'private' }, 'subscriber')).toEqual(['status'])
    expect(await refused({ status: 'auto-draft' }, 'subscriber')).toEqual(['status'])
    expect((await bare({ status: 'publish' }, 'subscriber')).status).toBe(200)
  })
})

describe('GET /cal/events/v1/events 401', () => {
  it('refuses a wrong password', async () => {
    const stranger = service.api.as({ user: 'admin', pass: 'wrong' })
    expect((await stranger.get(EVENTS)).status).toBe(401)
  })
})
