import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { block, list, paragraph } from './support/stored-blocks.ts'
import {
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
const tool = (name: string): Promise<void> =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true }).click()

describe('Typing', () => {
  it('makes paragraphs, and reports changes', async () => {
    await page.evaluate('changes = 0')
    await type('One & two')
    await press('Enter')
    await type('Three')
    expect({
      text: await storedText(page),
      isTold: await page.evaluate<boolean>('changes > 0'),
    }).toEqual({ text: `${paragraph('One &amp; two')}\n\n${paragraph('Three')}`, isTold: true })
  })

  it.each([
    ['## ', 'Title', block('heading', '<h2 class="wp-block-heading">Title</h2>')],
    ['### ', 'Title', block('heading {"level":3}', '<h3 class="wp-block-heading">Title</h3>')],
    ['- ', 'One', list('One')],
    [
      '1. ',
      'One',
      block(
        'list {"ordered":true}',
        `<ol class="wp-block-list">${block('list-item', '<li>One</li>')}</ol>`,
      ),
    ],
    [
      '> ',
      'Said',
      block('quote', `<blockquote class="wp-block-quote">${paragraph('Said')}</blockquote>`),
    ],
    ['```', 'a < b', block('code', '<pre class="wp-block-code"><code>a &lt; b</code></pre>')],
  ])('makes a block of %s', async (signs, words, stored) => {
    await type(signs + words)
    expect(await storedText(page)).toBe(stored)
  })

  it.each([
    ['**loud** then', '<strong>loud</strong> then'],
    ['very *soft* then', 'very <em>soft</em> then'],
    ['`a < b` then', '<code>a &lt; b</code> then'],
    ['**very *soft*** then', '<strong>very <em>soft</em></strong> then'],
    ['2*3*4', '2*3*4'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['f(**kwargs, **more)', 'f(**kwargs, **more)'],
    ['``', '``'],
  ])('makes marks of %s', async (signs, stored) => {
    await type(signs)
    expect(await storedText(page)).toBe(paragraph(stored))
  })

  it('makes marks next to stored words that stay as they are', async () => {
    await setText(page, paragraph('<b class="x">One</b> *two &eacute;<!-- note -->'))
    await press('End')
    await type(' **three**')
    expect(await storedText(page)).toBe(
      paragraph('<b class="x">One</b> *two é<!-- note --> <strong>three</strong>'),
    )
  })

  it('undoes a mark that was not meant with Backspace', async () => {
    await type('*soft*')
    await press('Backspace')
    expect(await storedText(page)).toBe(paragraph('*soft*'))
  })

  it('makes no marks within code', async () => {
    await type('```**x**')
    expect(await storedText(page)).toBe(
      block('code', '<pre class="wp-block-code"><code>**x**</code></pre>'),
    )
  })

  it('undoes a block that was not meant with Backspace', async () => {
    await type('- ')
    await press('Backspace')
    await type('5')
    expect(await storedText(page)).toBe(paragraph('- 5'))
  })

  it('leaves a list with Enter on an empty item', async () => {
    await type('- One')
    await press('Enter', 'Enter')
    await type('After')
    expect(await storedText(page)).toBe(`${list('One')}\n\n${paragraph('After')}`)
  })

  it('leaves code with Enter on an empty line', async () => {
    await type('```x')
    await press('Enter', 'Enter')
    await type('After')
    expect(await storedText(page)).toBe(
      `${block('code', '<pre class="wp-block-code"><code>x</code></pre>')}\n\n${paragraph('After')}`,
    )
  })

  it('breaks a line with Shift+Enter', async () => {
    await type('One')
    await press('Shift+Enter')
    await type('two')
    expect(await storedText(page)).toBe(paragraph('One<br>two'))
  })
})

describe('Formatting', () => {
  it('is set by the toolbar, which shows the active formats', async () => {
    await tool('Bold')
    await type('loud')
    const bold = page.getByRole('button', { name: 'Bold' })
    expect({
      text: await storedText(page),
      pressed: await bold.getAttribute('aria-pressed'),
    }).toEqual({ text: paragraph('<strong>loud</strong>'), pressed: 'true' })
  })

  it('is set by keys', async () => {
    await type('one')
    await press('Control+a', 'Control+b', 'Control+i')
    expect(await storedText(page)).toBe(paragraph('<strong><em>one</em></strong>'))
  })

  it('makes a heading, and a paragraph again', async () => {
    await type('Title')
    await tool('Heading 3')
    const heading = await storedText(page)
    await tool('Heading 3')
    expect({ heading, again: await storedText(page) }).toEqual({
      heading: block('heading {"level":3}', '<h3 class="wp-block-heading">Title</h3>'),
      again: paragraph('Title'),
    })
  })

  it('makes a quote, and paragraphs again', async () => {
    await type('Said')
    await tool('Quote')
    const quote = await storedText(page)
    await tool('Quote')
    expect({ isQuote: quote.includes('<blockquote'), again: await storedText(page) }).toEqual({
      isQuote: true,
      again: paragraph('Said'),
    })
  })

  it('is undone and redone', async () => {
    await type('One')
    await press('Control+a', 'Control+b', 'Control+z')
    const undone = await storedText(page)
    await tool('Redo')
    expect({ undone, redone: await storedText(page) }).toEqual({
      undone: paragraph('One'),
      redone: paragraph('<strong>One</strong>'),
    })
  })

  it('puts a separator, and goes on below', async () => {
    await type('One')
    await tool('Separator')
    await type('Two')
    expect(await page.getByRole('textbox', { name: 'Text' }).locator('hr + p').textContent()).toBe(
      'Two',
    )
  })
})

describe('Lists', () => {
  it('nest with Tab and come back with Shift+Tab', async () => {
    await type('1. One')
    await press('Enter')
    await type('Two')
    await press('Tab')
    const kinds = await page.locator('.text-page ol ol li').allTextContents()
    await press('Shift+Tab')
    expect({ kinds, flat: await page.locator('.text-page > ol > li').allTextContents() }).toEqual({
      kinds: ['Two'],
      flat: ['One', 'Two'],
    })
  })

  it('let the focus go on with Tab after Escape', async () => {
    await type('- One')
    await press('Tab')
    const held = await focused()
    await press('Escape', 'Tab')
    expect({ held, after: await focused() }).toEqual({ held: 'Text', after: 'After' })
  })

  it('change their kind', async () => {
    await type('- One')
    await tool('Numbered list')
    expect(await page.locator('.text-page ol li').allTextContents()).toEqual(['One'])
  })

  it('are made of a heading too', async () => {
    await type('## One')
    await tool('Bulleted list')
    expect(await storedText(page)).toBe(list('One'))
  })
})

const focused = (): Promise<string> =>
  page.evaluate(
    'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent',
  )

describe('The toolbar', () => {
  it('is a single tab stop, in which arrow keys move', async () => {
    await press('Alt+F10')
    const first = await focused()
    await press('ArrowRight', 'ArrowRight')
    const third = await focused()
    await press('End')
    const last = await focused()
    await press('Tab')
    expect({ first, third, last, next: await focused() }).toEqual({
      first: expect.any(String),
      third: expect.any(String),
      last: 'Redo',
      next: 'Text',
    })
  })
})
