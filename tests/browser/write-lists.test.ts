import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { picture } from '../media/support/upload.ts'
import { storeComment } from '../pages/comments/support.ts'
import { unique } from '../support/factories.ts'
import { atEditor, close, press } from './support/write-page.ts'

const editor = atEditor({ clock: () => new Date('2033-03-08T10:00:00Z') })

/** Makes two items with this word: one in the first tab, one in another. */
type Making = (word: string) => Promise<unknown>

const event = (title: string, status: string): Promise<unknown> => {
  const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title, status, ...times }
  return editor.service.api.as('editor').post('/cal/events/v1/events', { body })
}

const comment = async (content: string, status: 'hold' | 'spam'): Promise<unknown> =>
  storeComment(editor.service, { entryId: (await editor.make.post()).id, content, status })

const lists: readonly (readonly [
  list: string,
  second: string,
  made: { readonly first: Making; readonly second: Making },
])[] = [
  [
    'posts',
    'Draft',
    {
      first: (word) => editor.make.post({ title: `First ${word}` }),
      second: (word) => editor.make.post({ title: `Second ${word}`, status: 'draft' }),
    },
  ],
  [
    'pages',
    'Draft',
    {
      first: (word) => editor.make.page({ title: `First ${word}` }),
      second: (word) => editor.make.page({ title: `Second ${word}`, status: 'draft' }),
    },
  ],
  [
    'events',
    'Drafts',
    {
      first: (word) => event(`First ${word}`, 'publish'),
      second: (word) => event(`Second ${word}`, 'draft'),
    },
  ],
  [
    'media',
    'Trash',
    {
      first: (word) => picture(editor.service, { query: { title: `First ${word}` } }),
      async second(word) {
        const { id } = await picture(editor.service, { query: { title: `Second ${word}` } })
        await editor.service.api.as('admin').delete(`/core/v2/media/${id}`)
      },
    },
  ],
  [
    'comments',
    'Spam',
    {
      first: (word) => comment(`First ${word}`, 'hold'),
      second: (word) => comment(`Second ${word}`, 'spam'),
    },
  ],
]

/** Which of the two items the list shows once it has been searched. */
async function shown(page: Page, word: string): Promise<readonly string[]> {
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: word })
  const texts = await rows.allInnerTexts()
  return texts.map((text) => /First|Second/.exec(text)?.[0] ?? text)
}

describe.each(lists)('The list of %s', (list, second, made) => {
  it('finds what is looked for, by its status', async () => {
    const word = unique('harbor')
    await made.first(word)
    await made.second(word)
    const page = await editor.open(list)
    await page.getByRole('searchbox', { name: 'Search' }).fill(word)
    await page.getByText(`First ${word}`).first().waitFor()
    await page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('button', { name: new RegExp(`^${second}`) })
      .click()
    await page.getByText(`First ${word}`).first().waitFor({ state: 'detached' })
    await page.getByText(`Second ${word}`).first().waitFor()
    const inSecond = await shown(page, word)
    await page.getByRole('searchbox', { name: 'Search' }).fill(unique('nothing'))
    await page.getByText('There is nothing here.').waitFor()
    await close(page)
    expect(inSecond).toEqual(['Second'])
  })
})

describe('The last item of the last page of a list', () => {
  it('leaves the page before it when it is restored', async () => {
    for (let left = 21; left > 0; left--) {
      const { id } = await editor.make.post()
      await editor.service.api.as('admin').delete(`/core/v2/posts/${id}`)
    }
    const page = await editor.open('posts')
    const tabs = page.getByRole('navigation', { name: 'Status' })
    await tabs.getByRole('button', { name: /^Trash/ }).click()
    await press(page, 'Next')
    await page.getByText('Page 2 of 2').waitFor()
    const rows = page.getByRole('main').locator('.items > li')
    await rows.nth(1).waitFor({ state: 'detached' })
    await rows.getByRole('button', { name: /^Restore/ }).click()
    await rows.nth(19).waitFor()
    const alerts = await page.getByRole('alert').allTextContents()
    await close(page)
    expect(alerts).toEqual([])
  })
})
