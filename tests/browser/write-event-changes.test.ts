import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import type { Page, Request, Response } from 'playwright-core'
import { unique } from '../support/factories.ts'
import { atEditor, close, idOf, press, announced } from './support/write-page.ts'

const EVENTS = '/cal/events/v1/events'
const OFFER = /There are changes of yours from .+ that were never saved\./

const editor = atEditor()

async function makeEvent(members: object = {}) {
  const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title: unique('Quiz night'), ...times, ...members }
  return (await editor.service.api.as('editor').post(EVENTS, { body })).body
}

const saved = async (id: number) =>
  (await editor.service.api.as('editor').get(`${EVENTS}/${id}`)).body

const kept = (page: Page): Promise<void> => page.getByText('They were kept at').waitFor()

/** Closes the page without a prompt, as a crash does, and opens its address again. */
async function reopenAfterCrash(page: Page): Promise<Page> {
  const address = page.url()
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto(address)
  await again.getByRole('heading', { level: 1 }).waitFor()
  return again
}

describe('Unsaved changes of an event', () => {
  it('are offered after a crash, and taken', async () => {
    const event = await makeEvent()
    const page = await editor.open(`events/${event.id}`)
    await page.getByLabel('Title').fill('Quiz with prizes')
    await page.getByLabel('Begins on').fill('2033-05-12')
    await page.getByRole('searchbox', { name: 'Venue' }).fill('Boat House')
    await press(page, 'New: Boat House')
    await page.getByLabel('City').fill('Utrecht')
    await page.getByRole('textbox', { name: 'Text' }).fill('Ten rounds.')
    await kept(page)
    const before = await saved(event.id)
    const again = await reopenAfterCrash(page)
    await again.getByText(OFFER).waitFor()
    await press(again, 'Restore them')
    await press(again, 'Update')
    await announced(again, 'Saved.')
    await close(again)
    const { title, start_date, description, venue } = await saved(event.id)
    expect({
      before: [before.title, before.start_date],
      after: [title, start_date, description, venue.venue, venue.city],
    }).toEqual({
      before: [event.title, '2033-05-10 19:00:00'],
      after: [
        'Quiz with prizes',
        '2033-05-12 19:00:00',
        '<p>Ten rounds.</p>',
        'Boat House',
        'Utrecht',
      ],
    })
  })

  it('are thrown away for good', async () => {
    const event = await makeEvent()
    const page = await editor.open(`events/${event.id}`)
    await page.getByLabel('Title').fill('Quiz with prizes')
    await kept(page)
    const again = await reopenAfterCrash(page)
    const gone = again.waitForResponse((response) => response.request().method() === 'DELETE')
    await press(again, 'Go on without them')
    await gone
    const last = await reopenAfterCrash(again)
    await last.getByText('Everything is saved.').waitFor()
    await last.waitForLoadState('networkidle')
    const found = [await last.getByLabel('Title').inputValue(), await last.getByText(OFFER).count()]
    await close(last)
    expect(found).toEqual([event.title, 0])
  })

  it('are not offered that were on their way when the event was saved', async () => {
    const event = await makeEvent()
    const page = await editor.open(`events/${event.id}`)
    const isPost = (request: Request, address: string): boolean =>
      request.method() === 'POST' && request.url().endsWith(`${address}/${event.id}`)
    const isSave = (response: Response): boolean => isPost(response.request(), EVENTS)
    // Kept after the save, unless that waits.
    await page.route('**/event-previews/*', async (route) => {
      if (route.request().method() === 'POST')
        await page.waitForResponse(isSave, { timeout: 2000 }).catch(() => undefined)
      await route.continue()
    })
    const sent = page.waitForRequest((request) => isPost(request, '/event-previews'))
    const stored = page.waitForResponse((response) => isPost(response.request(), '/event-previews'))
    await page.getByLabel('Title').fill('Quiz with prizes')
    await sent
    await page.getByLabel('Title').fill('Quiz with grand prizes')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await stored
    const again = await reopenAfterCrash(page)
    await again.getByText('Everything is saved.').waitFor()
    await again.waitForLoadState('networkidle')
    const found = [
      await again.getByLabel('Title').inputValue(),
      await again.getByText(OFFER).count(),
    ]
    await close(again)
    expect(found).toEqual(['Quiz with grand prizes', 0])
  })

  it('are offered to nobody else', async () => {
    const event = await makeEvent()
    const page = await editor.open(`events/${event.id}`)
    await page.getByLabel('Title').fill('Quiz with prizes')
    await kept(page)
    const other = await editor.open(`events/${event.id}`)
    await other.getByText('Everything is saved.').waitFor()
    await other.waitForLoadState('networkidle')
    const offers = await other.getByText(OFFER).count()
    await close(page)
    await close(other)
    expect(offers).toBe(0)
  })

  it('of one time of a series are offered where that time is edited', async () => {
    const { id } = await makeEvent({ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const page = await editor.open(`events/${id}/2033-05-17T19:00:00`)
    await page.getByLabel('Title').fill('Quiz with guests')
    await kept(page)
    const again = await reopenAfterCrash(page)
    await press(again, 'Restore them')
    const title = await again.getByLabel('Title').inputValue()
    const whole = await again.context().newPage()
    await whole.goto(`${editor.service.url}/write/events/${id}`)
    await whole.getByText('Everything is saved.').waitFor()
    await whole.waitForLoadState('networkidle')
    const offers = await whole.getByText(OFFER).count()
    await close(again)
    expect([title, offers]).toEqual(['Quiz with guests', 0])
  })
})

describe('A new event', () => {
  it('becomes a draft while somebody writes, once it can, and keeps what is typed meanwhile', async () => {
    const page = await editor.open('events/new')
    // The answer comes after what is typed next.
    await page.route(`**${EVENTS}`, async (route) => {
      await page.getByLabel('Excerpt').fill('Typed meanwhile.')
      await route.continue()
    })
    await page.getByLabel('Title').fill('Quiz for beginners')
    await page.getByLabel('Begins on').fill('2033-05-10')
    await announced(page, 'Saved as a draft.')
    const excerpt = await page.getByLabel('Excerpt').inputValue()
    await kept(page)
    const again = await reopenAfterCrash(page)
    await press(again, 'Restore them')
    const { title, status } = await saved(idOf(again))
    const found = { excerpt, title, status, after: await again.getByLabel('Excerpt').inputValue() }
    await close(again)
    expect(found).toEqual({
      excerpt: 'Typed meanwhile.',
      title: 'Quiz for beginners',
      status: 'draft',
      after: 'Typed meanwhile.',
    })
  })

  it('leaves the address of another page alone, where it has become a draft too late', async () => {
    const page = await editor.open('events/new')
    const person = new EventEmitter()
    await page.route(`**${EVENTS}`, async (route) => {
      if (route.request().method() === 'POST') await once(person, 'left')
      await route.continue()
    })
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByLabel('Title').fill('Quiz that is left')
    await page.getByLabel('Begins on').fill('2033-05-10')
    await posted
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('link', { name: 'Comments' }).click()
    await page.getByRole('heading', { level: 1, name: 'Comments' }).waitFor()
    person.emit('left')
    await announced(page, 'Saved as a draft.')
    const address = page.url()
    await close(page)
    expect(address).toMatch(/\/write\/comments$/)
  })
})
