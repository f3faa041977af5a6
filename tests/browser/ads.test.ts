import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { adTools, type AdTools } from '../ads-route/support.ts'
import { createFactories, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
let ads: AdTools
let post: Created
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  ads = adTools(service)
  const far = '<p style="height: 300vh">Far below.</p>'
  post = await createFactories(service.api).post({ content: `<p>Above.</p>${far}<p>End.</p>` })
  await ads.settings({ ad_performance_tracking: true })
})
beforeEach(() => ads.clear())
afterAll(async () => {
  await browser.close()
  await service.close()
})

const totals = async (id: number) => (await ads.get('get-ads-analytics', { ad_id: id })).body

/** The page, with everything that the browser complains about. */
async function open() {
  const page = await browser.open()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(post.link)
  return { page, complaints }
}

describe('Ads in a page', () => {
  it('are counted when they are in sight and when they are clicked, without cookies', async () => {
    const link = '<a href="#here">Buy</a>'
    const top = await ads.ad({ code: link, position: 'beginning_of_post' })
    const bottom = await ads.ad({ code: 'Below', position: 'end_of_post' })
    const { page, complaints } = await open()
    await page.waitForTimeout(600)
    await page.click('text=Buy')
    await page.waitForTimeout(300)
    expect(await totals(top)).toEqual({ impressions: 1, clicks: 1 })
    expect(await totals(bottom)).toEqual({ impressions: 0, clicks: 0 })
    await page.keyboard.press('End')
    await page.waitForTimeout(600)
    expect(await totals(bottom)).toEqual({ impressions: 1, clicks: 0 })
    expect(await page.context().cookies()).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('run their scripts, which may load others, while the content runs none', async () => {
    await ads.ad({
      code: `<div id="ran"></div><script>document.getElementById('ran').textContent = 'ad ran'</script>`,
    })
    const { body } = await service.api.as('admin').post('/core/v2/posts', {
      body: {
        title: 'x',
        status: 'publish',
        content: '<p id="mine"></p><script>mine.textContent = "bad"</script>',
      },
    })
    const page = await browser.open()
    await page.goto(body.link)
    expect(await page.textContent('#ran')).toBe('ad ran')
    expect(await page.textContent('#mine')).toBe('')
    await page.context().close()
  })

  it('pop up, go round, and can be closed', async () => {
    const one = await ads.ad({ code: 'ONE', visibility_include: [] })
    const two = await ads.ad({ code: 'TWO', visibility_include: [] })
    const list = [{ value: one }, { value: two }]
    await ads.ad({
      ad_type: 'popup_ads',
      ads_list: list.slice(0, 1),
      specific_time_interval_sec: 1,
    })
    await ads.ad({
      ad_type: 'rotator_ads',
      ads_list: list,
      refresh_type: 'on_interval',
      refresh_type_interval_sec: 1,
    })
    await ads.ad({ code: 'STICKY', position: 'ad_sticky_ad', cls_btn: true })
    const { page, complaints } = await open()
    expect(await page.isVisible('.ads-popup')).toBe(false)
    await page.waitForSelector('.ads-popup', { state: 'visible' })
    await page.click('.ads-popup .ads-close')
    expect(await page.isVisible('.ads-popup')).toBe(false)
    await page.waitForSelector('.ads-rotator >> text=TWO', { state: 'visible' })
    await page.click('.ads-sticky .ads-close')
    expect(await page.isVisible('.ads-sticky')).toBe(false)
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

/** What an extension that hides elements does. */
const HIDING = `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.adsbox, .ads-unit { display: none !important }')
  document.adoptedStyleSheets = [sheet]
`

async function visit(blocks: 'nothing' | 'addresses' | 'elements') {
  const page = await browser.open()
  if (blocks === 'addresses') await page.route('**/assets/ads-*', (route) => route.abort())
  if (blocks === 'elements') {
    await page.addInitScript({ content: HIDING })
  }
  await page.goto(post.link)
  await page.waitForTimeout(800)
  return { page, shown: await page.locator('.site-notice').isVisible() }
}

describe('The notice for visitors who block ads', () => {
  it('shows where addresses or elements of ads are blocked, and nowhere else', async () => {
    await ads.ad()
    await ads.settings({ ad_blocker_support: true })
    try {
      const plain = await visit('nothing')
      expect(plain.shown).toBe(false)
      await plain.page.context().close()
      for (const blocks of ['addresses', 'elements'] as const) {
        const { page, shown } = await visit(blocks)
        expect({ blocks, shown }).toEqual({ blocks, shown: true })
        if (process.env['SCREENSHOTS'] !== undefined) {
          await page.screenshot({ path: `${process.env['SCREENSHOTS']}/notice-${blocks}.png` })
        }
        await page.getByRole('button', { name: 'Got it' }).click()
        expect(await page.locator('.site-notice').isVisible()).toBe(false)
        await page.reload()
        await page.waitForTimeout(800)
        expect(await page.locator('.site-notice').isVisible()).toBe(false)
        await page.context().close()
      }
    } finally {
      await ads.settings({ ad_blocker_support: false })
    }
  })
})
