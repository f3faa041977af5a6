import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
import { block, list, paragraph } from './support/stored-blocks.ts'

jest.setTimeout(90_000)

const COLUMNS = [
  'Boat',
  'Class',
  'Skipper',
  'Started',
  'Finished',
  'Handicap',
  'Corrected',
  'Points',
]

let service: TestService
let browser: TestBrowser
let paths: Readonly<Record<'post' | 'protected' | 'page' | 'category' | 'tag' | 'author', string>>
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  paths = await fill()
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

async function fill(): Promise<typeof paths> {
  const { api } = service
  const admin = api.as('admin')
  const make = createFactories(api)
  const drawn = sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'teal' } })
  const { body: picture } = await api.as('editor').post('/core/v2/media', {
    body: await drawn.png().toBuffer(),
    headers: {
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename=boat.png',
    },
  })
  await updateSettings(
    service.ctx,
    { siteLogo: picture.id, siteIcon: picture.id, allowAnonymousComments: true },
    () => undefined,
  )
  const { body: menu } = await admin.post('/core/v2/menus', {
    body: { name: 'Main', locations: ['primary'] },
  })
  for (const title of ['Home', 'Events', 'About us']) {
    const item = { title, url: `${service.url}/events/`, menus: menu.id, status: 'publish' }
    await admin.post('/core/v2/menu-items', { body: item })
  }
  const category = await make.category()
  const tag = await make.tag()
  const shared = { categories: [category.id], tags: [tag.id], featured_media: picture.id }
  await make.post({ title: 'Before the regatta', ...shared })
  const content = allBlocks(
    `<img src="${picture.source_url}" alt="A boat" class="wp-image-${picture.id}"/>`,
  )
  const post = await make.post({ title: 'The regatta', content, comment_status: 'open', ...shared })
  for (let number = 1; number <= 25; number++) {
    await admin.post('/core/v2/comments', { body: { post: post.id, content: `Ahoy ${number}` } })
  }
  const locked = await make.post({ title: 'For members', password: 'owl' })
  const page = await make.page({ title: 'The harbour', content })
  const { body: authors } = await api.get('/core/v2/users', { query: { per_page: 1 } })
  const pathOf = ({ link }: { readonly link: string }): string => link.slice(service.url.length)
  return {
    post: pathOf(post),
    protected: pathOf(locked),
    page: pathOf(page),
    category: pathOf(category),
    tag: pathOf(tag),
    author: pathOf(authors[0]),
  }
}

const cells = (tag: string): string => COLUMNS.map((name) => `<${tag}>${name}</${tag}>`).join('')

/** A text of all blocks that have styles of their own. */
function allBlocks(img: string): string {
  const caption = '<figcaption>From the pier</figcaption>'
  const image = block('image', `<figure class="wp-block-image">${img}${caption}</figure>`)
  const column = block('column', `<div class="wp-block-column">${paragraph('A column.')}</div>`)
  const link = '<a class="wp-block-button__link" href="/events/">All events</a>'
  const button = block('button', `<div class="wp-block-button">${link}</div>`)
  const table = `<table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`
  return [
    paragraph('Forty boats came. '.repeat(10)),
    image,
    block('heading', '<h2 class="wp-block-heading">Results</h2>'),
    block('columns', `<div class="wp-block-columns">${column}${column}</div>`),
    block('gallery', `<figure class="wp-block-gallery is-cropped">${image.repeat(3)}</figure>`),
    block('buttons', `<div class="wp-block-buttons">${button}</div>`),
    block(
      'quote',
      '<blockquote class="wp-block-quote"><p>Ahoy.</p><cite>A sailor</cite></blockquote>',
    ),
    block('table', `<figure class="wp-block-table">${table}</figure>`),
    list('A boat'),
    block('code', '<pre class="wp-block-code"><code>tide --today</code></pre>'),
  ].join('\n')
}

describe.each(WINDOWS)('What people see of the site (%s)', (name, options) => {
  it.each<[string, () => string]>([
    ['posts', () => '/'],
    ['post', () => paths.post],
    ['protected post', () => paths.protected],
    ['page', () => paths.page],
    ['category', () => paths.category],
    ['tag', () => paths.tag],
    ['author', () => paths.author],
    ['search', () => '/?s=regatta'],
    ['not found', () => '/nothing/here/'],
  ])('is accessible, fits, and contacts no other site: %s', async (state, path) => {
    // The check is a script, which the policy of the pages does not let run.
    const page = await browser.open({ ...options, bypassCSP: true })
    const strangers: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol !== 'data:' && origin !== service.url) strangers.push(request.url())
    })
    await page.goto(service.url + path())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `site ${state} ${name}`)
    const found = {
      issues: await accessibilityIssues(page),
      overflow: await overflow(page),
      strangers,
    }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0, strangers: [] })
  })
})

describe('A gallery', () => {
  it('keeps the caption of each picture above what follows', async () => {
    const page = await browser.open()
    await page.goto(service.url + paths.page)
    const bottoms = await page.evaluate<{ caption: number; next: number }>(`(() => {
      const caption = [...document.querySelectorAll('.wp-block-gallery figcaption')].at(-1)
      const next = document.querySelector('.wp-block-buttons')
      return {
        caption: caption.getBoundingClientRect().bottom,
        next: next.getBoundingClientRect().top,
      }
    })()`)
    await page.context().close()
    expect(bottoms.caption).toBeLessThanOrEqual(bottoms.next)
  })
})
