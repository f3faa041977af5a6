import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { atEditor, close, idOf, press, announced } from './support/write-page.ts'

const editor = atEditor()

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })

const rawContent = async (id: number): Promise<string> => {
  const path = `/core/v2/posts/${id}`
  const { body } = await editor.service.api.as('admin').get(path, { query: { context: 'edit' } })
  return body.content.raw
}

describe('Two people who edit the same post', () => {
  it('see both versions, and the second one chooses', async () => {
    const post = await editor.make.post({ title: 'Mill', content: 'First.' })
    const page = await editor.open(`posts/${post.id}`)
    await page.getByText('Everything is saved.').waitFor()
    await editor.service.api
      .as('admin')
      .post(`/core/v2/posts/${post.id}`, { body: { content: 'Theirs.' } })
    await text(page).fill('Mine.')
    await press(page, 'Update')
    const dialog = page.getByRole('dialog', { name: 'Changed by somebody else' })
    await dialog.waitFor()
    const sides = await dialog.locator('pre').allTextContents()
    await dialog.getByRole('button', { name: 'Save mine' }).click()
    await announced(page, 'Saved.')
    await close(page)
    expect([sides, await rawContent(post.id)]).toEqual([['Theirs.', 'Mine.'], 'Mine.'])
  })

  it('never overwrite each other by autosaves', async () => {
    const page = await editor.open('posts/new')
    await page.getByLabel('Title').fill('Mill')
    await press(page, 'Save draft')
    await announced(page, 'Saved as a draft.')
    const id = idOf(page)
    // Between anything that the editor reads and what it keeps.
    await page.route(`**/posts/${id}/autosaves`, async (route) => {
      const body = { content: 'Theirs.' }
      await editor.service.api.as('admin').post(`/core/v2/posts/${id}`, { body })
      await route.continue()
    })
    await text(page).fill('Mine.')
    await page.getByText('Somebody else has changed this').waitFor()
    const stored = await rawContent(id)
    await close(page)
    expect(stored).toBe('Theirs.')
  })

  it('may take what the other has written', async () => {
    const post = await editor.make.post({ title: 'Mill', content: 'First.' })
    const page = await editor.open(`posts/${post.id}`)
    await page.getByText('Everything is saved.').waitFor()
    await editor.service.api
      .as('admin')
      .post(`/core/v2/posts/${post.id}`, { body: { title: 'Theirs' } })
    await page.getByLabel('Title').fill('Mine')
    await press(page, 'Update')
    await press(page, 'Take those on the site')
    await page.getByText('Everything is saved.').waitFor()
    const title = await page.getByLabel('Title').inputValue()
    await close(page)
    expect(title).toBe('Theirs')
  })
})

describe('Unsaved text', () => {
  it('is kept during writing, and offered on the next visit', async () => {
    const post = await editor.make.post({ title: 'Mill', content: 'First.' })
    const page = await editor.open(`posts/${post.id}`)
    await page.getByText('Everything is saved.').waitFor()
    await page.getByLabel('Title').fill('Mill by night')
    await page.getByText('The texts were kept at').waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await press(page, 'Restore them')
    const title = await page.getByLabel('Title').inputValue()
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    expect(title).toBe('Mill by night')
  })

  it('asks before the page is left', async () => {
    const page = await editor.open('posts/new')
    await page.getByLabel('Title').fill('Half a thought')
    const question = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.message())
        void dialog.dismiss()
      })
    })
    await page.getByRole('link', { name: 'Comments' }).click()
    const found = [await question, await page.getByLabel('Title').inputValue()]
    await close(page)
    expect(found).toEqual(['There are unsaved changes. Leave this page anyway?', 'Half a thought'])
  })
})

describe('Former states', () => {
  it('are compared and restored', async () => {
    const post = await editor.make.post({ title: 'Mill', content: 'Old words.' })
    const update = (content: string) =>
      editor.service.api.as('admin').post(`/core/v2/posts/${post.id}`, { body: { content } })
    await update('Older words.')
    await update('New words.')
    const page = await editor.open(`posts/${post.id}`)
    await page.getByText('Everything is saved.').waitFor()
    await press(page, 'Revisions')
    const dialog = page.getByRole('dialog', { name: 'Revisions' })
    await dialog.getByLabel('Revision of').selectOption({ index: 1 })
    const gone = await dialog.locator('del').first().textContent()
    await dialog.getByRole('button', { name: 'Restore this revision' }).click()
    await announced(page, 'The revision is restored.')
    await close(page)
    expect([gone, await rawContent(post.id)]).toEqual(['Older', 'Older words.'])
  })
})
