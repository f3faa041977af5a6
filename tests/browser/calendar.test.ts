import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { startTown, type Town } from './support/town.ts'

jest.setTimeout(90_000)

let town: Town
let browser: TestBrowser
beforeAll(async () => {
  town = await startTown()
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await town?.close()
})

const NARROW = { viewport: { width: 390, height: 844 } }
const WITHOUT_SCRIPTS = { javaScriptEnabled: false }

/** Opens a page of the calendar for the time of some work; complaints of the browser fail it. */
async function visit(
  path: string,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await browser.open(options)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`${town.events}${path}`)
  await work(page)
  await page.context().close()
  expect(complaints).toEqual([])
}

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor()

const styleOf = (page: Page, selector: string, property: string): Promise<unknown> =>
  page.evaluate(`getComputedStyle(document.querySelector('${selector}')).${property}`)

const topLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Dates of the calendar' }).getByRole('link', { name })

/** From a month to the address under which the events of a venue can be followed. */
async function walk(page: Page): Promise<void> {
  await topLink(page, 'Next month').click()
  await heading(page, 'Events for April 2033')
  await page.getByRole('link', { name: 'Spring concert' }).filter({ visible: true }).click()
  await heading(page, 'Spring concert')
  await page.getByRole('link', { name: 'Old Mill' }).click()
  await heading(page, 'Old Mill')
  await page.getByText('Subscribe to calendar').click()
  const followed = await page
    .getByRole('link', { name: 'Add to your calendar app' })
    .getAttribute('href')
  expect(followed).toMatch(/^webcal:/)
  const calendar = await fetch((followed ?? '').replace('webcal:', 'http:'))
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Spring concert/)
}

/** Presses Tab until the element with the focus has a name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate<string>(
      `(document.activeElement.getAttribute('aria-label') || document.activeElement.textContent).replace(/\\s+/g, ' ').trim()`,
    )
    if (here === name) return
  }
  throw new Error(`No way to ${name}`)
}

describe('From a month to the next one, an event, its venue, and the address to follow it by', () => {
  it.each([
    ['with scripts', {}],
    ['without scripts', WITHOUT_SCRIPTS],
    ['in a window of 390 pixels', NARROW],
    ['in a window of 390 pixels, without scripts', { ...NARROW, ...WITHOUT_SCRIPTS }],
  ])('leads %s', async (_, options) => {
    await visit('/month/', walk, options)
  })
})

describe('Views that are swapped in place', () => {
  it('keep the page, and change title and address', async () => {
    await visit('/month/', async (page) => {
      await page.evaluate('window.same = true')
      await topLink(page, 'Next month').click()
      await heading(page, 'Events for April 2033')
      const seen = [await page.evaluate('window.same'), await page.title(), page.url()]
      expect(seen).toEqual([
        true,
        'Events for April 2033 – Town of Millbrook',
        `${town.events}/month/2033-04/`,
      ])
    })
  })

  it('come back with the browser’s own button', async () => {
    await visit('/month/', async (page) => {
      await topLink(page, 'Next month').click()
      await heading(page, 'Events for April 2033')
      await page.goBack()
      await heading(page, 'Events for March 2033')
      await page.goForward()
      await heading(page, 'Events for April 2033')
    })
  })

  it('leave the focus where it was, and announce what came', async () => {
    await visit('/month/2033-04/', async (page) => {
      await topLink(page, 'Previous month').click()
      await heading(page, 'Events for March 2033')
      const focused = await page.evaluate('document.activeElement.getAttribute("aria-label")')
      const announcement = page.locator('[role="alert"]', {
        hasText: /March 2033\. \d+ events? found\./,
      })
      await announcement.waitFor({ state: 'attached' })
      expect(focused).toBe('Previous month')
    })
  })

  it('give the focus to the title where the way on has come to its end', async () => {
    await visit('/month/', async (page) => {
      await topLink(page, 'Next month').click()
      await heading(page, 'Events for April 2033')
      expect(await page.evaluate('document.activeElement.tagName')).toBe('H1')
    })
  })

  it('follow a search, and the choice of a date', async () => {
    await visit('/month/', async (page) => {
      await page.getByLabel('Enter Keyword').fill('choir')
      await page.getByRole('button', { name: 'Find Events' }).click()
      await page.waitForURL(`${town.events}/month/?cal-bar-search=choir`)
      expect(await page.getByLabel('Enter Keyword').inputValue()).toBe('choir')
      await page.getByText('March 2033', { exact: true }).filter({ visible: true }).click()
      await page.getByLabel('Go to a month').fill('2033-05')
      await page.getByRole('button', { name: 'Go', exact: true }).click()
      await heading(page, 'Events for May 2033')
    })
  })

  it('bring the styles that they alone have, in front of those of the site', async () => {
    const customCss = '.cal-week-day__head { font-size: 40px; }'
    await updateSettings(town.service.ctx, { customCss }, () => undefined)
    await visit('/month/', async (page) => {
      await page.getByRole('link', { name: 'Week', exact: true }).click()
      await page.locator('.cal-week-day__head').first().waitFor()
      expect(await styleOf(page, '.cal-events-calendar-week', 'display')).toBe('grid')
      expect(await styleOf(page, '.cal-week-day__head', 'fontSize')).toBe('40px')
    })
    await updateSettings(town.service.ctx, { customCss: '' }, () => undefined)
  })

  it('open as any link does when their nonces are no longer good', async () => {
    await visit('/month/', async (page) => {
      await page.route('**/cal/views/v2/html*', (route) => route.fulfill({ status: 204 }))
      await topLink(page, 'Next month').click()
      await page.waitForURL(`${town.events}/month/2033-04/`)
      await heading(page, 'Events for April 2033')
    })
  })
})

