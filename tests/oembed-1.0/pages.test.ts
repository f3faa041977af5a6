import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

async function visit(path: string, init: RequestInit = {}) {
  const url = path.startsWith('/') ? service.url + path : path
  const response = await fetch(url, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, headers: Object.fromEntries(headers), text: await response.text() }
}

describe('The page of an entry', () => {
  it('shows title, date, author and content', async () => {
    const { link, id } = await make.post({
      title: 'Fish & chips',
      content: 'One\n\nTwo',
      date: '2026-02-03T23:30:00',
    })
    const { status, headers, text } = await visit(link)
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=UTF-8',
    })
    expect(text).toContain('<h1>Fish &amp; chips</h1>')
    expect(text).toContain('<p>One</p>\n<p>Two</p>')
    expect(text).toMatch(/<time datetime="2026-02-03T23:30:00-05:00"\s*>February 3, 2026<\/time/)
    expect(text).toContain(`<link rel="canonical" href="${link}" />`)
    expect(headers['link']).toBe(
      `<${service.root}/>; rel="https://api.w.org/", ` +
        `<${service.root}/core/v2/posts/${id}>; rel="alternate"; type="application/json"`,
    )
    for (const path of [`/?p=${id}`, `/?page_id=${id}`, link.replace(/\/$/, '')]) {
      expect((await visit(path)).text).toBe(text)
    }
  })

  it('leads to embed data in both formats', async () => {
    const { link } = await make.page({ title: 'A "page"' })
    const { text } = await visit(link)
    const links = [
      ...text.matchAll(/type="((?:application\/json|text\/xml)\+oembed)"\s+href="([^"]+)"/g),
    ]
    expect(links.map(([, type]) => type)).toEqual(['application/json+oembed', 'text/xml+oembed'])
    for (const [, type, href = ''] of links) {
      const answer = await visit(href.replaceAll('&amp;', '&'))
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toContain(type?.split('+')[0])
    }
  })

  it('lets nothing run', async () => {
    const { link } = await make.post({ content: '<script>document.title = "x"</script>' })
    const { headers } = await visit(link)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("form-action 'self'; frame-ancestors 'self'; base-uri 'none'")
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('shows the title of a protected entry and no word of its text', async () => {
    const secret = unique('secret')
    const { link, id } = await make.post({
      title: 'Locked',
      content: secret,
      excerpt: secret,
      password: 'key',
    })
    for (const path of [link, `/embed/${id}/`]) {
      const { text } = await visit(path)
      expect(text).toContain('Protected: Locked')
      expect(text).not.toContain(secret)
    }
  })

  it.each(['draft', 'pending', 'private', 'future'])(
    'is not there for a %s entry',
    async (status) => {
      const date = status === 'future' ? { date: '2090-01-01T00:00:00' } : {}
      const { id, slug } = await make.post({
        title: unique('hidden'),
        slug: unique(),
        status,
        ...date,
      })
      for (const path of [`/?p=${id}`, `/${slug}/`, `/embed/${id}/`]) {
        const { status: code, text } = await visit(path)
        expect({ code, hidden: text.includes('hidden') }).toEqual({ code: 404, hidden: false })
      }
    },
  )

  it.each(['/nothing/', '/a/b/c', '/?p=0', '/?p=x', '/embed/', '/embed/x/', '/embed/0/'])(
    'is not there for %s',
    async (path) => {
      const { status, headers } = await visit(service.url + path)
      expect(status).toBe(404)
      expect(headers['content-type']).toContain('text/html')
    },
  )

  it('can be read, and nothing else', async () => {
    const { link, id } = await make.post()
    for (const path of [link, `/embed/${id}/`]) {
      const head = await visit(path, { method: 'HEAD' })
      expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: '' })
      const post = await visit(path, { method: 'POST' })
      expect({ status: post.status, allow: post.headers['allow'] }).toEqual({
        status: 405,
        allow: 'GET, HEAD',
      })
    }
  })
})

describe('The frame of an entry', () => {
  it('shows title, first words and source, and leads out of the frame', async () => {
    const content = `<p>Words &amp; <b>more</b> of it.</p><img src="https://elsewhere.test/x.png">`
    const { id, link } = await make.post({ title: 'Fish & "chips"', content })
    const { status, text } = await visit(`/embed/${id}/`)
    expect(status).toBe(200)
    expect(text).toContain(`<a href="${link}" target="_top">Fish &amp; “chips”</a>`)
    expect(text).toContain('Words &amp; more of it.')
    expect(text).toContain(`<a href="${service.url}/" target="_top">Almanac</a>`)
    expect(text).not.toContain('elsewhere.test')
  })

  it('may stand on any site, in a sandbox of its own', async () => {
    const { id } = await make.post()
    const { headers } = await visit(`/embed/${id}/`)
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src ${service.url}; img-src ${service.url} data:; ` +
        "form-action 'none'; frame-ancestors *; base-uri 'none'; sandbox allow-popups " +
        'allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is there without a slash at its end too', async () => {
    const { id } = await make.page()
    expect((await visit(`/embed/${id}`)).status).toBe(200)
  })
})
