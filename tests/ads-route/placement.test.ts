import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, everywhere, rule, type AdTools } from './support.ts'

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
  await ads.settings({
    post_types: ['post', 'page'],
    maxads: 100,
    QckTags: true,
    multiUserValue: [],
    multiTagsValue: [],
    ignoreShortcodeCond: false,
    ad_performance_tracking: false,
  })
})
afterAll(() => service.close())

const TEXT = '<p>One.</p>\n\n<p>Two.</p>'

const contentOf = async (
  path: string,
  { asker = 'anonymous', headers = {} }: { asker?: 'anonymous' | 'editor'; headers?: object } = {},
): Promise<string> => {
  const answer = await service.api
    .as(asker)
    .get(path, { headers: headers as Record<string, string> })
  return answer.body.content.rendered
}

const pageOf = async (link: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(link, { headers })
  return { html: await answer.text(), headers: answer.headers }
}

describe('content of an entry', () => {
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

  it('has none for who edits it, in embeds, and in what a write answers', async () => {
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

  it('shows nothing of a protected entry beside its emptiness', async () => {
    const { id } = await make.post({ content: TEXT, password: 'x' })
    await ads.ad({ code: 'BUY' })
    expect(await contentOf(`/core/v2/posts/${id}`)).toBe('')
    expect(await contentOf(`/core/v2/posts/${id}?password=x`)).toContain('BUY')
  })
})

describe('remembered answers', () => {
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

  it('are good for who has seen the same', async () => {
    const { id } = await make.post({ content: TEXT })
    await ads.ad({ code: 'PHONE', targeting_include: [rule('device_type', 'mobile')] })
    const path = `/core/v2/posts/${id}`
    const { headers } = await service.api.get(path)
    const etag = { 'if-none-match': String(headers['etag']) }
    expect((await service.api.get(path, { headers: etag })).status).toBe(304)
    expect((await service.api.get(path, { headers: { ...etag, ...PHONE } })).status).toBe(200)
  })

  it('are forgotten on every node when a unit or a setting changes', async () => {
    const beside = await startService({ beside: service })
    try {
      const { id } = await make.post({ content: TEXT })
      const read = async () => (await beside.api.get(`/core/v2/posts/${id}`)).text
      expect(await read()).not.toContain('BUY')
      await ads.ad({ code: 'BUY' })
      await until(async () => (await read()).includes('BUY'))
      await ads.settings({ post_types: ['page'] })
      await until(async () => !(await read()).includes('BUY'))
    } finally {
      await beside.close()
    }
  })
})

describe('the page of an entry', () => {
  it('is the same as ever where no ad shows, its policy too', async () => {
    const { link } = await make.post({ content: TEXT })
    const before = await pageOf(link)
    await ads.ad({ code: 'BUY', visibility_include: [rule('post_type', 'page')] })
    const after = await pageOf(link)
    expect(after.html).toBe(before.html)
    const policy = 'content-security-policy'
    expect(after.headers.get(policy)).toBe(before.headers.get(policy))
    expect(after.headers.get('cache-control')).toBe('no-cache')
  })

  it('runs the scripts of ads, and none of the content', async () => {
    const content = '<p>One.</p><script>content()</script>'
    const { link } = await make.post({ content })
    await ads.ad({ code: '<script>ad()</script><style>b{}</style>', position: 'end_of_post' })
    const { html, headers } = await pageOf(link)
    const policy = String(headers.get('content-security-policy'))
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1]
    expect(nonce).toMatch(/^[\w+/=]{24}$/)
    expect(html).toContain(
      `<script nonce="${nonce}">ad()</script><style nonce="${nonce}">b{}</style>`,
    )
    expect(html).toContain('<script>content()</script>')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    const again = await pageOf(link)
    expect(again.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('lets only its own script run for ads without any', async () => {
    const { link } = await make.post({ content: TEXT })
    await ads.ad()
    const still = await pageOf(link)
    expect(still.html).not.toContain('<script')
    await ads.settings({ ad_performance_tracking: true })
    const { html, headers } = await pageOf(link)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+'(?:;|$)/)
    const script =
      /<script\s+defer\s+src="([^"]+)"\s+nonce="[^"]+"\s+data-track="([^"]+)"\s+data-token="([\w-]+)"/.exec(
        html,
      )
    expect(script?.[2]).toBe(`${service.root}/ads-route/ads-track`)
    const asset = await fetch(String(script?.[1]))
    expect(asset.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(new Function(await asset.text())).toBeInstanceOf(Function)
    const old = await fetch(`${service.url}/assets/ads-0123456789ab.js`)
    expect(old.status).toBe(404)
    expect((await fetch(String(script?.[1]), { method: 'POST' })).status).toBe(405)
  })

  it('has ads around its text', async () => {
    const { link } = await make.post({ content: TEXT })
    await ads.ad({ code: 'ABOVE', position: 'before_header' })
    await ads.ad({ code: 'BELOW', position: 'after_header' })
    await ads.ad({ code: 'STICKY', position: 'ad_sticky_ad', cls_btn: true })
    const child = await ads.ad({ code: 'POPPED', visibility_include: [] })
    await ads.ad({
      ad_type: 'popup_ads',
      ads_list: [{ value: child }],
      specific_time_interval_sec: 2,
    })
    const { html } = await pageOf(link)
    expect(html).toMatch(
      /ABOVE[^]*<header[^]*<\/header>[^]*BELOW[^]*<main[^]*<\/main>[^]*STICKY[^]*POPPED/,
    )
    expect(html).toContain('class="ads-close"')
    expect(html).toContain('data-ads-after="2"')
  })

  it('at the entrance has what is meant for it', async () => {
    await ads.ad({ code: 'HOME', visibility_include: [rule('general', 'homepage')] })
    await ads.ad({ code: 'POSTS' })
    expect((await pageOf(`${service.url}/`)).html).toMatch(/^(?![^]*POSTS)[^]*HOME/)
    await ads.settings({ visibility: { AppHome: false } })
    expect((await pageOf(`${service.url}/`)).html).not.toContain('HOME')
    await ads.settings({ visibility: { AppHome: true } })
  })
})

describe('markup of units', () => {
  const markupOf = async (fields: object): Promise<string> => {
    const { id } = await make.post({ content: '<p>x</p>' })
    await ads.ad(fields as Record<string, unknown>)
    return (await contentOf(`/core/v2/posts/${id}`)).split('<p>x</p>')[0] ?? ''
  }

  it('escapes what is text', async () => {
    const markup = await markupOf({
      ad_label_check: true,
      ad_label_text: '<i>"Ad"</i>',
      align: 1,
      margin: 5,
    })
    expect(markup).toContain('&lt;i&gt;&quot;Ad&quot;&lt;/i&gt;')
    expect(markup).toContain('style="text-align:center;margin:5px 0px 0px 0px"')
  })

  it('links a picture', async () => {
    const markup = await markupOf({
      ad_type: 'ad_image',
      image_src: 'https://x.example/a.png?a=1&b=2',
      image_redirect_url: '/buy',
      banner_ad_width: 300,
    })
    expect(markup).toContain(
      '<a href="/buy" target="_blank" rel="nofollow sponsored noopener"><img src="https://x.example/a.png?a=1&amp;b=2" alt="" width="300" loading="lazy" /></a>',
    )
  })

  it('gives phones their own picture', async () => {
    const { id } = await make.post({ content: TEXT })
    await ads.ad({
      ad_type: 'ad_image',
      image_src: '/wide.png',
      mobile_image_check: true,
      image_mobile_src: '/small.png',
    })
    const path = `/core/v2/posts/${id}`
    expect(await contentOf(path)).toContain('/wide.png')
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' }
    expect(await contentOf(path, { headers: phone })).toContain('/small.png')
  })

  it('has elements for the provider, and its script once the address is set', async () => {
    const fields = { ad_type: 'provider', data_ad_client: 'ca-pub-1', data_ad_slot: '7' }
    expect(await markupOf(fields)).toContain(
      '<ins class="ads-provider" data-ad-client="ca-pub-1" data-ad-slot="7" style="display:inline-block;width:300px;height:250px"></ins>',
    )
    await ads.settings({ provider_script_url: 'https://ads.example/s.js' })
    await ads.clear()
    expect(await markupOf(fields)).toContain('src="https://ads.example/s.js?client=ca-pub-1"')
    await ads.settings({ provider_script_url: '' })
  })

  it('shows groups every so many paragraphs, in turn', async () => {
    const one = await ads.ad({ code: 'ONE', visibility_include: [] })
    const two = await ads.ad({ code: 'TWO', visibility_include: [] })
    await ads.ad({
      ad_type: 'group_insertion',
      sort_type: 'fixed',
      ads_list: [{ value: one }, { value: two }],
      insert_after: 1,
    })
    const { id } = await make.post({ content: '<p>a</p><p>b</p><p>c</p>' })
    const shown = await contentOf(`/core/v2/posts/${id}`)
    expect(shown).toMatch(/a<\/p>.*ONE.*b<\/p>.*TWO.*c<\/p>.*ONE/s)
  })

  it('keeps units of other systems, and shows nothing of them', async () => {
    const markup = await markupOf({ ad_type: 'network', network_name: 'x', secret_id: 'y' })
    expect(markup).not.toContain('ads-unit')
  })
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It never came true.')
}
