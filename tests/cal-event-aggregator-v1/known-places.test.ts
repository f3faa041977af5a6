import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { meanwhile } from '../support/meanwhile.ts'
import { startService, type TestService } from '../support/service.ts'
import { importTools, item, progress, source, type ImportTools } from './support.ts'

let service: TestService
let tools: ImportTools
beforeAll(async () => {
  service = await startService()
  tools = importTools(service)
})
afterAll(() => service?.close())

type Members = Readonly<Record<string, unknown>>

const pier = {
  address: '1 Pier Road',
  city: 'Portland',
  country: 'United States',
  state: 'ME',
  zip: '04101',
}
const WHOLE = '1 Pier Road, Portland, ME, 04101, United States'

/** Makes a place by hand. Answers its id and its name. */
async function place(kind: 'venue' | 'organizer', members: Members) {
  const name = unique('Hall ')
  const made = await service.api
    .as('editor')
    .post(`/cal/events/v1/${kind}s`, { body: { [kind]: name, status: 'publish', ...members } })
  return { id: made.body.id as number, name }
}

const read = async (kind: 'venue' | 'organizer', id: number) =>
  (await service.api.get(`/cal/events/v1/${kind}s/${id}`)).body

/** Degrees north and east, which the interface does not show. */
async function coordinates(id: number) {
  const row = await service.ctx.database.prisma.venue.findUnique({ where: { entryId: id } })
  return [row?.latitude, row?.longitude]
}

/** Imports one event. Answers the record of the import. */
async function imported(members: Members, record: Members = {}) {
  const pushed = await tools.start(record)
  const answer = await tools.push(pushed, [item(members)], { status: progress(0, 1) })
  expect(answer.status).toBe(200)
  return tools.record(pushed.id)
}

