import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { redirect, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { createFactories, unique } from '../support/factories.ts'
import type { TestService } from '../support/service.ts'
import { JSON_TYPE, startProxySetting, VIDEO, type ProxySetting } from './support/proxy-setting.ts'

const NOTHING = ['oembed_invalid_url', 404] as const
let setting: ProxySetting
let service: TestService
let other: OtherSite
let provider: OtherSite
beforeAll(async () => {
  setting = await startProxySetting()
  ;({ service, other, provider } = setting)
})
afterAll(() => setting.close())

const proxy: ProxySetting['proxy'] = (...given) => setting.proxy(...given)
const publishes: ProxySetting['publishes'] = (...given) => setting.publishes(...given)
const provides: ProxySetting['provides'] = (answer) => setting.provides(answer)

describe('GET /oembed/1.0/proxy', () => {
  describe('200', () => {
    it('requests a known provider at its address, and passes on the sizes', async () => {
      provides(VIDEO)
      const url = `${provider.url}/watch/7?list=1`
      const { status, body } = await proxy({ url, maxwidth: 400, maxheight: 300 })
      expect({ status, body }).toMatchObject({ status: 200, body: { type: 'video', width: 400 } })
      const requested = new URL(provider.requests.at(-1)?.url ?? '', provider.url)
      expect(requested.pathname).toBe('/oembed')
      expect(Object.fromEntries(requested.searchParams)).toEqual({
        key: '1',
        url,
        format: 'json',
        maxwidth: '400',
        maxheight: '300',
      })
    })

    it('gives frames of known providers a sandbox in which players work', async () => {
      provides(VIDEO)
      const { html } = (await proxy({ url: `${provider.url}/watch/${unique()}` })).body
      expect(html).toContain('<iframe src="https://player.test/7" width="400" height="225"')
      expect(html).toMatch(/sandbox="[^"]*allow-same-origin allow-scripts"/)
    })

    it('discovers the embed data of other sites, whose frames are anonymous', async () => {
      const { status, body } = await proxy({ url: publishes(VIDEO) })
      expect(status).toBe(200)
      expect(body.html).toMatch(/sandbox="[^"]*allow-scripts"/)
      expect(body.html).not.toContain('allow-same-origin')
      expect(other.requests.at(-1)?.url).toMatch(/\?a=1&b=2&maxwidth=600$/)
    })

    it('discovers XML, and prefers JSON', async () => {
      const xml = '<link rel="alternate" type="text/xml+oembed" href="/x.xml">'
      other.pages.set(
        '/x.xml',
        text(
          '<?xml version="1.0"?><oembed><version>1.0</version><type>rich</type><width>300</width>' +
            '<title>Fish &amp; chips</title><html>&lt;blockquote&gt;x &amp;amp; y&lt;/blockquote&gt;' +
            '</html></oembed>',
          { 'content-type': 'text/xml; charset=utf-8' },
        ),
      )
      expect((await proxy({ url: publishes({}, xml) })).body).toEqual({
        version: '1.0',
        type: 'rich',
        title: 'Fish & chips',
        width: 300,
        html: '<blockquote>x &amp; y</blockquote>',
      })
      const better = '<link rel=alternate type=application/json+oembed href=/x.json>'
      other.pages.set(
        '/x.json',
        text('{"type":"link","title":"JSON"}', { 'content-type': 'application/json' }),
      )
      expect((await proxy({ url: publishes({}, xml + better) })).body.title).toBe('JSON')
    })

    it('follows redirects of pages, and reads links from where they lead', async () => {
      const target = publishes({ type: 'link', title: 'Moved' })
      other.pages.set('/moved', redirect(target))
      expect((await proxy({ url: `${other.url}/moved` })).body.title).toBe('Moved')
    })

    it('answers for addresses of this site without a request', async () => {
      const { link } = await createFactories(service.api).post({ title: 'Own' })
      const { body } = await proxy({ url: link, maxwidth: 400, discover: false })
      expect(body).toMatchObject({ title: 'Own', width: 400, height: 225 })
    })

    it('answers in JSON whatever format is named', async () => {
      const url = publishes({ type: 'link', title: 'A < B' })
      const { headers, body } = await proxy({ url, format: 'xml' })
      expect(headers['content-type']).toBe('application/json; charset=UTF-8')
      expect(body.title).toBe('A < B')
    })

    it('leaves out values of a wrong type', async () => {
      const { body } = await proxy({
        url: publishes({
          type: 'photo',
          version: 2,
          url: '//pictures.test/a.png',
          title: ['x'],
          width: '100%',
          height: null,
          thumbnail_width: '80',
          author_url: 'javascript:alert(1)',
          provider_url: 'http://provider.test',
          provider_name: '<b>Provider</b> &amp; &lt;script&gt;sons',
          cache_age: -5,
          secret: 'x',
        }),
      })
      expect(body).toEqual({
        version: '1.0',
        type: 'photo',
        url: 'https://pictures.test/a.png',
        thumbnail_width: 80,
        provider_url: 'http://provider.test/',
        provider_name: 'Provider & sons',
      })
    })
  })

  describe('304', () => {
    it('confirms a current copy', async () => {
      const query = { url: publishes(VIDEO) }
      const etag = (await proxy(query)).headers['etag'] ?? ''
      const again = await service.api
        .as('contributor')
        .get('/oembed/1.0/proxy', { query, headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
    })
  })

  describe('400', () => {
    it('checks the address before the credentials', async () => {
      expect(await proxy({}, 'anonymous')).toBeRestError('rest_missing_callback_param', 400)
    })

    it.each([
      ['format', { format: 'yaml' }],
      ['maxwidth', { maxwidth: 'wide' }],
      ['maxheight', { maxheight: '1.5' }],
      ['discover', { discover: 'perhaps' }],
    ])('refuses a wrong %s', async (name, query) => {
      const answer = await proxy({ url: `${other.url}/`, ...query })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params)).toEqual([name])
    })
  })

  describe('401/403', () => {
    it('refuses everybody who may not edit posts', async () => {
      const url = publishes(VIDEO)
      expect(await proxy({ url }, 'anonymous')).toBeRestError('rest_forbidden', 401)
      expect(await proxy({ url }, 'subscriber')).toBeRestError('rest_forbidden', 403)
      const { headers } = await proxy({ url }, 'subscriber')
      expect(headers['allow']).toBeUndefined()
    })
  })

  describe('404', () => {
    it.each([
      'no address',
      'ftp://elsewhere.test/',
      'http://user:pass@elsewhere.test/',
      'http://127.0.0.1:1/',
      'http://localhost:8080/',
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::ffff:127.0.0.1]/',
      'http://2130706433/',
      `http://elsewhere.test/${'x'.repeat(3000)}`,
    ])('finds nothing at %s', async (url) => {
      expect(await proxy({ url })).toBeRestError(...NOTHING)
    })

    it('finds nothing where nothing is discovered, or nothing may be', async () => {
      const url = publishes(VIDEO, '<title>Nothing here</title>')
      expect(await proxy({ url })).toBeRestError(...NOTHING)
      expect(await proxy({ url: publishes(VIDEO), discover: false })).toBeRestError(...NOTHING)
    })

    it('finds nothing where this site has nothing', async () => {
      expect(await proxy({ url: `${service.url}/nothing/` })).toBeRestError(...NOTHING)
    })

    it('finds nothing where a page names embed data at an address that is not allowed', async () => {
      for (const href of ['http://10.0.0.1/', 'http://127.0.0.1:1/', 'file:///etc/passwd']) {
        const link = `<link rel="alternate" type="application/json+oembed" href="${href}">`
        expect(await proxy({ url: publishes({}, link) })).toBeRestError(...NOTHING)
      }
    })

    it.each([
      ['no JSON', 'x'],
      ['a list', '[]'],
      ['null', 'null'],
      ['no type', '{}'],
      ['an unknown type', '{"type":"program"}'],
      ['a photo without address', '{"type":"photo"}'],
      ['a video without markup', '{"type":"video"}'],
      ['markup that is not text', '{"type":"rich","html":{}}'],
      ['a script alone', '{"type":"rich","html":"<script>alert(1)</script>"}'],
      ['a frame of a script', '{"type":"rich","html":"<iframe src=\'javascript:alert(1)\'>"}'],
      ['very much markup', JSON.stringify({ type: 'rich', html: 'x'.repeat(70_000) })],
    ])('finds nothing where a provider answers %s', async (_what, answer) => {
      provider.pages.set('/oembed', text(answer, JSON_TYPE))
      expect(await proxy({ url: `${provider.url}/watch/${unique()}` })).toBeRestError(...NOTHING)
    })

    it('finds nothing where XML has entities of its own', async () => {
      const bomb =
        '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><oembed><type>link</type></oembed>'
      provider.pages.set('/oembed', text(bomb, { 'content-type': 'text/xml' }))
      expect(await proxy({ url: `${provider.url}/watch/${unique()}` })).toBeRestError(...NOTHING)
    })
  })
})
