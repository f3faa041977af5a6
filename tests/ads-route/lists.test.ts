import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { DESKTOP, hit } from './hits.ts'
import { adTools, everywhere, rule, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
let category: { id: number; link: string }
let tag: { id: number; link: string }
let author: { link: string }

beforeAll(async () => {
  service = await startService()
  ads = adTools(service)
  const make = createFactories(service.api)
  const { body } = await service.api.as('admin').get('/core/v2/users/me')
  author = body
  category = await make.category()
  tag = await make.tag()
  for (let turn = 0; turn < 4; turn++) {
    await make.post({
      author: body.id,
      categories: [category.id],
      tags: [tag.id],
      content: '<p>Text.</p>',
    })
  }
})
beforeEach(async () => {
  await ads.clear()
  await ads.settings({
    maxads: 100,
    visibility: { AppHome: true, AppCate: true, AppTags: true, AppArch: true },
    ad_performance_tracking: false,
  })
})
afterAll(() => service.close())

const page = async (address: string) => {
  const answer = await fetch(address, { headers: DESKTOP })
  const html = await answer.text()
  return { html, headers: answer.headers }
}

/** Articles and ads of a list, as `A` and `*`. */
const order = (html: string): string =>
  [...html.matchAll(/<article>|LOOP\d?/g)]
    .map(([word]) => (word === '<article>' ? 'A' : '*'))
    .join('')

const LOOP = { code: 'LOOP', position: 'loop_position', visibility_include: everywhere }
const places = () =>
  [
    ['AppHome', `${service.url}/`],
    ['AppCate', category.link],
    ['AppTags', tag.link],
    ['AppArch', author.link],
  ] as const

describe('A list of posts', () => {
  it('has ads between its posts, where the settings allow them', async () => {
    await ads.ad({ ...LOOP, ads_loop_number: 2 })
    for (const [flag, address] of places()) {
      expect(order((await page(address)).html)).toMatch(/^AA\*A+$/)
      await ads.settings({ visibility: { [flag]: false } })
      expect(order((await page(address)).html)).toMatch(/^A+$/)
    }
    expect(order((await page(`${service.url}/?s=Text`)).html)).toMatch(/^AA\*A+$/)
  })

  it('repeats them, up to the number that the settings allow', async () => {
    await ads.ad({ ...LOOP, ads_loop_number: 1, display_after_every: 1 })
    expect(order((await page(category.link)).html)).toBe('A*A*A*A')
    await ads.settings({ maxads: 2 })
    expect(order((await page(category.link)).html)).toBe('A*A*AA')
  })

  it('follows the rules for where and for whom', async () => {
    await ads.ad({ ...LOOP, visibility_include: [rule('post_type', 'post')] })
    await ads.ad({ ...LOOP, targeting_include: [rule('device_type', 'mobile')] })
    expect(order((await page(tag.link)).html)).toBe('AAAA')
    await ads.ad({ ...LOOP, visibility_include: [rule('general', 'homepage')] })
    expect(order((await page(tag.link)).html)).toBe('AAAA')
    expect(order((await page(`${service.url}/`)).html)).toContain('*')
  })

  it('has ads before and after all posts, and none within their words', async () => {
    await ads.ad({ code: 'FIRST', visibility_include: everywhere })
    await ads.ad({ code: 'LAST', position: 'end_of_post', visibility_include: everywhere })
    await ads.ad({ code: 'WITHIN', position: 'after_paragraph', visibility_include: everywhere })
    const { html } = await page(category.link)
    expect(html).toMatch(/FIRST[^]*<h1>[^]*<\/ul>[^]*LAST/)
    expect(html).not.toContain('WITHIN')
  })

  it('counts them as all others, by a page that says it is for one visitor', async () => {
    const before = await page(category.link)
    expect(before.html).not.toContain('ads-')
    expect(before.headers.get('cache-control')).toBe('no-cache')
    await ads.settings({ ad_performance_tracking: true })
    const id = await ads.ad(LOOP)
    const { html, headers } = await page(category.link)
    expect(html).toContain(`data-ads-id="${id}"`)
    expect(html).toMatch(/data-track="[^"]+ads-track"/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
    await hit(service, [id])
    expect((await ads.get('get-ads-analytics', { ad_id: id })).body.impressions).toBe(1)
  })

  it('has none in its feeds', async () => {
    await ads.ad(LOOP)
    await ads.ad({ code: 'BUY', visibility_include: everywhere })
    for (const feed of [`${service.url}/feed/`, `${category.link}feed/atom/`]) {
      const { html } = await page(feed)
      expect(html).toContain('Text.')
      expect(html).not.toMatch(/LOOP|BUY/)
    }
  })

  it('is decided for front ends by its path', async () => {
    const id = await ads.ad({ ...LOOP, ads_loop_number: 3, display_after_every: 2 })
    const path = new URL(category.link).pathname
    const decided = await ads.get('ads-for', { path }, 'anonymous')
    expect(decided.body.ads).toEqual([
      expect.objectContaining({
        ad_id: id,
        position: { name: 'loop_position', ads_loop_number: 3, display_after_every: 2 },
      }),
    ])
    const nowhere = await ads.get('ads-for', { path: '/category/none/' }, 'anonymous')
    expect(nowhere).toBeRestError('rest_post_invalid_id', 404)
    const feed = await ads.get('ads-for', { path: `${path}feed/` }, 'anonymous')
    expect(feed).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('A page that is the front page of the site', () => {
  it('has the ads of the front page, and the posts have their own list', async () => {
    const make = createFactories(service.api)
    const [front, blog] = [await make.page(), await make.page()]
    const change = (body: object) => service.api.as('admin').patch('/core/v2/settings', { body })
    await ads.ad({ code: 'HOME', visibility_include: [rule('general', 'homepage')] })
    await ads.ad(LOOP)
    await change({ show_on_front: 'page', page_on_front: front.id, page_for_posts: blog.id })
    try {
      expect((await page(`${service.url}/`)).html).toContain('HOME')
      const posts = (await page(blog.link)).html
      expect(posts).not.toContain('HOME')
      expect(order(posts)).toMatch(/^A\*A+$/)
      const decided = await ads.get('ads-for', { path: '/' }, 'anonymous')
      expect(decided.body.ads.map(({ html }: { html: string }) => html).join('')).toContain('HOME')
    } finally {
      await change({ show_on_front: 'posts' })
    }
  })
})
