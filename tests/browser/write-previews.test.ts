import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { unique } from '../support/factories.ts'
import { atEditor, close, press } from './support/write-page.ts'

const EVENTS = '/cal/events/v1/events'

const editor = atEditor({ clock: () => new Date('2033-03-08T10:00:00Z') })

/** A published event, or a weekly series of three. */
async function makeEvent(members: object = {}) {
  const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title: unique('Quiz night'), ...times, ...members }
  return (await editor.service.api.as('editor').post(EVENTS, { body })).body
}

/** Opens the preview of a form, and reads it. */
async function readPreview(page: Page, title: string): Promise<string> {
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    press(page, 'Preview (opens in a new tab)'),
  ])
  await preview.getByRole('heading', { level: 1, name: title }).waitFor()
  return preview.getByRole('main').innerText()
}

describe('A person who previews an event', () => {
  it('sees changes of a published one before anybody else does', async () => {
    const event = await makeEvent()
    const page = await editor.open(`events/${event.id}`)
    await page.getByLabel('Title').fill('Quiz with prizes')
    await page.getByLabel('Begins on').fill('2033-05-12')
    await page.getByRole('searchbox', { name: 'Venue' }).fill('Boat House')
    await press(page, 'New: Boat House')
    const text = await readPreview(page, 'Quiz with prizes')
    await close(page)
    const { body } = await editor.service.api.get(`${EVENTS}/${event.id}`)
    expect({
      shown: ['May 12', 'Boat House'].map((words) => text.includes(words)),
      saved: [body.title, body.start_date, body.venue],
    }).toEqual({ shown: [true, true], saved: [event.title, event.start_date, []] })
  })

  it('sees one time of a series as the event that it will be', async () => {
    const { id } = await makeEvent({ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const page = await editor.open(`events/${id}/2033-05-17T19:00:00`)
    await page.getByLabel('Title').fill('Quiz with guests')
    const text = await readPreview(page, 'Quiz with guests')
    await close(page)
    expect(['May 10', 'May 17', 'May 24'].map((day) => text.includes(day))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('sees in the form what is missing', async () => {
    const { id } = await makeEvent()
    const page = await editor.open(`events/${id}`)
    await page.getByLabel('Title').fill('')
    await press(page, 'Preview (opens in a new tab)')
    await page.getByRole('alert').waitFor()
    const problems = await page.locator('.field-error').allInnerTexts()
    await close(page)
    expect(problems).toEqual(['Enter a title.'])
  })
})
