import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { setting } from '../core-v2/comments/support.ts'
import { FORM, storeComment } from '../pages/comments/support.ts'
import { createFactories, type Created } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startBrowser, type TestBrowser } from './support/browser.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'

jest.setTimeout(90_000)

let later = 0
let service: TestService
let browser: TestBrowser
let post: Created
let reply: number
beforeAll(async () => {
  service = await startService({ clock: () => new Date(Date.now() + later) })
  browser = await startBrowser()
  await setting(service, 'allow_anonymous_comments', true)
  post = await createFactories(service.api).post({ title: 'The mill is open again' })
  const entryId = post.id
  const authorName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
  let parentId = 0
  for (let level = 0; level < 7; level++) {
    const content = `<blockquote>Level ${level}</blockquote>Seen at https://example.org/${'a'.repeat(80)}`
    parentId = await storeComment(service, { entryId, parentId, authorName, content })
  }
  reply = parentId
  await storeComment(service, { entryId, authorUrl: 'https://ann.example/', content: 'Well done!' })
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
})

describe.each(WINDOWS)('What people see of comments (%s)', (name, options) => {
  it.each([
    ['threads', () => post.link],
    ['one reply', () => `${post.link}?comments=${reply}#comment-${reply}`],
    ['form', () => `${service.url}${FORM}?post=${post.id}`],
    ['form of a reply', () => `${service.url}${FORM}?post=${post.id}&parent=${reply}`],
  ])('is accessible and fits: %s', async (state, address) => {
    // The check is a script, which the policy of the pages does not let run.
    const page = await browser.open({ ...options, bypassCSP: true })
    await page.goto(address())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await screenshot(page, `comments ${state} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await page.context().close()
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})

describe('The form for comments', () => {
  it.each([390, 1280])(
    'keeps what is meant for programs out of sight (%i pixels)',
    async (width) => {
      const page = await browser.open({ viewport: { width, height: 900 } })
      await page.goto(`${service.url}${FORM}?post=${post.id}`)
      const seen = await page.locator('form .unseen *').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, right, top, height } = element.getBoundingClientRect()
            const { ownerDocument } = element
            const ends = [left + 2, right - 2]
            return ends.some((x) => ownerDocument.elementFromPoint(x, top + height / 2) === element)
          })
          .map(({ tagName }) => tagName),
      )
      await page.context().close()
      expect(seen).toEqual([])
    },
  )
})

describe.each([
  { runs: 'scripts', javaScriptEnabled: true, text: 'I like the wheel.' },
  { runs: 'no scripts', javaScriptEnabled: false, text: 'I like the pond.' },
])('A visitor whose browser runs $runs', ({ javaScriptEnabled, text }) => {
  it('writes a comment, sees what is wrong, and sees it wait for approval', async () => {
    const page = await browser.open({ javaScriptEnabled })
    await page.goto(post.link)
    await page.getByRole('link', { name: 'Write a comment' }).click()
    await page.getByLabel('Name').fill('Ann')
    await page.getByLabel('E-mail address').fill('ann@nowhere')
    await page.getByLabel('Comment', { exact: true }).fill(text)
    later += 20_000
    await page.getByRole('button', { name: 'Send comment' }).click()
    await page.getByRole('alert').getByText('Enter a valid e-mail address.').waitFor()
    await page.getByLabel('E-mail address').fill('ann@example.org')
    await page.getByRole('button', { name: 'Send comment' }).click()
    const notice = page.getByRole('status')
    await notice.waitFor()
    const seen = [await notice.textContent(), await page.getByText(text).count()]
    await page.context().close()
    expect(seen).toEqual([
      'Thank you. Your comment is shown to others once a moderator has approved it.',
      1,
    ])
  })
})
