import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { storeComment } from '../pages/comments/support.ts'
import { unique } from '../support/factories.ts'
import { atEditor, choosePicture, close, press } from './support/write-page.ts'

const editor = atEditor()

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })

/** Answers no to questions, and keeps them. */
function refuse(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  return asked
}

const LOSE = 'Unsaved changes would be lost. Go on anyway?'

describe('Unsaved changes', () => {
  it('are not dropped for a revision without asking', async () => {
    const { id } = await editor.make.post({ title: 'Mill', content: 'Old words.' })
    const body = { content: 'New words.' }
    await editor.service.api.as('admin').post(`/core/v2/posts/${id}`, { body })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    await page.getByLabel('Title').fill('Mill by night')
    const asked = refuse(page)
    await press(page, 'Revisions')
    await press(page, 'Restore this revision')
    const title = await page.getByLabel('Title').inputValue()
    await close(page)
    expect([asked, title]).toEqual([[LOSE], 'Mill by night'])
  })

  it('are not dropped for earlier ones without asking', async () => {
    const { id } = await editor.make.post({ title: 'Mill', content: 'Old words.' })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    await page.getByLabel('Title').fill('Mill by night')
    await page.getByText('The texts were kept at').waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore them' }).waitFor()
    await text(page).fill('New words.')
    const asked = refuse(page)
    await press(page, 'Restore them')
    const typed = await text(page).textContent()
    await close(page)
    expect([asked, typed]).toEqual([[LOSE], 'New words.'])
  })

  it('of a file are not dropped by Escape without asking', async () => {
    const page = await editor.open('posts/new')
    const name = unique('mill')
    await press(page, 'Choose a picture')
    await choosePicture(page, name)
    await page.goto(`${editor.service.url}/write/media`)
    await page.locator('.media-grid').getByRole('button', { name }).click()
    const alt = page.getByLabel('Alternative text')
    await alt.fill('A mill by night')
    const asked: string[] = []
    for (let times = 1; times <= 4; times++) {
      const question = page.waitForEvent('dialog')
      const pressed = page.keyboard.press('Escape')
      const dialog = await question
      asked.push(dialog.message())
      await dialog.dismiss()
      await pressed
    }
    await alt.waitFor({ state: 'visible' })
    const typed = await alt.inputValue()
    await close(page)
    expect([asked, typed]).toEqual([[LOSE, LOSE, LOSE, LOSE], 'A mill by night'])
  })

  it('of a reply are not left without asking', async () => {
    const post = await editor.make.post({ title: 'Mill' })
    const authorName = unique('Ann')
    const comment = { entryId: post.id, authorName, content: 'Well!', status: 'approved' } as const
    await storeComment(editor.service, comment)
    const page = await editor.open('comments')
    await press(page, 'Approved')
    await press(page, `Reply: comment by ${authorName}`)
    await page.getByLabel('Your reply').fill('Thank you!')
    const asked = refuse(page)
    await page.getByRole('link', { name: 'Posts', exact: true }).click()
    const typed = await page.getByLabel('Your reply').inputValue()
    await close(page)
    expect([asked, typed]).toEqual([
      ['There are unsaved changes. Leave this page anyway?'],
      'Thank you!',
    ])
  })
})
