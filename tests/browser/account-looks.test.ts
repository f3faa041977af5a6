import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { createApplicationPassword } from '../../src/domain/accounts/application-passwords.ts'
import { startSession } from '../../src/domain/accounts/sessions.ts'
import { createUser, type TestUser } from '../support/accounts.ts'
import { startService, type TestService } from '../support/service.ts'
import { messagesFor } from '../pages/support/reset-links.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'

jest.setTimeout(60_000)

const PASSWORD = 'correct horse battery staple'
const DAY = 24 * 60 * 60 * 1000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

let service: TestService
let browser: TestBrowser
let walker: TestUser
beforeAll(async () => {
  service = await startService({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  browser = await startBrowser()
  walker = await createUser(service.ctx, {
    login: 'walker',
    displayName: 'Ann Walker',
    firstName: 'Ann',
    lastName: 'Walker',
    description: 'Walks along the harbour, and <em>writes</em> about it.',
    url: 'https://walker.example/',
    role: 'author',
    password: PASSWORD,
  })
  await startSession(service.ctx, walker, { address: '2001:db8::17', agent: PHONE })
  const limits = {
    scopes: ['core/v2:read', 'core/v2:write', 'cal/events/v1:read'],
    expiresAt: new Date(service.ctx.clock().getTime() + 30 * DAY),
    addresses: ['192.0.2.0/24', '2001:db8:1234:5678::/64'],
  }
  await createApplicationPassword(service.ctx, walker.id, 'Writing desk', { limits })
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

async function signedIn(options: (typeof WINDOWS)[number][1]): Promise<Page> {
  const page = await browser.open(options)
  await page.goto(`${service.url}/account/`)
  await page.getByLabel('User name or e-mail address').fill('walker')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  return page
}

const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('alert').waitFor()
}

/** The pages of an account, and what is done there before they are looked at. */
const STATES: readonly (readonly [
  state: string,
  path: string,
  act?: (page: Page) => Promise<void>,
])[] = [
  ['account', ''],
  ['profile', 'profile/'],
  ['profile saved', 'profile/?done=saved'],
  [
    'profile with problems',
    'profile/',
    async (page) => {
      await page.getByLabel('Website').fill('no address')
      await press(page, 'Save')
    },
  ],
  ['mail address', 'email/'],
  ['password', 'password/'],
  ['password with problems', 'password/', (page) => press(page, 'Change the password')],
  ['sessions', 'sessions/'],
  ['application passwords', 'application-passwords/'],
  [
    'application passwords with problems',
    'application-passwords/',
    async (page) => {
      await page.getByLabel('everything that my account has access to').uncheck()
      await press(page, 'Create')
    },
  ],
  [
    'application password created',
    'application-passwords/',
    async (page) => {
      await page.getByLabel('Name for this access').fill('Phone')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { name: 'Application password created' }).waitFor()
    },
  ],
]

describe.each(WINDOWS)('Pages of the account (%s)', (name, options) => {
  it('are accessible and fit', async () => {
    const page = await signedIn(options)
    const found: Record<string, unknown> = {}
    for (const [state, path, act] of STATES) {
      await page.goto(`${service.url}/account/${path}`)
      await act?.(page)
      await screenshot(page, `${state} ${name}`)
      found[state] = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    }
    await page.context().close()
    const well = { issues: [], overflow: 0 }
    expect(found).toEqual(Object.fromEntries(STATES.map(([state]) => [state, well])))
  })
})

describe('A new mail address', () => {
  it('can be requested and confirmed with the link, by keyboard and without scripts', async () => {
    const page = await signedIn(WINDOWS[2][1])
    await page.getByRole('link', { name: 'Change e-mail address' }).click()
    await page.getByLabel('New e-mail address').fill('ann@walker.example')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('status').waitFor()
    const [message] = await messagesFor(service, 'ann@walker.example')
    const [link = ''] = /http\S+token=\S+/.exec(message?.text ?? '') ?? []
    await page.goto(link)
    await screenshot(page, 'mail address to confirm')
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByRole('heading', { name: 'The e-mail address is confirmed' }).waitFor()
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
