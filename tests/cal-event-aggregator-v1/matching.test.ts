import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { meanwhile } from '../support/meanwhile.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service.close())

const EVENTS = '/cal/events/v1/events'

const event = async (id: number) => (await service.api.as('admin').get(`${EVENTS}/${id}`)).body

/** Imports one event and answers it as it is then. */
async function imported(members: Readonly<Record<string, unknown>>, record = {}) {
  const { cal_events } = await tools.importAll([item({ ...members })], record)
  const [id] = [...cal_events.created, ...cal_events.updated, ...cal_events.skipped]
  return { id, event: await event(id), outcome: cal_events }
}

const venue = () => ({ venue: unique('Hall '), city: 'Graz' })

const edit = (id: number, body: object) =>
  service.api.as('editor').post(`${EVENTS}/${id}`, { body })

describe('A known event', () => {
  it('is matched by its unique id, from a file and from an address', async () => {
    const uid = unique('uid-')
    const first = await imported({ uid, title: unique('Old ') })
    const title = unique('New ')
    const again = await imported({ uid, title }, { origin: 'url' })
    expect(again.id).toBe(first.id)
    expect(again.event.title).toBe(title)
    expect(again.outcome.updated).toEqual([first.id])
  })

  it('is matched by its identity across sites first', async () => {
    const global_id = unique('global-')
    const first = await imported({ global_id })
    expect((await imported({ global_id })).id).toBe(first.id)
  })

  it('is matched by title and time if it has no unique id', async () => {
    const title = unique('Market ')
    const record = { origin: 'csv' }
    const first = await imported({ title, uid: undefined }, record)
    const again = await imported({ title, uid: undefined, cost: '5' }, record)
    const moved = { title, uid: undefined, start_date: '2031-05-01 17:00' }
    const later = await imported(moved, record)
    expect(again.id).toBe(first.id)
    expect(later.id).not.toBe(first.id)
  })

  it('takes the new unique id of an occurrence that became an exception', async () => {
    const [uid, exception] = [unique('uid-'), unique('exception-')]
    const first = await imported({ uid })
    const changed = await imported({ uid: exception, replaces_uid: uid })
    const again = await imported({ uid: exception })
    expect(changed.id).toBe(first.id)
    expect(again.id).toBe(first.id)
  })

  it('is skipped where the source says the same as before, unless somebody changed it', async () => {
    const same = { uid: unique('uid-'), title: unique('Fair '), content_hash: 'a'.repeat(64) }
    const first = await imported(same)
    expect((await imported(same)).outcome.skipped).toEqual([first.id])
    await edit(first.id, { title: 'Somebody else' })
    const again = await imported(same)
    expect(again.outcome.updated).toEqual([first.id])
    expect(again.event.title).toBe(same.title)
  })

  it('does not go back to an earlier revision', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid, title: 'Second', sequence: 2 })
    const old = await imported({ uid, title: 'First', sequence: 1 })
    expect(old.outcome.skipped).toEqual([id])
    expect(old.event.title).toBe('Second')
  })

  it('is cancelled, and takes place again', async () => {
    const uid = unique('uid-')
    await imported({ uid })
    const gone = await imported({ uid, event_status: 'canceled' })
    expect(gone.event.json_ld.eventStatus).toBe('https://schema.org/EventCancelled')
    const { body } = await service.api.get(`${EVENTS}/${gone.id}`, { query: { ical: 1 } })
    expect(body).toContain('STATUS:CANCELLED')
    const back = await imported({ uid })
    expect(back.event.json_ld.eventStatus).toBe('https://schema.org/EventScheduled')
  })

  it('that is ignored stays so', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid })
    await edit(id, { status: 'cal-ignored' })
    const again = await imported({ uid, title: 'Again' })
    expect(again.outcome.skipped).toEqual([id])
    expect(again.event.status).toBe('cal-ignored')
  })

  it('that lies in the trash stays there', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid })
    await service.api.as('editor').delete(`${EVENTS}/${id}`)
    const again = await tools.importAll([item({ uid })])
    expect(again.cal_events.skipped).toEqual([id])
    expect(again.cal_events.created).toEqual([])
  })

  it('keeps its status', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid }, { post_status: 'draft' })
    const again = await imported({ uid }, { post_status: 'publish' })
    expect(again.id).toBe(id)
    expect(again.event.status).toBe('draft')
  })

  it('of another user is changed only with the right to edit it', async () => {
    const uid = unique('uid-')
    const { id, event: before } = await imported({ uid })
    const pushed = await tools.start({}, 'contributor')
    await tools.push(pushed, [item({ uid, title: 'Mine now' })])
    expect((await event(id)).title).toBe(before.title)
    expect((await tools.record(pushed.id)).errors.length).toBe(1)
  })
})