describe('A venue that an event names', () => {
  it('keeps its address where the location says the same in one line', async () => {
    const { id, name } = await place('venue', pier)
    const { errors, activity } = await imported({ venue: { venue: name, address: WHOLE } })
    expect(await read('venue', id)).toMatchObject({ ...pier, stateprovince: 'ME' })
    expect(errors).toEqual([])
    expect(activity.cal_venue.updated).toEqual([])
  })

  it('keeps an address that differs, and the record says so', async () => {
    const { id, name } = await place('venue', pier)
    const address = '5 High St, Boston, MA 02108, USA'
    const { errors } = await imported({ uid: 'other', venue: { venue: name, address } })
    expect(await read('venue', id)).toMatchObject(pier)
    expect(errors).toMatchObject([{ code: 'item', uid: 'other' }])
    expect(errors[0].message).toContain(name)
    expect(errors[0].message).toContain('5 High St')
  })

  it('keeps a part of its address that the import leaves empty', async () => {
    const { id, name } = await place('venue', pier)
    await imported({ venue: { venue: name, address: '', city: '', zip: '' } })
    expect(await read('venue', id)).toMatchObject(pier)
  })

  it('gets details that nobody has entered yet', async () => {
    const { id, name } = await place('venue', { address: '1 Pier Road', city: 'Portland' })
    await imported({ venue: { venue: name, address: WHOLE, latitude: 43.6, longitude: -70.2 } })
    expect(await read('venue', id)).toMatchObject(pier)
    expect(await coordinates(id)).toEqual([43.6, -70.2])
  })

  it('keeps its coordinates unless the import says that they are to be replaced', async () => {
    const { id, name } = await place('venue', {})
    const at = (latitude: number, more: Members = {}) =>
      imported({ venue: { venue: name, latitude, longitude: 10, ...more } })
    await at(50)
    const { errors } = await at(51)
    expect(await coordinates(id)).toEqual([50, 10])
    expect(errors).toHaveLength(1)
    await at(52, { overwrite_coordinates: true })
    expect(await coordinates(id)).toEqual([52, 10])
  })

  it('is corrected by the source of its address, until somebody edits it', async () => {
    const origin = { source: source() }
    const name = unique('Hall ')
    const says = (street: string) =>
      imported({ venue: { venue: name, address: `${street}, Portland, ME 04101` } }, origin)
    const made = await says('1 Pier Road')
    const [id] = made.activity.cal_venue.created
    expect(await read('venue', id)).toMatchObject({ address: '1 Pier Road', city: 'Portland' })
    expect((await says('2 Pier Road')).errors).toEqual([])
    expect((await read('venue', id)).address).toBe('2 Pier Road')
    const body = { venue: name, address: '3 Pier Road' }
    await service.api.as('editor').post(`/cal/events/v1/venues/${id}`, { body })
    expect((await says('4 Pier Road')).errors).toHaveLength(1)
    expect((await read('venue', id)).address).toBe('3 Pier Road')
  })

  it('keeps the first address that a run gives it, and the record names the others', async () => {
    const origin = { source: source() }
    const name = unique('Hall ')
    const [one, two] = [unique(), unique()]
    const run = async () => {
      const pushed = await tools.start(origin)
      const items = [
        item({ uid: `${name} 1`, title: one, venue: { venue: name } }),
        item({ uid: `${name} 2`, title: two, venue: { venue: name, address: '1 Pier Road' } }),
        item({ uid: `${name} 3`, title: name, venue: { venue: name, address: '2 Pier Road' } }),
      ]
      await tools.push(pushed, items, { status: progress(0, 1) })
      return tools.record(pushed.id)
    }
    const first = await run()
    const [id] = first.activity.cal_venue.created
    expect(await read('venue', id)).toMatchObject({ address: '1 Pier Road' })
    const again = await run()
    expect(await read('venue', id)).toMatchObject({ address: '1 Pier Road' })
    const remarks = [{ uid: `${name} 3`, message: expect.stringContaining('2 Pier Road') }]
    expect([first.errors, again.errors]).toMatchObject([remarks, remarks])
    expect(again.activity.cal_venue).toMatchObject({ created: [], updated: [] })
  })

  it('is overwritten where the import names it by its id', async () => {
    const { id } = await place('venue', pier)
    await imported({ venue: { _venue_id: id, address: '2 New Road' } })
    expect(await read('venue', id)).toMatchObject({ ...pier, address: '2 New Road' })
  })

  it('keeps what somebody is storing at that moment', async () => {
    const { id, name } = await place('venue', { city: 'Portland' })
    const { activity } = await meanwhile(
      service,
      {
        text: `WITH changed AS (UPDATE entries SET version = version + 1 WHERE id = $1)
          UPDATE venues SET phone = '123' WHERE entry_id = $1`,
        values: [id],
      },
      () => imported({ venue: { venue: name, city: 'Portland', phone: '456', zip: '04101' } }),
    )
    expect(await read('venue', id)).toMatchObject({ phone: '123', zip: '04101' })
    expect(activity.cal_venue.updated).toEqual([id])
  })

  it.each(['preserve_changes', 'retain'])('stays as it is with %s', async (authority) => {
    const { id, name } = await place('venue', pier)
    await imported({ venue: { venue: name, address: WHOLE } }, { update_authority: authority })
    expect(await read('venue', id)).toMatchObject(pier)
  })
})

it('An organizer that an event names keeps its details, and gets those it lacks', async () => {
  const { id, name } = await place('organizer', { email: 'old@example.org' })
  const organizer = { organizer: name, email: 'new@example.org', phone: '123' }
  const { errors } = await imported({ organizer })
  expect(await read('organizer', id)).toMatchObject({ email: 'old@example.org', phone: '123' })
  expect(errors[0].message).toContain('new@example.org')
})

it('A location that is read with certainty becomes the parts of an address', async () => {
  const { activity } = await imported({ venue: { venue: unique('Hall '), address: WHOLE } })
  expect(await read('venue', activity.cal_venue.created[0])).toMatchObject(pier)
  const unclear = { venue: unique('Hall '), address: 'Behind the mill, Old Town' }
  const other = await imported({ venue: unclear })
  const { address, city } = await read('venue', other.activity.cal_venue.created[0])
  expect(address).toBe('Behind the mill, Old Town')
  expect(city ?? '').toBe('')
})

it('A table of venues recognizes a venue whose address it gives in one line', async () => {
  const row = { venue: unique('Hall '), address: WHOLE }
  const push = async () => {
    const pushed = await tools.start({ origin: 'csv', csv_type: 'venues' })
    await tools.push(pushed, [], { venues: [row], status: progress(0, 1) })
    return (await tools.record(pushed.id)).activity.cal_venue
  }
  const { created } = await push()
  expect(await push()).toMatchObject({ created: [], skipped: created })
})
