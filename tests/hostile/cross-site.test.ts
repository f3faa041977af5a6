import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { fingerprint } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

const FORM = 'application/x-www-form-urlencoded'
const CODE = 'rest_cross_site_credentials'

describe('Credentials in a request that a page of another site could make', () => {
  it.each([
    ['a form', '/core/v2/posts', { origin: 'https://other.example' }, 'title=a'],
    ['a navigation', '/core/v2/posts', { 'sec-fetch-mode': 'navigate' }, 'title=a'],
    [
      'a batch in a form',
      '/batch/v1',
      { origin: 'https://other.example' },
      'requests[0][path]=/core/v2/posts&requests[0][body][title]=a',
    ],
    [
      'a form that stands for another method',
      '/core/v2/posts/1?_method=DELETE',
      { origin: 'null' },
      'a=b',
    ],
  ])('change nothing by %s', async (_what, path, headers, body) => {
    const before = await fingerprint(service)
    const all = { 'content-type': FORM, ...headers }
    const answer = await service.api.as('admin').post(path, { headers: all, body })
    expect(answer).toBeRestError(CODE, 403)
    expect(await fingerprint(service)).toBe(before)
  })

  it('are not even checked', async () => {
    const headers = { 'content-type': FORM, origin: 'https://other.example' }
    const guess = service.api.as({ user: 'admin', pass: 'guessed' })
    const answer = await guess.post('/core/v2/posts', { headers, body: 'title=a' })
    expect(answer).toBeRestError(CODE, 403)
  })

  it('do not open answers as a script', async () => {
    const answer = await service.api.as('admin').get('/core/v2/users/me?_jsonp=told')
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(CODE)
  })

  it.each(['_method=POST', '_method=DELETE', '%5Fmethod=POST'])(
    'change nothing by an address (%s)',
    async (query) => {
      const before = await fingerprint(service)
      const path = `/core/v2/posts?${query}&title=${unique('a')}&content=b`
      expect((await service.api.as('admin').get(path)).status).toBe(200)
      expect(await fingerprint(service)).toBe(before)
    },
  )
})

describe('A visitor on a page of another site', () => {
  it('may read, and learns that the browser adds no credentials', async () => {
    const headers = { origin: 'https://other.example' }
    const answer = await service.api.get('/core/v2/posts', { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe('https://other.example')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('may send what needs no credentials', async () => {
    const { body } = await service.api.as('editor').post('/core/v2/posts', {
      body: { title: 'Open', content: 'x', status: 'publish', comment_status: 'open' },
    })
    const headers = { 'content-type': FORM, origin: 'https://other.example' }
    const fields = `post=${body.id}&content=Hello&author_name=A&author_email=a@example.org`
    const answer = await service.api.post('/core/v2/comments', { headers, body: fields })
    expect(answer.body.code).not.toBe(CODE)
  })
})

describe('An answer that asks for credentials', () => {
  it('explains how to get them for a program', async () => {
    const { status, headers } = await service.api.get('/core/v2/users/me')
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Basic realm="API", charset="UTF-8"')
  })

  it('causes no prompt in a browser', async () => {
    const { headers } = await service.api.get('/core/v2/users/me', {
      headers: { 'sec-fetch-mode': 'navigate' },
    })
    expect(headers['www-authenticate']).toBeUndefined()
  })
})
