import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Api } from '../support/api.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { currentRun } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let api: Api
let make: Factories
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
})
afterAll(() => service?.close())

const visit = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, service.url), { redirect: 'manual', ...init })

const textAt = async (path: string): Promise<string> => (await visit(path)).text()

const titlesIn = (page: string): string[] =>
  [...page.matchAll(/<h2><a href="[^"]*">([^<]*)<\/a><\/h2>/g)].map(([, title = '']) => title)

const postsPerPage = (value: number) =>
  api.as('admin').post('/core/v2/settings', { body: { posts_per_page: value } })

describe('the front page', () => {
  it('200: shows the latest posts, newest first', async () => {
    const older = await make.post({ title: unique('older-'), date: '2030-01-01T00:00:00' }, 'admin')
    expect((await visit(`/?p=${older.id}`)).status).toBe(404)
    const first = unique('first-')
    const second = unique('second-')
    await make.post({ title: first })
    await make.post({ title: second })
    const titles = titlesIn(await textAt('/'))
    expect(titles.indexOf(second)).toBeLessThan(titles.indexOf(first))
  })

  it('200: puts what sticks on top, once', async () => {
    const title = unique('sticky-')
    await make.post({ title, sticky: true, date: '2020-01-01T00:00:00' })
    await make.post()
    const titles = titlesIn(await textAt('/'))
    expect([titles[0], titles.filter((each) => each === title).length]).toEqual([title, 1])
  })

  it('200: goes on under page/2/, and names what comes before', async () => {
    await postsPerPage(1)
    await make.post()
    const page = await textAt('/page/2/')
    await postsPerPage(10)
    expect(page).toContain(`<link rel="prev" href="${service.url}/" />`)
  })

  it('404: has no page beyond the last', async () => {
    expect((await visit('/page/9999/')).status).toBe(404)
  })

  it('200: shows the page that the settings name, and the posts where they say', async () => {
    const front = await make.page({ title: unique('front-'), content: 'Be welcome.' })
    const list = await make.page({ title: unique('news-') })
    const post = await make.post({ title: unique('listed-') })
    await api.as('admin').post('/core/v2/settings', {
      body: { show_on_front: 'page', page_on_front: front.id, page_for_posts: list.id },
    })
    const seen = [
      (await textAt('/')).includes('Be welcome.'),
      (await textAt(list.link)).includes(post.link),
    ]
    await api.as('admin').post('/core/v2/settings', { body: { show_on_front: 'posts' } })
    expect(seen).toEqual([true, true])
  })
})

describe('lists of posts', () => {
  it('200: of a category, with those of the categories below it', async () => {
    const above = await make.category()
    const below = await make.category({ parent: above.id })
    const title = unique('nested-')
    await make.post({ title, categories: [below.id] })
    expect(titlesIn(await textAt(`/category/${above.slug}/`))).toEqual([title])
  })

  it('200: of a tag', async () => {
    const tag = await make.tag()
    const title = unique('tagged-')
    await make.post({ title, tags: [tag.id] })
    expect(titlesIn(await textAt(`/tag/${tag.slug}/`))).toEqual([title])
  })

  it('200: of an author, at the address that the interface calls link', async () => {
    const title = unique('authored-')
    await make.post({ title }, 'author')
    const { credentials } = await currentRun()
    const { body } = await api.get(`/core/v2/users/${credentials.author.id}`)
    expect(titlesIn(await textAt(body.link))).toContain(title)
  })

  it('200: of what a search finds, which search engines leave out', async () => {
    const word = unique('needle')
    await make.post({ title: word })
    const page = await textAt(`/?s=${word}`)
    expect([titlesIn(page), page.includes('noindex')]).toEqual([[word], true])
  })

  it('200: a search does not find what a password protects', async () => {
    const word = unique('secret')
    await make.post({ content: word, password: 'x' })
    expect(titlesIn(await textAt(`/?s=${word}`))).toEqual([])
  })

  it.each(['/category/no-such/', '/tag/no-such/', '/author/no-such/', '/category/', '/tag/a/b/'])(
    '404: there is nothing at %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )

  it('leave out what is not out yet', async () => {
    const tag = await make.tag()
    for (const status of ['draft', 'pending', 'private'])
      await make.post({ status, tags: [tag.id] })
    expect(titlesIn(await textAt(`/tag/${tag.slug}/`))).toEqual([])
  })

  it('show hostile names as text', async () => {
    const tag = await make.tag({ name: 'a & <b>"c"' })
    const page = await textAt(`/tag/${tag.slug}/`)
    expect(page).toContain('<h1>Tag: a &amp; &quot;c&quot;</h1>')
  })
})

describe('feeds', () => {
  const parser = new XMLParser({ ignoreAttributes: false })

  it('200: RSS tells of the newest posts', async () => {
    const tag = await make.tag({ name: unique('A & B ') })
    const post = await make.post({
      title: 'Fish & <em>chips</em>',
      content: 'One ]]> two',
      tags: [tag.id],
    })
    const answer = await visit(`/tag/${tag.slug}/feed/`)
    const { rss } = parser.parse(await answer.text())
    expect([answer.headers.get('content-type'), rss.channel.item]).toEqual([
      'application/rss+xml; charset=UTF-8',
      expect.objectContaining({
        title: 'Fish & chips',
        link: post.link,
        'content:encoded': expect.stringContaining('One ]]> two'),
      }),
    ])
  })

  it('200: Atom tells of the same', async () => {
    const tag = await make.tag()
    const post = await make.post({ tags: [tag.id] })
    const { feed } = parser.parse(await textAt(`/tag/${tag.slug}/feed/atom/`))
    expect([feed.entry.id, feed.entry.link['@_href']]).toEqual([
      `${service.url}/?p=${post.id}`,
      post.link,
    ])
  })

  it.each(['/feed/', '/feed/rss2/', '/feed/atom/', '/?s=x&feed=1', '/sitemap.xml'])(
    'are well-formed at %s, whatever stands in the posts',
    async (path) => {
      await make.post({
        title: '\u{1f41f} & < > " \' ]]> \u000b',
        content: '<p>&nbsp;&amp;\u0001</p>',
      })
      const text = await textAt(path)
      expect(path.startsWith('/?') || XMLValidator.validate(text)).toBe(true)
    },
  )

  it('tell nothing of what a password protects', async () => {
    const tag = await make.tag()
    await make.post({ content: 'hush-hush', password: 'x', tags: [tag.id] })
    expect(await textAt(`/tag/${tag.slug}/feed/`)).not.toContain('hush')
  })
})

describe('the sitemap', () => {
  it('200: leads to every page that everybody may read', async () => {
    const post = await make.post()
    const draft = await make.post({ status: 'private' })
    const index = await textAt('/sitemap.xml')
    const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    const listed = (await Promise.all(maps.map(textAt))).join('')
    expect([listed.includes(`<loc>${post.link}</loc>`), listed.includes(draft.link)]).toEqual([
      true,
      false,
    ])
  })

  it('404: has no other maps', async () => {
    expect([
      (await visit('/sitemaps/post-9999.xml')).status,
      (await visit('/sitemaps/users-1.xml')).status,
    ]).toEqual([404, 404])
  })

  it('200: robots.txt names it', async () => {
    expect(await textAt('/robots.txt')).toContain(`Sitemap: ${service.url}/sitemap.xml`)
  })
})

describe('an entry with a password', () => {
  const send = (path: string, password: string): Promise<Response> =>
    visit(path, { method: 'POST', body: new URLSearchParams({ password }) })

  it('asks for it, and tells nothing before', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const page = await textAt(post.link)
    expect([page.includes('<form class="unlock" method="post">'), page.includes('hush')]).toEqual([
      true,
      false,
    ])
  })

  it('opens with the right one, for this reader alone', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await send(post.link, 'open')
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const opened = await visit(post.link, { headers: { cookie } })
    expect([
      answer.status,
      opened.headers.get('cache-control'),
      (await opened.text()).includes('hush'),
    ]).toEqual([303, 'private, no-store', true])
  })

  it('403: stays closed with a wrong one', async () => {
    const post = await make.post({ content: 'hush-hush', password: 'open' })
    const answer = await send(post.link, 'sesame')
    expect([
      answer.status,
      answer.headers.get('set-cookie'),
      (await answer.text()).includes('hush'),
    ]).toEqual([403, null, false])
  })

  it('429: counts the tries', async () => {
    const post = await make.post({ password: 'open' })
    for (let attempt = 0; attempt < 20; attempt++) await send(post.link, 'wrong')
    expect((await send(post.link, 'open')).status).toBe(429)
  })

  it('405: nothing can be sent to other entries', async () => {
    const post = await make.post()
    const answer = await send(post.link, 'x')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a preview', () => {
  const credentials = async (role: 'editor' | 'subscriber'): Promise<RequestInit> => {
    const { user, pass } = (await currentRun()).credentials[role]
    return { headers: { authorization: `Basic ${btoa(`${user}:${pass}`)}` } }
  }

  it('401: asks visitors who they are, whether there is such an entry or not', async () => {
    const post = await make.post({ status: 'draft' })
    const answers = await Promise.all([
      visit(`/?p=${post.id}&preview=true`),
      visit('/?p=99999999&preview=true'),
    ])
    expect(answers.map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual(
      [
        [401, 'Basic realm="Almanac", charset="UTF-8"'],
        [401, 'Basic realm="Almanac", charset="UTF-8"'],
      ],
    )
  })

  it('200: shows a draft to those who may read it, and to no cache', async () => {
    const post = await make.post({ status: 'draft', content: 'Not yet.' })
    const answer = await visit(`/?p=${post.id}&preview=true`, await credentials('editor'))
    expect([
      answer.status,
      answer.headers.get('cache-control'),
      (await answer.text()).includes('Not yet.'),
    ]).toEqual([200, 'private, no-store', true])
  })

  it('200: shows a private entry at its address', async () => {
    const post = await make.post({ status: 'private' })
    expect((await visit(`${post.link}?preview=true`, await credentials('editor'))).status).toBe(200)
  })

  it('404: shows it to nobody else', async () => {
    const post = await make.post({ status: 'draft' })
    const answer = await visit(`/?p=${post.id}&preview=true`, await credentials('subscriber'))
    expect(answer.status).toBe(404)
  })
})

describe('every page', () => {
  it('has a policy without unsafe-inline', async () => {
    const post = await make.post({
      content: '<p style="color:red">x</p><p style="color:blue">y</p>',
    })
    const policy = (await visit(post.link)).headers.get('content-security-policy') ?? ''
    expect([policy.includes('unsafe-inline'), policy.match(/sha256-/g)]).toEqual([
      false,
      ['sha256-', 'sha256-'],
    ])
  })

  it('has what networks show of a link', async () => {
    const post = await make.post({ title: 'A "title"', excerpt: 'In short.' })
    const page = await textAt(post.link)
    expect(page).toContain('<meta property="og:title" content="A “title”" />')
  })

  it('304: to those who have it', async () => {
    const post = await make.post()
    const etag = (await visit(post.link)).headers.get('etag') ?? ''
    const again = await visit(post.link, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})
