import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { chromium, type Browser, type Page } from 'playwright-core'
import { startService, type TestService } from '../support/service.ts'

jest.setTimeout(30_000)

let service: TestService
let browser: Browser
let page: Page
/** What the browser complained about: blocked scripts and styles, missing files, errors. */
const complaints: string[] = []

beforeAll(async () => {
  service = await startService()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${service.url}/docs`)
  await page.waitForSelector('.opblock-tag')
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

it('shows what all namespaces are about', async () => {
  const tags = page.locator('.opblock-tag')
  expect(await tags.evaluateAll((found) => found.map((tag) => tag.dataset['tag']))).toEqual(
    expect.arrayContaining(['Index', 'Posts', 'Events']),
  )
})

it('offers one document for each namespace', async () => {
  expect(await page.locator('.download-url-wrapper option').allInnerTexts()).toEqual(
    expect.arrayContaining(['All', 'Index', 'core/v2']),
  )
})

it('lets one try an operation', async () => {
  await page.locator('#operations-tag-Posts').click()
  const operation = page.locator('#operations-Posts-listPosts')
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.locator('.live-responses-table .response-col_status').first().waitFor()
  expect(await operation.locator('.live-responses-table tbody').innerText()).toContain('200')
})

it('breaks none of its own rules and asks nobody else', () => {
  expect(complaints).toEqual([])
})
