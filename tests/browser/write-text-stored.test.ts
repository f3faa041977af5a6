import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { BLOCKS } from '../write/text/stored-texts.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
import { block, list, paragraph, PICTURE } from './support/stored-blocks.ts'
import {
  giveFile,
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

describe('Pictures', () => {
  it('come from the media library, with a caption and other words for them', async () => {
    await page.getByRole('button', { name: 'Picture' }).click()
    await page.getByRole('textbox', { name: 'Alternative text' }).fill('A ship')
    await page.locator('figcaption').click()
    await type('At sea')
    await press('Enter')
    await type('After')
    const caption = '<figcaption class="wp-element-caption">At sea</figcaption>'
    expect(await storedText(page)).toBe(
      `${PICTURE.replace('A &quot;boat&quot;', 'A ship').replace('</figure>', `${caption}</figure>`)}\n\n${paragraph('After')}`,
    )
  })

  it.each(['paste', 'drop'] as const)('are uploaded on %s', async (how) => {
    await giveFile(page, how, 'image/png')
    await page.locator('figure img').waitFor()
    expect(await storedText(page)).toContain('<!-- wp:image {"id":8} -->')
  })

  it('are moved and deleted by their buttons', async () => {
    await setText(page, `${paragraph('One')}\n\n${PICTURE}`)
    await page.getByRole('button', { name: 'Move up' }).click()
    const moved = await storedText(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    expect({ moved, left: await storedText(page) }).toEqual({
      moved: `${PICTURE}\n\n${paragraph('One')}`,
      left: paragraph('One'),
    })
  })

  it('are copied with their number in the library', async () => {
    await setText(page, PICTURE)
    await page.locator('figure img').click()
    await press('Control+c', 'Control+x', 'Control+v')
    expect(await storedText(page)).toBe(PICTURE)
  })
})

describe('Stored text', () => {
  const whole = `\n${BLOCKS.join('\n\n\n')}\n`

  it('is returned to the byte', async () => {
    await setText(page, whole)
    expect(await storedText(page)).toBe(whole)
  })

  it('keeps all blocks to the byte but the one that is changed', async () => {
    await setText(page, whole)
    await page.locator('.text-page h3').first().click()
    await press('End')
    await type('!')
    expect(await storedText(page)).toBe(whole.replace('Title</h3>', 'Title!</h3>'))
  })

  it('shows blocks that are not known as cards, which move', async () => {
    const card = '<!-- wp:latest-posts {"postsToShow":3} /-->'
    const other = paragraph('One')
    await setText(page, `${card}\n\n${other}`)
    const source = await page.locator('.stored-card pre').textContent()
    await page.getByRole('button', { name: 'Move down' }).click()
    expect({ source, text: await storedText(page) }).toEqual({
      source: card,
      text: `${other}\n\n${card}`,
    })
  })
})

describe('Pasting', () => {
  it('takes what the editor knows, and nothing else', async () => {
    await paste(page, {
      'text/html': `<style>p { color: red }</style><h1 onclick="alert(1)">Title</h1>
        <p style="color: red" class="x">\n  One\n  <b>two</b> <a href="javascript:alert(1)">three</a>
        <a href="https://example.org/" onclick="alert(1)">four</a></p><script>alert(1)</script>
        <svg onload="alert(1)"></svg><iframe src="javascript:alert(1)"></iframe>`,
    })
    expect(await storedText(page)).toBe(
      [
        block('heading', '<h2 class="wp-block-heading">Title</h2>'),
        paragraph('One <strong>two</strong> three <a href="https://example.org/">four</a>'),
      ].join('\n\n'),
    )
  })

  it('keeps lists and pictures', async () => {
    await paste(page, {
      'text/html':
        '<ul><li>One</li></ul><p><img src="https://img.test/a.png" alt="A" onerror="x()"></p>',
    })
    expect(await storedText(page)).toBe(
      `${list('One')}\n\n${block('image', '<figure class="wp-block-image"><img src="https://img.test/a.png" alt="A"/></figure>')}`,
    )
  })
})

describe('Hostile text', () => {
  const HOSTILE = [
    ...BLOCKS,
    '<!-- wp:paragraph -->\n<p onmouseover="hit()"><a href="java&#115;cript:hit()">a</a></p>\n<!-- /wp:paragraph -->',
    '<p><a href=" &#1;javascript:hit()">b</a><img src=x onerror="hit()"></p>',
    '<svg onload="hit()"><script>hit()</script></svg>',
    '<figure><img src="javascript:hit()" onerror="hit()" alt="&quot;><script>hit()</script>"/></figure>',
    '<figure><img src="data:image/svg+xml,<svg onload=hit()>" alt=""/></figure>',
    '<p>a</p><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
    '</textarea></pre></div><img src=x onerror=hit()>',
    '[code x="<img src=x onerror=hit()>"]',
    '<details open ontoggle="hit()"><summary>c</summary></details>',
  ]

  it('runs nothing, and stays as it is', async () => {
    const tab = await site.browser.open()
    const violations: string[] = []
    tab.on('console', (message) => violations.push(message.text()))
    tab.on('dialog', (dialog) => violations.push(dialog.message()))
    await tab.goto(site.url)
    const text = HOSTILE.join('\n\n')
    await tab.evaluate('window.hits = 0; window.hit = window.alert = () => { hits += 1 }')
    await setText(tab, text)
    for (const link of await tab.locator('.text-page a').all()) await link.click()
    const found = await tab.evaluate(`({
      hits,
      elements: document.querySelectorAll(
        '.text-page :is(script, iframe, details, object, embed, svg:not(button svg))').length,
      handlers: [...document.querySelectorAll('.text-page *')].flatMap((one) =>
        [...one.attributes].filter(({ name, value }) =>
          name.startsWith('on') || /^\\s*(?:javascript|data):/i.test(value))).length,
    })`)
    expect({
      found,
      violations: violations.filter((one) => !one.includes('404')),
      isSame: (await storedText(tab)) === text,
    }).toEqual({
      found: { hits: 0, elements: 0, handlers: 0 },
      violations: [],
      isSame: true,
    })
  })
})

const SHOWN = [
  block('heading', '<h2 class="wp-block-heading">Boats of the harbour</h2>'),
  PICTURE,
  ...BLOCKS,
]

describe.each(WINDOWS)('In a window that is %s', (name, options) => {
  it('has no accessibility issues and fits', async () => {
    const tab = await site.browser.open({ ...options, bypassCSP: true })
    await tab.goto(site.url)
    await setText(tab, [...SHOWN, list('a'.repeat(300))].join('\n\n'))
    await tab.keyboard.press('Control+Home')
    await tab.keyboard.press('ArrowDown')
    await screenshot(tab, `text ${name}`)
    await setText(tab, paragraph('<a href="/x">link</a>'))
    await tab.keyboard.press('Control+k')
    await screenshot(tab, `link ${name}`)
    await setText(tab, SHOWN.join('\n\n'))
    expect({ issues: await accessibilityIssues(tab), overflow: await overflow(tab) }).toEqual({
      issues: [],
      overflow: 0,
    })
  })
})
