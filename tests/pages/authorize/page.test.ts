import { describe, expect, it } from '@jest/globals'
import { ASKED, AUTHORIZE, askingFor, atAuthorization } from '../support/at-authorization.ts'

const page = atAuthorization()

describe('GET /authorize-application/ 200', () => {
  it('the page asks nobody to keep it, frame it or run anything in it', async () => {
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

  it('the cookie is for pages of the site, and for no script', async () => {
    const { headers } = await page.visitor.get(ASKED)
    expect(headers.get('set-cookie')).toMatch(
      /^almanac-sign-in=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('the stylesheet is a file that browsers may keep', async () => {
    const { text } = await page.visitor.get(ASKED)
    const href = /rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''
    const answer = await fetch(href)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('names of programs are text, without marks that hide something', async () => {
    const { text } = await page.visitor.get(askingFor({ app_name: '<b>A\u202e"B\u200b' }))
    expect(text).toContain('&lt;b&gt;A &quot;B is requesting access')
  })

  it('HEAD has no body', async () => {
    const response = await fetch(page.service.url + ASKED, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('the program is shown in words what it asks for', async () => {
    const asked = askingFor({ app_name: 'Notes', scopes: 'core/v2:read cal/events/v1:*' })
    await page.signIn(asked)
    const { text } = await page.visitor.get(asked)
    expect(text).toContain('<li>read posts, pages, media, comments, terms, menus and settings</li>')
    expect(text).toContain('<li>read, change and delete events, venues and organizers</li>')
  })
})

describe('GET /authorize-application/ 303', () => {
  it('a slash is added', async () => {
    const { status, headers } = await page.visitor.get('/authorize-application?app_name=Notes')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`${AUTHORIZE}?app_name=Notes`)
  })
})

describe('PUT /authorize-application/ 405', () => {
  it('other methods do nothing', async () => {
    const response = await fetch(page.service.url + ASKED, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})
