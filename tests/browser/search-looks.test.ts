import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot } from './support/looks.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  const make = createFactories(service.api)
  for (let number = 1; number <= 11; number++) {
    await make.post({
      title: `Herons of the river ${number}`,
      content: 'The heron is grey. '.repeat(40),
    })
  }
  await make.page({ title: 'About herons', content: 'Where to see a heron.' })
  const times = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' }
  await service.api
    .as('editor')
    .post('/cal/events/v1/events', { body: { status: 'publish', title: 'Heron walk', ...times } })
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

describe.each([
  ['light, wide', { colorScheme: 'light', viewport: { width: 1024, height: 900 } }],
  ['dark, 390 pixels', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
] as const)('The search of the site (%s)', (name, options) => {
  it.each([
    ['results', '/?s=heron'],
    ['one kind', '/page/2/?s=heron&type=post'],
    ['nothing found', '/?s=walrus'],
    ['no words', '/?s='],
  ])('is accessible and fits: %s', async (state, path) => {
    const page = await browser.open(options)
    await page.goto(service.url + path)
    await screenshot(page, `search ${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
