import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { png } from '../media/support/files.ts'
import { picture } from '../media/support/upload.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

/** The title of what is embedded for an address; the status where nothing is. */
async function embedded(address: string): Promise<unknown> {
  const url = address.startsWith('/') ? service.url + address : address
  const { status, body } = await service.api.get('/oembed/1.0/embed', { query: { url } })
  return status === 200 ? body.title : status
}

describe('The address of a post', () => {
  it('is found with and without a slash, with a query and a fragment', async () => {
    const { slug, id } = await make.post({ title: 'Lighthouse' })
    const forms = ['/', '', '/?utm_source=x', '?a=b', '/#top', '//']
    for (const form of forms) expect(await embedded(`/${slug}${form}`)).toBe('Lighthouse')
    expect(await embedded(`/?p=${id}`)).toBe('Lighthouse')
    expect(await embedded(`?p=${id}`)).toBe(404)
    expect(await embedded(`${service.url}?p=${id}`)).toBe('Lighthouse')
  })

  it('is found by either scheme', async () => {
    const { link } = await make.post({ title: 'Secure' })
    expect(await embedded(link.replace('http:', 'https:'))).toBe('Secure')
  })

  it('is found in any spelling of its letters', async () => {
    const { slug } = await make.post({ title: 'Foreign', slug: `日本-${unique()}` })
    expect(slug).toMatch(/^%e6%97%a5/)
    expect(await embedded(`/${slug}/`)).toBe('Foreign')
    expect(await embedded(`/${slug.replaceAll(/%../g, (code) => code.toUpperCase())}/`)).toBe(
      'Foreign',
    )
    expect(await embedded(`/${decodeURIComponent(slug)}/`)).toBe('Foreign')
  })
})

describe('The address of a page', () => {
  it('is that of the whole path', async () => {
    const [top, middle, leaf] = [unique(), unique(), unique()]
    const first = await make.page({ title: 'Top', slug: top })
    const second = await make.page({ title: 'Middle', slug: middle, parent: first.id })
    const third = await make.page({ title: 'Leaf', slug: leaf, parent: second.id })
    expect(await embedded(first.link)).toBe('Top')
    expect(await embedded(second.link)).toBe('Middle')
    expect(await embedded(third.link)).toBe('Leaf')
    expect(await embedded(`/?page_id=${third.id}`)).toBe('Leaf')
    expect(await embedded(`/?p=${third.id}`)).toBe('Leaf')
    for (const wrong of [leaf, middle, `${top}/${leaf}`, `${middle}/${leaf}`]) {
      expect(await embedded(`/${wrong}/`)).toBe(404)
    }
  })

  it('comes before that of a post with the same slug', async () => {
    const slug = unique()
    await make.post({ title: 'The post', slug })
    const page = await make.page({ title: 'The page', slug })
    if (page.slug === slug) expect(await embedded(`/${slug}/`)).toBe('The page')
    const { id } = page
    await service.api.as('editor').patch(`/core/v2/pages/${id}`, { body: { status: 'draft' } })
    expect(await embedded(`/${slug}/`)).toBe('The post')
  })
})

describe('GET /oembed/1.0/embed 404', () => {
  it.each([
    ['the front page', '/'],
    ['an unknown slug', '/no-such-thing/'],
    ['another site', 'http://elsewhere.test/hello/'],
    ['another port', 'http://127.0.0.1:1/hello/'],
    ['a name that begins alike', 'http://127.0.0.1.elsewhere.test/'],
    ['another scheme', 'ftp://127.0.0.1/hello/'],
    ['a script', 'javascript:alert(1)'],
    ['no address', 'lighthouse one'],
    ['nothing', ''],
    ['the API', '/api/core/v2/posts'],
    ['a long address', `/${'x'.repeat(5000)}`],
    ['many steps', `/${'x/'.repeat(900)}`],
    ['a percent sign', '/%/'],
    ['bytes that are not text', '/%ff%fe/'],
    ['half a letter', '/%ed%a0%80/'],
    ['NUL', '/%00/'],
    ['id 0', '/?p=0'],
    ['a huge id', '/?p=99999999999999999999'],
    ['an id beyond the column', '/?p=4294967297'],
    ['a negative id', '/?p=-1'],
    ['an id in letters', '/?p=one'],
    ['SQL', "/?p=1' OR '1'='1"],
    ['SQL in a path', "/x' OR '1'='1/"],
  ])('embeds nothing for %s', async (_what, address) => {
    expect(await embedded(address)).toBe(404)
  })

  it('embeds nothing for the site with another user or another site in it', async () => {
    const { slug } = await make.post()
    const { host } = new URL(service.url)
    expect(await embedded(`http://${host}@elsewhere.test/${slug}/`)).toBe(404)
    expect(await embedded(`http://elsewhere.test/${service.url}/${slug}/`)).toBe(404)
    expect(await embedded(`http://elsewhere.test/?u=${service.url}/${slug}/`)).toBe(404)
  })
})

it('GET /oembed/1.0/embed 200 embeds a media item with its picture', async () => {
  // The smallest PNG there is: one pixel.
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const answer = await service.api.as('author').post('/core/v2/media', {
    body: Buffer.from(pixel, 'base64'),
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename=a.png' },
  })
  const { link, source_url: source } = answer.body
  const { body } = await service.api.get('/oembed/1.0/embed', { query: { url: link } })
  expect(body).toMatchObject({ thumbnail_url: source, thumbnail_width: 1, thumbnail_height: 1 })
  const page = await fetch(link as string)
  expect(await page.text()).toContain(`<img src="${source}"`)
})

it.each([
  [600, '768x384', 600, 300],
  [4000, '768x384', 600, 300],
  [20, '300x150', 200, 100],
])(
  'GET /oembed/1.0/embed 200 shows a whole picture no wider than an embed of %d',
  async (maxwidth, file, width, height) => {
    const bytes = await png({ width: 1000, height: 500 })
    const { id } = await picture(service, { bytes })
    const { body: item } = await service.api.get(`/core/v2/media/${id}`)
    const query = { url: item.link as string, maxwidth }
    const { body } = await service.api.get('/oembed/1.0/embed', { query })
    expect(body).toMatchObject({
      thumbnail_url: expect.stringContaining(file),
      thumbnail_width: width,
      thumbnail_height: height,
    })
  },
)
