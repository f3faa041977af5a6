import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Api } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'
import { dataOf, viewsOf } from '../../cal-views-v2/support.ts'

const NOW = new Date('2030-06-15T16:00:00Z')

let service: TestService
let site: Api
let jazz: number
beforeAll(async () => {
  service = await startService({ clock: () => NOW })
  site = await createApi(service.url)
  jazz = await event({
    title: 'Jazz',
    start_date: '2030-06-20 20:00',
    end_date: '2030-06-20 22:00',
    categories: ['Concerts'],
    tags: ['Open air'],
  })
  await event({ title: 'Fair', start_date: '2030-06-21 10:00', end_date: '2030-06-21 12:00' })
})
afterAll(() => service.close())

const { event, nonces } = viewsOf(() => service)
const page = async (path: string) => {
  const { status, text } = await site.get(path)
  return { status, text, data: status === 200 ? dataOf(text) : undefined }
}

const sent = async (path: string, fields: Record<string, string>) => {
  const named = Object.entries(fields).map(([name, value]): [string, string] => [
    `cal-events-views[${name}]`,
    value,
  ])
  const answer = await site.get(`${path}?${String(new URLSearchParams(named))}`)
  return [answer.status, answer.headers['location']?.slice(service.url.length)]
}

describe('Pages of the calendar', () => {
  it('are whole documents with the view and its nonces', async () => {
    const { status, text, data } = await page('/events/')
    expect(status).toBe(200)
    expect(data.slug).toBe('list')
    expect(data.is_initial_load).toBe(true)
    expect(text).toMatch(/^<!doctype html>/)
    expect(dataOf(text, 'cal-events-view-nonce-data')).toEqual(await nonces())
  })

  it.each([
    ['/events/list/', 'list'],
    ['/events/month/2030-06/', 'month'],
    ['/events/2030-06/', 'month'],
    ['/events/today/', 'day'],
    ['/events/2030-06-20/', 'day'],
    ['/events/week/', 'week'],
    ['/events/summary/', 'summary'],
    ['/events/category/concerts/month/', 'month'],
    ['/events/tag/open-air/', 'list'],
    ['/events/featured/', 'list'],
    ['/events/list/?eventDisplay=past', 'list'],
  ])('are at %s', async (path, slug) => {
    const { status, data } = await page(path)
    expect(status).toBe(200)
    expect(data?.slug).toBe(slug)
  })

  it.each([
    '/events/spiral/',
    '/events/2030-13/',
    '/events/category/nowhere/',
    '/events/tag/nowhere/',
    '/events/list/?cal-bar-date=2030-02-31',
    '/events/nowhere/feed/',
  ])('are not at %s', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  it('lie at the address with a slash at its end', async () => {
    const { status, headers } = await site.get('/events/list?cal-bar-search=a%20b')
    expect(status).toBe(301)
    expect(headers['location']).toBe(`${service.url}/events/list/?cal-bar-search=a+b`)
  })

  it('redirect their forms to the address of the result', async () => {
    expect(await sent('/events/month/', { 'cal-bar-date': '2031-01', url: '/x' })).toEqual([
      303,
      '/events/month/2031-01/',
    ])
    expect(await sent('/events/list/page/2/', { 'cal-bar-search': 'jazz & more' })).toEqual([
      303,
      '/events/list/?cal-bar-search=jazz+%26+more',
    ])
    expect(await sent('/events/', { 'cal-bar-date': '2031-02-31', 'cal-bar-search': '' })).toEqual([
      303,
      '/events/',
    ])
  })

  it('confirm the current copy of a browser', async () => {
    const { headers } = await site.get('/events/month/')
    const again = await site.get('/events/month/', {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('accept only reads', async () => {
    expect((await site.post('/events/', { body: {} })).status).toBe(405)
  })
})

describe('Feeds of events', () => {
  it.each([
    ['/events/feed/', 'application/rss+xml; charset=UTF-8', ['Jazz', 'Fair']],
    ['/events/rdf/', 'application/rss+xml; charset=UTF-8', ['Jazz', 'Fair']],
    ['/events/feed/atom/', 'application/atom+xml; charset=UTF-8', ['Jazz', 'Fair']],
    ['/events/category/concerts/feed/', 'application/rss+xml; charset=UTF-8', ['Jazz']],
    ['/events/tag/open-air/feed/', 'application/rss+xml; charset=UTF-8', ['Jazz']],
  ])('have what comes, by when it begins, at %s', async (path, type, titles) => {
    const { headers, text } = await site.get(path)
    expect(headers['content-type']).toBe(type)
    expect([...text.matchAll(/<title[^>]*>(Jazz|Fair)</g)].map(([, title]) => title)).toEqual(
      titles,
    )
  })
})

describe('The way to an event', () => {
  it('leads over the calendar in its structured data', async () => {
    const { body } = await service.api.get(`/schema-output/posts/${jazz}`)
    const [{ itemListElement: steps }] = body.json_ld
    expect(steps[1]).toMatchObject({ name: 'Events', item: `${service.url}/events/` })
  })
})
