import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewTools, type PreviewTools } from '../core-v2/preview-links/support.ts'
import { createFactories, unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const CALENDAR = '/cal/events/v1'
const TIMES = { start_date: '2033-05-01 10:00:00', end_date: '2033-05-01 12:00:00' }

type Actor = 'editor' | 'admin' | 'author'
interface HasId {
  readonly id: number
}

let service: TestService
let shown: PreviewTools['shown']
let now = Date.parse('2033-03-08T10:00:00Z')
beforeAll(async () => {
  service = await startService({ clock: () => new Date(now) })
  ;({ shown } = previewTools(service.api))
})
afterAll(() => service?.close())

const pass = (seconds: number): void => {
  now += seconds * 1000
}
const eventAt = ({ id }: HasId): string => `${CALENDAR}/events/${id}`
const changesAt = ({ id }: HasId): string => `${CALENDAR}/event-previews/${id}`

async function published(members: object = {}) {
  const body = { title: unique('Fair '), description: 'As it is.', ...TIMES, ...members }
  return (await service.api.as('editor').post(`${CALENDAR}/events`, { body })).body
}

const keep = (event: HasId, body: object, actor: Actor = 'editor') =>
  service.api.as(actor).post(changesAt(event), { body })

/** What an actor has kept, or null. */
const kept = async (event: HasId, actor: Actor = 'editor') =>
  (await service.api.as(actor).get(changesAt(event))).body.changes

describe('GET /cal/events/v1/event-previews/{id}', () => {
  it('200 answers with texts as they were written, and with the event as it would be', async () => {
    const event = await published()
    pass(60)
    await keep(event, {
      title: 'Night & fair',
      description: 'As it <em>will</em> be.',
      start_date: '2033-05-01 20:00:00',
      end_date: '2033-05-01 23:00:00',
      venue: { venue: 'New hall', city: 'Utrecht' },
      tags: ['new word'],
    })
    expect(await kept(event)).toMatchObject({
      modified_utc: new Date(now).toISOString().slice(0, 19).replace('T', ' '),
      occurrence: null,
      title: 'Night & fair',
      description: 'As it <em>will</em> be.',
      excerpt: '',
      event: {
        id: event.id,
        start_date: '2033-05-01 20:00:00',
        venue: { id: 0, venue: 'New hall', city: 'Utrecht' },
        tags: [{ id: 0, name: 'new word' }],
      },
    })
  })

  it('200 shows a venue that only those who may edit it see', async () => {
    const event = await published()
    const draft = { venue: 'Secret hall', status: 'draft' }
    const venue = (await service.api.as('editor').post(`${CALENDAR}/venues`, { body: draft })).body
    await keep(event, { venue: venue.id })
    expect((await kept(event)).event.venue).toMatchObject({ id: venue.id, venue: 'Secret hall' })
  })

  it('200 names the time of a series that the changes are about', async () => {
    const event = await published({ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const times = { start_date: '2033-05-08 11:00:00', end_date: '2033-05-08 12:00:00' }
    await keep(event, { ...times, occurrence: '2033-05-08 10:00:00' })
    const { occurrence, event: changed } = await kept(event)
    expect({ occurrence, start: changed.start_date, recurrence: changed.recurrence }).toEqual({
      occurrence: '2033-05-08 10:00:00',
      start: '2033-05-08 11:00:00',
      recurrence: undefined,
    })
  })

  it('200 has null where nothing was kept', async () => {
    expect(await kept(await published())).toBeNull()
  })

  it('200 has null once the event was saved', async () => {
    const event = await published()
    await keep(event, { title: 'Other' })
    pass(1)
    await service.api.as('editor').post(eventAt(event), { body: { title: 'Saved' } })
    expect(await kept(event)).toBeNull()
  })

  it('200 tells what was kept from what was saved within the same second', async () => {
    const event = await published()
    const save = () =>
      service.api.as('editor').post(eventAt(event), { body: { title: unique('Saved ') } })
    await keep(event, { title: 'Before' })
    pass(0.3)
    await save()
    const before = await kept(event)
    pass(0.3)
    await keep(event, { title: 'After' })
    expect([before, (await kept(event))?.title]).toEqual([null, 'After'])
  })

  it('200 has null for another person who may edit the event', async () => {
    const event = await published()
    await keep(event, { title: 'Of the editor' })
    expect(await kept(event, 'admin')).toBeNull()
  })

  it('200 shows the latest changes, however often it is requested', async () => {
    const event = await published()
    await keep(event, { title: 'First' })
    const first = [await kept(event), await kept(event)]
    await keep(event, { title: 'Second' })
    const second = [await kept(event), await kept(event)]
    expect([...first, ...second].map(({ title }) => title)).toEqual([
      'First',
      'First',
      'Second',
      'Second',
    ])
  })

  it('400 refuses an id of another type', async () => {
    const { id } = await createFactories(service.api).post({ title: 'Post' })
    const answer = await service.api.as('editor').get(changesAt({ id }))
    expect(answer).toBeRestError('rest-invalid-event-id', 400)
  })

  it('401 refuses visitors', async () => {
    const answer = await service.api.get(changesAt(await published()))
    expect(answer).toBeRestError('rest_forbidden', 401)
  })

  it('403 refuses those who may not edit the event', async () => {
    const answer = await service.api.as('author').get(changesAt(await published()))
    expect(answer).toBeRestError('rest_forbidden', 403)
  })

  it('404 finds no event with the id', async () => {
    const answer = await service.api.as('editor').get(changesAt({ id: 99_999_999 }))
    expect(answer).toBeRestError('rest-event-not-found', 404)
  })

  it('304 confirms what has not changed', async () => {
    const event = await published()
    const { headers } = await service.api.as('editor').get(changesAt(event))
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.as('editor').get(changesAt(event), again)).status).toBe(304)
  })
})

describe('POST /cal/events/v1/event-previews/{id}', () => {
  it('400 refuses a time that the series does not have', async () => {
    const event = await published({ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const answer = await keep(event, { title: 'Other', occurrence: '2033-05-09 10:00:00' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

describe('DELETE /cal/events/v1/event-previews/{id}', () => {
  it('400 refuses an id of another type', async () => {
    const { id } = await createFactories(service.api).post({ title: 'Post' })
    const answer = await service.api.as('editor').delete(changesAt({ id }))
    expect(answer).toBeRestError('rest-invalid-event-id', 400)
  })

  it('200 discards the changes of the caller, and ends links to them', async () => {
    const event = await published()
    const { body: link } = await keep(event, { title: 'Other' })
    const { body } = await service.api.as('editor').delete(changesAt(event))
    expect([body, await kept(event)]).toEqual([{ changes: null }, null])
    expect(await shown(eventAt(event), link.token)).toBeRestError('rest_preview_token_invalid', 403)
  })

  it('200 leaves what others have kept', async () => {
    const event = await published()
    await keep(event, { title: 'Of the admin' }, 'admin')
    await service.api.as('editor').delete(changesAt(event))
    expect(await kept(event, 'admin')).toMatchObject({ title: 'Of the admin' })
  })

  it('401 refuses visitors', async () => {
    const answer = await service.api.delete(changesAt(await published()))
    expect(answer).toBeRestError('rest_forbidden', 401)
  })

  it('403 refuses those who may not edit the event', async () => {
    const answer = await service.api.as('author').delete(changesAt(await published()))
    expect(answer).toBeRestError('rest_forbidden', 403)
  })

  it('404 finds no event with the id', async () => {
    const answer = await service.api.as('editor').delete(changesAt({ id: 99_999_999 }))
    expect(answer).toBeRestError('rest-event-not-found', 404)
  })
})