describe('Without scripts', () => {
  it('the forms lead to the address of the requested view', async () => {
    await visit(
      '/month/',
      async (page) => {
        await page.getByLabel('Enter Keyword').fill('choir')
        await page.getByRole('button', { name: 'Find Events' }).click()
        await page.waitForURL(`${town.events}/month/?cal-bar-search=choir`)
        await page.getByText('March 2033', { exact: true }).filter({ visible: true }).click()
        await page.getByLabel('Go to a month').fill('2033-04')
        await page.getByRole('button', { name: 'Go', exact: true }).click()
        await page.waitForURL(`${town.events}/month/2033-04/?cal-bar-search=choir`)
      },
      WITHOUT_SCRIPTS,
    )
  })
})

describe('With the keyboard alone', () => {
  it('leads from the list to the next month, an event, its venue and the menu there', async () => {
    await visit('/list/', async (page) => {
      await tabTo(page, 'Month')
      await page.keyboard.press('Enter')
      await heading(page, 'Events for March 2033')
      await tabTo(page, 'Next month')
      await page.keyboard.press('Enter')
      await heading(page, 'Events for April 2033')
      await tabTo(page, 'Spring concert')
      await page.keyboard.press('Enter')
      await heading(page, 'Spring concert')
      await tabTo(page, 'Old Mill')
      await page.keyboard.press('Enter')
      await heading(page, 'Old Mill')
      await tabTo(page, 'Subscribe to calendar')
      await page.keyboard.press('Enter')
      await tabTo(page, 'Add to your calendar app')
    })
  })

  it('closes a menu with Escape and stays at its button', async () => {
    await visit('/month/', async (page) => {
      await tabTo(page, 'Subscribe to calendar')
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: 'Export .ics file' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Export .ics file' }).waitFor({ state: 'hidden' })
      const focused = await page.evaluate('document.activeElement.tagName')
      expect(focused).toBe('SUMMARY')
    })
  })

  it('shows what an event of a grid is about when it has the focus', async () => {
    await visit('/month/2033-04/', async (page) => {
      await tabTo(page, 'Spring concert')
      const tooltip = page.getByRole('tooltip')
      await tooltip.getByText('Songs of five centuries').waitFor()
      const shown = (await tooltip.innerText()).replaceAll(/\s*\n\s*/g, '\n')
      expect(shown).toBe(
        'April 16 @ 7:30 pm - 10:00 pm\nSpring concert\n' +
          'Songs of five centuries, with the Northern Lights Quartet.\n$12.50',
      )
    })
  })
})
