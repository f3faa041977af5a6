import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { previewTools, type PreviewTools } from '../core-v2/preview-links/support.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const HOUR = 60 * 60 * 1000
const CALENDAR = '/cal/events/v1'
const TIMES = { start_date: '2093-05-01 10:00:00', end_date: '2093-05-01 12:00:00' }

/** What has previews in this namespace: its paths here and as an entry, and how it is refused. */
const kinds = [
  { kind: 'event', path: 'events', entries: 'cal_events', name: 'title', more: TIMES },
  { kind: 'venue', path: 'venues', entries: 'cal_venue', name: 'venue', more: {} },
  { kind: 'organizer', path: 'organizers', entries: 'cal_organizer', name: 'organizer', more: {} },
] as const

type Kind = (typeof kinds)[number]

const ways = [
  ['by id', ({ path }: Kind, { id }: Item) => `${CALENDAR}/${path}/${id}`],
  ['by slug', ({ path }: Kind, { slug }: Item) => `${CALENDAR}/${path}/by-slug/${slug}`],
] as const
const [[, byId]] = ways

interface Item {
  readonly id: number
  readonly slug: string
}

let later = 0
let service: TestService
let linkTo: PreviewTools['linkTo']
let shown: PreviewTools['shown']
beforeAll(async () => {
  service = await startService({ clock: () => new Date(Date.now() + later) })
  ;({ linkTo, shown } = previewTools(service.api))
})
afterAll(() => service?.close())

const editor = () => service.api.as('editor')

/** A draft of the editor with a token that opens it. */
async function draft(given: Kind, members: object = {}): Promise<{ item: Item; token: string }> {
  const { path, entries, name, more } = given
  const body = {
    [name]: unique('Secret '),
    slug: unique('secret-'),
    description: 'Not yet.',
    status: 'draft',
    ...more,
    ...members,
  }
  const { body: item } = await editor().post(`${CALENDAR}/${path}`, { body })
  const { token } = await linkTo(`/core/v2/${entries}/${item.id}`)
  return { item, token }
}

const change = ({ entries }: Kind, { id }: Item, body: object) =>
  editor().patch(`/core/v2/${entries}/${id}`, { body })

describe.each(kinds)('A preview link of a $kind', (given) => {
  describe.each(ways)('that is read %s', (_way, addressOf) => {
    it('shows the item as visitors would see it, with structured data', async () => {
      const { item, token } = await draft(given)
      await change(given, item, { password: 'sesame' })
      const { status, body } = await shown(addressOf(given, item), token)
      expect({ status, body }).toMatchObject({
        status: 200,
        body: {
          id: item.id,
          status: 'draft',
          description: '<p>Not yet.</p>',
          json_ld: { name: expect.stringContaining('Secret ') },
        },
      })
    })

    it('is not cached and has no validator', async () => {
      const { item, token } = await draft(given)
      const address = addressOf(given, item)
      const headers = { 'X-Preview-Token': token }
      const before = await service.api.get(address)
      const answers = [await shown(address, token), await service.api.get(address, { headers })]
      const after = await service.api.get(address)
      expect(
        answers.map((answer) => [
          answer.status,
          answer.headers['cache-control'],
          answer.headers['etag'],
        ]),
      ).toEqual([
        [200, 'no-store', undefined],
        [200, 'no-store', undefined],
      ])
      for (const answer of [before, after]) {
        expect(answer).toBeRestError(`${given.kind}-not-accessible`, 403)
      }
    })

    it('does not open another item', async () => {
      const { item } = await draft(given)
      const { token } = await draft(given)
      const answer = await shown(addressOf(given, item), token)
      expect(answer).toBeRestError('rest_preview_token_invalid', 403)
    })
  })

  it('shows the requested fields', async () => {
    const { item, token } = await draft(given)
    const query = { _fields: 'id,status' }
    const { body } = await shown(byId(given, item), token, { query })
    expect(body).toEqual({ id: item.id, status: 'draft' })
  })

  it('shows no more to those who may edit the item', async () => {
    const { item, token } = await draft(given)
    const address = byId(given, item)
    const query = { preview_token: token }
    const { text } = await editor().get(address, { query })
    expect(text).toBe((await shown(address, token)).text)
  })

  it('shows nothing more once the item is published', async () => {
    const { item, token } = await draft(given)
    await change(given, item, { status: 'publish', password: 'sesame' })
    const { text } = await shown(byId(given, item), token)
    expect(text).not.toContain('Not yet.')
  })

  it('is refused once it has expired', async () => {
    const { item, token } = await draft(given)
    later = 24 * HOUR + 60_000
    const answer = await shown(byId(given, item), token)
    later = 0
    expect(answer).toBeRestError('rest_preview_token_expired', 403)
  })

  it('is refused for an item in the trash', async () => {
    const { item, token } = await draft(given)
    await editor().delete(byId(given, item))
    const answer = await shown(byId(given, item), token)
    expect(answer).toBeRestError('rest_preview_token_invalid', 403)
  })

  it.each([
    ['lists', 'get', ''],
    ['changes', 'post', '/ID'],
    ['deleting', 'delete', '/ID'],
  ] as const)('gives access to nothing else: %s', async (_what, verb, step) => {
    const { item, token } = await draft(given)
    const address = `${CALENDAR}/${given.path}${step.replace('ID', String(item.id))}`
    const query = { preview_token: token, status: 'draft' }
    const headers = { 'X-Preview-Token': token }
    const { status, text } = await service.api[verb](address, { query, headers })
    expect(text).not.toContain('Secret ')
    if (verb !== 'get') expect(status).toBe(401)
  })
})

describe('GET /cal/events/v1/events/{id}', () => {
  const [event, venue, organizer] = kinds

  it('200 shows by a preview link only public places', async () => {
    const hidden = [await draft(venue), await draft(organizer)]
    const open = await draft(venue)
    await change(venue, open.item, { status: 'publish' })
    const { item, token } = await draft(event, {
      venue: [hidden[0]?.item.id, open.item.id],
      organizer: [hidden[1]?.item.id],
    })
    const { body } = await shown(byId(event, item), token)
    expect({ venue: body.venue.id, organizer: body.organizer }).toEqual({
      venue: open.item.id,
      organizer: [],
    })
  })

  it('200 shows by a preview link the times of an occurrence', async () => {
    const { item, token } = await draft(event, { recurrence: { rrule: 'FREQ=DAILY;COUNT=3' } })
    const query = { occurrence: '2093-05-02 10:00:00' }
    const { body } = await shown(byId(event, item), token, { query })
    expect(body.start_date).toBe('2093-05-02 10:00:00')
  })

  it('403 opens by a preview link no other event that stands for an occurrence', async () => {
    const { item, token } = await draft(event, { recurrence: { rrule: 'FREQ=DAILY;COUNT=3' } })
    const body = { occurrence: '2093-05-02 10:00:00', edit: 'this', title: 'Other' }
    const changed = await editor().patch(byId(event, item), { body })
    const query = { occurrence: '2093-05-02 10:00:00' }
    const answer = await shown(byId(event, item), token, { query })
    expect(changed.body.id).not.toBe(item.id)
    expect(answer).toBeRestError('event-not-accessible', 403)
  })

  it('403 opens by a preview link no calendar file', async () => {
    const { item, token } = await draft(event)
    const answer = await shown(byId(event, item), token, { query: { ical: true } })
    expect(answer).toBeRestError('event-not-accessible', 403)
  })
})
