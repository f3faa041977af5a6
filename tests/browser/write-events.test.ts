import { describe, expect, it } from '@jest/globals'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { unique } from '../support/factories.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
import { atEditor, close, press, announced } from './support/write-page.ts'

/** A Tuesday; the clock of the browser plays no part. */
const NOW = '2033-03-08T10:00:00Z'
const EVENTS = '/cal/events/v1/events'

const editor = atEditor({ clock: () => new Date(NOW) })

/** Opens a page of the editor in a browser whose zone is far from the site's. */
const write = (path: string, options: BrowserContextOptions = {}) =>
  editor.open(path, { timezoneId: 'Pacific/Auckland', ...options })

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#3d7a6d' } })
    .png()
    .toBuffer()

/** Drops a picture as from another window. */
async function drop(page: Page, onto: Locator, name: string): Promise<void> {
  const content = (await picture()).toString('base64')
  const files = await page.evaluateHandle(
    `(() => {
      const bytes = Uint8Array.from(atob('${content}'), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], '${name}', { type: 'image/png' }))
      return transfer
    })()`,
  )
  await onto.dispatchEvent('drop', { dataTransfer: files })
}

async function makeEvent(members: Readonly<Record<string, unknown>>) {
  const start = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title: unique('Quiz night'), ...start, ...members }
  const { body: event } = await editor.service.api.as('editor').post(EVENTS, { body })
  return event
}

describe('A person who writes events', () => {
  it('puts a recurring event at a new venue on the calendar, and sees it there', async () => {
    const title = unique('Choir')
    const page = await write('events/new')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Begins on').fill('2033-03-10')
    await page.getByLabel('Time zone').fill('America/New_York')
    await page.getByLabel('How often').selectOption('week')
    await page.getByLabel('Stops').selectOption('count')
    await page.getByLabel('Times in all').fill('4')
    await page.getByRole('searchbox', { name: 'Venue' }).fill('Boat House')
    await press(page, 'New: Boat House')
    await page.getByLabel('City').fill('Utrecht')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    await page.goto(`${editor.service.url}/events/list/`)
    const times = await page.getByRole('heading', { name: title }).count()
    await page.getByRole('link', { name: title }).first().click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const main = await page.getByRole('main').innerText()
    await close(page)
    expect({
      times,
      start: main.includes('7:00 pm'),
      venue: main.includes('Boat House') && main.includes('Utrecht'),
    }).toEqual({ times: 4, start: true, venue: true })
  })

  it('uploads a picture by drop, describes it, and makes it the featured picture', async () => {
    const { id } = await makeEvent({})
    const page = await write(`events/${id}`)
    await press(page, 'Choose a picture')
    const chooser = page.getByRole('dialog', { name: 'Choose a picture' })
    await drop(page, chooser.locator('.media-library'), 'old-mill.png')
    await chooser.getByRole('button', { name: 'old-mill No alt text' }).click()
    const details = page.getByRole('dialog', { name: 'old-mill' })
    await details.getByLabel('Alternative text').fill('The mill by the river')
    await press(details, 'Use this picture')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    const { body: event } = await editor.service.api.get(`${EVENTS}/${id}`)
    const { body: item } = await editor.service.api.get(`/core/v2/media/${event.image.id}`)
    expect(item.alt_text).toBe('The mill by the river')
  })

  it('sees what is missing, next to each field', async () => {
    const page = await write('events/new')
    await press(page, 'Publish')
    await page.getByRole('alert').waitFor()
    const seen = {
      title: await page.getByLabel('Title').getAttribute('aria-invalid'),
      focused: await page.evaluate('document.activeElement.getAttribute("aria-invalid")'),
      sentences: await page.locator('.field-error').allInnerTexts(),
    }
    await close(page)
    expect(seen).toEqual({
      title: 'true',
      focused: 'true',
      sentences: ['Enter a title.', 'Enter when the event begins.', 'Enter when the event ends.'],
    })
  })

  it('chooses between own changes and those that somebody else has saved', async () => {
    const { id } = await makeEvent({ title: 'Concert' })
    const page = await write(`events/${id}`)
    await page.getByLabel('Title').fill('Concert by the mill')
    await editor.service.api.as('editor').post(`${EVENTS}/${id}`, { body: { cost: '12' } })
    await press(page, 'Update')
    await press(page.getByRole('dialog'), 'Save mine')
    await announced(page, 'Saved.')
    await close(page)
    const { body } = await editor.service.api.get(`${EVENTS}/${id}`)
    expect([body.title, body.cost]).toEqual(['Concert by the mill', ''])
  })

  it('empties the text of an event', async () => {
    const { id } = await makeEvent({ description: 'Ten rounds.' })
    const page = await write(`events/${id}`)
    await page.getByRole('textbox', { name: 'Text' }).fill('')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    const { body } = await editor.service.api.get(`${EVENTS}/${id}`)
    expect(body.description.trim()).toBe('')
  })

  it('moves an event to the trash and takes it back', async () => {
    const title = unique('Fair')
    const { id } = await makeEvent({ title })
    const page = await write(`events/${id}`)
    await press(page, 'Move to trash')
    await press(page.getByRole('dialog'), 'Move to trash')
    await press(page, 'Trash')
    await page.getByRole('button', { name: `Restore ${title}` }).click()
    await announced(page, 'Restored')
    await close(page)
    const { body } = await editor.service.api.as('editor').get(`${EVENTS}/${id}`)
    expect(body.status).toBe('draft')
  })
})

