import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { SESSION_SECONDS, startSession } from '../../../src/domain/accounts/sessions.ts'
import { createUser, type TestUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { fingerprint } from '../../hostile/support.ts'

const CODE = 'rest_cookie_invalid_nonce'

let service: TestService
let user: TestUser
let cookie: string
let nonce: string
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now })
})
beforeEach(async () => {
  now = new Date()
  user = await createUser(service.ctx, { login: unique('walker'), role: 'author' })
  cookie = `almanac-sign-in=${await startSession(service.ctx, user)}`
  nonce = (await sessionOf(cookie)).nonce
})
afterAll(() => service.close())

async function sessionOf(sent: string): Promise<{ user: number; nonce: string }> {
  const answer = await fetch(`${service.url}/account/session/`, { headers: { cookie: sent } })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  return (await answer.json()) as { user: number; nonce: string }
}

/** A text of the same form that always differs. */
const changed = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)

const tokenOf = (text: string): string => text.slice(text.indexOf('=') + 1)

describe('The cookie of a session with its nonce', () => {
  it('reads and writes as its user', async () => {
    const headers = { cookie, 'x-wp-nonce': nonce }
    const me = await service.api.get('/core/v2/users/me?context=edit', { headers })
    expect(me.body).toMatchObject({ id: user.id, capabilities: { edit_posts: true } })
    expect(me.headers['cache-control']).toBe('private, no-cache')
    const made = await service.api.post('/core/v2/posts', { headers, body: { title: 'Herons' } })
    expect(made.status).toBe(201)
    expect(made.body.author).toBe(user.id)
    const { body } = await service.api.get(`/core/v2/posts/${made.body.id}?context=edit`, {
      headers,
    })
    expect(body.title.raw).toBe('Herons')
  })

  it('counts for each request of a batch', async () => {
    const { body } = await service.api.post('/batch/v1', {
      headers: { cookie, 'x-wp-nonce': nonce },
      body: { requests: [{ path: '/core/v2/posts', body: { title: 'Herons' } }] },
    })
    expect(body.responses[0].body.author).toBe(user.id)
  })

  it('is recorded in the audit trail', async () => {
    const headers = { cookie, 'x-wp-nonce': nonce }
    const path = '/core/v2/users/me/application-passwords'
    expect((await service.api.post(path, { headers, body: { name: 'Notes' } })).status).toBe(201)
    const { body } = await service.api
      .as('admin')
      .get('/core/v2/audit-events?kind=application_password_created&per_page=1')
    expect(body[0].actor).toMatchObject({ kind: 'user', name: user.login })
  })

  it('gives way to credentials of HTTP Basic', async () => {
    const headers = { cookie, 'x-wp-nonce': changed(nonce) }
    const { body } = await service.api.as('editor').get('/core/v2/users/me', { headers })
    expect(body.id).not.toBe(user.id)
  })
})

describe('The cookie without the nonce', () => {
  it('is a visitor, who changes nothing', async () => {
    const before = await fingerprint(service)
    const me = await service.api.get('/core/v2/users/me', { headers: { cookie } })
    expect(me).toBeRestError('rest_not_logged_in', 401)
    const made = await service.api.post('/core/v2/posts', {
      headers: { cookie },
      body: { title: 'Herons' },
    })
    expect(made.status).toBe(401)
    expect(await fingerprint(service)).toBe(before)
  })
})

describe('Callers are refused', () => {
  it.each([
    ['another nonce', () => ({ cookie, 'x-wp-nonce': changed(nonce) })],
    ['an empty nonce', () => ({ cookie, 'x-wp-nonce': '' })],
    ['no cookie', () => ({ 'x-wp-nonce': nonce })],
    [
      'the cookie of nobody',
      () => ({ cookie: `almanac-sign-in=${changed(tokenOf(cookie))}`, 'x-wp-nonce': nonce }),
    ],
  ])('with %s, on public routes too', async (_what, headersOf) => {
    const headers = headersOf()
    const read = await service.api.get('/core/v2/posts', { headers })
    expect(read).toBeRestError(CODE, 403)
    const before = await fingerprint(service)
    const made = await service.api.post('/core/v2/posts', { headers, body: { title: 'Herons' } })
    expect(made).toBeRestError(CODE, 403)
    expect(await fingerprint(service)).toBe(before)
  })

  it('with the nonce of another session of the same user', async () => {
    const other = `almanac-sign-in=${await startSession(service.ctx, user)}`
    const headers = { cookie: other, 'x-wp-nonce': nonce }
    expect(await service.api.get('/core/v2/posts', { headers })).toBeRestError(CODE, 403)
  })

  it('with a session that has ended', async () => {
    now = new Date(now.getTime() + (SESSION_SECONDS + 1) * 1000)
    const headers = { cookie, 'x-wp-nonce': nonce }
    expect(await service.api.get('/core/v2/posts', { headers })).toBeRestError(CODE, 403)
    expect(await sessionOf(cookie)).toEqual({ user: 0, nonce: '' })
  })

  it('rather than given a cached answer for visitors', async () => {
    await service.api.get('/core/v2/posts?per_page=3')
    const headers = { 'x-wp-nonce': nonce }
    const read = await service.api.get('/core/v2/posts?per_page=3', { headers })
    expect(read).toBeRestError(CODE, 403)
  })
})
