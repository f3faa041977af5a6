import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  redirect,
  startOtherSite,
  text,
  type OtherSite,
} from '../adapters/outgoing/support/site.ts'
import type { Actor, Query } from '../support/api.ts'
import { createFactories, unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { growth, LINEAR } from '../support/growth.ts'

const PATH = '/block-editor/v1/url-details'
const NOTHING = { title: '', icon: '', description: '', image: '' }

let now = Date.parse('2026-06-01T12:00:00Z')
let service: TestService
let other: OtherSite
beforeAll(async () => {
  other = await startOtherSite()
  const environment = { OUTGOING_ALLOW: other.place }
  service = await startService({ clock: () => new Date(now), environment })
})
afterAll(async () => {
  await service.close()
  await other.close()
})

const ask = (query: Query, asker: Actor = 'contributor') =>
  service.api.as(asker).get(PATH, { query })

/** A page of the other site; answers its address. */
function publishes(html: string | Buffer, headers?: Parameters<typeof text>[1]): string {
  const path = `/${unique('page')}`
  other.pages.set(path, text(html, headers))
  return other.url + path
}

const detailsOf = async (html: string | Buffer, headers?: Parameters<typeof text>[1]) =>
  (await ask({ url: publishes(html, headers) })).body

describe('GET /block-editor/v1/url-details', () => {
  describe('200', () => {
    it('returns what the head of a page says, with absolute addresses', async () => {
      const url = publishes(`<!doctype html><html><head>
        <title> Fish &amp; chips &ndash; caf&eacute;\n &#8220;Sea&#8221; </title>
        <link rel="stylesheet" href="/x.css"><link rel="shortcut icon" href="/icon.png?a=1&amp;b=2">
        <meta name="description" content="Best &lt;b&gt;fish&lt;/b&gt; in town">
        <meta property="og:image" content="img/fish.jpg"></head><body><title>No</title>`)
      const { status, body } = await ask({ url })
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          title: 'Fish & chips – café “Sea”',
          icon: `${other.url}/icon.png?a=1&b=2`,
          description: 'Best fish in town',
          image: `${other.url}/img/fish.jpg`,
        },
      })
    })

    it('sends requests as this site, without credentials', async () => {
      await ask({ url: publishes('<title>x</title>') })
      const { headers } = other.requests.at(-1) ?? {}
      expect(headers?.['user-agent']).toBe(`Almanac (+${service.url})`)
      expect(headers?.authorization).toBeUndefined()
      expect(headers?.cookie).toBeUndefined()
    })

    it('follows redirects, and reads addresses from where they lead', async () => {
      other.pages.set('/deep/target', text('<title>There</title><link rel=icon href=i.png>'))
      other.pages.set('/moved', redirect('/deep/target'))
      const { body } = await ask({ url: `${other.url}/moved` })
      expect(body.title).toBe('There')
      expect(body.icon).toBe(`${other.url}/deep/i.png`)
    })

    it('takes the base of a page for its addresses', async () => {
      const html = '<base href="https://cdn.test/a/"><link rel="icon" href="i.png">'
      expect((await detailsOf(html)).icon).toBe('https://cdn.test/a/i.png')
    })

    it('takes pictures in the page for icons, and no other data', async () => {
      const icon = 'data:image/png;base64,AAAA'
      expect((await detailsOf(`<link rel="icon" href="${icon}">`)).icon).toBe(icon)
      const html = '<link rel="icon" href="data:text/html,<script>alert(1)</script>">'
      expect((await detailsOf(html)).icon).toBe('')
    })

    it('leaves out addresses that a browser would run', async () => {
      const html =
        '<link rel="icon" href="javascript:alert(1)"><meta property="og:image" content=" java&#10;script:x">'
      expect(await detailsOf(html)).toEqual(NOTHING)
    })

    it('makes no tags of encoded text', async () => {
      const html =
        '<title>&lt;script&gt;alert(1)&lt;/script&gt;a &amp;lt;b&amp;gt; 1 &lt; 2</title>' +
        '<meta name="description" content="&lt;img src=x onerror=alert(1)&gt;text">'
      const { title, description } = await detailsOf(html)
      expect(title).toBe('a &lt;b&gt; 1 < 2')
      expect(description).toBe('text')
    })

    it.each([
      ['windows-1251', 'text/html; charset=windows-1251', Buffer.from([0xcc, 0xe8, 0xf0]), 'Мир'],
      ['latin1', 'text/html; charset=ISO-8859-1', Buffer.from([0x63, 0xe9]), 'cé'],
    ])('reads %s as the answer names it', async (_, type, bytes, title) => {
      const html = Buffer.concat([Buffer.from('<title>'), bytes, Buffer.from('</title>')])
      expect((await detailsOf(html, { 'content-type': type })).title).toBe(title)
    })

    it('reads an encoding that only the page declares', async () => {
      const html = Buffer.concat([
        Buffer.from(
          '<head><meta http-equiv="Content-Type" content="text/html; charset=shift_jis"><title>',
        ),
        Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
        Buffer.from('</title>'),
      ])
      expect((await detailsOf(html)).title).toBe('日本')
    })

    it('reads marked UTF-16, and takes unknown encodings for UTF-8', async () => {
      const wide = Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('<title>ä</title>', 'utf16le'),
      ])
      expect((await detailsOf(wide)).title).toBe('ä')
      const type = { 'content-type': 'text/html; charset=none-such' }
      expect((await detailsOf('<title>ä</title>', type)).title).toBe('ä')
    })

    it('reads the first 150 kB alone', async () => {
      const early = `<title>Early</title>${'<!-- x -->'.repeat(100_000)}`
      expect((await detailsOf(early)).title).toBe('Early')
      const late = `<head>${'<!-- x -->'.repeat(20_000)}<title>Late</title>`
      expect((await detailsOf(late)).title).toBe('')
    })

    it.each([
      ['nothing but tags', '<', 100_000],
      ['open tags', '<title ', 20_000],
      ['open quotes', '<meta content="', 10_000],
      ['open titles', '<title>', 20_000],
      ['many links', '<link rel=icon href=>', 7000],
      ['closing tags', '</title>', 18_000],
    ])('reads %s in time that grows linearly with the page', async (_, piece, most) => {
      const read = async (count: number): Promise<void> => {
        expect((await ask({ url: publishes(piece.repeat(count)) })).status).toBe(200)
      }
      expect(await growth(read, most)).toBeLessThan(LINEAR)
    })

    it('returns nothing for what is not a page', async () => {
      const type = { 'content-type': 'image/png' }
      expect(await detailsOf('<title>x</title>', type)).toEqual(NOTHING)
    })

    it('reads pages of this site, wherever it is', async () => {
      const { link } = await createFactories(service.api).post({ title: 'Our own' })
      expect((await ask({ url: link })).body.title).toContain('Our own')
    })

    it('sends one request an hour for all nodes, whatever the slash at the end', async () => {
      const url = publishes('<title>Once</title>')
      const second = await startService({ sharedWith: service, clock: () => new Date(now) })
      try {
        await ask({ url })
        const requestCount = other.requests.length
        await ask({ url: `${url}/` })
        const query = { url }
        await second.api.as('editor').get(PATH, { query })
        expect(other.requests.length).toBe(requestCount)
        now += 61 * 60_000
        await ask({ url })
        expect(other.requests.length).toBe(requestCount + 1)
      } finally {
        await second.close()
      }
    })
  })

  it('304 confirms a current copy', async () => {
    const url = publishes('<title>x</title>')
    const headers = { 'if-none-match': (await ask({ url })).headers['etag'] ?? '' }
    const again = await service.api.as('contributor').get(PATH, { query: { url }, headers })
    expect(again.status).toBe(304)
  })

  describe('400', () => {
    it('checks the address before the credentials', async () => {
      expect(await ask({}, 'anonymous')).toBeRestError('rest_missing_callback_param', 400)
    })

    it.each([
      '',
      ' ',
      'nonsense',
      '/relative',
      'ftp://elsewhere.test/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://user:pass@elsewhere.test/',
      'http://elsewhere.test:81/',
      'https://elsewhere.test:22/',
      'http://127.0.0.1:1/',
      'http://10.0.0.1/',
      'http://192.168.1.1/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0/',
      `http://elsewhere.test/${'x'.repeat(3000)}`,
    ])('refuses the address %j before it checks credentials', async (url) => {
      const answer = await ask({ url }, 'anonymous')
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.params).toEqual({ url: expect.any(String) })
    })

    it('refuses a name, or a redirect, that leads to this machine', async () => {
      other.pages.set('/inside', redirect('http://127.0.0.1:1/'))
      for (const url of ['http://localhost:8080/', `${other.url}/inside`]) {
        expect(await ask({ url })).toBeRestError('rest_invalid_param', 400)
      }
    })
  })

  it.each([
    ['anonymous', 401],
    ['subscriber', 403],
  ] as const)('401/403 refuses %s with %d', async (asker, status) => {
    const answer = await ask({ url: `${service.url}/` }, asker)
    expect(answer).toBeRestError('rest_cannot_view_url_details', status)
  })

  it.each(['author', 'editor', 'admin'] as const)('200 is for %s too', async (asker) => {
    expect((await ask({ url: publishes('<title>x</title>') }, asker)).status).toBe(200)
  })

  describe('404', () => {
    it('finds nothing where the answer has another status than 200, each time anew', async () => {
      const url = `${other.url}/${unique()}`
      expect(await ask({ url })).toBeRestError('no_response', 404)
      other.pages.set(new URL(url).pathname, text('<title>Now</title>'))
      expect((await ask({ url })).body.title).toBe('Now')
    })

    it('finds nothing where there is no answer, or none to the end', async () => {
      other.pages.set('/hangup', (request) => void request.socket.destroy())
      other.pages.set('/ring', redirect('/ring'))
      for (const path of ['/hangup', '/ring']) {
        expect(await ask({ url: other.url + path })).toBeRestError('no_response', 404)
      }
    })

    it('finds nothing where the answer is empty', async () => {
      expect(await ask({ url: publishes('') })).toBeRestError('no_content', 404)
    })
  })
})

it('GET /block-editor/v1/url-details 400 refuses the addresses of a private network that are not allowed', async () => {
  const url = publishes('<title>x</title>')
  const strict = await startService({ sharedWith: service })
  try {
    const answer = await strict.api.as('admin').get(PATH, { query: { url } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  } finally {
    await strict.close()
  }
})
