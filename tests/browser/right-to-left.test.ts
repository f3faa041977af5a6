import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import type { Page } from 'playwright-core'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { overflow, screenshot } from './support/looks.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
let post: string
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  await updateSettings(service.ctx, { language: 'he_IL' }, () => undefined)
  const { link } = await createFactories(service.api).post({ title: 'הטחנה' })
  post = link.slice(service.url.length)
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

/** Whether the first character of an element is left of its last one. */
const isLeftToRight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const texts = document.createTreeWalker(document.querySelector('${selector}'), NodeFilter.SHOW_TEXT)
    const places = []
    while (texts.nextNode()) {
      for (let at = 0; at < texts.currentNode.length; at++) {
        const range = document.createRange()
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        if (range.toString().trim() !== '') places.push(range.getBoundingClientRect().left)
      }
    }
    return places[0] < places.at(-1)
  })()`)

describe('A site that is read from right to left', () => {
  it.each<[string, () => string]>([
    ['posts', () => '/'],
    ['post', () => post],
    ['month', () => '/events/month/2033-05/'],
    ['not found', () => '/nothing/here/'],
  ])('fits into the window: %s', async (name, path) => {
    const page = await browser.open()
    await page.goto(service.url + path())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `right to left ${name}`)
    const direction = await page.evaluate<string>('document.dir')
    const found = [direction, await overflow(page)]
    await page.context().close()
    expect(found).toEqual(['rtl', 0])
  })

  it('shows times, titles and telephone numbers of another direction in their own order', async () => {
    const api = service.api.as('editor')
    const venue = { venue: 'אולם', phone: '+1 (802) 555-0117' }
    const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 21:00:00' }
    const body = { title: 'Open day!', venue, ...times }
    const { url } = (await api.post('/cal/events/v1/events', { body })).body
    // So wide that no line breaks.
    const page = await browser.open({ viewport: { width: 2400, height: 900 } })
    const found: [string, boolean][] = []
    const look = async (address: string, selectors: readonly string[]): Promise<void> => {
      await page.goto(address)
      for (const selector of selectors) found.push([selector, await isLeftToRight(page, selector)])
    }
    const single = ['h1', '.cal-event-datetime', 'dd:has(> bdi > time)', 'a[href^="tel:"]']
    await look(url, single)
    await look(`${service.url}/events/month/2033-05/`, ['.cal-month-event__time'])
    await page.context().close()
    const all = [...single, '.cal-month-event__time']
    expect(found).toEqual(all.map((selector) => [selector, true]))
  })

  it('points to the previous month where it was', async () => {
    const page = await browser.open()
    await page.goto(`${service.url}/events/month/2033-05/`)
    const scale = await page.evaluate<string>(
      'getComputedStyle(document.querySelector(".cal-step .cal-icon")).scale',
    )
    await page.context().close()
    expect(scale).toBe('-1 1')
  })
})
