import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewTools, type PreviewTools } from '../core-v2/preview-links/support.ts'
import { picture } from '../media/support/upload.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const CALENDAR = '/cal/events/v1'
const TIMES = { start_date: '2093-05-01 10:00:00', end_date: '2093-05-01 12:00:00' }

let service: TestService
let shown: PreviewTools['shown']
beforeAll(async () => {
  service = await startService()
  ;({ shown } = previewTools(service.api))
})
afterAll(() => service?.close())

const editor = () => service.api.as('editor')
const eventAt = ({ id }: { readonly id: number }): string => `${CALENDAR}/events/${id}`

/** An event of the editor, published unless the members say otherwise. */
async function published(members: object = {}) {
  const body = { title: unique('Fair '), description: 'As it is.', ...TIMES, ...members }
  const { body: event } = await editor().post(`${CALENDAR}/events`, { body })
  return event
}

const keep = (
  { id }: { readonly id: number },
  changes: object,
  actor: 'editor' | 'admin' = 'editor',
) => service.api.as(actor).post(`${CALENDAR}/event-previews/${id}`, { body: changes })

/** What a visitor with the link sees over the API of an event with unsaved changes. */
async function preview(event: { readonly id: number }, changes: object) {
  const { body: link } = await keep(event, changes)
  return (await shown(eventAt(event), link.token)).body
}

/** The page that the link leads to. */
async function previewPage(event: { readonly id: number }, changes: object): Promise<string> {
  const { body: link } = await keep(event, changes)
  return (await fetch(link.url)).text()
}

