import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Client } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let admin: Client
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  admin = (await createApi(`${service.url}/wp-json`)).as('admin')
})
afterAll(() => service.close())

const view = async (query: Record<string, string>): Promise<string> =>
  (await admin.get('/tribe/views/v2/html', { query })).body.html

/** The request, by the data for scripts. */
function barOf(html: string): unknown {
  const [, data = '{}'] = /view-data["'][^>]*>([^<]*)</.exec(html) ?? []
  return JSON.parse(data).bar
}

describe('Calendar views in `wordpress`', () => {
  it('link to elements by the ids that these have there', async () => {
    const html = await view({ u: '/events/month/' })
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(links.length).toBeGreaterThan(27)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })

  it('read the arguments of the address by their names there, and by those of this program', async () => {
    const bars = ['?tribe-bar-search=jazz', '?cal-bar-search=jazz', '?s=jazz'].map(async (query) =>
      barOf(await view({ u: `${service.url}/events/${query}&tribe-bar-date=2040-01-04` })),
    )
    const bar = { keyword: 'jazz', date: '2040-01-04' }
    expect(await Promise.all(bars)).toEqual([bar, bar, bar])
  })

  it('read the address of a form in the same way', async () => {
    const body = { u: '/events/month/?tribe-bar-date=2040-01' }
    const answer = await admin.post('/tribe/views/v2/html', { body })
    expect(barOf(answer.body.html)).toEqual({ keyword: '', date: '2040-01' })
  })

  it('pass scripts the classes of their container', async () => {
    const html = await view({ u: '/events/month/' })
    expect(html).toContain('"container_classes":["tribe-events-view","tribe-events-view--month"]')
  })
})

describe('Calendar pages of a service that speaks `wordpress`', () => {
  it.each([
    ['?tribe-bar-search=jazz&paged=2', '?cal-bar-search=jazz&paged=2'],
    [
      '?tribe-events-views%5Btribe-bar-search%5D=tribe-x',
      '?cal-events-views%5Bcal-bar-search%5D=tribe-x',
    ],
  ])('lead from %s to %s', async (there, here) => {
    const answer = await fetch(`${service.url}/events/${there}`, { redirect: 'manual' })
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 307,
      location: `${service.url}/events/${here}`,
    })
  })

  it.each(['?cal-bar-search=jazz', '?s=tribe-x', '?page=2'])('show %s at once', async (query) => {
    const { status } = await fetch(`${service.url}/events/${query}`, { redirect: 'manual' })
    expect(status).toBe(200)
  })
})
