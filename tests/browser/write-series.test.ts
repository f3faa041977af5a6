import { describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { accessibilityIssues, overflow, screenshot, WINDOWS } from './support/looks.ts'
import { atEditor, close, idOf, press, announced } from './support/write-page.ts'

const EVENTS = '/cal/events/v1/events'

const editor = atEditor({ clock: () => new Date('2033-03-08T10:00:00Z') })

/** Three Tuesdays. */
async function makeSeries(): Promise<{ readonly id: number; readonly title: string }> {
  const title = unique('Choir')
  const times = { start_date: '2033-05-10 19:30:00', end_date: '2033-05-10 21:00:00' }
  const recurrence = { rrule: 'FREQ=WEEKLY;COUNT=3' }
  const body = { title, recurrence, ...times }
  return { id: (await editor.service.api.as('editor').post(EVENTS, { body })).body.id, title }
}

/** The times of all events of these titles. */
async function timesOf(title: string): Promise<readonly string[]> {
  const query = { search: title, start_date: '2033-01-01', per_page: 50 }
  const { body } = await editor.service.api.get(EVENTS, { query })
  return body.events.map((event: { title: string; start_date: string }) =>
    `${event.title} ${event.start_date.slice(0, 16)}`.replace(title, 'Choir'),
  )
}

describe('A person who writes a series', () => {
  it('adds a further date, and one that was left out by mistake', async () => {
    const { id, title } = await makeSeries()
    const page = await editor.open(`events/${id}`)
    await page.getByRole('button', { name: /Leave out .*May 17/ }).click()
    for (const date of ['2033-05-17', '2033-06-21']) {
      await page.getByLabel('Further date', { exact: true }).fill(date)
      if (date.startsWith('2033-06')) await page.getByLabel('Further date begins at').fill('20:15')
      await press(page, 'Add the date')
    }
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    expect(await timesOf(title)).toEqual([
      'Choir 2033-05-10 19:30',
      'Choir 2033-05-17 19:30',
      'Choir 2033-05-24 19:30',
      'Choir 2033-06-21 20:15',
    ])
  })

  it('removes a further date', async () => {
    const { id, title } = await makeSeries()
    const recurrence = { rrule: null, rdate: ['2033-06-21 19:30:00'] }
    await editor.service.api.as('editor').post(`${EVENTS}/${id}`, { body: { recurrence } })
    const page = await editor.open(`events/${id}`)
    await page.getByRole('button', { name: /Remove .*June 21/ }).click()
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await close(page)
    expect(await timesOf(title)).toEqual(['Choir 2033-05-10 19:30'])
  })

  it('changes one date by itself, and the others stay', async () => {
    const { id, title } = await makeSeries()
    const page = await editor.open(`events/${id}`)
    await page.getByRole('link', { name: /Edit this date: .*May 17/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit one date' }).waitFor()
    await page.getByLabel('Begins at').fill('18:00')
    await page.getByLabel('Title').fill(`${title} with guests`)
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await page.getByRole('heading', { level: 1, name: 'Edit event' }).waitFor()
    await close(page)
    expect(await timesOf(title)).toEqual([
      'Choir 2033-05-10 19:30',
      'Choir with guests 2033-05-17 18:00',
      'Choir 2033-05-24 19:30',
    ])
  })

  it('changes one date and all that follow, which are a series of their own then', async () => {
    const { id, title } = await makeSeries()
    const page = await editor.open(`events/${id}/2033-05-17T19:30:00`)
    await page.getByLabel('What is changed').selectOption('following')
    await page.getByLabel('Begins at').fill('18:00')
    await press(page, 'Update')
    await announced(page, 'Saved.')
    await page.getByRole('heading', { level: 1, name: 'Edit event' }).waitFor()
    const further = idOf(page)
    await close(page)
    expect({ times: await timesOf(title), isNew: further !== id }).toEqual({
      times: ['Choir 2033-05-10 19:30', 'Choir 2033-05-17 18:00', 'Choir 2033-05-24 18:00'],
      isNew: true,
    })
  })

  it('finds each date in the list, and one that stands by itself again', async () => {
    const { id, title } = await makeSeries()
    const page = await editor.open('events')
    await page.getByRole('searchbox', { name: 'Search' }).fill(title)
    await page.getByRole('link', { name: new RegExp(`${title}, .*May 24`) }).click()
    await page.getByRole('heading', { level: 1, name: 'Edit one date' }).waitFor()
    const body = { occurrence: '2033-05-24 19:30:00', cost: '5' }
    await editor.service.api.as('editor').post(`${EVENTS}/${id}`, { body })
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Edit event' }).waitFor()
    const cost = await page.getByLabel('Cost').inputValue()
    await close(page)
    expect(cost).toBe('$5')
  })

  it('sees what somebody else has changed of the series meanwhile', async () => {
    const { id, title } = await makeSeries()
    const page = await editor.open(`events/${id}/2033-05-17T19:30:00`)
    await page.getByLabel('Cost').fill('7')
    await editor.service.api
      .as('editor')
      .post(`${EVENTS}/${id}`, { body: { website: 'https://a.test/' } })
    await press(page, 'Update')
    await press(page.getByRole('dialog'), 'Save mine')
    await announced(page, 'Saved.')
    await close(page)
    const { body } = await editor.service.api.get(`${EVENTS}/${id}?occurrence=2033-05-17T19:30:00`)
    expect([body.cost, body.title, body.id === id]).toEqual(['$7', title, false])
  })
})

describe.each(WINDOWS)('Pages of a series (%s)', (name, options) => {
  it.each(['', '/2033-05-17T19:30:00'])('are accessible and fit: %s', async (part) => {
    const { id } = await makeSeries()
    const page = await editor.open(`events/${id}${part}`, { ...options, bypassCSP: true })
    await page.getByLabel('Title').waitFor()
    await page.waitForLoadState('networkidle')
    await screenshot(page, `write series${part} ${name}`)
    const found = { issues: await accessibilityIssues(page), overflow: await overflow(page) }
    await close(page)
    expect(found).toEqual({ issues: [], overflow: 0 })
  })
})
