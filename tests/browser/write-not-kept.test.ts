import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { announced, atEditor, close } from './support/write-page.ts'

const editor = atEditor()

/** Waits until the page says, as an alert, that changes are not kept. */
const warned = (page: Page, reason: string): Promise<void> =>
  page.getByRole('alert').getByText(`Changes are not being kept at the moment. ${reason}`).waitFor()

const warnings = (page: Page): Promise<number> => page.getByRole('alert').count()

const again = (page: Page): Promise<void> => announced(page, 'Changes are being kept again.')

async function openEvent(): Promise<Page> {
  const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title: 'Quiz night', ...times }
  const { id } = (await editor.service.api.as('editor').post('/cal/events/v1/events', { body }))
    .body
  const page = await editor.open(`events/${id}`)
  await page.getByText('Everything is saved.').waitFor()
  return page
}

async function openPost(): Promise<Page> {
  const { id } = await editor.make.post({ title: 'Mill', content: 'Old words.' })
  const page = await editor.open(`posts/${id}`)
  await page.getByText('Everything is saved.').waitFor()
  return page
}

const forms = [
  ['a post', openPost],
  ['an event', openEvent],
] as const

describe('Changes that cannot be kept', () => {
  it.each(forms)(
    'of %s are reported at once without a network, and when they are kept again',
    async (_, open) => {
      const page = await open()
      await page.context().setOffline(true)
      await page.getByLabel('Title').fill('Written on a train')
      await warned(page, 'The site does not answer.')
      await page.context().setOffline(false)
      await again(page)
      const found = [await page.getByLabel('Title').inputValue(), await warnings(page)]
      await close(page)
      expect(found).toEqual(['Written on a train', 0])
    },
  )

  it.each(forms)(
    'of %s are reported once the session has ended, and kept after the next sign-in',
    async (_, open) => {
      const page = await open()
      const cookies = await page.context().cookies()
      await page.context().clearCookies()
      await page.getByLabel('Title').fill('Written for long')
      await warned(page, 'You are no longer signed in.')
      await page.context().addCookies(cookies)
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
      await again(page)
      const found = [await page.getByLabel('Title').inputValue(), await warnings(page)]
      await close(page)
      expect(found).toEqual(['Written for long', 0])
    },
  )
})
