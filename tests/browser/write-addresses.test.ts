import { describe, expect, it } from '@jest/globals'
import { announced, atEditor, close, press } from './support/write-page.ts'

const editor = atEditor()

describe('The editor at the address of an item', () => {
  it('asks for nothing but that item', async () => {
    const { id } = await editor.make.post({ title: 'Mill' })
    const page = await editor.open('comments')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${editor.service.url}/write/posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    await page.waitForLoadState('networkidle')
    await close(page)
    expect(asked).toContain(`/api/core/v2/posts/${id}`)
    expect(asked).not.toContain('/api/core/v2/posts')
  })
})

describe('The address of a new post', () => {
  it('shows an empty form again after the post that was begun there', async () => {
    const page = await editor.open('posts')
    await page.getByRole('link', { name: 'New post' }).click()
    await page.getByRole('link', { name: 'Posts', exact: true }).click()
    await page.getByRole('link', { name: 'New post' }).click()
    await page.getByLabel('Title').fill('Mill')
    await press(page, 'Save draft')
    await announced(page, 'Saved as a draft.')
    await page.evaluate('history.go(-2)')
    await page.getByText('Nothing has been written yet.').waitFor()
    const title = await page.getByLabel('Title').inputValue()
    await close(page)
    expect(title).toBe('')
  })
})
