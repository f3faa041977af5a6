import { describe, expect, it } from '@jest/globals'
import { ASKED, AUTHORIZE, askingFor, atAuthorization } from '../support/at-authorization.ts'

const page = atAuthorization()

it('GET /authorize-application/ 200 forbids to cache the page, frame it or run scripts in it', async () => {
  const { status, headers } = await page.visitor.get(ASKED)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toEqual(
    expect.objectContaining({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*form-action 'self' notes-app:; frame-ancestors 'none'/,
      ),
    }),
  )
})

it('GET /authorize-application/ 200 has a cookie for pages of the site, and for no script', async () => {
  const { headers } = await page.visitor.get(ASKED)
  expect(headers.get('set-cookie')).toMatch(
    /^almanac-sign-in=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

it('GET /authorize-application/ 200 has its stylesheet in a file that browsers may keep', async () => {
  const { text } = await page.visitor.get(ASKED)
  const href = /rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''
  const answer = await fetch(href)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

it('GET /authorize-application/ 200 shows names of programs as text, without marks that hide something', async () => {
  const { text } = await page.visitor.get(askingFor({ app_name: '<b>A\u202e"B\u200b' }))
  expect(text).toContain('&lt;b&gt;A &quot;B is requesting access')
})

it('HEAD /authorize-application/ 200 has no body', async () => {
  const response = await fetch(page.service.url + ASKED, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

it('GET /authorize-application/ 200 describes the requested access in words', async () => {
  const address = askingFor({ app_name: 'Notes', scopes: 'core/v2:read cal/events/v1:*' })
  await page.signIn(address)
  const { text } = await page.visitor.get(address)
  expect(text).toContain('<li>read posts, pages, media, comments, terms, menus and settings</li>')
  expect(text).toContain('<li>read, change and delete events, venues and organizers</li>')
})

describe('GET /authorize-application', () => {
  it('303 adds a slash', async () => {
    const { status, headers } = await page.visitor.get('/authorize-application?app_name=Notes')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`${AUTHORIZE}?app_name=Notes`)
  })
})

describe('PUT /authorize-application/ 405', () => {
  it('refuses other methods', async () => {
    const response = await fetch(page.service.url + ASKED, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})
