import { describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { WINDOWS } from './support/looks.ts'
import { atEditor, choosePicture, close, press, announced } from './support/write-page.ts'

const editor = atEditor({ clock: () => new Date('2033-03-08T10:00:00Z') })

/** A desktop and a phone. */
const windows = WINDOWS.filter(([name]) => name.includes('light'))

describe.each(windows)("An editor's first hour (%s)", (_name, options) => {
  it('ends with a post that has a picture, and with an event on the calendar', async () => {
    const [post, event] = [unique('The heron'), unique('Bird walk')]
    const page = await editor.open('', options)
    await page.getByRole('link', { name: 'New post' }).click()
    await page.getByLabel('Title').fill(post)
    await page.getByRole('textbox', { name: 'Text' }).fill('It stands by the pond.')
    await press(page, 'Picture')
    const name = unique('pond')
    await choosePicture(page, name)
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      press(page, 'Preview (opens in a new tab)'),
    ])
    await preview.getByRole('heading', { level: 1, name: post }).waitFor()
    const previewed = await preview.locator(`main img[src*="${name}"]`).count()
    await preview.close()
    await press(page, 'Publish')
    await announced(page, 'Published.')
    await page.getByRole('link', { name: 'Events', exact: true }).click()
    await page.getByRole('link', { name: 'New event' }).click()
    await page.getByLabel('Title').fill(event)
    await page.getByLabel('Begins on').fill('2033-03-20')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    await page.goto(editor.service.url)
    await page.getByRole('link', { name: post }).first().click()
    await page.getByRole('heading', { level: 1, name: post }).waitFor()
    const published = await page.locator(`main img[src*="${name}"]`).count()
    await page.goto(`${editor.service.url}/events/list/`)
    const listed = await page.getByRole('heading', { name: event }).count()
    await close(page)
    expect({ previewed, published, listed }).toEqual({ previewed: 1, published: 1, listed: 1 })
  })
})
