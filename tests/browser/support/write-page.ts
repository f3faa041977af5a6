import { afterAll, beforeAll, jest } from '@jest/globals'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { png } from '../../media/support/files.ts'
import { createUser } from '../../support/accounts.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type ServiceOptions, type TestService } from '../../support/service.ts'
import { fillSignIn } from './authorization-page.ts'
import { startBrowser, type TestBrowser } from './browser.ts'

const PASSWORD = 'correct horse battery staple'

export interface WriterOptions extends BrowserContextOptions {
  /** `editor` unless it is given. */
  readonly role?: string
}

/** A service, and a browser in which people use its editor. */
export interface AtEditor {
  readonly service: TestService
  readonly make: Factories
  /** Opens a page of the editor as a new user, who signs in on the way. */
  readonly open: (path: string, options?: WriterOptions) => Promise<Page>
}

/** Gives a file's tests a service and a browser. */
export function atEditor(served?: ServiceOptions): AtEditor {
  let service: TestService
  let make: Factories
  let browser: TestBrowser
  jest.setTimeout(120_000)
  beforeAll(async () => {
    service = await startService(served)
    make = createFactories(service.api)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })
  return {
    get service() {
      return service
    },
    get make() {
      return make
    },
    async open(path, { role = 'editor', ...options } = {}) {
      const login = unique('writer')
      await createUser(service.ctx, { login, role, password: PASSWORD })
      const page = await browser.open(options)
      await page.goto(`${service.url}/write/${path}`)
      await fillSignIn(page, { login, password: PASSWORD })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
  }
}

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click()

/** Waits for a message of what has been done. */
export const announced = (page: Page, message: string): Promise<void> =>
  page.getByRole('status').getByText(message).waitFor()

export const close = (page: Page): Promise<void> => page.context().close()

/** The id of the item whose form is open. */
export const idOf = (page: Page): number => Number(/\d+$/.exec(page.url())?.[0])

/** Uploads a picture in the dialog that is open, and takes it. */
export async function choosePicture(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const file = { name: `${name}.png`, mimeType: 'image/png', buffer: await png() }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.locator('.media-grid').getByRole('button', { name }).click()
  await press(page, 'Use this picture')
  await dialog.waitFor({ state: 'hidden' })
}
