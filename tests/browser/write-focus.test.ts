import { describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { storeComment } from '../pages/comments/support.ts'
import { unique } from '../support/factories.ts'
import { announced, atEditor, close, press } from './support/write-page.ts'

const editor = atEditor()

/** The name of what has the focus; the page itself has none. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(`{
    const { activeElement: it } = document
    it === document.body ? 'nothing' : (it.ariaLabel ?? it.labels?.[0]?.textContent ?? it.textContent).trim()
  }`)

async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name })

describe('The focus', () => {
  it('goes back to where it was when a dialog is closed', async () => {
    const { id } = await editor.make.post({ title: 'Mill' })
    const page = await editor.open(`posts/${id}`)
    await pressByKey(page, button(page, 'Revisions'))
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const found = await focused(page)
    await close(page)
    expect(found).toBe('Revisions')
  })

  it('stays in a dialog when the choice of a file is canceled', async () => {
    const page = await editor.open('posts/new')
    await press(page, 'Choose a picture')
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog
      .locator('input[type=file]')
      .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })))
    await dialog.getByText('You can also drop files here.').waitFor()
    const open = await dialog.count()
    await close(page)
    expect(open).toBe(1)
  })

  it('goes from an item that leaves a list to the one that takes its place', async () => {
    const word = unique('focus')
    for (const name of ['a', 'b', 'c']) {
      const { id } = await editor.make.post({ title: `${word} ${name}` })
      await editor.service.api.as('admin').delete(`/core/v2/posts/${id}`)
    }
    const page = await editor.open('posts')
    await press(page, 'Trash 3')
    const rows = button(page, /^Restore /)
    await rows.first().waitFor()
    const names = await rows.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
    const found: string[] = []
    for (const left of [2, 1]) {
      await pressByKey(page, rows.first())
      await rows.nth(left).waitFor({ state: 'detached' })
      found.push(await focused(page))
    }
    await close(page)
    expect(found).toEqual(names.slice(1))
  })

  it('goes into the form of a reply, and back to its button', async () => {
    const post = await editor.make.post({ title: 'Mill' })
    const authorName = unique('Ann')
    const comment = { entryId: post.id, authorName, content: 'Well!', status: 'approved' } as const
    await storeComment(editor.service, comment)
    const page = await editor.open('comments')
    await press(page, 'Approved')
    const reply = `Reply: comment by ${authorName}`
    await pressByKey(page, button(page, reply))
    await page.locator('textarea:focus').waitFor()
    const found = [await focused(page)]
    await pressByKey(page, button(page, 'Cancel'))
    await page.getByLabel('Your reply').waitFor({ state: 'detached' })
    found.push(await focused(page))
    await close(page)
    expect(found).toEqual(['Your reply', reply])
  })

  it('stays with the search when something is chosen, and when that is removed', async () => {
    const page = await editor.open('events/new')
    const venue = page.getByRole('searchbox', { name: 'Venue' })
    await venue.fill('Town hall')
    await pressByKey(page, button(page, 'New: Town hall'))
    const found = [await focused(page)]
    await pressByKey(page, button(page, 'Remove Town hall'))
    found.push(await focused(page))
    await close(page)
    expect(found).toEqual(['Venue', 'Venue'])
  })

  it('leaves a made term for the search for further ones', async () => {
    const page = await editor.open('posts/new')
    const tags = page.getByRole('group', { name: 'Tags' })
    const name = unique('tide')
    await tags.getByRole('searchbox').fill(name)
    await pressByKey(page, button(tags, /^Add/))
    await tags.getByRole('checkbox', { name, checked: true }).waitFor()
    const found = await focused(page)
    await close(page)
    expect(found).toBe('Find a tag, or name a new one')
  })

  it('stays on a term whose place changes', async () => {
    const names = [unique('Harbour'), unique('Tides')]
    for (const name of names) {
      await editor.service.api.as('admin').post('/core/v2/categories', { body: { name } })
    }
    const page = await editor.open('posts/new')
    const field = page.getByRole('group', { name: 'Categories' })
    const boxes = names.map((name) => field.getByRole('checkbox', { name }))
    for (const box of [...boxes, ...boxes]) {
      await box.focus()
      await page.keyboard.press('Space')
    }
    const found = await focused(page)
    await close(page)
    expect(found).toBe(names[1])
  })

  it('stays on a button that has nothing more to do', async () => {
    const word = unique('pages')
    for (let number = 1; number <= 21; number++) await editor.make.post({ title: word })
    const page = await editor.open('posts')
    await page.getByRole('searchbox').fill(word)
    await page.getByText('Page 1 of 2').waitFor()
    await pressByKey(page, button(page, 'Next'))
    await page.getByText('Page 2 of 2').waitFor()
    await page.getByRole('button', { name: 'Next', disabled: true }).waitFor()
    await page.keyboard.press('Enter')
    const found = await focused(page)
    const shown = await page.getByText('Page 2 of 2').count()
    await close(page)
    expect([found, shown]).toEqual(['Next', 1])
  })
})

/** Notes what screen readers announce from now on. */
const LISTEN = `{
    window.told = []
    const observer = new MutationObserver((all) => {
      for (const { target, addedNodes, type } of all) {
        const nodes = type === 'characterData' ? [target] : addedNodes
        const place = target.nodeType === 1 ? target : target.parentElement
        if (place.closest('[role=status]')) for (const { textContent } of nodes) told.push(textContent)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  }`

const listen = (page: Page): Promise<void> => page.evaluate(LISTEN)

const told = (page: Page): Promise<string[]> => page.evaluate<string[]>('told')

describe('What people who do not see the page are told', () => {
  it('is each time that something has been done', async () => {
    const { id } = await editor.make.post({ title: 'Mill' })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    await listen(page)
    for (const title of ['Mill by day', 'Mill by night']) {
      await page.getByLabel('Title').fill(title)
      await press(page, 'Update')
      await page.getByText('Everything is saved.').waitFor()
    }
    await announced(page, 'Saved.')
    const heard = await told(page)
    await close(page)
    expect(heard.filter((text) => text !== '')).toEqual(['Saved.', 'Saved.'])
  })

  it('is how much a search has found', async () => {
    const title = unique('Osprey')
    await editor.make.post({ title })
    const page = await editor.open('posts')
    await page
      .getByRole('status')
      .getByText(/^Found: /)
      .waitFor()
    await listen(page)
    await page.getByRole('searchbox').fill(title)
    await page.getByRole('status').getByText('Found: 1', { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('no such bird')
    await page.getByRole('status').getByText('Found: 0', { exact: true }).waitFor()
    const heard = await told(page)
    await close(page)
    expect(heard).toEqual(['Found: 1', 'Found: 0'])
  })

  it('is that there are changes that were never saved', async () => {
    const { id } = await editor.make.post({ title: 'Mill' })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    await page.getByLabel('Title').fill('Mill by night')
    await page.getByText('The texts were kept at').waitFor()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => ${LISTEN})`)
    await page.reload()
    await page.getByRole('button', { name: 'Restore them' }).waitFor()
    const heard = await told(page)
    await close(page)
    expect(heard).toContainEqual(expect.stringContaining('that were never saved'))
  })
})
