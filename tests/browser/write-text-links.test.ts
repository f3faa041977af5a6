import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { paragraph } from './support/stored-blocks.ts'
import {
  paste,
  pressKeys,
  setText,
  startTextSite,
  storedText,
  type TextSite,
} from './support/text-page.ts'

jest.setTimeout(60_000)

let site: TextSite
let page: Page
beforeAll(async () => {
  site = await startTextSite()
  page = site.page
})
afterAll(() => site.close())
beforeEach(() => setText(page, ''))

const press = (...keys: readonly string[]): Promise<void> => pressKeys(page, ...keys)
const type = (text: string): Promise<void> => page.keyboard.type(text)

const address = (): Locator => page.getByRole('textbox', { name: 'Address' })

describe('Links', () => {
  it('are set by Ctrl+K, and get the scheme that is missing', async () => {
    await type('here')
    await press('Control+a', 'Control+k')
    await address().fill('example.org/a?b=1&c=2')
    await press('Enter')
    expect(await storedText(page)).toBe(
      paragraph('<a href="https://example.org/a?b=1&amp;c=2">here</a>'),
    )
  })

  it('change their address alone', async () => {
    await setText(page, paragraph('<a href="/old" target="_blank" rel="noopener">here</a>'))
    await press('End', 'Control+k')
    const old = await address().inputValue()
    await address().fill('/new')
    await press('Enter')
    expect({ old, text: await storedText(page) }).toEqual({
      old: '/old',
      text: paragraph('<a href="/new" target="_blank" rel="noopener">here</a>'),
    })
  })

  it('are removed', async () => {
    await setText(page, paragraph('<a href="/old">here</a>'))
    await press('End', 'Control+k')
    await page.getByRole('button', { name: 'Remove link' }).click()
    expect(await storedText(page)).toBe(paragraph('here'))
  })

  it('never lead to scripts', async () => {
    await type('here')
    await press('Control+a', 'Control+k')
    await address().fill('java\tscript:alert(1)')
    await press('Enter')
    const problem = await page.getByRole('alert').textContent()
    await press('Escape')
    expect({ problem, text: await storedText(page) }).toEqual({
      problem: 'That is not an address that a link can lead to.',
      text: paragraph('here'),
    })
  })

  it('are made of an address that is pasted over words', async () => {
    await type('here')
    await press('Control+a')
    await paste(page, { 'text/plain': 'https://example.org/' })
    expect(await storedText(page)).toBe(paragraph('<a href="https://example.org/">here</a>'))
  })
})