describe('POST /cal/events/v1/event-previews/{id}', () => {
  it('200 links to texts, dates and cost that are not saved', async () => {
    const event = await published()
    const changes = {
      title: 'Night fair',
      description: 'As it will be.',
      excerpt: 'Soon.',
      start_date: '2093-05-02 20:00:00',
      end_date: '2093-05-02 23:00:00',
      cost: '12',
    }
    const { description, excerpt, ...rest } = await preview(event, changes)
    expect({ description, excerpt, ...rest }).toMatchObject({
      id: event.id,
      status: 'publish',
      title: 'Night fair',
      description: '<p>As it will be.</p>',
      excerpt: expect.stringContaining('Soon.'),
      start_date: '2093-05-02 20:00:00',
      end_date: '2093-05-02 23:00:00',
      cost: expect.stringContaining('12'),
    })
  })

  it('200 changes nothing of what visitors see', async () => {
    const event = await published()
    const own = `/core/v2/cal_events/${event.id}`
    const addresses = [eventAt(event), own, `${CALENDAR}/venues`, `${CALENDAR}/tags`]
    const read = () =>
      Promise.all(addresses.map(async (path) => (await service.api.get(path)).text))
    const before = await read()
    await keep(event, { title: 'Other', venue: { venue: 'New hall' }, tags: ['new word'] })
    expect(await read()).toEqual(before)
  })

  it('200 shows a venue, an organizer and terms that saving would create', async () => {
    const event = await published()
    const shownThen = await preview(event, {
      venue: { venue: 'New hall', city: 'Utrecht' },
      organizer: { organizer: 'New choir' },
      categories: ['New kind'],
      tags: ['new word'],
    })
    expect(shownThen).toMatchObject({
      venue: { id: 0, venue: 'New hall', city: 'Utrecht' },
      organizer: [{ id: 0, organizer: 'New choir' }],
      categories: [{ id: 0, name: 'New kind' }],
      tags: [{ id: 0, name: 'new word' }],
    })
  })

  it('200 shows places, terms and a picture that exist', async () => {
    const event = await published()
    const { body: venue } = await editor().post(`${CALENDAR}/venues`, { body: { venue: 'Hall' } })
    const { body: tag } = await editor().post(`${CALENDAR}/tags`, {
      body: { name: unique('word ') },
    })
    const { id: image } = await picture(service)
    const body = await preview(event, { venue: venue.id, tags: [tag.name], image: String(image) })
    expect(body).toMatchObject({
      venue: { id: venue.id },
      tags: [{ id: tag.id }],
      image: { id: image },
    })
  })

  it('200 shows no venue that visitors may not see', async () => {
    const event = await published()
    const draft = { venue: 'Secret hall', status: 'draft' }
    const { body: venue } = await editor().post(`${CALENDAR}/venues`, { body: draft })
    const { venue: venues } = await preview(event, { venue: venue.id })
    expect(venues).toEqual([])
  })

  it('200 empties what the changes empty', async () => {
    const event = await published({ excerpt: 'Soon.', venue: { venue: 'Hall' } })
    const body = await preview(event, { excerpt: '\n', venue: [] })
    expect([body.excerpt.trim(), body.venue]).toEqual(['', []])
  })

  it('200 replaces what the same person kept before', async () => {
    const event = await published()
    await keep(event, { cost: '12' })
    const { title, cost } = await preview(event, { title: 'Second' })
    expect([title, cost]).toEqual(['Second', ''])
  })

  it('200 keeps the changes of two people apart', async () => {
    const event = await published()
    const { body: first } = await keep(event, { title: 'First' })
    const { body: second } = await keep(event, { title: 'Second' }, 'admin')
    const titles = [first, second].map(
      async ({ token }) => (await shown(eventAt(event), token)).body.title,
    )
    expect(await Promise.all(titles)).toEqual(['First', 'Second'])
  })

  it('200 leads to a page with the changes, which the public page has not', async () => {
    const event = await published()
    const changes = {
      title: 'Night fair',
      description: 'As it will be.',
      start_date: '2093-07-02 20:00:00',
      end_date: '2093-07-02 23:00:00',
      venue: { venue: 'New hall', city: 'Utrecht' },
    }
    const words = ['Night fair', 'As it will be.', 'July 2', 'New hall', 'Utrecht']
    const page = await previewPage(event, changes)
    const own = await (await fetch(event.url)).text()
    expect(words.map((word) => [page.includes(word), own.includes(word)])).toEqual(
      words.map(() => [true, false]),
    )
  })

  it('200 leads to a page with the times of a series that is not saved', async () => {
    const event = await published()
    const page = await previewPage(event, { recurrence: { rrule: 'FREQ=MONTHLY;COUNT=3' } })
    expect(['May 1', 'June 1', 'July 1', 'August 1'].map((day) => page.includes(day))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('200 removes markup that the author may not use', async () => {
    const body = { title: unique('Fair '), status: 'draft', ...TIMES }
    const { body: event } = await service.api.as('author').post(`${CALENDAR}/events`, { body })
    const changes = { description: 'Hello <script>alert(1)</script>' }
    const { body: link } = await service.api
      .as('author')
      .post(`${CALENDAR}/event-previews/${event.id}`, { body: changes })
    expect(await (await fetch(link.url)).text()).not.toContain('<script>alert')
  })

  it.each([
    ['an end before the start', { start_date: '2093-06-01 10:00:00' }, 'start_date'],
    ['a venue that does not exist', { venue: 99_999_999 }, 'venue'],
    ['a zone that does not exist', { timezone: 'Mars/Olympus' }, 'timezone'],
  ])('400 refuses %s', async (_what, changes, member) => {
    const answer = await keep(await published(), changes)
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params)).toContain(member)
  })

  it('400 has no link to an event in the trash', async () => {
    const event = await published()
    await editor().delete(eventAt(event))
    expect(await keep(event, { title: 'Other' })).toBeRestError('rest_preview_of_trash', 400)
  })

  it('401 refuses visitors', async () => {
    const { id } = await published()
    const answer = await service.api.post(`${CALENDAR}/event-previews/${id}`, { body: {} })
    expect(answer).toBeRestError('rest_forbidden', 401)
  })

  it('401 shows visitors nothing of what the changes name', async () => {
    const { id } = await published()
    const body = { venue: 99_999_999 }
    const answer = await service.api.post(`${CALENDAR}/event-previews/${id}`, { body })
    expect(answer).toBeRestError('rest_forbidden', 401)
  })

  it('403 refuses terms that the person may not create', async () => {
    const body = { title: unique('Fair '), status: 'draft', ...TIMES }
    const contributor = service.api.as('contributor')
    const { body: event } = await contributor.post(`${CALENDAR}/events`, { body })
    const path = `${CALENDAR}/event-previews/${event.id}`
    const answer = await contributor.post(path, { body: { categories: [unique('Kind ')] } })
    expect(answer).toBeRestError('rest_cannot_create_term', 403)
  })

  it('403 refuses those who may not edit the event', async () => {
    const { id } = await published()
    const answer = await service.api
      .as('author')
      .post(`${CALENDAR}/event-previews/${id}`, { body: {} })
    expect(answer).toBeRestError('rest_forbidden', 403)
  })

  it('404 finds no event with the id', async () => {
    expect(await keep({ id: 99_999_999 }, {})).toBeRestError('rest-event-not-found', 404)
  })
})
