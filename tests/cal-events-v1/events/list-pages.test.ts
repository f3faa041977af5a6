import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS, eventsOf, idsOf } from './list-support.ts'

const word = unique('paged')

let service: TestService
let ids: number[]
beforeAll(async () => {
  service = await startService()
  ids = []
  for (let number = 0; number < 5; number++) ids.push(await event({ title: word }))
})
afterAll(() => service.close())

const { event, list } = eventsOf(() => service)
const follow = (address: string) => service.api.get(address.slice(address.indexOf(EVENTS)))

describe('GET /cal/events/v1/events', () => {
  it('200 has pages linked by the addresses in the answers', async () => {
    const first = await list({ search: word, per_page: 2 })
    expect(idsOf(first)).toEqual(ids.slice(0, 2))
    expect(first.body).toMatchObject({ total: 5, total_pages: 3 })
    expect(first.body.previous_rest_url).toBeUndefined()
    const second = await follow(first.body.next_rest_url)
    expect(idsOf(second)).toEqual(ids.slice(2, 4))
    const third = await follow(second.body.next_rest_url)
    expect(idsOf(third)).toEqual(ids.slice(4))
    expect(third.body.next_rest_url).toBeUndefined()
    expect((await follow(third.body.previous_rest_url)).body).toEqual(second.body)
    expect(new URL(second.body.previous_rest_url).searchParams.has('page')).toBe(false)
    expect((await follow(second.body.previous_rest_url)).body).toEqual(first.body)
  })

  it('200 lets scripts of other sites read the totals', async () => {
    const { headers } = await service.api.get(EVENTS, {
      headers: { origin: 'https://app.example' },
    })
    expect(headers['access-control-expose-headers']).toContain('X-Cal-Total, X-Cal-TotalPages')
  })

  it('200 has fifty events at most on a page', async () => {
    const { body } = await list({ search: word, per_page: 500 })
    expect(new URL(body.rest_url).searchParams.get('per_page')).toBe('50')
  })

  it('404 refuses pages beyond the end', async () => {
    for (const page of [4, 1_000_000_000, 9_007_199_254_740_991]) {
      const { status, body } = await list({ search: word, per_page: 2, page })
      expect(status).toBe(404)
      expect(body.code).toBe('event-archive-page-not-found')
    }
    expect((await list({ search: unique('nothing'), page: 2 })).status).toBe(404)
  })

  it('304 confirms an unchanged page', async () => {
    const query = { search: word, per_page: 2 }
    const { headers } = await list(query)
    const again = await service.api.get(EVENTS, {
      query: { start_date: '2034-10-01', end_date: '2034-10-31', ...query },
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('200 keeps near places, people and dates in the addresses of pages', async () => {
    const query = { geoloc: true, geoloc_lat: 52, geoloc_lng: 5, geoloc_radius: 7, featured: true }
    const { body } = await list(query)
    expect(Object.fromEntries(new URL(body.rest_url).searchParams)).toEqual({
      page: '1',
      per_page: '10',
      start_date: '2034-10-01 00:00:00',
      end_date: '2034-10-31 23:59:59',
      featured: '1',
      status: 'publish',
      geoloc: '1',
      geoloc_lat: '52',
      geoloc_lng: '5',
      geoloc_radius: '7',
    })
  })
})