describe('A venue', () => {
  it('is matched by its id, by its identity across sites, and by its name', async () => {
    const hall = { ...venue(), global_id: unique('global-') }
    const { event: made } = await imported({ venue: hall })
    const others = [
      { _venue_id: made.venue.id },
      { ...venue(), global_id_lineage: [hall.global_id] },
      { venue: made.venue.venue },
    ]
    for (const named of others) {
      expect((await imported({ venue: named })).event.venue.id).toBe(made.venue.id)
      await service.api
        .as('editor')
        .post(`/cal/events/v1/venues/${made.venue.id}`, { body: { venue: hall.venue } })
    }
  })

  it('keeps coordinates that are not to be overwritten', async () => {
    const hall = { ...venue(), latitude: 47.07, longitude: 15.44 }
    const { event: made } = await imported({ venue: hall })
    const elsewhere = { ...hall, latitude: 1, longitude: 2, overwrite_coordinates: false }
    await imported({ venue: elsewhere })
    const place = { where: { entryId: made.venue.id } }
    const stored = await service.ctx.database.prisma.venue.findUnique(place)
    expect(stored?.latitude).toBe(47.07)
    expect(stored?.longitude).toBe(15.44)
  })
})

describe('An import with the update authority', () => {
  it('overwrite replaces what is delivered, and leaves the rest', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid, description: 'One.', cost: '5', venue: venue() })
    await edit(id, { description: 'Edited.', cost: '7' })
    const hall = venue()
    const again = await imported({ uid, description: 'Two.', venue: hall })
    expect(again.event.description).toContain('Two.')
    expect(again.event.cost).toBe('$7')
    expect(again.event.venue.venue).toEqual(hall.venue)
  })

  it('preserve_changes keeps each field that somebody edited, and the places', async () => {
    const uid = unique('uid-')
    const hall = venue()
    const first = { uid, title: 'Title', description: 'One.', cost: '5', venue: hall }
    const { id } = await imported({ ...first, categories: ['Preserved'] })
    await edit(id, { description: 'Edited.' })
    const next = { uid, title: 'Other title', description: 'Two.', cost: '6', venue: venue() }
    const { event: after } = await imported(next, { update_authority: 'preserve_changes' })
    expect(after).toMatchObject({ title: 'Other title', cost: '$6' })
    expect(after.description).toContain('Edited.')
    expect(after.venue.venue).toBe(hall.venue)
    const { event: later } = await imported(
      { uid, title: 'Third title', description: 'Three.' },
      { update_authority: 'preserve_changes' },
    )
    expect(later.title).toBe('Third title')
    expect(later.description).toContain('Edited.')
  })

  it('preserve_changes keeps what somebody is storing at that moment', async () => {
    const uid = unique('uid-')
    const { id } = await imported({ uid, title: 'Title', cost: '5' })
    const storing = {
      text: `UPDATE entries SET title = 'Edited', version = version + 1 WHERE id = $1`,
      values: [id],
    }
    const { event: after } = await meanwhile(service, storing, () =>
      imported({ uid, title: 'Other title', cost: '6' }, { update_authority: 'preserve_changes' }),
    )
    expect(after).toMatchObject({ title: 'Edited', cost: '$6' })
  })

  it('retain touches nothing', async () => {
    const uid = unique('uid-')
    const { id, event: before } = await imported({ uid, venue: venue() })
    const again = await imported(
      { uid, title: 'Other', venue: venue() },
      { update_authority: 'retain' },
    )
    expect(again.outcome.skipped).toEqual([id])
    expect(again.event.title).toBe(before.title)
  })
})

const host = () => new URL(service.url).host

describe('An event that our own calendar files name', () => {
  const times = { start_date: '2031-05-01 18:00:00', end_date: '2031-05-01 20:00:00' }
  const own = async () =>
    (await service.api.as('editor').post(EVENTS, { body: { title: unique('Own '), ...times } }))
      .body
  const NAME = '1935424800-1935432000'

  it.each([
    ['as files are now', (id: number) => `${id}-${NAME}@${host()}`],
    ['as files were before', (id: number) => `event-${id}@${host()}`],
  ])('is recognized by the site that wrote it, %s, and no import changes it', async (_, uidOf) => {
    const { id, title } = await own()
    const { cal_events } = await tools.importAll([
      item({ uid: uidOf(id), title, description: 'Of a stranger' }),
    ])
    expect(cal_events).toMatchObject({ created: [], updated: [], skipped: [id] })
    expect((await event(id)).description).toBe('')
  })

  it('is another one where only the number is the same', async () => {
    const others = [
      (id: number) => `event-${id}@${host()}`,
      (id: number) => `${id}-1-2@${host()}`,
      (id: number) => `event-${id}@${host()}.org`,
    ]
    for (const uidOf of others) {
      const { id } = await own()
      const { cal_events } = await tools.importAll([item({ uid: uidOf(id) })])
      expect(cal_events.created).toHaveLength(1)
      expect(cal_events.skipped).toEqual([])
    }
  })

  it('is recognized by another site that has it from an older file', async () => {
    const number = Math.floor(Math.random() * 1e9)
    const before = await imported({ uid: `event-${number}@town.example` })
    const again = await imported({ uid: `${number}-${NAME}@town.example`, title: 'Again' })
    expect(again.id).toBe(before.id)
    expect(again.event.title).toBe('Again')
    const time = await imported({ uid: `event-${number}@town.example-20310508T180000` })
    const later = await imported({ uid: `${number}-${NAME}@town.example-20310508T180000` })
    expect(later.id).toBe(time.id)
  })
})
