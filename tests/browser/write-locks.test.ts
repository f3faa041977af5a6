import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { unique } from '../support/factories.ts'
import { atEditor, close, press } from './support/write-page.ts'

const editor = atEditor()

const notice = (page: Page) => page.getByText(/^Test writer\w+ is editing this right now\./)

/** Comes back to a tab, which looks for the lock at once. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')

/** The lock as somebody who has not opened the item sees it. */
async function holderOf(id: number): Promise<unknown> {
  const admin = editor.service.api.as('admin')
  return (await admin.delete(`/core/v2/edit-locks/${id}`)).body.user
}

describe('Two people who edit the same item', () => {
  it.each([
    ['a post', 'posts', async () => (await editor.make.post()).id],
    ['a page', 'pages', async () => (await editor.make.page()).id],
    [
      'an event',
      'events',
      async () => {
        const times = { start_date: '2093-05-10 19:00:00', end_date: '2093-05-10 22:00:00' }
        const body = { title: unique('Quiz '), ...times }
        return (await editor.service.api.as('editor').post('/cal/events/v1/events', { body })).body
          .id
      },
    ],
  ])('see each other, and one takes over: %s', async (_what, path, made) => {
    const id: number = await made()
    const first = await editor.open(`${path}/${id}`)
    await first.getByLabel('Title').waitFor()
    const second = await editor.open(`${path}/${id}`)
    await notice(second).waitFor()
    const alone = await notice(first).count()
    await press(second, 'Take over')
    await notice(second).waitFor({ state: 'detached' })
    await comeBack(first)
    await notice(first).waitFor()
    await close(second)
    await expectFree(id)
    await comeBack(first)
    await notice(first).waitFor({ state: 'detached' })
    await close(first)
    expect(alone).toBe(0)
  })

  it('is released when the user leaves the form for another page of the editor', async () => {
    const { id } = await editor.make.post()
    const page = await editor.open(`posts/${id}`)
    await page.getByLabel('Title').waitFor()
    await page.getByRole('link', { name: 'Pages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await expectFree(id)
    await close(page)
  })
})

/** A browser that is closed lets go while it closes. */
async function expectFree(id: number): Promise<void> {
  const until = Date.now() + 10_000
  while ((await holderOf(id)) !== null) {
    if (Date.now() > until) throw new Error('The lock was not released.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
