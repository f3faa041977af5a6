import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { startTown, type Town } from './support/town.ts'

jest.setTimeout(90_000)

let town: Town
let browser: TestBrowser
let post: string
beforeAll(async () => {
  town = await startTown()
  browser = await startBrowser()
  const make = createFactories(town.service.api)
  await make.post({ title: 'Before' })
  post = (await make.post({ title: 'The mill turns', content: 'It turned all night.' })).link
})
afterAll(async () => {
  await browser?.close()
  await town?.close()
})

/** What leads elsewhere, or works only on a screen. */
const CONTROLS = 'form, input, button, nav, footer, .skip, summary, .cal-single__add'

describe('A printed page', () => {
  it.each<[string, () => string, string]>([
    ['posts', () => `${town.service.url}/`, 'The mill turns'],
    ['a post', () => post, 'It turned all night.'],
    ['a search', () => `${town.service.url}/?s=mill`, 'The mill turns'],
    ['a month', () => `${town.events}/month/`, 'Crafts market on the square'],
    ['a week', () => `${town.events}/week/2033-03-12/`, 'Farmers’ market'],
    ['a list of events', () => `${town.events}/list/`, 'Council meeting'],
    ['an event', () => town.concert.url, 'Songs of five centuries'],
    ['a venue', () => town.mill.url, 'A mill of 1794'],
  ])('has the content without search and other controls: %s', async (_, address, text) => {
    const page = await browser.open()
    await page.emulateMedia({ media: 'print' })
    await page.goto(address())
    await page.getByText(text).filter({ visible: true }).first().waitFor()
    const controls = await page.locator(CONTROLS).filter({ visible: true }).allInnerTexts()
    await page.context().close()
    expect(controls).toEqual([])
  })
})
