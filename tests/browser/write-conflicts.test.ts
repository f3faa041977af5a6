import { describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { announced, atEditor, close, idOf, press } from './support/write-page.ts'

const editor = atEditor()

const read = async (id: number) => {
  const options = { query: { context: 'edit' } }
  const { body } = await editor.service.api.as('admin').get(`/core/v2/posts/${id}`, options)
  return body
}

describe('Saving over the version of somebody else', () => {
  it('makes the post private if that was wanted', async () => {
    const { id } = await editor.make.post({ title: 'Mill', content: 'First.' })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    const body = { content: 'Theirs.' }
    await editor.service.api.as('admin').post(`/core/v2/posts/${id}`, { body })
    await page.getByLabel('Visibility').selectOption('Editors only')
    await press(page, 'Update')
    await press(page, 'Save mine')
    await announced(page, 'Saved.')
    await close(page)
    expect((await read(id)).status).toBe('private')
  })
})

describe('Saving over the version of somebody else who has made it private', () => {
  it('leaves a post private', async () => {
    const { id } = await editor.make.post({ title: 'Mill' })
    const page = await editor.open(`posts/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    const body = { status: 'private' }
    await editor.service.api.as('admin').post(`/core/v2/posts/${id}`, { body })
    await page.getByLabel('Title').fill('Mine')
    await press(page, 'Update')
    await press(page, 'Save mine')
    await announced(page, 'Saved.')
    await close(page)
    const { status, title } = await read(id)
    expect([status, title.raw]).toEqual(['private', 'Mine'])
  })

  it('leaves an event private', async () => {
    const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
    const body = { title: 'Mill', status: 'publish', ...times }
    const admin = editor.service.api.as('admin')
    const { id } = (await admin.post('/cal/events/v1/events', { body })).body
    const page = await editor.open(`events/${id}`)
    await page.getByText('Everything is saved.').waitFor()
    const path = `/cal/events/v1/events/${id}`
    await admin.post(path, { body: { status: 'private' } })
    await page.getByLabel('Title').fill('Mine')
    await press(page, 'Update')
    await press(page, 'Save mine')
    await announced(page, 'Saved.')
    await close(page)
    const { title, status } = (await admin.get(path)).body
    expect([status, title]).toEqual(['private', 'Mine'])
  })
})

describe('A draft that is published while its texts are being kept', () => {
  it('is published without a conflict with itself', async () => {
    const page = await editor.open('posts/new')
    await page.getByLabel('Title').fill('Mill')
    await press(page, 'Save draft')
    await announced(page, 'Saved as a draft.')
    const id = idOf(page)
    const isKept = page.waitForEvent('console', { predicate: (line) => line.text() === 'kept' })
    await page.route(`**/posts/${id}/autosaves`, async (route) => {
      const response = await route.fetch()
      await page.evaluate(() => console.info('kept'))
      await pause(1500)
      await route.fulfill({ response })
    })
    await page.getByLabel('Title').fill('Mill by night')
    await isKept
    await press(page, 'Publish')
    await announced(page, 'Published.')
    await close(page)
    const { status, title } = await read(id)
    expect([status, title.raw]).toEqual(['publish', 'Mill by night'])
  })
})