describe('A person who keeps the media library', () => {
  it('deletes a file for good after being asked', async () => {
    const page = await write('media')
    await drop(page, page.locator('.media-library'), 'wrong-picture.png')
    await page.getByRole('button', { name: 'wrong-picture No alt text' }).click()
    await press(page.getByRole('dialog', { name: 'wrong-picture', exact: true }), 'Delete')
    await press(page, 'Delete for good')
    await announced(page, 'Deleted: wrong-picture')
    await close(page)
    const { body } = await editor.service.api.get('/core/v2/media?search=wrong-picture')
    expect(body).toEqual([])
  })

  it('moves a file to the trash and takes it back', async () => {
    const page = await write('media')
    await drop(page, page.locator('.media-library'), 'lost-and-found.png')
    await page.getByRole('button', { name: 'lost-and-found No alt text' }).click()
    await press(page.getByRole('dialog', { name: 'lost-and-found', exact: true }), 'Delete')
    await press(page, 'Move to trash')
    await announced(page, 'Moved to the trash.')
    const { body: gone } = await editor.service.api.get('/core/v2/media?search=lost-and-found')
    await press(page, 'Trash')
    await page.getByRole('button', { name: 'lost-and-found No alt text' }).click()
    await press(page, 'Restore')
    await announced(page, 'Restored.')
    await close(page)
    const { body: back } = await editor.service.api.get('/core/v2/media?search=lost-and-found')
    expect([gone.length, back.length]).toEqual([0, 1])
  })

  it('reads the sizes of a picture, each with its address', async () => {
    const page = await write('media')
    await drop(page, page.locator('.media-library'), 'wide-view.png')
    await page.getByRole('button', { name: 'wide-view No alt text' }).click()
    const addresses = page.getByRole('region', { name: 'Addresses' })
    await addresses.waitFor()
    const sizes = await addresses.getByRole('listitem').locator('span').allInnerTexts()
    const fields = await addresses.getByRole('textbox').all()
    const urls = await Promise.all(fields.map((field) => field.inputValue()))
    await close(page)
    expect(sizes).toContain('full, 800 × 600')
    expect(new Set(urls).size).toBe(sizes.length)
  })

  it('sees in words why a file was not accepted', async () => {
    const page = await write('media')
    await page.locator('input[type=file]').setInputFiles({
      name: 'program.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
    const problem = await page.getByRole('alert').innerText()
    await close(page)
    expect(problem).toBe(
      'This site does not accept this kind of file, or it is not what its name says.',
    )
  })
})

describe.each(WINDOWS)('Pages of events and media (%s)', (name, options) => {
  const open = (path: string) => write(path, { ...options, bypassCSP: true })
  const audit = async (page: Page, what: string) => {
    await page.waitForLoadState('networkidle')
    await screenshot(page, `write ${what} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await close(page)
    return found
  }

  it('are accessible and fit: list of events', async () => {
    await makeEvent({ title: 'Concert', venue: { venue: 'Old Mill', city: 'Millbrook' } })
    await makeEvent({ title: 'Choir', recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const page = await open('events')
    await page.getByRole('link', { name: 'Concert' }).first().waitFor()
    expect(await audit(page, 'events')).toEqual({ issues: [], overflow: 0 })
  })

  it('are accessible and fit: form of an event', async () => {
    const { id } = await makeEvent({
      title: 'Choir',
      recurrence: { rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=9', exdate: ['2033-05-24'] },
      venue: { venue: 'Old Mill', city: 'Millbrook' },
      tags: ['Music', 'Singing'],
    })
    const page = await open(`events/${id}`)
    await page.getByRole('searchbox', { name: 'Organizer' }).fill('Friends of the mill')
    await press(page, 'New: Friends of the mill')
    await page.getByRole('searchbox', { name: 'Venue' }).fill('Boat')
    await page.getByRole('button', { name: 'New: Boat' }).waitFor()
    expect(await audit(page, 'event form')).toEqual({ issues: [], overflow: 0 })
  })

  it('are accessible and fit: media library', async () => {
    const page = await open('media')
    await drop(page, page.locator('.media-library'), 'ferry.png')
    await page.getByRole('button', { name: 'ferry No alt text' }).first().waitFor()
    expect(await audit(page, 'media')).toEqual({ issues: [], overflow: 0 })
  })

  it('are accessible and fit: details of a picture', async () => {
    const page = await open('media')
    await drop(page, page.locator('.media-library'), 'harbor.png')
    await page.getByRole('button', { name: 'harbor No alt text' }).first().click()
    await page.getByLabel('Alternative text').waitFor()
    expect(await audit(page, 'media details')).toEqual({ issues: [], overflow: 0 })
  })
})
