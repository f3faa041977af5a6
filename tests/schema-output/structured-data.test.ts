import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import type { Api } from '../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { faultsOfNodes, faultsOfPage } from './support/judge.ts'

type Node = Readonly<Record<string, unknown>>

let service: TestService
let api: Api
let make: Factories
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
})
afterAll(() => service.close())

const NOTHING = { status: 'f', json_ld: [] }

const read = (id: number | string) => api.get(`/schema-output/posts/${id}`)

async function nodesOf(id: number): Promise<Node[]> {
  return (await read(id)).body.json_ld as Node[]
}

const nodeOf = async (id: number, type: string): Promise<Node | undefined> =>
  (await nodesOf(id)).find((node) => node['@type'] === type)

const typesOf = async (id: number): Promise<unknown[]> =>
  (await nodesOf(id)).map((node) => node['@type'])

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

describe('GET /schema-output/posts/{id}', () => {
  describe('200: a post', () => {
    it('has its nodes in the order of the specification', async () => {
      const post = await make.post({ featured_media: await picture() })
      expect(await typesOf(post.id)).toEqual([
        'BreadcrumbList',
        'Article',
        'ImageObject',
        'Person',
        'WebPage',
        'WebSite',
        'Organization',
      ])
    })

    it('is an article with what the post says', async () => {
      const tag = await make.tag({ name: 'Fish & chips' })
      const post = await make.post({
        title: 'A “quoted” <b>title</b>',
        content: '<p>One two</p><p>three &amp; four</p>',
        excerpt: 'In short',
        date_gmt: '2026-01-02T03:04:05',
        tags: [tag.id],
      })
      expect(await nodeOf(post.id, 'Article')).toMatchObject({
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

    it('names the categories on the way to the post, the deepest chain of them', async () => {
      const top = await make.category({ name: 'Top' })
      const below = await make.category({ name: 'Below', parent: top.id })
      const post = await make.post({ categories: [below.id] })
      const list = await nodeOf(post.id, 'BreadcrumbList')
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
      const article = await nodeOf(post.id, 'Article')
      expect(article?.['headline']).toBe('word '.repeat(22).trim())
    })

    it('is the same bytes each time', async () => {
      const post = await make.post()
      expect((await read(post.id)).text).toBe((await read(post.id)).text)
    })

    it('refers only to nodes of the graph', async () => {
      const post = await make.post({ featured_media: await picture() })
      const nodes = await nodesOf(post.id)
      const known = new Set(nodes.map((node) => node['@id']))
      const referred = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(
        ([, id]) => id,
      )
      expect(referred.filter((id) => !known.has(id))).toEqual([])
    })

    it('has no fault by the vocabulary, nor any that search engines would refuse', async () => {
      const post = await make.post({ featured_media: await picture() })
      const faults = await faultsOfNodes(await nodesOf(post.id))
      expect(faults).toEqual([])
    })
  })

  describe('200: a page', () => {
    let page: Created
    beforeAll(async () => {
      const above = await make.page({ title: 'About' })
      page = await make.page({ title: 'Team', parent: above.id })
    })

    it('is a web page of the site', async () => {
      expect(await typesOf(page.id)).toEqual([
        'BreadcrumbList',
        'WebPage',
        'WebSite',
        'Organization',
      ])
    })

    it('names the pages above it', async () => {
      const list = await nodeOf(page.id, 'BreadcrumbList')
      const steps = list?.['itemListElement'] as readonly { name: string }[]
      expect(steps.map(({ name }) => name)).toEqual(['Almanac', 'About', 'Team'])
    })

    it('has no fault', async () => {
      const faults = await faultsOfNodes(await nodesOf(page.id))
      expect(faults).toEqual([])
    })
  })

  describe('200: a file', () => {
    it('is a picture with its extent', async () => {
      const id = await picture()
      expect(await nodeOf(id, 'ImageObject')).toMatchObject({
        contentUrl: expect.stringContaining('/uploads/'),
        width: '1 px',
        height: '1 px',
        encodingFormat: 'image/png',
      })
    })
  })

  describe('200: nothing to show', () => {
    it.each(['draft', 'pending', 'private'])('of an entry that is %s', async (status) => {
      const post = await make.post({ status })
      expect((await read(post.id)).body).toEqual(NOTHING)
    })

    it('of what lies in the trash', async () => {
      const post = await make.post()
      await api.as('editor').delete(`/core/v2/posts/${post.id}`)
      expect((await read(post.id)).body).toEqual(NOTHING)
    })

    it('of an unknown id', async () => {
      expect((await read(99_999_999)).body).toEqual(NOTHING)
    })

    it('of an id that no column can hold', async () => {
      expect((await read('99999999999999999999')).body).toEqual(NOTHING)
    })

    it('whoever asks', async () => {
      const post = await make.post({ status: 'draft' })
      expect((await api.as('admin').get(`/schema-output/posts/${post.id}`)).body).toEqual(NOTHING)
    })
  })

  describe('200: an entry with a password', () => {
    it('tells its title and dates, and nothing of its text', async () => {
      const post = await make.post({ title: 'Locked', content: 'hush-hush', password: 'open' })
      const { text, body } = await read(post.id)
      expect([
        text.includes('hush'),
        (body.json_ld as Node[]).map((node) => node['@type']),
      ]).toEqual([false, ['BreadcrumbList', 'Article']])
    })
  })

  it('200: may be kept by everybody for five minutes', async () => {
    const post = await make.post()
    expect((await read(post.id)).headers['cache-control']).toBe('public, max-age=300')
  })

  it('304: for a copy that is current', async () => {
    const post = await make.post()
    const { headers } = await read(post.id)
    const again = await api.get(`/schema-output/posts/${post.id}`, {
      headers: { 'If-None-Match': String(headers['etag']) },
    })
    expect(again.status).toBe(304)
  })

  it('400: for text that no database can hold', async () => {
    const { status, body } = await api.get('/schema-output/posts/1', {
      query: { _fields: '\0' },
    })
    expect([status, body.code]).toEqual([400, 'rest_invalid_param'])
  })

  it('401: for wrong credentials', async () => {
    const { status } = await api.as({ user: 'admin', pass: 'wrong' }).get('/schema-output/posts/1')
    expect(status).toBe(401)
  })

  it('404: for what is no number', async () => {
    const { status, body } = await read('first')
    expect([status, body.code]).toEqual([404, 'rest_no_route'])
  })
})

describe('the calendar', () => {
  const event = async (members: object): Promise<number> => {
    const { body } = await api.as('editor').post('/cal/events/v1/events', {
      body: {
        title: unique('Fair '),
        start_date: '2033-07-01 18:00:00',
        end_date: '2033-07-01 20:00:00',
        ...members,
      },
    })
    return body.id as number
  }

  it('tells when, where, by whom and for how much', async () => {
    const id = await event({
      cost: '10-25',
      venue: { venue: 'Old hall', address: '1 Quay', city: 'Delft', country: 'Netherlands' },
      organizer: [{ organizer: 'Guild', email: 'guild@example.test' }],
    })
    expect(await nodeOf(id, 'Event')).toMatchObject({
      startDate: '2033-07-01T18:00:00-04:00',
      endDate: '2033-07-01T20:00:00-04:00',
      location: [{ '@type': 'Place', name: 'Old hall', address: { addressLocality: 'Delft' } }],
      organizer: [{ '@type': 'Organization', name: 'Guild', email: 'guild@example.test' }],
      offers: { '@type': 'AggregateOffer', lowPrice: 10, highPrice: 25, priceCurrency: 'USD' },
    })
  })

  it('tells days of what takes whole days', async () => {
    const id = await event({ all_day: true, end_date: '2033-07-03' })
    expect(await nodeOf(id, 'Event')).toMatchObject({
      startDate: '2033-07-01',
      endDate: '2033-07-03',
    })
  })

  it('describes venues and organizers', async () => {
    const id = await event({
      venue: { venue: unique('Hall '), city: 'Delft' },
      organizer: [{ organizer: unique('Guild ') }],
    })
    const { body } = await api.get(`/cal/events/v1/events/${id}`)
    expect([await typesOf(body.venue.id), await typesOf(body.organizer[0].id)]).toEqual([
      ['BreadcrumbList', 'Place', 'WebSite', 'Organization'],
      ['BreadcrumbList', 'Organization', 'WebSite', 'Organization'],
    ])
  })

  it('has no fault', async () => {
    const id = await event({ cost: 'Free', venue: { venue: 'Hall', city: 'Delft' } })
    expect(await faultsOfNodes(await nodesOf(id))).toEqual([])
  })

  it('tells nothing of the text of what a password protects', async () => {
    const id = await event({ description: 'hush-hush', venue: { venue: 'Hidden hall' } })
    await api.as('editor').post(`/cal/events/v1/events/${id}`, { body: { password: 'open' } })
    const { text } = await read(id)
    expect([text.includes('"Event"'), /hush|Hidden/.test(text)]).toEqual([true, false])
  })
})

describe('the options of the site', () => {
  const withOptions = async (options: object): Promise<void> => {
    await updateSettings(service.ctx, { structuredData: options }, () => undefined)
  }
  afterEach(() => withOptions({}))

  it('name what posts are', async () => {
    await withOptions({ article_type: 'BlogPosting' })
    const post = await make.post()
    expect(await typesOf(post.id)).toContain('BlogPosting')
  })

  it('tell who runs the site', async () => {
    await withOptions({
      organization: {
        type: 'NGO',
        legal_name: 'Friends of the sea',
        address: { locality: 'Delft' },
      },
    })
    const post = await make.post()
    expect(await nodeOf(post.id, 'NGO')).toMatchObject({
      legalName: 'Friends of the sea',
      address: { '@type': 'PostalAddress', addressLocality: 'Delft' },
    })
  })

  it('leave out what is switched off', async () => {
    await withOptions({ breadcrumb: false, article_body: false, disabled_types: ['page'] })
    const [post, page] = [await make.post(), await make.page()]
    const article = await nodeOf(post.id, 'Article')
    expect([await typesOf(page.id), (await typesOf(post.id))[0], article?.['articleBody']]).toEqual(
      [[], 'Article', undefined],
    )
  })

  it('show comments where that is switched on', async () => {
    await withOptions({ comments: true })
    const post = await make.post()
    await api
      .as('editor')
      .post('/core/v2/comments', { body: { post: post.id, content: 'Well said' } })
    expect(await nodeOf(post.id, 'Article')).toMatchObject({
      commentCount: 1,
      comment: [{ '@type': 'Comment', text: 'Well said' }],
    })
  })

  it('make nothing that has a fault', async () => {
    await withOptions({ comments: true, organization: { telephone: '1', contact_type: 'sales' } })
    const post = await make.post()
    expect(await faultsOfNodes(await nodesOf(post.id))).toEqual([])
  })
})

describe('the page of an entry', () => {
  it('has the same graph', async () => {
    const post = await make.post()
    const page = await (await fetch(post.link)).text()
    const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    expect(JSON.parse(script)).toEqual(await nodesOf(post.id))
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
