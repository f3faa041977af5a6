import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, everywhere, pageOf, rule, type AdTools, type ContentOptions } from './support.ts'

let service: TestService
let ads: AdTools
let make: Factories
beforeAll(async () => {
  service = await startService({ environment: { ADS_COUNTRY_HEADER: 'X-Country' } })
  ads = adTools(service)
  make = createFactories(service.api)
})
beforeEach(async () => {
  await ads.clear()
  await ads.resetSettings()
})
afterAll(() => service.close())

const TEXT = '<p>One.</p>\n\n<p>Two.</p>'

const contentOf = (path: string, options?: ContentOptions): Promise<string> =>
  ads.contentOf(path, options)

describe('Content of an entry', () => {
  it('has the ad at its position, for everybody who reads', async () => {
    const { id } = await make.post({ content: TEXT })
    const path = `/core/v2/posts/${id}`
    const before = await contentOf(path)
    const ad = await ads.ad({ code: '<b>Buy</b>', position: 'after_paragraph' })
    const markup = `<div class="ads-unit ads-ad${ad}" data-ads-id="${ad}"><b>Buy</b></div>`
    const after = before.replace('<p>One.</p>', `<p>One.</p>${markup}`)
    expect(await contentOf(path)).toBe(after)
    expect(await contentOf(path, { asker: 'editor' })).toBe(after)
    const list = await service.api.get(`/core/v2/posts?include=${id}`)
    expect(list.body[0].content.rendered).toBe(after)
    await ads.post('ad-more-action', { action: 'draft', ad_id: ad })
    expect(await contentOf(path)).toBe(before)
  })

  it('has none for editors, in embeds and in answers to writes', async () => {
    const { id, link } = await make.post({ content: TEXT })
    await ads.ad({ code: 'BUY', position: 'end_of_post' })
    const editor = service.api.as('editor')
    const edited = await editor.get(`/core/v2/posts/${id}?context=edit`)
    expect(edited.text).not.toContain('BUY')
    const written = await editor.post(`/core/v2/posts/${id}`, { body: { title: 'New' } })
    expect(written.text).not.toContain('BUY')
    const embedded = await service.api.get(`/core/v2/posts/${id}?context=embed`)
    expect(embedded.text).not.toContain('BUY')
    const oembed = await service.api.get(`/oembed/1.0/embed?url=${encodeURIComponent(link)}`)
    expect(oembed.text).not.toContain('BUY')
    expect((await pageOf(`${service.url}/embed/${id}`)).html).not.toContain('BUY')
    const { excerpt } = (await service.api.get(`/core/v2/posts/${id}`)).body
    expect(excerpt.rendered).not.toContain('BUY')
  })

  it('shows ads by shortcode, by id or name, and nothing for those that are not there', async () => {
    const ad = await ads.ad({ code: 'BUY', position: 'ad_shortcode' })
    const { body } = await ads.get('get-ad-by-id', { 'ad-id': ad })
    const name = body.post_meta.ads_ad_old_id
    const content = `a [ads id=${ad}] b [ads id="${name}"] c [ads id=99999999] d`
    const { id } = await make.post({ content })
    const shown = await contentOf(`/core/v2/posts/${id}`)
    expect(shown.split('BUY')).toHaveLength(3)
    expect(shown).not.toContain('[ads')
    expect(shown).not.toContain('data-ads-place')
    await ads.settings({ QckTags: false })
    expect(await contentOf(`/core/v2/posts/${id}`)).not.toContain('BUY')
  })

  it('shows a shortcode of an ad for elsewhere only where the settings say so', async () => {
    const ad = await ads.ad({ code: 'BUY', visibility_include: [rule('post_type', 'page')] })
    const { id } = await make.post({ content: `[ads id=${ad}]` })
    expect(await contentOf(`/core/v2/posts/${id}`)).not.toContain('BUY')
    await ads.settings({ ignoreShortcodeCond: true })
    expect(await contentOf(`/core/v2/posts/${id}`)).toContain('BUY')
  })

  it('shows ads where they are included and not excluded', async () => {
    const tag = await make.tag()
    const category = await make.category()
    const tagged = await make.post({ content: TEXT, tags: [tag.id], categories: [category.id] })
    const other = await make.post({ content: TEXT })
    const page = await make.page({ content: TEXT })
    const cases: [object, boolean, boolean, boolean][] = [
      [{ visibility_include: [rule('tags', tag.slug)] }, true, false, false],
      [{ visibility_include: [rule('post_category', category.id)] }, true, false, false],
      [{ visibility_include: [rule('page', page.id)] }, false, false, true],
      [{ visibility_include: everywhere }, true, true, true],
      [
        { visibility_include: everywhere, visibility_exclude: [rule('post', other.id)] },
        true,
        false,
        true,
      ],
      [{ visibility_include: [] }, false, false, false],
      [
        { visibility_include: [rule('post_type', 'post', 'AND'), rule('tags', tag.slug)] },
        true,
        false,
        false,
      ],
      [
        {
          visibility_include: [
            rule('author', service.credentials.editor.id, 'AND'),
            rule('taxonomy', 'post_tag'),
          ],
        },
        true,
        false,
        false,
      ],
    ]
    for (const [fields, ...expected] of cases) {
      await ads.clear()
      await ads.ad({ code: 'BUY', ...fields })
      const shown = [
        await contentOf(`/core/v2/posts/${tagged.id}`),
        await contentOf(`/core/v2/posts/${other.id}`),
        await contentOf(`/core/v2/pages/${page.id}`),
      ].map((content) => content.includes('BUY'))
      expect({ fields, shown }).toEqual({ fields, shown: expected })
    }
  })

  it('keeps to the settings: types, tags, roles, and how many', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ content: TEXT, tags: [tag.id] })
    const path = `/core/v2/posts/${id}`
    await ads.ad({ code: 'BUY' })
    await ads.ad({ code: 'BUY' })
    await ads.settings({ maxads: 1 })
    expect((await contentOf(path)).split('BUY')).toHaveLength(2)
    await ads.settings({ maxads: 9, multiUserValue: [{ label: 'Editor', value: 'editor' }] })
    expect(await contentOf(path, { asker: 'editor' })).not.toContain('BUY')
    expect(await contentOf(path)).toContain('BUY')
    await ads.settings({ multiTagsValue: [{ label: 'x', value: tag.slug }] })
    expect(await contentOf(path)).not.toContain('BUY')
    await ads.settings({ multiTagsValue: [], post_types: ['page'] })
    expect(await contentOf(path)).not.toContain('BUY')
  })

  it('shows no content of a protected entry', async () => {
    const { id } = await make.post({ content: TEXT, password: 'x' })
    await ads.ad({ code: 'BUY' })
    expect(await contentOf(`/core/v2/posts/${id}`)).toBe('')
    expect(await contentOf(`/core/v2/posts/${id}?password=x`)).toContain('BUY')
  })
})

