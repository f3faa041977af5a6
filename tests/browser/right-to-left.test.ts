import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
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
