import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
import { linkFor } from '../pages/support/reset-links.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'

jest.setTimeout(60_000)

const FORGOT = '/account/forgot/'

let service: TestService
let browser: TestBrowser
let link: string
beforeAll(async () => {
  service = await startService({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  browser = await startBrowser()
  const password = 'correct horse battery staple'
  await createUser(service.ctx, { login: 'walker', role: 'author', password })
  const page = await browser.open()
  await page.goto(service.url + FORGOT)
  await page.getByLabel('User name or e-mail address').fill('walker')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
  await page.context().close()
  link = await linkFor(service, 'walker@example.org')
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

describe.each(WINDOWS)('Pages for a forgotten password (%s)', (name, options) => {
  it.each([
    ['question', () => FORGOT],
    ['answer', () => `${FORGOT}?sent`],
    ['new password', () => link],
    ['link that is void', () => '/account/reset/?token=1'],
  ])('are accessible and fit: %s', async (state, path) => {
    const page = await browser.open(options)
    await page.goto(service.url + path())
    await screenshot(page, `${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
