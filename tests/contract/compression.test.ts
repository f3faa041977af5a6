/** What visitors get leaves compressed where they accept it; what is made for one reader never does. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { request } from 'undici'
import { startSession } from '../../src/domain/accounts/sessions.ts'
import { sessionCookie } from '../../src/pages/sign-in/session-cookie.ts'
import { createFactories, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const LONG = 'A sentence that is long enough to be worth the work. '.repeat(40)
const PASSWORD = 'opensesame'
const DECODED = { br: brotliDecompressSync, gzip: gunzipSync } as const

let service: TestService
let post: Created
let locked: Created
beforeAll(async () => {
  service = await startService()
  const make = createFactories(service.api)
  post = await make.post({ content: LONG })
  locked = await make.post({ content: LONG, password: PASSWORD })
}, 30_000)
afterAll(() => service?.close())

/** The answer as it comes over the wire. */
async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await request(service.url + address, { method: method as 'GET', headers })
  const bytes = Buffer.from(await answer.body.arrayBuffer())
  return { status: answer.statusCode, headers: answer.headers, bytes }
}

function signedInAs(role: 'editor' | 'author'): Record<string, string> {
  const { user, pass } = service.credentials[role]
  return { authorization: `Basic ${btoa(`${user}:${pass}`)}` }
}

const item = (): string => `/api/core/v2/posts/${post.id}`

describe.each(['br', 'gzip'] as const)('A service that is sent Accept-Encoding: %s', (encoding) => {
  const accepting = { 'accept-encoding': encoding }

  it.each([
    ['a list', '/api/core/v2/posts'],
    ['the contract', '/api/openapi.json'],
    ['a page', '/'],
    ['the calendar', '/events/'],
    ['a feed', '/feed/'],
    ['a page of the documentation', '/docs/core-v2/posts'],
  ])('compresses %s, and names the form in Vary', async (_, address) => {
    const plain = await ask(address)
    const { headers, bytes } = await ask(address, accepting)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(String(headers['vary'])).toMatch(/\bAccept-Encoding\b/)
    expect(String(plain.headers['vary'])).toMatch(/\bAccept-Encoding\b/)
    expect(DECODED[encoding](bytes).equals(plain.bytes)).toBe(true)
  })

  it('compresses a calendar file while it is written', async () => {
    const { headers, bytes } = await ask('/events/?ical=1', accepting)
    expect(headers['content-encoding']).toBe(encoding)
    expect(DECODED[encoding](bytes).toString()).toMatch(/^BEGIN:VCALENDAR[^]*END:VCALENDAR\r\n$/)
  })

  it('sends the same form again from the cache', async () => {
    const first = await ask(item(), accepting)
    const again = await ask(item(), accepting)
    expect(again.headers['content-encoding']).toBe(encoding)
    expect(again.bytes.equals(first.bytes)).toBe(true)
  })

  it('gives HEAD the headers of GET', async () => {
    const { headers } = await ask(item(), accepting)
    const head = await ask(item(), accepting, 'HEAD')
    for (const name of ['content-encoding', 'content-length', 'etag', 'vary']) {
      expect(head.headers).toHaveProperty(name, headers[name])
    }
    expect(head.bytes.length).toBe(0)
  })

  it('knows each form by a tag of its own', async () => {
    const plain = await ask(item())
    const own = await ask(item(), accepting)
    expect(own.headers['etag']).not.toBe(plain.headers['etag'])
    const tag = { 'if-none-match': String(own.headers['etag']) }
    const fresh = await ask(item(), { ...accepting, ...tag })
    expect(fresh.status).toBe(304)
    expect(fresh.headers['etag']).toBe(own.headers['etag'])
    expect(fresh.headers['content-encoding']).toBeUndefined()
    expect((await ask(item(), tag)).status).toBe(200)
  })

  it('sends a caller its answer uncompressed, before and after it was cached', async () => {
    for (const headers of Array.from({ length: 3 }, () => signedInAs('editor'))) {
      const { status, headers: answered } = await ask(item(), { ...headers, ...accepting })
      expect(status).toBe(200)
      expect(answered['content-encoding']).toBeUndefined()
    }
  })

  it('sends what a password opens uncompressed', async () => {
    const address = `/api/core/v2/posts/${locked.id}?password=${PASSWORD}`
    const { headers, bytes } = await ask(address, accepting)
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toContain('worth the work')
  })

  it('sends pages with a form for one reader uncompressed', async () => {
    const { body: user } = await service.api.as('editor').get('/core/v2/users/me')
    const token = await startSession(service.ctx, user)
    const cookie = sessionCookie(service.url, token).split(';')[0] ?? ''
    const address = '/authorize-application/?app_name=Example'
    const { headers } = await ask(address, { ...accepting, cookie })
    expect(headers['content-encoding']).toBeUndefined()
  })
})

it('PUT /core/v2/posts/{id} 200 takes the tag of a compressed form for the version that was read', async () => {
  const { headers } = await ask(item(), { 'accept-encoding': 'br' })
  const tag = { 'if-match': String(headers['etag']) }
  const body = { excerpt: 'Short.' }
  const editor = service.api.as('editor')
  const path = `/core/v2/posts/${post.id}`
  expect((await editor.put(path, { headers: tag, body })).status).toBe(200)
  expect((await editor.put(path, { headers: tag, body })).status).toBe(412)
})
