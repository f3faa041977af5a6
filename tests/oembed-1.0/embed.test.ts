import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Api, Query } from '../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let api: Api
let make: Factories
let post: Created
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
  post = await make.post({ title: 'Fish & "Chips" <b>now</b>', slug: 'fish' })
})
afterAll(() => service.close())

const embed = (query: Query) => api.get('/oembed/1.0/embed', { query })
/** As it stands in pages. */
const TITLE = 'Fish &#038; &#8220;Chips&#8221; <b>now</b>'
const titleAt = async (url: string) => (await embed({ url })).body.title as unknown

describe('GET /oembed/1.0/embed', () => {
  describe('200', () => {
    it('describes a post', async () => {
      const { status, headers, body } = await embed({ url: post.link })
      expect({ status, type: headers['content-type'], allow: headers['allow'] }).toEqual({
        status: 200,
        type: 'application/json; charset=UTF-8',
        allow: 'GET',
      })
      expect(body).toEqual({
        version: '1.0',
        type: 'rich',
        provider_name: 'Almanac',
        provider_url: service.url,
        author_name: expect.any(String),
        author_url: expect.stringMatching(/\/author\/editor\/$/),
        title: TITLE,
        width: 600,
        height: 338,
        html: expect.any(String),
      })
    })

    it('has markup that is a quotation and a frame that can do nothing by itself', async () => {
      const { html } = (await embed({ url: post.link, maxwidth: 400 })).body
      expect(html).toBe(
        `<blockquote><a href="${post.link}">Fish &amp; “Chips” now</a></blockquote>\n` +
          `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox ` +
          `allow-top-navigation-by-user-activation" src="${service.url}/embed/${post.id}/" ` +
          `width="400" height="225" title="Fish &amp; “Chips” now – Almanac" frameborder="0" ` +
          `marginwidth="0" marginheight="0" scrolling="no" loading="lazy"></iframe>`,
      )
    })

    it.each([
      ['320', 320, 200],
      ['333.9', 333, 200],
      ['-300', 300, 200],
      ['400', 400, 225],
      ['401', 401, 226],
      ['20', 200, 200],
      ['4000', 600, 338],
      ['0', 200, 200],
      ['wide', 200, 200],
      ['', 200, 200],
      ['99999999999999999999', 600, 338],
      ['1e9', 200, 200],
    ])('takes maxwidth %j for %i by %i', async (maxwidth, width, height) => {
      expect((await embed({ url: post.link, maxwidth })).body).toMatchObject({ width, height })
    })

    it('has the usual width where the argument is a list', async () => {
      expect((await embed({ url: post.link, maxwidth: [300] })).body.width).toBe(600)
    })

    it.each(['yaml', '', 'XML', 'json'])('is JSON for the format %j', async (format) => {
      const { headers } = await embed({ url: post.link, format })
      expect(headers['content-type']).toBe('application/json; charset=UTF-8')
    })

    it('shows chosen fields only', async () => {
      const { body } = await embed({ url: post.link, _fields: 'title,width' })
      expect(body).toEqual({ title: TITLE, width: 600 })
    })

    it('shows the title of a protected post, and nothing of its text', async () => {
      const secret = unique('secret')
      const { link } = await make.post({ title: 'Locked', content: secret, password: 'key' })
      const { body, text } = await embed({ url: link })
      expect(body.title).toBe('Protected: Locked')
      expect(text).not.toContain(secret)
    })

    it('follows a change at once', async () => {
      const { id, link } = await make.post({ title: 'Before' })
      expect(await titleAt(link)).toBe('Before')
      await api.as('editor').patch(`/core/v2/posts/${id}`, { body: { title: 'After' } })
      expect(await titleAt(link)).toBe('After')
    })

    it('costs a fixed number of statements', async () => {
      const { database } = service.ctx
      await embed({ url: post.link })
      const before = database.statements()
      await embed({ url: post.link, maxwidth: 311 })
      expect(database.statements() - before).toBeLessThanOrEqual(3)
    })
  })

  describe('200', () => {
    it('says the same in XML', async () => {
      const { headers, text } = await embed({ url: post.link, format: 'xml' })
      expect(headers['content-type']).toBe('text/xml; charset=UTF-8')
      const parsed = new XMLParser({ parseTagValue: false, processEntities: true }).parse(text)
      const { body } = await embed({ url: post.link })
      const said = Object.entries(body as object).map(([name, value]) => [name, String(value)])
      expect(parsed.oembed).toEqual(Object.fromEntries(said))
    })

    it('escapes markup and leaves out what XML cannot hold', async () => {
      const { link } = await make.post({ title: `a]]> & 'b' "c" \u0001\ufffe d` })
      const { text } = await embed({ url: link, format: 'xml', _fields: 'title' })
      expect(text).toMatch(
        /<title>a\]\]&gt; &amp;#038; &amp;#8216;b&amp;#8217; &amp;#8220;c&amp;#8221; +d<\/title>/,
      )
    })

    it('is JSON within an envelope and for a script, whatever format is named', async () => {
      const enveloped = await embed({ url: post.link, format: 'xml', _envelope: 1 })
      expect(enveloped.body.body.title).toBe(TITLE)
      const script = await embed({ url: post.link, format: 'xml', _jsonp: 'f' })
      expect(script.text).toMatch(/^\/\*\*\/f\(\{/)
    })
  })

  describe('304', () => {
    it('confirms a current copy', async () => {
      for (const format of ['json', 'xml']) {
        const query = { url: post.link, format }
        const etag = (await embed(query)).headers['etag'] ?? ''
        const headers = { 'if-none-match': etag }
        const again = await api.get('/oembed/1.0/embed', { query, headers })
        expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
      }
    })
  })

  describe('400', () => {
    it('asks for the address', async () => {
      expect(await embed({})).toBeRestError('rest_missing_callback_param', 400)
    })

    it('refuses an address that is a list, and text that cannot be', async () => {
      expect(await embed({ url: ['a'] })).toBeRestError('rest_invalid_param', 400)
      expect(await embed({ url: 'a\0b' })).toBeRestError('rest_invalid_param', 400)
    })

    it('refuses in XML on request', async () => {
      const { status, headers, text } = await embed({ format: 'xml' })
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 400,
        type: 'text/xml; charset=UTF-8',
      })
      expect(text).toContain(
        '<data><status>400</status><params><item>url</item></params></data></oembed>',
      )
    })
  })

  describe('401', () => {
    it('refuses wrong credentials', async () => {
      const asker = { user: 'nobody', pass: 'nothing' }
      const answer = await api.as(asker).get('/oembed/1.0/embed', { query: { url: post.link } })
      expect(answer).toBeRestError('invalid_username', 401)
    })
  })

  describe('404', () => {
    it('refuses in XML on request', async () => {
      const { status, headers, text } = await embed({ url: `${service.url}/no/`, format: 'xml' })
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 404,
        type: 'text/xml; charset=UTF-8',
      })
      expect(text).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<oembed><code>oembed_invalid_url<\/code>/,
      )
    })

    it.each(['draft', 'pending', 'private', 'future'])(
      'shows nobody a %s post, not even its writer',
      async (status) => {
        const date = status === 'future' ? { date: '2090-01-01T00:00:00' } : {}
        const { id, slug } = await make.post({ slug: unique(status), status, ...date })
        for (const url of [`${service.url}/?p=${id}`, `${service.url}/${slug}/`]) {
          for (const asker of ['anonymous', 'editor', 'admin'] as const) {
            const answer = await api.as(asker).get('/oembed/1.0/embed', { query: { url } })
            expect(answer).toBeRestError('oembed_invalid_url', 404)
          }
        }
      },
    )

    it('drops what goes to the trash', async () => {
      const { id, link } = await make.post()
      expect((await embed({ url: link })).status).toBe(200)
      await api.as('editor').delete(`/core/v2/posts/${id}`)
      expect(await embed({ url: link })).toBeRestError('oembed_invalid_url', 404)
      expect(await embed({ url: `${service.url}/?p=${id}` })).toBeRestError(
        'oembed_invalid_url',
        404,
      )
    })
  })
})