describe('Cached answers', () => {
  const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' }

  it('of one visitor are not given to another who sees other ads', async () => {
    const { id } = await make.post({ content: TEXT })
    const path = `/core/v2/posts/${id}`
    await ads.ad({ code: 'PHONE', targeting_include: [rule('device_type', 'mobile')] })
    await ads.ad({ code: 'SWISS', targeting_include: [rule('geo_location_country', 'CH')] })
    await ads.ad({ code: 'NEWS', targeting_include: [rule('referrer_url', 'https://n.example/')] })
    for (let turn = 0; turn < 3; turn++) {
      expect(await contentOf(path)).not.toMatch(/PHONE|SWISS|NEWS/)
      expect(await contentOf(path, { headers: PHONE })).toMatch(/^(?!.*SWISS).*PHONE/s)
      expect(await contentOf(path, { headers: { 'x-country': 'CH' } })).toMatch(
        /^(?!.*PHONE).*SWISS/s,
      )
      expect(await contentOf(path, { headers: { referer: 'https://n.example/' } })).toContain(
        'NEWS',
      )
      expect(await contentOf(path, { headers: { ...PHONE, 'x-country': 'CH' } })).toMatch(
        /PHONE.*SWISS/s,
      )
    }
  })

  it('say that they are for one visitor only where ads depend on the visitor', async () => {
    const { id } = await make.post({ content: TEXT })
    const cacheControl = async () =>
      (await service.api.get(`/core/v2/posts/${id}`)).headers['cache-control']
    expect(await cacheControl()).toBe('no-cache')
    await ads.ad()
    expect(await cacheControl()).toBe('no-cache')
    await ads.ad({ targeting_include: [rule('logged_in', 'true')] })
    expect(await cacheControl()).toBe('private, no-cache')
  })

  it('are reused for visitors who have seen the same', async () => {
    const { id } = await make.post({ content: TEXT })
    await ads.ad({ code: 'PHONE', targeting_include: [rule('device_type', 'mobile')] })
    const path = `/core/v2/posts/${id}`
    const { headers } = await service.api.get(path)
    const etag = { 'if-none-match': String(headers['etag']) }
    expect((await service.api.get(path, { headers: etag })).status).toBe(304)
    expect((await service.api.get(path, { headers: { ...etag, ...PHONE } })).status).toBe(200)
  })

  it('are invalidated on every node when a unit or a setting changes', async () => {
    const peer = await startService({ sharedWith: service })
    try {
      const { id } = await make.post({ content: TEXT })
      const read = async () => (await peer.api.get(`/core/v2/posts/${id}`)).text
      expect(await read()).not.toContain('BUY')
      await ads.ad({ code: 'BUY' })
      await until(async () => (await read()).includes('BUY'))
      await ads.settings({ post_types: ['page'] })
      await until(async () => !(await read()).includes('BUY'))
    } finally {
      await peer.close()
    }
  })
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It never came true.')
}
