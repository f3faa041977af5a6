import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { unique } from '../support/factories.ts'
import { atEditor, close, idOf, press, announced } from './support/write-page.ts'

const EVENTS = '/cal/events/v1/events'

const editor = atEditor({ clock: () => new Date('2033-03-08T10:00:00Z') })

/** A browser whose clock stands where that of the site does. */
async function writeThen(path: string): Promise<Page> {
  const page = await editor.open(path)
  await page.clock.setFixedTime('2033-03-08T10:00:00Z')
  return page
}

async function fillEvent(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(unique('Concert'))
  await page.getByLabel('Begins on').fill('2033-05-10')
}

const makeEvent = async (members: Readonly<Record<string, unknown>> = {}) => {
  const times = { start_date: '2033-05-10 19:00:00', end_date: '2033-05-10 22:00:00' }
  const body = { title: unique('Concert'), ...times, ...members }
  return (await editor.service.api.as('editor').post(EVENTS, { body })).body
}

const stored = async (kind: 'posts' | 'pages' | 'cal_events', id: number) => {
  const path = `/core/v2/${kind}/${id}?context=edit`
  return (await editor.service.api.as('admin').get(path)).body
}

describe('An event', () => {
  it('is readable only with its password from the start', async () => {
    const page = await editor.open('events/new')
    await fillEvent(page)
    await page.getByLabel('Visibility').selectOption('password')
    await page.getByLabel('Password').fill('owl')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    await close(page)
    const { status } = await editor.service.api.get(`${EVENTS}/${id}`)
    expect([status, (await stored('cal_events', id)).password]).toEqual([403, 'owl'])
  })

  it('is opened for everybody again', async () => {
    const { id } = await makeEvent({ password: 'owl' })
    const page = await editor.open(`events/${id}`)
    await page.getByLabel('Visibility').selectOption('public')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    expect((await editor.service.api.get(`${EVENTS}/${id}`)).status).toBe(200)
  })

  it('is private, and a draft that is to be private keeps that choice', async () => {
    const page = await editor.open('events/new')
    await fillEvent(page)
    await page.getByLabel('Visibility').selectOption('private')
    await press(page, 'Save draft')
    await announced(page, 'Saved as a draft.')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    await close(page)
    expect((await stored('cal_events', id)).status).toBe('private')
  })

  it('that is out becomes private', async () => {
    const { id } = await makeEvent()
    const page = await editor.open(`events/${id}`)
    await page.getByLabel('Visibility').selectOption('private')
    await page.getByText('There are unsaved changes.').waitFor()
    await press(page, 'Update')
    await announced(page, 'Published.')
    await close(page)
    expect((await stored('cal_events', id)).status).toBe('private')
  })

  it('is scheduled, and published at once after all', async () => {
    const page = await writeThen('events/new')
    await fillEvent(page)
    await page.getByLabel('Publication date').fill('2033-04-01T09:00')
    await press(page, 'Schedule')
    await announced(page, 'Scheduled.')
    const id = idOf(page)
    const scheduled = await stored('cal_events', id)
    await page.getByLabel('Publication date').fill('')
    await press(page, 'Update')
    await announced(page, 'Published.')
    await close(page)
    const published = await stored('cal_events', id)
    expect([scheduled.status, scheduled.date, published.status, published.date]).toEqual([
      'future',
      '2033-04-01T09:00:00',
      'publish',
      '2033-03-08T05:00:00',
    ])
  })

  it('has an address and a summary of its own', async () => {
    const { id } = await makeEvent({ excerpt: 'Ten rounds.' })
    const slug = unique('quiz')
    const page = await editor.open(`events/${id}`)
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(slug)
    await page.getByLabel('Excerpt').fill('')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    const event = await stored('cal_events', id)
    expect([event.slug, event.excerpt.raw.trim()]).toEqual([slug, ''])
  })

  it('waits for review where its author may not publish', async () => {
    const page = await editor.open('events/new', { role: 'contributor' })
    await fillEvent(page)
    const offered = await page.getByLabel('Visibility').locator('option').allTextContents()
    await press(page, 'Submit for review')
    await announced(page, 'Submitted for review.')
    const id = idOf(page)
    await close(page)
    expect([offered, (await stored('cal_events', id)).status]).toEqual([
      ['Everybody', 'Whoever has a password'],
      'pending',
    ])
  })
})

describe.each(['posts', 'pages'] as const)('One of the %s', (kind) => {
  it('is private', async () => {
    const page = await editor.open(`${kind}/new`)
    await page.getByLabel('Title').fill('Minutes')
    await page.getByLabel('Visibility').selectOption('private')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    await close(page)
    expect((await stored(kind, id)).status).toBe('private')
  })

  it('is readable only with its password', async () => {
    const page = await editor.open(`${kind}/new`)
    await page.getByLabel('Title').fill('Minutes')
    await page.getByLabel('Visibility').selectOption('password')
    await page.getByLabel('Password').fill('owl')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    await close(page)
    expect((await stored(kind, id)).password).toBe('owl')
  })
})

describe('A page', () => {
  it('stands below another one, in a place among its siblings', async () => {
    const title = unique('Rooms')
    const parent = await editor.make.page({ title })
    const page = await editor.open('pages/new')
    await page.getByLabel('Title').fill('Hall')
    await page.getByRole('searchbox', { name: 'Parent page' }).fill(title)
    await press(page, title)
    await page.getByLabel('Order').fill('3')
    await press(page, 'Publish')
    await announced(page, 'Published.')
    const id = idOf(page)
    await page.reload()
    await page.getByRole('list', { name: 'Parent page' }).getByText(title).waitFor()
    const placed = await stored('pages', id)
    await press(page, `Remove ${title}`)
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    expect([placed.parent, placed.menu_order, (await stored('pages', id)).parent]).toEqual([
      parent.id,
      3,
      0,
    ])
  })
})
