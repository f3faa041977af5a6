import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'

jest.setTimeout(60_000)

let service: TestService
let browser: TestBrowser
let page: Page
/** What the browser complained about: blocked scripts and styles, missing files, errors. */
const complaints: string[] = []

beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  page = await browser.open()
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

const open = (address: string) => page.goto(`${service.url}/docs/${address}`)
const search = () => page.getByRole('searchbox')
const operation = (id: string) => page.locator(`#${id}`)

it('The documentation finds an operation by its words', async () => {
  await open('')
  await search().fill('create category /cal/')
  await expect(page.locator('[data-row]:visible').allInnerTexts()).resolves.toEqual([
    expect.stringContaining('/cal/events/v1/categories'),
  ])
})

it('The documentation searches all operations from any page', async () => {
  await open('core-v2/posts')
  await search().fill('uploadMedia')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Upload a file' }).click()
  expect(new URL(page.url()).hash).toBe('#uploadMedia')
})

it('The documentation opens an address of an operation at that operation', async () => {
  await open('core-v2/posts#updatePostByPatch')
  expect(await operation('updatePost').locator(':target').count()).toBe(1)
})

it('The documentation lets a reader try an operation without having to clear anything', async () => {
  await open('core-v2/posts')
  await operation('listPosts').getByRole('button', { name: 'Send' }).click()
  const answer = operation('listPosts').locator('.answer')
  await answer.getByText('200 OK').waitFor()
  expect(await answer.innerText()).toContain('GET /api/core/v2/posts\n')
})

it('The documentation signs in with an application password, also on the next page', async () => {
  const { user, pass } = service.credentials.editor
  await open('')
  await page.getByLabel('User name').fill(user)
  await page.getByLabel('Application password').fill(pass)
  await open('core-v2/pages')
  await operation('createPage').getByLabel('Members, as JSON').fill('{"title": "Tried"}')
  await operation('createPage').getByRole('button', { name: 'Send' }).click()
  await operation('createPage').getByText('201 Created').waitFor()
})

it('The documentation sends a file', async () => {
  await open('core-v2/media')
  const form = operation('uploadMedia')
  await form.getByLabel('File').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Tides of the week\n'),
  })
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('201 Created').waitFor()
})

it('The documentation violates none of its own policies and contacts no other site', () => {
  expect(complaints).toEqual([])
})

describe.each(WINDOWS)('What people see of the documentation (%s)', (name, options) => {
  it.each(['', 'guide', 'core-v2/media'])('is accessible and fits: /docs/%s', async (address) => {
    // The check is a script, which the policy of the pages does not let run.
    const shown = await browser.open({ ...options, bypassCSP: true })
    await shown.goto(`${service.url}/docs/${address}`)
    await screenshot(shown, `docs ${address} ${name}`)
    const found = { issues: await accessibilityIssues(shown), overflow: await overflow(shown) }
    await shown.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
