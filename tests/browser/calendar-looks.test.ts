import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
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

describe.each(WINDOWS)('What people see of the calendar (%s)', (name, options) => {
  it.each([
    ['list', () => `${town.events}/list/`],
    ['month', () => `${town.events}/month/`],
    ['day', () => `${town.events}/2033-03-12/`],
    ['week', () => `${town.events}/week/2033-03-12/`],
    ['summary', () => `${town.events}/summary/`],
    ['nothing found', () => `${town.events}/?cal-bar-search=heffalump`],
    ['category', () => `${town.events}/category/concerts/`],
    ['past', () => `${town.events}/list/?eventDisplay=past`],
    ['event', () => town.concert.url],
    ['protected event', () => town.locked.url],
    ['venue', () => town.mill.url],
    ['organizer', () => town.choir.url],
  ])('is accessible and fits: %s', async (state, address) => {
    // The check is a script, which the policy of the pages does not let run.
    const page = await browser.open({ ...options, bypassCSP: true })
    await page.goto(address())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `calendar ${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
