import { Script } from 'node:vm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { adsScript } from '../../src/pages/ads/page-script.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, pageOf, rule, type AdTools, type ContentOptions } from './support.ts'

let service: TestService
let ads: AdTools
let make: Factories
beforeAll(async () => {
  service = await startService()
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

const markupOf = async (fields: object): Promise<string> => {
  const { id } = await make.post({ content: '<p>x</p>' })
  await ads.ad(fields as Record<string, unknown>)
  return (await contentOf(`/core/v2/posts/${id}`)).split('<p>x</p>')[0] ?? ''
}

describe('The page of an entry', () => {
  it('is unchanged where no ad shows, its policy too', async () => {
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
    // The structured data of the entry is no script that runs.
    expect(still.html).not.toMatch(/<script(?! type="application\/ld\+json")/)
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
    expect(() => new Script(adsScript.body)).not.toThrow()
    expect(await asset.text()).toBe(adsScript.body)
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

  it('has the ads of the front page there', async () => {
    await ads.ad({ code: 'HOME', visibility_include: [rule('general', 'homepage')] })
    await ads.ad({ code: 'POSTS' })
    expect((await pageOf(`${service.url}/`)).html).toMatch(/^(?![^]*POSTS)[^]*HOME/)
    await ads.settings({ visibility: { AppHome: false } })
    expect((await pageOf(`${service.url}/`)).html).not.toContain('HOME')
    await ads.settings({ visibility: { AppHome: true } })
  })
})

describe('Markup of units', () => {
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

  it('shows groups at intervals of paragraphs, in turn', async () => {
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
