import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisitor, type Visitor } from './support/visitor.ts'

const PASSWORD = 'correct horse battery staple'
const SIGN_IN = '/account/sign-in/'
const HOSTILE = `</script><script>alert(1)</script><!-- "'&`

let service: TestService
let author: Visitor
beforeAll(async () => {
  service = await startService()
  author = await signedIn('author')
})
afterAll(() => service?.close())

async function signedIn(role: string, displayName?: string): Promise<Visitor> {
  const login = unique('writer')
  const named = displayName === undefined ? {} : { displayName }
  await createUser(service.ctx, { login, role, password: PASSWORD, ...named })
  const visitor = createVisitor(service.url)
  await visitor.get(SIGN_IN)
  await visitor.send(SIGN_IN, { login, password: PASSWORD })
  return visitor
}

/** What the document brings along for its script. */
function startOf(text: string): Record<string, unknown> & {
  readonly site: { readonly title: string }
  readonly user: { readonly name: string }
} {
  const [, json = ''] =
    /<script type="application\/json" id="start">([^]*?)<\/script>/.exec(text) ?? []
  return JSON.parse(json)
}

const filesOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:src|href)="([^"]*\/assets\/write-[^"]+)"/g)].map(([, url = '']) => url)

it.each(['/write', '/write/', '/write/posts/12', '/write/posts?x=1&y=2'])(
  'GET %s 303 leads visitors to the sign-in page, and back',
  async (path) => {
    const { status, headers } = await createVisitor(service.url).get(path)
    const target = path === '/write' ? '/write/' : path
    const to = new URL(headers.get('location') ?? '', service.url)
    expect([status, to.pathname, to.searchParams.get('to')]).toEqual([303, SIGN_IN, target])
  },
)

describe('GET /write/ 403', () => {
  it('explains to a subscriber that there is nothing to write', async () => {
    const { status, text } = await (await signedIn('subscriber')).get('/write/')
    expect([status, text.includes('Nothing to write')]).toEqual([403, true])
  })
})

describe('POST /write/ 405', () => {
  it('refuses forms', async () => {
    expect((await author.send('/write/', {})).status).toBe(405)
  })
})

it.each(['/write/', '/write/posts/12', '/write/nothing/like/this'])(
  'GET %s 200 is the document of the editor',
  async (path) => {
    const { status, text } = await author.get(path)
    expect([status, text.includes('<div id="editor"></div>')]).toEqual([200, true])
  },
)

it('GET /write/ 200 runs scripts and styles of this site only, and is neither cached nor indexed nor framed', async () => {
  const { headers, text } = await author.get('/write/')
  const policy = headers.get('content-security-policy') ?? ''
  expect({
    unsafe: policy.includes('unsafe'),
    script: /script-src ([^;]*)/.exec(policy)?.[1],
    frames: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    caching: headers.get('cache-control'),
    robots: headers.get('x-robots-tag'),
    inline: /<style|<script(?![^>]*(?:src=|application\/json))| style=| on\w+=/.test(text),
  }).toEqual({
    unsafe: false,
    script: `${service.url} 'self'`,
    frames: "'none'",
    caching: 'no-store',
    robots: 'noindex',
    inline: false,
  })
})

it('GET /write/ 200 passes its script the user and the capabilities', async () => {
  const { user } = startOf((await author.get('/write/')).text)
  expect(user).toMatchObject({
    id: expect.any(Number),
    capabilities: expect.arrayContaining(['edit_posts', 'publish_posts']),
  })
})

it('GET /write/ 200 carries names of the site and of people whole, whatever is in them', async () => {
  const own = await startService()
  try {
    await own.api.as('admin').post('/core/v2/settings', { body: { title: HOSTILE } })
    const login = unique('writer')
    const displayName = 'Eve & "Adam"'
    await createUser(own.ctx, { login, role: 'author', password: PASSWORD, displayName })
    const eve = createVisitor(own.url)
    await eve.get(SIGN_IN)
    await eve.send(SIGN_IN, { login, password: PASSWORD })
    const { text } = await eve.get('/write/')
    const { site, user } = startOf(text)
    const { title } = await own.ctx.settings()
    expect({
      title: site.title,
      name: user.name,
      scripts: text.match(/<script/g)?.length,
    }).toEqual({ title, name: displayName, scripts: 2 })
  } finally {
    await own.close()
  }
})

it('GET /write/ 200 speaks the language of the site', async () => {
  const own = await startService()
  try {
    await own.api.as('admin').post('/core/v2/settings', { body: { language: 'de_AT' } })
    const login = unique('writer')
    await createUser(own.ctx, { login, role: 'author', password: PASSWORD })
    const visitor = createVisitor(own.url)
    await visitor.get(SIGN_IN)
    await visitor.send(SIGN_IN, { login, password: PASSWORD })
    const { text } = await visitor.get('/write/')
    expect({
      lang: /<html lang="([^"]+)/.exec(text)?.[1],
      words: startOf(text)['words'],
    }).toEqual({
      lang: 'de-AT',
      words: expect.objectContaining({ 'frame.posts': 'Beiträge' }),
    })
  } finally {
    await own.close()
  }
})

describe('Script and stylesheet of the editor', () => {
  it('may be kept for a year', async () => {
    const urls = filesOf((await author.get('/write/')).text)
    const answers = await Promise.all(urls.map((url) => fetch(url)))
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers.get('content-type'),
        headers.get('cache-control'),
      ]),
    ).toEqual(
      ['text/css', 'text/javascript'].map((type) => [
        200,
        `${type}; charset=UTF-8`,
        'public, max-age=31536000, immutable',
      ]),
    )
  })

  it('are below 250 KB, compressed, where a page begins', async () => {
    const urls = filesOf((await author.get('/write/')).text)
    const sizes = await Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
        return Number(
          answer.headers.get('content-length') ?? (await answer.arrayBuffer()).byteLength,
        )
      }),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000)
  })
})

describe('Other versions of the script of the editor', () => {
  it('are not found', async () => {
    expect((await fetch(`${service.url}/assets/write-AAAAAAAA.js`)).status).toBe(404)
  })
})
