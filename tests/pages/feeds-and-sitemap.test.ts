import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
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

describe('feeds', () => {
  const parser = new XMLParser({ ignoreAttributes: false })

  it('200: RSS tells of the newest posts', async () => {
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

  it('200: Atom tells of the same', async () => {
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

  it('tell nothing of what a password protects', async () => {
    const tag = await make.tag()
    await make.post({ content: 'hush-hush', password: 'x', tags: [tag.id] })
    expect(await visits.textAt(`/tag/${tag.slug}/feed/`)).not.toContain('hush')
  })
})

describe('the sitemap', () => {
  it('200: leads to every page that everybody may read', async () => {
    const post = await make.post()
    const draft = await make.post({ status: 'private' })
    const index = await visits.textAt('/sitemap.xml')
    const maps = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
    const listed = (await Promise.all(maps.map((map) => visits.textAt(map)))).join('')
    expect(listed).toContain(`<loc>${post.link}</loc>`)
    expect(listed).not.toContain(draft.link)
  })

  it('200: names maps of what stands open, and none of what passwords protect', async () => {
    const map = `${service.url}/sitemaps/page-1.xml`
    const isNamed = async () => (await visits.textAt('/sitemap.xml')).includes(map)
    await make.page({ password: 'x' })
    const before = await isNamed()
    await make.page()
    expect(before).toBe(false)
    expect(await isNamed()).toBe(true)
  })

  it('404: has no other maps', async () => {
    expect((await visits.visit('/sitemaps/post-9999.xml')).status).toBe(404)
    expect((await visits.visit('/sitemaps/users-1.xml')).status).toBe(404)
  })

  it('200: robots.txt names it', async () => {
    expect(await visits.textAt('/robots.txt')).toContain(`Sitemap: ${service.url}/sitemap.xml`)
  })
})
