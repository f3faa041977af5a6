import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { storeComment } from '../pages/comments/support.ts'
import { unique } from '../support/factories.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
import { atEditor, choosePicture, close, idOf, press, announced } from './support/write-page.ts'

const editor = atEditor()

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })

describe('A person who writes', () => {
  it.each(['author', 'editor'])(
    'as %s: previews a post, publishes it, and sees it',
    async (role) => {
      const title = unique('The heron')
      const page = await editor.open('', { role })
      await page.getByRole('link', { name: 'New post' }).click()
      await page.getByLabel('Title').fill(title)
      await text(page).fill('It stands by the pond.')
      await press(page, 'Picture')
      const name = unique('pond')
      await choosePicture(page, name)
      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Preview' }).click(),
      ])
      await preview.getByRole('heading', { level: 1, name: title }).waitFor()
      await preview.getByText('It stands by the pond.').waitFor()
      await press(page, 'Publish')
      await announced(page, 'Published.')
      const [seen] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: 'View' }).click(),
      ])
      await seen.getByRole('heading', { level: 1, name: title }).waitFor()
      const found = await seen.getByText('It stands by the pond.').count()
      await close(page)
      expect(found).toBe(1)
    },
  )
})

describe('A featured picture', () => {
  it('shows on the page of the post', async () => {
    const page = await editor.open('posts/new')
    await page.getByLabel('Title').fill('With a picture')
    await press(page, 'Choose a picture')
    const name = unique('mill')
    await choosePicture(page, name)
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    const { body } = await editor.service.api.get(`/core/v2/posts/${id}`, {
      query: { _embed: 'featured' },
    })
    await page.goto(body.link)
    const sources = await page
      .locator('main img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')))
    await close(page)
    expect(sources).toContainEqual(expect.stringContaining(name))
  })
})

describe('A moderator', () => {
  it('approves a comment and answers it', async () => {
    const post = await editor.make.post({ title: 'Mill' })
    const authorName = unique('Ann')
    await storeComment(editor.service, {
      entryId: post.id,
      authorName,
      content: 'Well!',
      status: 'hold',
    })
    const page = await editor.open('comments')
    await press(page, `Approve: comment by ${authorName}`)
    await announced(page, 'Approved.')
    await press(page, 'Approved')
    await press(page, `Reply: comment by ${authorName}`)
    await page.getByLabel('Your reply').fill('Thank you!')
    await press(page, 'Send')
    await announced(page, 'The reply is published.')
    await page.goto(post.link)
    const seen = [page.getByText('Well!'), page.getByText('Thank you!')]
    const counts = await Promise.all(seen.map((found) => found.count()))
    await close(page)
    expect(counts).toEqual([1, 1])
  })
})

describe('The keyboard alone', () => {
  it('writes and publishes a post, and the heading has the focus of each page', async () => {
    const page = await editor.open('posts')
    const focused = () => page.evaluate<string>('document.activeElement.textContent')
    const reach = async (name: string) => {
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press('Tab')
        if ((await focused()).trim() === name) return
      }
      throw new Error(`Tab does not reach ${name}.`)
    }
    const first = await focused()
    await reach('New post')
    await page.keyboard.press('Enter')
    await heading(page, 'New post')
    const second = await focused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('By keyboard')
    await reach('Publish')
    await page.keyboard.press('Enter')
    await announced(page, 'Published.')
    await close(page)
    expect([first, second]).toEqual(['Posts', 'New post'])
  })
})

describe.each(WINDOWS)('Pages of the editor (%s)', (name, options) => {
  it.each([
    ['posts', 'Posts'],
    ['posts/new', 'New post'],
    ['pages', 'Pages'],
    ['pages/new', 'New page'],
    ['comments', 'Comments'],
    ['nowhere', 'Not found'],
  ])('is accessible and fits: %s', async (path, title) => {
    const post = await editor.make.post({ title: 'The mill is open again' })
    await editor.make.post({ title: 'A draft', status: 'draft' })
    await storeComment(editor.service, { entryId: post.id, content: 'Well done!', status: 'hold' })
    const page = await editor.open(path, { ...options, bypassCSP: true })
    await heading(page, title)
    await page.waitForLoadState('networkidle')
    await screenshot(page, `write ${path} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await close(page)
    expect(found).toEqual({ issues: [], overflow: 0 })
  })

  it('is accessible and fits: dialogs of a post', async () => {
    const post = await editor.make.post({ title: 'Mill', content: 'Old words.' })
    const change = (content: string) =>
      editor.service.api.as('admin').post(`/core/v2/posts/${post.id}`, { body: { content } })
    await change('New words.')
    const page = await editor.open(`posts/${post.id}`, { ...options, bypassCSP: true })
    const found: Record<string, unknown> = {}
    const audit = async (title: string) => {
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await page.waitForLoadState('networkidle')
      await screenshot(page, `write ${title} ${name}`)
      found[title] = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    await press(page, 'Revisions')
    await audit('Revisions')
    await press(page, 'Choose a picture')
    await audit('Choose a picture')
    await press(page, 'Move to trash')
    await audit('Move to the trash?')
    await change('Their words.')
    await text(page).fill('My words.')
    await press(page, 'Update')
    await audit('Changed by somebody else')
    await close(page)
    const well = { issues: [], overflow: 0 }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((title) => [title, well])))
    expect(Object.keys(found)).toHaveLength(4)
  })
})

describe('The form of a post that is not there', () => {
  it('says so, and does not look like that of a new one', async () => {
    const page = await editor.open('posts/99999999')
    const problem = await page.getByRole('alert').textContent()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await close(page)
    expect([title, problem]).toEqual([
      'Edit post',
      'That did not work: There is no item with this id.',
    ])
  })
})
