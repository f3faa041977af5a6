import { sql } from 'kysely'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { RANGE_SIZE } from '../../src/data/database/id-ranges.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service?.close())

const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)

/** All addresses in the maps that the index names, which have to be well-formed. */
async function everyAddress(): Promise<string[]> {
  const maps = addressesIn(await visits.textAt('/sitemap.xml'))
  const texts = await Promise.all(maps.map((map) => visits.textAt(map)))
  expect(texts.filter((text) => XMLValidator.validate(text) !== true)).toEqual([])
  return texts.flatMap(addressesIn)
}

async function statusesOf(urls: readonly string[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const url of urls) {
    const { status } = await visits.visit(url)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const create = async (path: string, body: object) =>
  (await service.api.as('admin').post(path, { body })).body

const newEventCategory = () => create('/cal/events/v1/categories', { name: unique() })

const newEvent = (members: object) =>
  create('/cal/events/v1/events', {
    title: unique(),
    status: 'publish',
    start_date: '2027-06-11 10:00:00',
    end_date: '2027-06-11 12:00:00',
    ...members,
  })

function newAuthor() {
  const username = unique('author')
  return create('/core/v2/users', {
    username,
    email: `${username}@example.com`,
    password: 'not-a-common-one-7',
    roles: ['author'],
  })
}

const skipIds = (count: number) =>
  sql`select setval('entry_id', nextval('entry_id') + ${count}::int)`.execute(
    service.ctx.database.db,
  )

describe('Feeds', () => {
  const parser = new XMLParser({ ignoreAttributes: false })

  it('list the newest posts in RSS', async () => {
    const tag = await make.tag({ name: unique('A & B ') })
    const post = await make.post({
      title: 'Fish & <em>chips</em>',
      content: 'One ]]> two',
      tags: [tag.id],
    })
    const answer = await visits.visit(`/tag/${tag.slug}/feed/`)
    const { rss } = parser.parse(await answer.text())
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=UTF-8')
    expect(rss.channel.item).toEqual(
      expect.objectContaining({
        title: 'Fish & chips',
        link: post.link,
        'content:encoded': expect.stringContaining('One ]]> two'),
      }),
    )
  })

  it('list the same in Atom', async () => {
    const tag = await make.tag()
    const post = await make.post({ tags: [tag.id] })
    const { feed } = parser.parse(await visits.textAt(`/tag/${tag.slug}/feed/atom/`))
    expect(feed.entry.id).toBe(`${service.url}/?p=${post.id}`)
    expect(feed.entry.link['@_href']).toBe(post.link)
  })

  it.each(['/feed/', '/feed/rss2/', '/feed/atom/', '/?s=x&feed=1', '/sitemap.xml'])(
    'are well-formed at %s, whatever stands in the posts',
    async (path) => {
      await make.post({
        title: '\u{1f41f} & < > " \' ]]> \u000b',
        content: '<p>&nbsp;&amp;\u0001</p>',
      })
      const text = await visits.textAt(path)
      expect(path.startsWith('/?') || XMLValidator.validate(text)).toBe(true)
    },
  )

  it('reveal no password-protected text', async () => {
    const tag = await make.tag()
    await make.post({ content: 'hush-hush', password: 'x', tags: [tag.id] })
    expect(await visits.textAt(`/tag/${tag.slug}/feed/`)).not.toContain('hush')
  })
})

describe('The sitemap', () => {
  it('links to every page that everybody may read', async () => {
    const post = await make.post()
    const draft = await make.post({ status: 'private' })
    const listed = await everyAddress()
    expect(listed).toContain(post.link)
    expect(listed).not.toContain(draft.link)
  })

  it('lists maps of public content, and none of what passwords protect', async () => {
    const map = `${service.url}/sitemaps/page-1.xml`
    const isNamed = async () => (await visits.textAt('/sitemap.xml')).includes(map)
    await make.page({ password: 'x' })
    const before = await isNamed()
    await make.page()
    expect(before).toBe(false)
    expect(await isNamed()).toBe(true)
  })

  it('leads to the pages of terms and authors', async () => {
    const [category, tag, eventCategory, { id: author, slug }] = await Promise.all([
      make.category(),
      make.tag(),
      newEventCategory(),
      newAuthor(),
    ])
    await make.post({ categories: [category.id], tags: [tag.id] })
    await service.api.as('admin').post('/core/v2/posts', {
      body: { title: unique(), status: 'publish', author },
    })
    await newEvent({ categories: [eventCategory.id] })
    const listed = await everyAddress()
    expect(listed).toEqual(
      expect.arrayContaining([
        category.link,
        tag.link,
        `${service.url}/events/category/${eventCategory.slug}/`,
        `${service.url}/author/${slug}/`,
      ]),
    )
  })

  it('leaves out terms and authors without public content', async () => {
    const [tag, unused, { id: author, slug }] = await Promise.all([
      make.tag(),
      make.tag(),
      newAuthor(),
    ])
    await make.post({ tags: [tag.id], status: 'draft' })
    await service.api.as('admin').post('/core/v2/posts', {
      body: { title: unique(), status: 'publish', password: 'x', author, tags: [tag.id] },
    })
    const listed = await everyAddress()
    expect(listed).not.toContain(tag.link)
    expect(listed).not.toContain(unused.link)
    expect(listed).not.toContain(`${service.url}/author/${slug}/`)
  })

  it('has well-formed maps that lead to pages that are there, each once', async () => {
    await make.post()
    const listed = await everyAddress()
    const { 200: found = 0 } = await statusesOf(listed)
    expect(found).toBe(listed.length)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('lists entries of each range of ids in a map of its own', async () => {
    const near = await make.post()
    await skipIds(5000)
    const far = await make.post()
    const maps = await Promise.all(
      [near, far].map(({ id }) =>
        visits.textAt(`/sitemaps/post-${Math.ceil(id / RANGE_SIZE)}.xml`),
      ),
    )
    expect(maps.map((map) => [near, far].map(({ link }) => map.includes(`<loc>${link}<`)))).toEqual(
      [
        [true, false],
        [false, true],
      ],
    )
    expect(await everyAddress()).toEqual(expect.arrayContaining([near.link, far.link]))
  })

  it('has no other maps', async () => {
    expect((await visits.visit('/sitemaps/post-9999.xml')).status).toBe(404)
    expect((await visits.visit('/sitemaps/users-1.xml')).status).toBe(404)
  })

  it('is named by robots.txt', async () => {
    expect(await visits.textAt('/robots.txt')).toContain(`Sitemap: ${service.url}/sitemap.xml`)
  })
})
