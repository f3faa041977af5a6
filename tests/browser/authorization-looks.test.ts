import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
import { fillSignIn } from './support/authorization-page.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot } from './support/looks.ts'

jest.setTimeout(60_000)

const PASSWORD = 'correct horse battery staple'

let service: TestService
let browser: TestBrowser
beforeAll(async () => {
  service = await startService()
  browser = await startBrowser()
  await createUser(service.ctx, { login: 'walker', role: 'editor', password: PASSWORD })
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

const addressOf = (query: Record<string, string>): string =>
  `${service.url}/authorize-application/?${new URLSearchParams(query).toString()}`

const asking = {
  app_name: 'Hill Notes',
  success_url: 'http://127.0.0.1:4711/done',
  reject_url: 'hill-notes://refused',
}

const signIn = (page: Page, login = 'walker', password = PASSWORD): Promise<void> =>
  fillSignIn(page, { login, password })

describe.each([
  ['light, wide', { colorScheme: 'light', viewport: { width: 1024, height: 900 } }],
  ['dark, wide', { colorScheme: 'dark', viewport: { width: 1024, height: 900 } }],
  ['light, 390 pixels', { colorScheme: 'light', viewport: { width: 390, height: 844 } }],
  ['dark, 390 pixels', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
] as const)('Every state of the page (%s)', (name, options) => {
  const states: Record<string, { heading: string; reach: (page: Page) => Promise<unknown> }> = {
    'sign-in': { heading: 'Sign in', reach: async () => undefined },
    'sign-in-error': { heading: 'Sign in', reach: (page) => signIn(page, 'nobody', 'wrong') },
    decision: {
      heading: 'Give Hill Notes for the Whole Team access?',
      reach: (page) => signIn(page),
    },
    done: {
      heading: 'Access given',
      async reach(page) {
        await page.goto(addressOf({ app_name: 'Terminal' }))
        await signIn(page)
        await page.getByRole('button', { name: 'Approve' }).click()
      },
    },
    refusal: {
      heading: 'This request cannot be used',
      reach: (page) => page.goto(addressOf({ success_url: 'javascript:alert(1)' })),
    },
  }

  it.each(Object.entries(states))('is accessible and fits: %s', async (state, shown) => {
    const page = await browser.open(options)
    await page.goto(addressOf({ ...asking, app_name: 'Hill Notes for the Whole Team' }))
    await shown.reach(page)
    await page.getByRole('heading', { level: 1, name: shown.heading }).waitFor()
    await screenshot(page, `${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
