import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisitor, type Visitor } from './support/visitor.ts'

const PATH = '/authorize-application/'
const PASSWORD = 'correct horse battery staple'

let service: TestService
let login: string
let visitor: Visitor
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now })
})
beforeEach(async () => {
  now = new Date()
  login = unique('walker')
  await createUser(service.ctx, { login, role: 'editor', password: PASSWORD })
  visitor = createVisitor(service.url)
})
afterAll(() => service.close())

const address = (query: Record<string, string>): string =>
  `${PATH}?${new URLSearchParams(query).toString()}`
const ASKED = address({ app_name: 'Notes', success_url: 'notes-app://done?state=1' })

const signIn = () => signInAt(ASKED)

const signInAt = async (asked: string) => {
  await visitor.get(asked)
  return visitor.send(asked, { do: 'sign-in', login, password: PASSWORD })
}

/** The application password that a page shows, as it describes itself. */
async function introspect(page: string) {
  const pass = /id="new-password">([^<]+)</.exec(page)?.[1] ?? ''
  const program = service.api.as({ user: login, pass })
  return (await program.get('/core/v2/users/me/application-passwords/introspect')).body
}

/** How many application passwords the walker has; one is there from the start. */
async function countPasswords(): Promise<number> {
  const admin = service.api.as('admin')
  const query = { search: login, context: 'edit' }
  const { id } = (await admin.get('/core/v2/users', { query })).body[0]
  return (await admin.get(`/core/v2/users/${id}/application-passwords`)).body.length
}

