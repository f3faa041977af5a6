import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewTools, type PreviewTools } from '../core-v2/preview-links/support.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { png } from '../media/support/files.ts'
import { picture } from '../media/support/upload.ts'
import { startService, type TestService } from '../support/service.ts'

const HOUR = 60 * 60 * 1000

let later = 0
let service: TestService
let make: Factories
let linkTo: PreviewTools['linkTo']
let draft: PreviewTools['draft']
beforeAll(async () => {
  service = await startService({ clock: () => new Date(Date.now() + later) })
  make = createFactories(service.api)
  ;({ linkTo, draft } = previewTools(service.api))
}, 30_000)
afterAll(() => service?.close())

async function open(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(url, { redirect: 'manual', headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const SECRET_ADDRESS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'www-authenticate': null,
  etag: null,
}

const headersOf = ({ headers }: { readonly headers: Headers }) =>
  Object.fromEntries(Object.keys(SECRET_ADDRESS).map((name) => [name, headers.get(name)]))

describe('A preview link', () => {
  it('shows a draft to everybody, with the end of the link', async () => {
    const { url } = await draft()
    const page = await open(url)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Not yet.')
    expect(page.text).toContain('Anyone with this link can see it until')
    expect(page.text).toContain('<meta name="robots" content="noindex" />')
  })

  it.each(['pages', 'blocks', 'navigation', 'cal_events', 'cal_venue', 'cal_organizer'])(
    'shows drafts of %s',
    async (base) => {
      const body = { title: 'In secret', content: 'Not yet.', status: 'draft' }
      const { body: item } = await service.api.as('admin').post(`/core/v2/${base}`, { body })
      const { url } = await linkTo(`/core/v2/${base}/${item.id}`)
      const page = await open(url)
      expect([page.status, page.text.includes('In secret')]).toEqual([200, true])
    },
  )

  it('has no address on a front end where none is set', async () => {
    const { path } = await draft()
    const { body } = await service.api.as('admin').post(`${path}/preview-links`)
    expect(body.front_end_url).toBe(null)
  })

  it('is neither cached nor passed on', async () => {
    expect(headersOf(await open((await draft()).url))).toEqual(SECRET_ADDRESS)
  })

  it('does not carry its token to other pages', async () => {
    const { url } = await draft()
    const token = new URL(url).searchParams.get('preview_token') ?? ''
    expect((await open(url)).text).not.toContain(token)
  })

  it('shows an autosave while the published page stays the same', async () => {
    const { id, link } = await make.page({ content: 'Published.' })
    const path = `/core/v2/pages/${id}`
    const { body } = await service.api
      .as('admin')
      .post(`${path}/autosaves`, { body: { content: 'Not yet.' } })
    const { url } = await linkTo(path, { revision: body.id })
    const [preview, published] = [await open(url), await open(link)]
    expect([preview.text.includes('Not yet.'), published.text.includes('Not yet.')]).toEqual([
      true,
      false,
    ])
  })

  it('shows a protected draft without its password', async () => {
    const { url } = await draft({ password: 'sesame' })
    expect((await open(url)).text).toContain('Not yet.')
  })

  it('leads to the public page once the item is published', async () => {
    const { path, url } = await draft()
    const { body } = await service.api
      .as('editor')
      .patch(path, { body: { status: 'publish', slug: 'out-now' } })
    const { status, headers } = await open(url)
    expect([status, headers.get('location')]).toEqual([302, body.link])
  })

  it('shows no other item', async () => {
    const { url } = await draft()
    const other = await draft({ content: 'Another secret.' })
    const page = await open(url.replace(/p=\d+/, `p=${other.id}`))
    expect([page.status, page.text.includes('secret')]).toEqual([404, false])
  })

  it('is one address alone', async () => {
    const { url } = await draft()
    const page = await open(url.replace('/?', '/about/?'))
    expect(page.status).toBe(404)
  })

  it('has ended after its hours', async () => {
    const { url } = await draft()
    later = 25 * HOUR
    const page = await open(url).finally(() => (later = 0))
    expect([page.status, page.text.includes('Not yet.')]).toEqual([404, false])
    expect(page.text).toContain('has ended')
    expect(headersOf(page)).toEqual(SECRET_ADDRESS)
  })

  it('looks the same whether the item exists or not', async () => {
    const { id } = await draft()
    const token = `${id}.0.1.1795629600.Cq3Zx0TQ6e1V9m2J5w7yHg.${'x'.repeat(43)}`
    const pages = await Promise.all([
      open(`${service.url}/?p=${id}&preview_token=${token}`),
      open(`${service.url}/?p=99999999&preview_token=${token}`),
      open(`${service.url}/?p=${id}&preview_token=`),
    ])
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  it('leaves the address of the draft closed to others', async () => {
    const { id, url } = await draft()
    await open(url)
    const page = await open(`${service.url}/?p=${id}`)
    expect([page.status, page.text.includes('Not yet.')]).toEqual([404, false])
  })
})

/** The address of a picture that is attached to a post. */
const attached = async (post: number) =>
  (await picture(service, { bytes: await png({ width: 20, height: 20 }), query: { post } }))
    .source_url

const cookieOf = ({ headers }: { readonly headers: Headers }) =>
  headers.get('set-cookie')?.split(';')[0] ?? ''

describe('A file that is attached to a draft', () => {
  it('is shown to those who have followed the link to the draft, and to no cache', async () => {
    const { id, url } = await draft()
    const file = await attached(id)
    const page = await open(url)
    const seen = await open(file, { cookie: cookieOf(page) })
    expect([
      seen.status,
      seen.headers.get('content-type'),
      seen.headers.get('cache-control'),
    ]).toEqual([200, 'image/png', 'private, no-store'])
    expect(page.headers.get('set-cookie')).toMatch(/Path=\/uploads\/; HttpOnly; SameSite=Lax/)
  })

  it('is not there for others', async () => {
    const { id } = await draft()
    const other = await draft()
    const file = await attached(id)
    const statuses = [
      (await open(file)).status,
      (await open(file, { cookie: cookieOf(await open(other.url)) })).status,
    ]
    expect(statuses).toEqual([404, 404])
  })
})
