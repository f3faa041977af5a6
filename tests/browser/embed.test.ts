import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import sharp from 'sharp'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { createFactories, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot } from './support/looks.ts'

jest.setTimeout(60_000)

const TEXT = `The keeper climbs the hundred and twelve steps twice a night, winds the clockwork, trims
what needs trimming and writes down who has passed. <em>Nobody has asked for the book in years.</em>

<h2>What the book says</h2>

<table><tr><th>Ship</th><th>Seen</th></tr><tr><td>Albatross</td><td>at four</td></tr></table>

<blockquote>Light at night, and a kettle.</blockquote>

<pre>lamp --trim --keep-burning --until-sunrise --write-down-everything-that-passes-by-at-night</pre>`

let service: TestService
let browser: TestBrowser
let other: OtherSite
let post: Created
let locked: Created
let pictured: number
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  other = await startOtherSite()
  const make = createFactories(service.api)
  post = await make.post({ title: 'The keeper of the lighthouse & his book', content: TEXT })
  locked = await make.post({ title: 'Locked', content: 'Secret', password: 'key' })
  pictured = await makePictured(make)
  const { body } = await service.api.get('/oembed/1.0/embed', { query: { url: post.link } })
  const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Other</title>${body.html}`
  other.pages.set('/', text(page, { 'set-cookie': 'of=other' }))
})
afterAll(async () => {
  await browser.close()
  await service.close()
  await other.close()
})

describe('The frame on another site', () => {
  it('shows the entry, needs no script and has no cookies', async () => {
    const page = await browser.open()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    await page.context().addCookies([{ name: 'secret', value: 'x', url: service.url }])
    await page.goto(`${other.url}/`)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'The keeper of the lighthouse & his book' }).waitFor()
    expect(await frame.locator('.words').innerText()).toContain('The keeper climbs')
    expect(await frame.locator('script').count()).toBe(0)
    await screenshot(page, 'framed')
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('leads to the entry when somebody follows its link, in the whole window', async () => {
    const page = await browser.open()
    await page.goto(`${other.url}/`)
    await page.frameLocator('iframe').getByRole('heading').getByRole('link').click()
    await page.waitForURL(post.link)
    await page.getByRole('heading', { level: 1, name: 'The keeper of' }).waitFor()
    await page.context().close()
  })

  it('leads nowhere by itself', async () => {
    const page = await browser.open()
    await page.goto(`${other.url}/`)
    await page.frameLocator('iframe').getByRole('heading').waitFor()
    expect(page.url()).toBe(`${other.url}/`)
    await page.context().close()
  })
})

describe('The page of an entry', () => {
  it('runs no script in its content', async () => {
    const { link } = await createFactories(service.api).post({
      title: 'Script',
      content: '<p>x</p><script>document.title = "ran"</script><img src="/x" onerror="alert(1)">',
    })
    const page = await browser.open()
    await page.goto(link)
    expect(await page.title()).toBe('Script – Almanac')
    await page.context().close()
  })
})

describe.each([
  ['light, wide', { colorScheme: 'light', viewport: { width: 1000, height: 800 } }],
  ['dark, wide', { colorScheme: 'dark', viewport: { width: 1000, height: 800 } }],
  ['light, 390 pixels', { colorScheme: 'light', viewport: { width: 390, height: 800 } }],
  ['dark, 390 pixels', { colorScheme: 'dark', viewport: { width: 390, height: 800 } }],
] as const)('What people see (%s)', (name, options) => {
  it.each([
    ['entry', () => post.link],
    ['protected', () => locked.link],
    ['missing', () => `${service.url}/nothing/`],
    ['card', () => `${service.url}/embed/${post.id}/`],
    ['card with picture', () => `${service.url}/embed/${pictured}/`],
  ])('is accessible and fits: %s', async (state, address) => {
    // The card runs no scripts at all, those of the check neither, unless its policy is passed over.
    const page = await browser.open({ ...options, bypassCSP: true })
    if (state.startsWith('card')) {
      await page.setViewportSize({ width: options.viewport.width === 390 ? 320 : 600, height: 338 })
    }
    await page.goto(address())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})

/** A post with a featured picture; answers its id. */
async function makePictured(make: Factories): Promise<number> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#206080' } })
  const { body } = await service.api.as('editor').post('/core/v2/media', {
    body: await picture.png().toBuffer(),
    headers: { 'content-type': 'image/png', 'content-disposition': 'attachment; filename=sea.png' },
  })
  const { id } = await make.post({ title: 'The sea', content: TEXT, featured_media: body.id })
  return id
}
