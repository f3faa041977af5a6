import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { rawRequest, sendRaw, statusOf } from './support.ts'

let service: TestService
let post: Created
beforeAll(async () => {
  service = await startService()
  post = await createFactories(service.api).post({ title: 'Here' })
}, 30_000)
afterAll(() => service?.close())

const LIST = '/api/core/v2/posts'

describe('Headers that are too large', () => {
  it('of 100 kB are refused, and the next request is served', async () => {
    const answer = await sendRaw(
      service,
      rawRequest('GET', LIST, `X-A: ${'a'.repeat(100_000)}\r\n`),
    )
    expect(statusOf(answer)).toBe(431)
    expect((await service.api.get('/core/v2/posts')).status).toBe(200)
  })

  it('in an address of 100 kB are refused', async () => {
    const answer = await sendRaw(service, rawRequest('GET', `${LIST}?a=${'a'.repeat(100_000)}`))
    expect(statusOf(answer)).toBe(431)
  })

  it('in large numbers make no failure', async () => {
    const many = Array.from({ length: 1500 }, (_, n) => `A${n}: 1\r\n`).join('')
    expect(statusOf(await sendRaw(service, rawRequest('GET', LIST, many)))).toBeLessThan(500)
  })
})

describe('Headers that mean nothing', () => {
  it.each([
    ['Authorization', 'Basic'],
    ['Authorization', 'Basic ===='],
    ['Authorization', `Basic ${'A'.repeat(8000)}`],
    ['Authorization', `Basic ${btoa('a\0b:c\0d')}`],
    ['Authorization', `Basic ${btoa("' OR 1=1 --:x")}`],
    ['Authorization', `Basic ${btoa(`${'a'.repeat(4000)}:x`)}`],
    ['Authorization', 'Bearer x'],
    ['Authorization', 'Basic \xff\xfe'],
    ['Cookie', '__proto__=1; a=b; ====; \xff'],
    ['X-WP-Nonce', "' OR 1=1"],
    ['If-None-Match', 'W/"'.repeat(2000)],
    ['If-None-Match', '"'.repeat(5000)],
    ['If-Modified-Since', 'never'],
    ['If-Modified-Since', '99999999999999'],
    ['If-Match', '"999999999999999999999-x"'],
    ['If-Unmodified-Since', '-1'],
    ['X-HTTP-Method-Override', '__proto__'],
    ['X-HTTP-Method-Override', 'DELETE /'],
    ['X-Forwarded-For', `${'1.1.1.1, '.repeat(500)}x`],
    ['X-Forwarded-For', 'not an address'],
    ['Origin', 'https://a.example\thttps://b.example'],
    ['Origin', 'javascript:alert(1)'],
    ['Host', 'other.example'],
    ['Accept', 'text/html'],
    ['Accept-Language', '*'.repeat(5000)],
    ['Content-Type', 'application/json; charset=x; charset=y'],
    ['Range', 'bytes=0-0'],
    ['Expect', '100-continue'],
  ])('make no failure: %s (%#)', async (name, value) => {
    for (const target of [LIST, `${LIST}/${post.id}`, '/api/']) {
      const status = statusOf(
        await sendRaw(service, rawRequest('GET', target, `${name}: ${value}\r\n`)),
      )
      expect(status).toBeLessThan(500)
    }
  })
})

describe('What comes back in headers', () => {
  it.each([
    `${LIST}?per_page=1&search=a%0d%0aX-Evil:%201`,
    `${LIST}?per_page=1&a%0d%0aX-Evil:%201=b`,
    `${LIST}?per_page=1&page=1%0d%0aX-Evil:%201`,
    `/api/%0d%0aX-Evil:%201`,
    `${LIST}?_jsonp=a%0d%0aX-Evil:%201`,
    `/docs%0d%0aX-Evil:%201`,
  ])('is never a header of the client’s (%s)', async (target) => {
    const answer = await sendRaw(service, rawRequest('GET', target))
    expect(answer.split('\r\n\r\n')[0]?.toLowerCase()).not.toContain('\r\nx-evil')
  })

  it('is never an invalid origin', async () => {
    const headers = { origin: 'https://a.example/path<script>' }
    const answer = await service.api.get('/core/v2/posts', { headers })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('links to its own host, whatever the request names', async () => {
    const make = createFactories(service.api)
    await make.post()
    const { headers } = await service.api.get('/core/v2/posts?per_page=1', {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(headers['link']).toContain(service.root)
    expect(headers['link']).not.toContain('evil')
  })
})

it('A list with a very long query has no links too long for proxies and clients', async () => {
  const make = createFactories(service.api)
  await make.post()
  await make.post()
  const path = `/core/v2/posts?per_page=1&page=2&unknown=${'x'.repeat(8000)}`
  const { status, headers } = await service.api.get(path)
  expect([status, (headers['link'] ?? '').length < 200]).toEqual([200, true])
})

describe('Requests in disorder', () => {
  it.each([
    ['two lengths', 'Content-Length: 3\r\nContent-Length: 5\r\n'],
    ['a length and chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'],
    ['a negative length', 'Content-Length: -3\r\n'],
    ['a length that is not a number', 'Content-Length: x\r\n'],
    ['a fold in a header', 'A: b\r\n c\r\n'],
    ['a name with a blank', 'A b: c\r\n'],
  ])('are refused: %s', async (_, headers) => {
    const answer = await sendRaw(service, rawRequest('POST', LIST, headers, '0\r\n\r\n'))
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
  })

  it('leave the service unchanged when their clients disconnect', async () => {
    const { hostname, port } = new URL(service.url)
    const request = rawRequest('POST', LIST, 'Content-Length: 1000000\r\n', 'x'.repeat(1000))
    const clients = Array.from({ length: 20 }, () => net.connect(Number(port), hostname))
    for (const client of clients) {
      client.on('error', () => undefined)
      client.write(request, () => client.destroy())
    }
    await Promise.all(clients.map((client) => once(client, 'close')))
    expect((await service.api.get('/core/v2/posts')).status).toBe(200)
  })
})
