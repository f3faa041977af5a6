import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { errorCatalogue } from '../../src/errors/catalogue.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
/** The markup of every page that the first one leads to, by its address below `/docs/`. */
let pages: ReadonlyMap<string, string>

const read = async (address: string): Promise<string> =>
  (await fetch(`${service.url}/docs/${address}`)).text()

const idsOf = (markup = ''): string[] =>
  [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

beforeAll(async () => {
  service = await startService()
  const first = await read('')
  const led = [...first.matchAll(/<li>\s*<a href="\.\/([^"#]+)"/g)].map(([, to = '']) => to)
  pages = new Map(
    await Promise.all(led.map(async (to): Promise<[string, string]> => [to, await read(to)])),
  )
}, 30_000)
afterAll(() => service?.close())

describe('The pages of the documentation', () => {
  it('hold every operation of the documents at an address of its own', async () => {
    const { body } = await service.api.get('/openapi.json')
    const operations = Object.values<Record<string, { operationId?: string }>>(body.paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId }) => operationId ?? [])
    const documented = new Set([...pages.values()].flatMap(idsOf))
    expect(operations.filter((id) => !documented.has(id))).toEqual([])
    expect(operations.length).toBeGreaterThan(300)
  })

  it('have unique anchors, so that links lead where they claim', () => {
    const twice = [...pages].flatMap(([address, markup]) => {
      const ids = idsOf(markup)
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}#${id}`)
    })
    expect(twice).toEqual([])
  })

  it('link only to existing anchors', () => {
    const lost = [...pages].flatMap(([address, markup]) => {
      const ids = new Set(idsOf(markup))
      const inside = [...markup.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id)
      return inside.filter((id) => !ids.has(id)).map((id) => `${address}#${id}`)
    })
    expect(lost).toEqual([])
  })

  it('begin with posts, and with events where the calendar begins', () => {
    const resources = [...pages.keys()].filter((address) => address.includes('/'))
    expect(resources[0]).toBe('core-v2/posts')
    expect(resources.find((address) => address.startsWith('cal-'))).toBe('cal-events-v1/events')
  })

  it('describe every error', () => {
    const documented = new Set(idsOf(pages.get('errors')))
    expect(Object.keys(errorCatalogue).filter((code) => !documented.has(code))).toEqual([])
  })

  it('show examples that speak of this site', () => {
    const wrong = [...pages].filter(([, markup]) => markup.includes('https://example.org/'))
    expect(wrong.map(([address]) => address)).toEqual([])
  })

  it('describe dates by the name of their format alone', () => {
    const posts = pages.get('core-v2/posts')
    expect(posts).toContain('(date-time-or-local)')
    expect(posts).not.toContain('0[13578]')
  })

  it('show markup in a text as text', async () => {
    expect(pages.get('core-v2/posts')).toContain('&lt;p&gt;Ships arrive&lt;/p&gt;')
  })
})

it('GET /docs/ 200 is a page that runs scripts of this site alone', async () => {
  const response = await fetch(`${service.url}/docs/`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await response.text()).not.toMatch(/https?:/)
})

it('GET /docs/ 200 leads to every document that it names', async () => {
  const documents = [...(await read('')).matchAll(/href="(\/api\/openapi[^"]+)"/g)]
  const found = await Promise.all(
    documents.map(async ([, path = '']) => [path, (await fetch(service.url + path)).status]),
  )
  expect(found).toEqual(expect.arrayContaining([['/api/openapi-3.0.json', 200]]))
  expect(found.filter(([, status]) => status !== 200)).toEqual([])
})

it('GET /docs 308 leads to the address with a slash', async () => {
  const { status, headers } = await fetch(`${service.url}/docs?a=1`, { redirect: 'manual' })
  expect(status).toBe(308)
  expect(headers.get('location')).toBe('docs/')
})

it.each(['errors', 'core-v2/posts'])(
  'GET /docs/%s/ 308 leads to the address without a slash',
  async (address) => {
    const response = await fetch(`${service.url}/docs/${address}/`, { redirect: 'manual' })
    expect(response.status).toBe(308)
    expect(new URL(response.headers.get('location') ?? '', response.url).pathname).toBe(
      `/docs/${address}`,
    )
  },
)

it('GET /docs/ 304 is not sent again to those who have it', async () => {
  const { headers } = await fetch(`${service.url}/docs/`)
  const again = await fetch(`${service.url}/docs/`, {
    headers: { 'If-None-Match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it.each(['core-v2', 'core-v2/none', 'docs-0.css', '..%2fpackage.json'])(
  'GET /docs/%s 404 is no page',
  async (address) => {
    expect((await fetch(`${service.url}/docs/${address}`)).status).toBe(404)
  },
)
