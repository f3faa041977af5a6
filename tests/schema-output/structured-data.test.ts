import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Api } from '../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { faultsOfNodes, faultsOfPage } from './support/validate.ts'
import { createReading, type Node, type Reading } from './support/reading.ts'

let service: TestService
let api: Api
let make: Factories
let data: Reading
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
  data = createReading(api)
})
afterAll(() => service.close())

const NOTHING = { status: 'f', json_ld: [] }

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function picture(): Promise<number> {
  const { body } = await api.as('editor').post('/core/v2/media', {
    headers: {
      'Content-Type': 'image/png',
      'Content-Disposition': `attachment; filename="${unique('pic-')}.png"`,
    },
    body: PIXEL,
  })
  return body.id as number
}

const previewOf = (id: number, asker: Parameters<Api['as']>[0]) =>
  api.as(asker).get(`/schema-output/posts/${id}`, { query: { preview: 'true' } })

describe('GET /schema-output/posts/{id}', () => {
  describe('200', () => {
    it('has the nodes of a post in the order of the specification', async () => {
      const post = await make.post({ featured_media: await picture() })
      expect(await data.typesOf(post.id)).toEqual([
        'BreadcrumbList',
        'Article',
        'ImageObject',
        'Person',
        'WebPage',
        'WebSite',
        'Organization',
      ])
    })

    it('is an article with what a post says', async () => {
      const tag = await make.tag({ name: 'Fish & chips' })
      const post = await make.post({
        title: 'A “quoted” <b>title</b>',
        content: '<p>One two</p><p>three &amp; four</p>',
        excerpt: 'In short',
        date_gmt: '2026-01-02T03:04:05',
        tags: [tag.id],
      })
      expect(await data.nodeOf(post.id, 'Article')).toMatchObject({
        '@context': 'https://schema.org',
        '@id': `${post.link}#article`,
        url: post.link,
        headline: 'A “quoted” title',
        datePublished: '2026-01-01T22:04:05-05:00',
        description: 'In short',
        articleBody: 'One two three & four',
        wordCount: 5,
        keywords: ['Fish & chips'],
        publisher: { '@id': `${service.url}/#organization` },
        mainEntityOfPage: { '@id': `${post.link}#webpage` },
      })
    })

    it('names the categories on the way to a post, the deepest chain of them', async () => {
      const top = await make.category({ name: 'Top' })
      const below = await make.category({ name: 'Below', parent: top.id })
      const post = await make.post({ categories: [below.id] })
      const list = await data.nodeOf(post.id, 'BreadcrumbList')
      const steps = list?.['itemListElement'] as readonly { name: string; position: number }[]
      expect(steps.map(({ name, position }) => `${position} ${name}`)).toEqual([
        '1 Almanac',
        '2 Top',
        '3 Below',
        expect.stringMatching(/^4 title-/),
      ])
    })

    it('cuts a long headline between words', async () => {
      const post = await make.post({ title: 'word '.repeat(60) })
      const article = await data.nodeOf(post.id, 'Article')
      expect(article?.['headline']).toBe('word '.repeat(22).trim())
    })

    it('is the same bytes each time', async () => {
      const post = await make.post()
      expect((await data.read(post.id)).text).toBe((await data.read(post.id)).text)
    })

    it('refers only to nodes of the graph', async () => {
      const post = await make.post({ featured_media: await picture() })
      const nodes = await data.nodesOf(post.id)
      const known = new Set(nodes.map((node) => node['@id']))
      const referred = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
        ([, id]) => id,
      )
      expect(referred.filter((id) => !known.has(id))).toEqual([])
    })

    it('has no fault for a post by the vocabulary or by the rules of search engines', async () => {
      const post = await make.post({ featured_media: await picture() })
      const faults = await faultsOfNodes(await data.nodesOf(post.id))
      expect(faults).toEqual([])
    })
  })

  describe('200', () => {
    let page: Created
    beforeAll(async () => {
      const above = await make.page({ title: 'About' })
      page = await make.page({ title: 'Team', parent: above.id })
    })

    it('is a web page of the site for a page', async () => {
      expect(await data.typesOf(page.id)).toEqual([
        'BreadcrumbList',
        'WebPage',
        'WebSite',
        'Organization',
      ])
    })

    it('names the pages above a page', async () => {
      const list = await data.nodeOf(page.id, 'BreadcrumbList')
      const steps = list?.['itemListElement'] as readonly { name: string }[]
      expect(steps.map(({ name }) => name)).toEqual(['Almanac', 'About', 'Team'])
    })

    it('has no fault for a page', async () => {
      const faults = await faultsOfNodes(await data.nodesOf(page.id))
      expect(faults).toEqual([])
    })
  })

  describe('200', () => {
    it('is a picture with its extent for a file', async () => {
      const id = await picture()
      expect(await data.nodeOf(id, 'ImageObject')).toMatchObject({
        contentUrl: expect.stringContaining('/uploads/'),
        width: '1 px',
        height: '1 px',
        encodingFormat: 'image/png',
      })
    })
  })

  describe('200', () => {
    it.each(['draft', 'pending', 'private'])(
      'shows nothing of an entry that is %s',
      async (status) => {
        const post = await make.post({ status })
        expect((await data.read(post.id)).body).toEqual(NOTHING)
      },
    )

    it('is empty for an item in the trash', async () => {
      const post = await make.post()
      await api.as('editor').delete(`/core/v2/posts/${post.id}`)
      expect((await data.read(post.id)).body).toEqual(NOTHING)
    })

    it('is empty for an unknown id', async () => {
      expect((await data.read(99_999_999)).body).toEqual(NOTHING)
    })

    it('is empty for an id that exceeds the range of the column', async () => {
      expect((await data.read('99999999999999999999')).body).toEqual(NOTHING)
    })

    it('is empty for a draft, even for those who may edit it', async () => {
      const post = await make.post({ status: 'draft' })
      expect((await api.as('admin').get(`/schema-output/posts/${post.id}`)).body).toEqual(NOTHING)
    })
  })

  describe('200', () => {
    it('has title and dates of an entry with a password, and nothing of its text', async () => {
      const post = await make.post({ title: 'Locked', content: 'hush-hush', password: 'open' })
      const { text, body } = await data.read(post.id)
      expect(text).not.toContain('hush')
      expect((body.json_ld as Node[]).map((node) => node['@type'])).toEqual([
        'BreadcrumbList',
        'Article',
      ])
    })
  })

  it('200 may be cached by everybody for five minutes, apart from answers to callers with credentials', async () => {
    const post = await make.post()
    expect((await data.read(post.id)).headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: 'Authorization, Origin, Accept-Encoding',
    })
  })

  it('200 shows unpublished items to their editors in a preview, which is not cached', async () => {
    const post = await make.post({ status: 'draft', title: 'Unfinished' })
    const { body, headers } = await previewOf(post.id, 'editor')
    expect(body.status).toBe('t')
    expect(headers['cache-control']).toBe('private, no-store')
    const { body: hall } = await api.as('editor').post('/cal/events/v1/venues', {
      body: { venue: unique('Hall '), city: 'Delft', status: 'draft' },
    })
    const { text } = await previewOf(hall.id, 'editor')
    expect(text).toContain(hall.venue)
  })

  it('200 shows no preview to other users, and none of items in the trash', async () => {
    const post = await make.post({ status: 'draft' })
    for (const asker of ['anonymous', 'author'] as const) {
      expect((await previewOf(post.id, asker)).body).toEqual(NOTHING)
    }
    await api.as('editor').delete(`/core/v2/posts/${post.id}`)
    expect((await previewOf(post.id, 'editor')).body).toEqual(NOTHING)
  })

  it('400 accepts only a boolean for a preview', async () => {
    const answer = await api.get('/schema-output/posts/1', { query: { preview: 'maybe' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('304 confirms a current copy', async () => {
    const post = await make.post()
    const { headers } = await data.read(post.id)
    const again = await api.get(`/schema-output/posts/${post.id}`, {
      headers: { 'If-None-Match': String(headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  it('400 refuses text that cannot be stored', async () => {
    const { status, body } = await api.get('/schema-output/posts/1', {
      query: { _fields: '\0' },
    })
    expect(status).toBe(400)
    expect(body.code).toBe('rest_invalid_param')
  })

  it('401 refuses wrong credentials', async () => {
    const { status } = await api.as({ user: 'admin', pass: 'wrong' }).get('/schema-output/posts/1')
    expect(status).toBe(401)
  })

  it('404 finds nothing for an id that is not a number', async () => {
    const { status, body } = await data.read('first')
    expect(status).toBe(404)
    expect(body.code).toBe('rest_no_route')
  })
})

describe('The page of an entry', () => {
  it('has the same graph', async () => {
    const post = await make.post()
    const page = await (await fetch(post.link)).text()
    const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    expect(JSON.parse(script)).toEqual(await data.nodesOf(post.id))
  })

  it('has no fault', async () => {
    const post = await make.post({ featured_media: await picture() })
    const faults = await faultsOfPage(await (await fetch(post.link)).text())
    expect(faults).toEqual([])
  })

  it('keeps hostile texts within the element', async () => {
    const title = 'x</script><script>alert(1)</script>&lt;!--'
    const post = await make.post({ title, content: 'x <!-- y' })
    const page = await (await fetch(post.link)).text()
    expect(page.match(/<script/g)).toHaveLength(1)
  })
})
