import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RequestHandler } from 'express'
import request from 'supertest'
import { createListener } from '../../src/app.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let listener: RequestListener
let postId: number
/** The requests that a middleware of the operator saw since the last look. */
let seen: string[] = []

const observe: RequestHandler = ({ method, originalUrl }, _response, next) => {
  seen.push(`${method} ${originalUrl}`)
  next()
}

beforeAll(async () => {
  service = await startService()
  listener = createListener(service.ctx, { middleware: [observe] })
  const post = await createFactories(service.api).post({ title: 'A heron by the pond' })
  postId = post.id
}, 30_000)
afterAll(() => service?.close())

const basic = (): [string, string] => {
  const { user, pass } = service.credentials.editor
  return [user, pass]
}

async function sightings(work: () => Promise<unknown>): Promise<string[]> {
  seen = []
  await work()
  return seen
}

describe('A middleware of the operator', () => {
  it('sees a read of the API that is not answered from the cache', async () => {
    const url = '/api/core/v2/posts?_fields=id&seen=read'
    expect(await sightings(() => request(listener).get(url).expect(200))).toEqual([`GET ${url}`])
  })

  it('sees no read that is answered from the cache', async () => {
    const url = '/api/core/v2/posts?_fields=id&seen=cached'
    const first = await request(listener).get(url).expect(200)
    const again = await sightings(async () => {
      const second = await request(listener).get(url).expect(200)
      expect(second.body).toEqual(first.body)
    })
    expect(again).toEqual([])
  })

  it.each([
    ['a write', 'post', '/api/core/v2/posts', 401],
    ['a question what is allowed', 'options', '/api/core/v2/posts', 200],
    ['an address without a route', 'get', '/api/core/v2/herons', 404],
    ['the index by its other address', 'get', '/?rest_route=/', 200],
    ['a published document', 'get', '/api/openapi.json', 200],
    ['the page of the API', 'get', '/docs/', 200],
    ['the page of the site', 'get', '/', 200],
    ['a calendar file', 'get', '/events/?ical=1', 200],
    ['an upload that is not there', 'get', '/uploads/2024/01/none.png', 404],
    ['a question of health', 'get', '/healthz', 200],
  ] as const)('sees %s', async (_what, method, url, status) => {
    const found = await sightings(() => request(listener)[method](url).expect(status))
    expect(found).toEqual([`${method.toUpperCase()} ${url}`])
  })

  it('sees one request where a batch carries several', async () => {
    const requests = [1, 2].map(() => ({ method: 'POST', path: '/core/v2/categories', body: {} }))
    const found = await sightings(() =>
      request(listener).post('/api/batch/v1').send({ requests }).expect(207),
    )
    expect(found).toEqual(['POST /api/batch/v1'])
  })
})

describe('An answer from the cache', () => {
  it.each([
    ['a visitor', {}, undefined],
    ['a script of another site', { Origin: 'https://other.example' }, undefined],
    ['a signed-in caller', {}, 'editor'],
  ] as const)('has the headers that %s got before', async (_who, headers, role) => {
    const url = `/api/core/v2/posts/${postId}?_fields=id,title`
    const send = () => {
      const pending = request(listener).get(url).set(headers)
      return role === undefined ? pending : pending.auth(...basic())
    }
    const fresh = await send().expect(200)
    const found = await sightings(async () => {
      const cached = await send().expect(200)
      const { date: _then, 'x-request-id': firstId, ...before } = fresh.headers
      const { date: _now, 'x-request-id': secondId, ...after } = cached.headers
      expect(after).toEqual(before)
      expect(secondId).not.toBe(firstId)
      expect(cached.text).toBe(fresh.text)
    })
    expect(found).toEqual([])
  })

  it('is 304 without a type or a length for a client that has it', async () => {
    const url = `/api/core/v2/posts/${postId}?_fields=id`
    const { headers } = await request(listener).get(url).expect(200)
    const tag = String(headers['etag'])
    const copy = await request(listener).get(url).set('If-None-Match', tag).expect(304)
    expect(copy.headers).toMatchObject({ etag: tag })
    expect(copy.headers).not.toHaveProperty('content-type')
    expect(copy.headers).not.toHaveProperty('content-length')
  })

  it('is never one that was made for another origin', async () => {
    const url = `/api/core/v2/posts/${postId}?_fields=id,slug`
    await request(listener).get(url).set('Origin', 'https://one.example').expect(200)
    const other = await request(listener).get(url).set('Origin', 'https://two.example')
    expect(other.headers['access-control-allow-origin']).toBe('https://two.example')
    const none = await request(listener).get(url)
    expect(none.headers).not.toHaveProperty('access-control-allow-origin')
  })
})

describe('Headers of security', () => {
  it.each([
    '/api/',
    '/api/core/v2/posts',
    '/api/openapi.json',
    '/api/none',
    '/',
    '/docs/',
    '/uploads/none',
    '/healthz',
  ])('are on %s', async (url) => {
    const { headers } = await request(listener).get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-permitted-cross-domain-policies': 'none',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{20}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('leave policies of content to the pages', async () => {
    const { headers } = await request(listener).get('/docs/').expect(200)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('Routers', () => {
  it.each([
    ['a slash at the end', '/core/v2/posts/'],
    ['several slashes at the end', '/core/v2/posts///'],
    ['encoded letters', '/core/v2/%70osts'],
    ['other capitals', '/Core/V2/POSTS'],
    ['an encoded slash', '/core%2Fv2/posts'],
  ])('know an address with %s', async (_what, path) => {
    await request(listener).get(`/api${path}`).expect(200)
  })

  it.each([
    ['two slashes', '/core//v2/posts'],
    ['an id that is not a number', '/core/v2/posts/heron'],
    ['an id with a sign', '/core/v2/posts/-1'],
    ['an id of other digits', '/core/v2/posts/%EF%BC%91'],
    ['a slash in a segment', '/cal/events/v1/events/by-slug/a%2Fb'],
  ])('know no address with %s', async (_what, path) => {
    const { body } = await request(listener).get(`/api${path}`).expect(404)
    expect(body).toMatchObject({ code: 'rest_no_route' })
  })

  it('honor a method override of POST', async () => {
    const { body } = await request(listener)
      .post('/api/core/v2/posts/999999?_method=DELETE')
      .auth(...basic())
      .expect(404)
    expect(body).toMatchObject({ code: 'rest_post_invalid_id' })
  })

  it('send the headers of GET for HEAD, and no body', async () => {
    const url = `/api/core/v2/posts/${postId}?_fields=id,date`
    const head = await request(listener).head(url).expect(200)
    const get = await request(listener).get(url).expect(200)
    expect(head.headers).toMatchObject({
      etag: get.headers['etag'],
      'content-length': get.headers['content-length'],
    })
    expect(head.text).toBeUndefined()
  })
})
