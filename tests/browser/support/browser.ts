import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

export interface TestBrowser {
  /** A page in a context of its own: no cookies of others. */
  open(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** Debian's own browser; the sandbox is left out because tests may run as root. */
export async function startBrowser(): Promise<TestBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return {
    async open(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1024, height: 900 },
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      return page
    },
    close: () => browser.close(),
  }
}
