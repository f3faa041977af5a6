import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

const FRIEND = 'https://app.example'
const STRANGER = 'https://other.example'

let open: TestService
let narrow: TestService
beforeAll(async () => {
  open = await startService()
  narrow = await startService({
    sharedWith: open,
    environment: { CORS_ORIGINS: `${FRIEND}, http://localhost:5173` },
  })
}, 30_000)
afterAll(async () => {
  await narrow?.close()
  await open?.close()
})

const corsHeaders = async (service: TestService, origin: string, path = '/core/v2/posts') =>
  (await service.api.get(path, { headers: { origin } })).headers

const names = (list: string | undefined): string[] => (list ?? '').toLowerCase().split(', ')

describe('A script of another origin', () => {
  it.each(['if-match', 'if-none-match', 'x-http-method-override', 'authorization'])(
    'may send %s',
    async (name) => {
      const headers = await corsHeaders(open, STRANGER)
      expect(names(headers['access-control-allow-headers'])).toContain(name)
    },
  )

  it.each(['etag', 'x-request-id', 'retry-after', 'location', 'allow', 'x-wp-total', 'link'])(
    'may read %s',
    async (name) => {
      const headers = await corsHeaders(open, STRANGER)
      expect(names(headers['access-control-expose-headers'])).toContain(name)
    },
  )

  it('may read the totals and the tag of a list of events', async () => {
    const headers = await corsHeaders(open, STRANGER, '/cal/events/v1/events')
    expect(names(headers['access-control-expose-headers'])).toEqual(
      expect.arrayContaining(['x-cal-total', 'x-cal-totalpages', 'etag']),
    )
  })
})

describe('A program', () => {
  it('gets the headers that clients of this interface know, since it asks for no site', async () => {
    const { headers } = await open.api.get('/core/v2/posts')
    expect(headers['access-control-expose-headers']).toBe('X-WP-Total, X-WP-TotalPages, Link')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('An answer that everybody may keep', () => {
  it.each(['/schema-output/posts/1', '/cal/views/v2/html'])(
    'is kept apart for scripts of other sites: %s',
    async (path) => {
      const { body } = await open.api.get('/cal/views/v2/nonces')
      const query = path.startsWith('/cal') ? { url: '/events/', ...body } : {}
      const { headers } = await open.api.get(path, { query })
      expect(headers['cache-control']).toMatch(/^public/)
      expect(names(headers['vary'])).toContain('origin')
    },
  )
})

describe('A site that lists origins', () => {
  it('lets a listed one read', async () => {
    const headers = await corsHeaders(narrow, FRIEND)
    expect(headers['access-control-allow-origin']).toBe(FRIEND)
  })

  it.each([STRANGER, 'https://app.example.evil.test', 'http://app.example', 'null'])(
    'lets %s read nothing',
    async (origin) => {
      const headers = await corsHeaders(narrow, origin)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('varies by origin, also for origins that are not listed', async () => {
    expect((await corsHeaders(narrow, STRANGER))['vary']).toContain('Origin')
  })

  it('publishes its documents to the same readers', async () => {
    const headers = await corsHeaders(narrow, STRANGER, '/openapi.json')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })
})