describe('200', () => {
  it('the page asks nobody to keep it, frame it or run anything in it', async () => {
    const { status, headers } = await visitor.get(ASKED)
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
    const { headers } = await visitor.get(ASKED)
    expect(headers.get('set-cookie')).toMatch(
      /^almanac-sign-in=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('the stylesheet is a file that browsers may keep', async () => {
    const { text } = await visitor.get(ASKED)
    const href = /rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? ''
    const answer = await fetch(href)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('names of programs are text, without marks that hide something', async () => {
    const { text } = await visitor.get(address({ app_name: '<b>A\u202e"B\u200b' }))
    expect(text).toContain('&lt;b&gt;A &quot;B is requesting access')
  })

  it('HEAD has no body', async () => {
    const response = await fetch(service.url + ASKED, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('the address works for people who sign in by mail address', async () => {
    await visitor.get(ASKED)
    const fields = { do: 'sign-in', login: `${login}@example.org`, password: PASSWORD }
    expect((await visitor.send(ASKED, fields)).status).toBe(303)
  })
})

describe('303', () => {
  it('signing in changes the cookie and leads back to the question', async () => {
    await visitor.get(ASKED)
    const before = visitor.cookie
    const { status, headers } = await signIn()
    expect(status).toBe(303)
    expect(headers.get('location')).toEqual(ASKED)
    expect(visitor.cookie).not.toBe(before)
  })

  it('approving leads to the program with credentials that work', async () => {
    await signIn()
    await visitor.get(ASKED)
    const { headers } = await visitor.send(ASKED, { do: 'approve', name: 'Notes' })
    const location = new URL(headers.get('location') ?? '')
    const pass = location.searchParams.get('password') ?? ''
    const answer = await service.api.as({ user: login, pass }).get('/core/v2/users/me')
    expect(location.protocol).toBe('notes-app:')
    expect(location.searchParams.get('state')).toBe('1')
    expect(answer.status).toBe(200)
  })

  it('the program is shown in words what it asks for', async () => {
    const asked = address({ app_name: 'Notes', scopes: 'core/v2:read cal/events/v1:*' })
    await signInAt(asked)
    const { text } = await visitor.get(asked)
    expect(text).toContain('<li>read posts, pages, media, comments, terms, menus and settings</li>')
    expect(text).toContain('<li>read, change and delete events, venues and organizers</li>')
  })

  it.each([
    ['what it asked for', { scopes: 'core/v2:*' }, {}, ['core/v2:*']],
    ['less than it asked for', { scopes: 'core/v2:*' }, { access: 'read' }, ['core/v2:read']],
    ['reading where it asked for everything', {}, { access: 'read' }, ['*:read']],
  ])('the program gets %s', async (_what, query, choice, given) => {
    const asked = address({ app_name: 'Notes', ...query })
    await signInAt(asked)
    await visitor.get(asked)
    const { text } = await visitor.send(asked, { do: 'approve', name: 'Notes', ...choice })
    expect((await introspect(text)).scopes).toEqual(given)
  })

  it('the access ends when the person says so', async () => {
    now = new Date('2033-05-01T12:00:00Z')
    const asked = address({ app_name: 'Notes' })
    await signInAt(asked)
    await visitor.get(asked)
    const { text } = await visitor.send(asked, { do: 'approve', name: 'Notes', days: '30' })
    expect((await introspect(text)).expires).toBe('2033-05-31T12:00:00')
  })

  it('rejecting without an address for it leads to the other one, with a no', async () => {
    await signIn()
    await visitor.get(ASKED)
    const { headers } = await visitor.send(ASKED, { do: 'reject' })
    expect(headers.get('location')).toBe('notes-app://done?state=1&success=false')
  })

  it('signing out ends the session on the server too', async () => {
    await signIn()
    await visitor.get(ASKED)
    const old = visitor.cookie
    await visitor.send(ASKED, { do: 'sign-out' })
    const { text } = await createVisitor(service.url).get(ASKED, { cookie: old })
    expect(text).toContain('value="sign-in"')
  })

  it('a slash is added', async () => {
    const { status, headers } = await visitor.get('/authorize-application?app_name=Notes')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`${PATH}?app_name=Notes`)
  })
})

describe('400', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://host/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'about:blank',
    'view-source:https://x.example/',
    'http://example.org/',
    'https://a;sandbox/',
    "https://a'b/",
    'https://a,b.example/',
    'http://127.0.0.1.example.org/',
    'https://127.0.0.1@example.org/',
    'https:\\\\example.org',
    '//example.org',
    '/relative',
    'https://',
    'plain',
    'mailto:a@b.example',
    'custom:opaque',
    `https://example.org/${'x'.repeat(3000)}`,
  ])('nobody is sent to %j', async (url) => {
    const answers = await Promise.all(
      ['success_url', 'reject_url'].map((name) => visitor.get(address({ [name]: url }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  it.each([
    'https://example.org/a?b=c#d',
    'http://127.0.0.1:8080/',
    'http://localhost/',
    'http://[::1]:99/x',
    'myapp://connected',
    'com.example.app:/connected',
  ])('%s is fine', async (url) => {
    expect((await visitor.get(address({ success_url: url }))).status).toBe(200)
  })

  it('a kind of access that does not exist is refused', async () => {
    expect((await visitor.get(address({ scopes: 'posts:publish' }))).status).toBe(400)
  })

  it('a choice that the form does not offer is refused', async () => {
    await signIn()
    await visitor.get(ASKED)
    const { status } = await visitor.send(ASKED, { do: 'approve', name: 'Notes', days: '7' })
    expect(status).toBe(400)
  })

  it('an identifier is a uuid', async () => {
    expect((await visitor.get(address({ app_id: 'x' }))).status).toBe(400)
  })

  it('empty fields are named', async () => {
    await visitor.get(ASKED)
    const { status, text } = await visitor.send(ASKED, { do: 'sign-in', login: '', password: '' })
    expect(status).toBe(400)
    expect(text.match(/<li><a href="#(login|password)">/g)?.length).toBe(2)
  })

  it('an unknown button does nothing', async () => {
    await signIn()
    await visitor.get(ASKED)
    expect((await visitor.send(ASKED, { do: 'everything' })).status).toBe(400)
  })

  it('bytes that are no text are refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new Uint8Array([0xff, 0xfe])
    const response = await fetch(service.url + ASKED, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  })
})

describe('403', () => {
  it.each([
    ['no token', { token: '' }, {}],
    ['a made-up token', { token: 'x'.repeat(43) }, {}],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', {}, { 'sec-fetch-site': 'same-site' }],
    ['another origin', {}, { origin: 'https://evil.example' }],
  ])('a form with %s gives nobody access', async (_name, fields, headers) => {
    await signIn()
    await visitor.get(ASKED)
    const { status } = await visitor.send(ASKED, { do: 'approve', ...fields }, headers)
    expect(status).toBe(403)
    expect(await countPasswords()).toBe(1)
  })

  it('a token is good for the very request that was shown', async () => {
    await signIn()
    await visitor.get(ASKED)
    const other = address({ app_name: 'Notes', success_url: 'https://evil.example/' })
    expect((await visitor.send(other, { do: 'approve' })).status).toBe(403)
  })

  it('a token of before the sign-in is good for nothing else', async () => {
    const { text } = await visitor.get(ASKED)
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    await signIn()
    expect((await visitor.send(ASKED, { do: 'approve', token })).status).toBe(403)
  })

  it('a session is over after two hours', async () => {
    await signIn()
    await visitor.get(ASKED)
    now = new Date(now.getTime() + 2 * 60 * 60 * 1000 + 1)
    expect((await visitor.send(ASKED, { do: 'approve', name: 'Notes' })).status).toBe(403)
  })
})

describe('405, 413, 415', () => {
  it('405: other methods do nothing', async () => {
    const response = await fetch(service.url + ASKED, { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('413: forms are small', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `do=approve&name=${'x'.repeat(30_000)}`
    const response = await fetch(service.url + ASKED, { method: 'POST', headers, body })
    expect(response.status).toBe(413)
  })

  it('415: forms are forms', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(service.url + ASKED, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
  })
})
