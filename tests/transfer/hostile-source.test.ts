import type { RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { importSiteFrom } from '../../src/commands/import-site.ts'
import type { KindName } from '../../src/domain/transfer/site/kinds.ts'
import {
  redirect,
  startOtherSite,
  text,
  type OtherSite,
} from '../adapters/outgoing/support/site.ts'
import { run } from '../server/support/databases.ts'
import { startService, type TestService } from '../support/service.ts'

let site: OtherSite
let target: TestService

const json = (value: unknown, headers = {}) =>
  text(JSON.stringify(value), { 'content-type': 'application/json', ...headers })

/** Serves the pages of a list. */
const list =
  (page: (number: number) => unknown): RequestListener =>
  (request, response) => {
    const number = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'))
    json(page(number))(request, response)
  }

const post = (id: number, members: object = {}) => ({
  id,
  slug: `post-${id}`,
  status: 'publish',
  link: `${site.url}/post-${id}/`,
  date_gmt: '2020-01-01T00:00:00',
  title: { rendered: `Post ${id}` },
  content: { rendered: 'Words.' },
  ...members,
})

const media = (id: number, address: string) => post(id, { source_url: address })

const bring = () =>
  importSiteFrom(
    { ctx: target.ctx, databaseUrl: target.database.url, report: () => undefined },
    site.url,
    {},
  )

const broughtOf = async (kind: KindName) => (await bring()).summary[kind]

beforeAll(async () => {
  // The port is only known now, and has to be allowed.
  site = await startOtherSite()
  target = await startService({ environment: { OUTGOING_ALLOW: site.place } })
})
afterAll(async () => {
  await target.close()
  await site.close()
})

const lists = [
  'users',
  'categories',
  'tags',
  'cal_events_cat',
  'media',
  'pages',
  'posts',
  'comments',
]

beforeEach(async () => {
  await run(target.database.url, 'DELETE FROM site_imports')
  const link = `<${site.url}/api/>; rel="https://api.w.org/"`
  site.pages.set('/', text('<p>Hello</p>', { link }))
  site.pages.set('/api/', json({ namespaces: ['core/v2'] }))
  for (const base of lists) site.pages.set(`/api/core/v2/${base}`, json([]))
})
afterEach(() => {
  site.pages.clear()
})

const answer = (base: string, listener: RequestListener): void =>
  void site.pages.set(`/api/core/v2/${base}`, listener)

describe('An untrustworthy list', () => {
  it('ends when it repeats itself, however many pages it has', async () => {
    answer(
      'posts',
      list(() => Array.from({ length: 100 }, (_, index) => post(index + 1))),
    )
    const outcome = await bring()
    expect(outcome.whole).toBe(false)
    expect(outcome.summary.post).toMatchObject({
      made: 100,
      broken: 'the list repeats items or is out of order',
    })
  })

  it.each([
    ['not a list', { posts: [] }],
    ['more items than a page has', Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }))],
  ])('ends when it is %s', async (_, value) => {
    answer('posts', json(value))
    expect(await broughtOf('post')).toMatchObject({ made: 0, broken: 'the response is not a list' })
  })

  it('ends when its response is too large', async () => {
    answer('posts', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = Buffer.alloc(1024 ** 2, 32)
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', write).on('error', () => undefined)
      write()
    })
    expect(await broughtOf('post')).toMatchObject({ broken: 'The response is too large.' })
  })

  it('cannot redirect to an internal address', async () => {
    answer('posts', redirect('http://169.254.169.254/latest/meta-data/'))
    expect(await broughtOf('post')).toMatchObject({ broken: expect.stringContaining('not public') })
  })
})

describe('An untrustworthy item', () => {
  it.each([
    ['no id', () => ({}), 'has invalid members: id'],
    ['an invalid id', () => ({ id: -1 }), 'has invalid members: id'],
    [
      'a text with a NUL',
      () => post(11, { title: { rendered: 'a\0b' } }),
      'contains a value that cannot be stored',
    ],
    ['a status that nobody knows', () => post(12, { status: 'evil' }), 'has the status "evil"'],
  ])('with %s is skipped, and the next one is not', async (_, item, why) => {
    answer('posts', json([item(), post(1000)]))
    const counts = await broughtOf('post')
    expect(counts).toMatchObject({ skipped: [{ why }], broken: '' })
  })

  it('imports no scripts and no privileges', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    answer(
      'users',
      json([
        {
          id: 1,
          name: `A${script}`,
          slug: 'admin',
          description: script,
          roles: ['administrator'],
          url: 'javascript:alert(1)',
        },
      ]),
    )
    answer('categories', json([{ id: 1, name: `C${script}`, slug: 'c', description: script }]))
    answer(
      'posts',
      json([
        post(20, {
          title: { rendered: `T${script}` },
          content: { rendered: script },
          excerpt: { rendered: script },
          author: 1,
          categories: [1],
        }),
      ]),
    )
    answer(
      'comments',
      json([
        {
          id: 1,
          post: 20,
          author_name: `N${script}`,
          author_url: 'javascript:alert(1)',
          date_gmt: '2020-01-01T00:00:00',
          content: { rendered: `W${script}` },
        },
      ]),
    )
    expect((await bring()).summary).toMatchObject({
      user: { made: 1 },
      category: { made: 1 },
      post: { made: 1, skipped: [] },
      comment: { made: 1 },
    })
    const rows = await run(
      target.database.url,
      `SELECT to_jsonb(u)::text AS row FROM users u WHERE u.login LIKE 'admin-%' UNION ALL
       SELECT to_jsonb(t)::text FROM terms t WHERE t.slug = 'c' UNION ALL
       SELECT to_jsonb(e)::text FROM entries e WHERE e.slug = 'post-20' UNION ALL
       SELECT to_jsonb(c)::text FROM comments c`,
    )
    expect(rows).toHaveLength(4)
    for (const row of rows) {
      expect(JSON.stringify(row)).not.toMatch(/<script|onerror|javascript:|administrator/i)
    }
  })

  it('whose file is invalid or at an internal address leaves nothing behind', async () => {
    site.pages.set('/page.png', text('<script>alert(1)</script>', { 'content-type': 'image/png' }))
    site.pages.set('/inside.png', redirect('http://10.0.0.1/x.png'))
    answer(
      'media',
      json([
        media(1, `${site.url}/page.png`),
        media(2, `${site.url}/inside.png`),
        media(3, 'http://127.0.0.1:1/x.png'),
        media(4, 'file:///etc/passwd'),
        media(5, `${site.url}/missing.png`),
      ]),
    )
    const counts = await broughtOf('media')
    expect(counts).toMatchObject({ made: 0, skippedCount: 5 })
    expect(await run(target.database.url, 'SELECT * FROM media_files')).toEqual([])
  })
})

describe('An address without a site', () => {
  it.each([
    ['does not exist', () => site.pages.delete('/'), /returned 404/],
    [
      'has an invalid API',
      () => void site.pages.set('/api/', json({ a: 1 })),
      /does not support core/,
    ],
    [
      'names an API elsewhere',
      () =>
        void site.pages.set(
          '/',
          text('', { link: '<http://10.0.0.1/api/>; rel="https://api.w.org/"' }),
        ),
      /The API of the site is at http:\/\/10\.0\.0\.1/,
    ],
  ])('that %s is reported', async (_, change, message) => {
    change()
    await expect(bring()).rejects.toThrow(message)
  })
})
