import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../support/accounts.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { EVENTS } from '../events/support.ts'
import { listed, series, startsOf } from './support.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const admin = () => service.api.as('admin')
const third = '2033-05-19 19:30:00'
const UID = { uid: 'choir@example.org' }

interface Split {
  readonly title: string
  readonly series: { readonly id: number; readonly slug: string }
  readonly own: { readonly id: number; readonly slug: string }
}

/** A series, and one time of it that the editor made an event of the author's. */
async function split(): Promise<Split> {
  const made = await series(service)
  return { title: made.title, series: made, own: await splitOff(made.id) }
}

async function splitOff(id: number, occurrence = third): Promise<Split['own']> {
  const author = service.credentials.author.id
  const body = { occurrence, cost: '7', author }
  const answer = await admin().patch(`${EVENTS}/${id}`, { body })
  if (answer.status !== 200) throw new Error(`No split: ${answer.status} ${answer.text}`)
  return answer.body
}

/** The split event is read, listed, changed and removed as if there had never been a series. */
async function expectOwn({ own, title }: Pick<Split, 'own' | 'title'>): Promise<void> {
  const read = await service.api.get(`${EVENTS}/${own.id}`)
  expect(read.status).toBe(200)
  expect(read.body.start_date).toEqual(third)
  expect(read.body.cost).toBe('$7')
  expect(read.body).not.toHaveProperty('occurrence')
  expect(startsOf(await listed(service, title))).toEqual(['05-19 19:30:00'])
  const author = service.api.as('author')
  const changed = await author.patch(`${EVENTS}/${own.id}`, { body: { cost: '8' } })
  expect(changed.status).toBe(200)
  expect(changed.body.cost).toBe('$8')
  const removed = await author.delete(`${EVENTS}/${own.id}`)
  expect(removed.status).toBe(200)
  expect(removed.body.status).toBe('trash')
}

describe('An event that was split out of a series stays when the series is removed for good', () => {
  it.each([
    ['by id', ({ id }: Split['series']) => `${EVENTS}/${id}?force=true`],
    ['by slug', ({ slug }: Split['series']) => `${EVENTS}/by-slug/${slug}?force=true`],
    ['with all its times', ({ id }: Split['series']) => `${EVENTS}/${id}?force=true&edit=all`],
    [
      'from its first time on',
      ({ id }: Split['series']) =>
        `${EVENTS}/${id}?force=true&edit=following&occurrence=2033-05-05%2019:30:00`,
    ],
    ['as an entry', ({ id }: Split['series']) => `/core/v2/cal_events/${id}?force=true`],
  ])('%s', async (_way, address) => {
    const made = await split()
    const removed = await admin().delete(address(made.series))
    expect(removed.status).toBe(200)
    expect(removed.body.deleted).toBe(true)
    await expectOwn(made)
  })

  it('after the series was cut in two, and the later one is removed', async () => {
    const made = await split()
    const cut = { occurrence: '2033-05-12 19:30:00', edit: 'following', cost: '3' }
    const { body: later } = await admin().patch(`${EVENTS}/${made.series.id}`, { body: cut })
    await admin().delete(`${EVENTS}/${later.id}?force=true`)
    await admin().delete(`${EVENTS}/${made.series.id}?force=true`)
    await expectOwn(made)
  })

  it('after the series lay in the trash', async () => {
    const made = await split()
    await admin().delete(`${EVENTS}/${made.series.id}`)
    await admin().delete(`${EVENTS}/${made.series.id}?force=true`)
    await expectOwn(made)
  })

  it('after its author was deleted without reassignment', async () => {
    const { id } = await createUser(service.ctx, { login: unique('leaver'), role: 'editor' })
    const made = await series(service)
    await admin().patch(`${EVENTS}/${made.id}`, { body: { author: id } })
    const own = await splitOff(made.id)
    await admin().delete(`/core/v2/users/${id}`, { query: { force: true, reassign: '' } })
    await admin().delete(`${EVENTS}/${made.id}?force=true`)
    await expectOwn({ own, title: made.title })
  })

  it('together with others that were split out of the same series of a calendar file', async () => {
    const made = await series(service)
    await service.ctx.database.prisma.event.update({ where: { entryId: made.id }, data: UID })
    const own = await splitOff(made.id)
    const other = await splitOff(made.id, '2033-05-26 19:30:00')
    await admin().delete(`${EVENTS}/${made.id}?force=true`)
    expect((await admin().delete(`${EVENTS}/${other.id}?force=true`)).status).toBe(200)
    await expectOwn({ own, title: made.title })
  })
})

it('A series that comes back from the trash has its split event as before', async () => {
  const made = await split()
  const address = `${EVENTS}/${made.series.id}`
  await admin().delete(address)
  await admin().patch(address, { body: { status: 'publish' } })
  const { body } = await service.api.get(address, { query: { occurrence: third } })
  expect(body.id).toBe(made.own.id)
  expect(body.occurrence.series).toBe(made.series.id)
  expect(await listed(service, made.title)).toHaveLength(4)
})

it('Following times are removed only by whoever may delete the events that were split out of them', async () => {
  const { author, editor } = service.credentials
  const made = await series(service, { author: author.id })
  const body = { occurrence: third, author: editor.id }
  const { body: own } = await admin().patch(`${EVENTS}/${made.id}`, { body })
  const address = `${EVENTS}/${made.id}?edit=following&occurrence=2033-05-12%2019:30:00`
  expect((await service.api.as('author').delete(address)).status).toBe(403)
  expect((await service.api.get(`${EVENTS}/${own.id}`)).status).toBe(200)
  expect(startsOf(await listed(service, made.title))).toHaveLength(4)
  expect((await service.api.as('editor').delete(address)).status).toBe(200)
  expect((await service.api.get(`${EVENTS}/${own.id}`)).status).not.toBe(200)
})

it('Following times are removed when one that was split out of them is in the trash already', async () => {
  const made = await split()
  expect((await admin().delete(`${EVENTS}/${made.own.id}`)).status).toBe(200)
  const address = `${EVENTS}/${made.series.id}?edit=following&occurrence=2033-05-12%2019:30:00`
  expect((await admin().delete(address)).status).toBe(200)
  expect(startsOf(await listed(service, made.title))).toEqual(['05-05 19:30:00'])
})

it.each([
  ['one time', {}],
  ['this and following times', { edit: 'following' }],
])('A change of %s keeps whether comments are open and other meta', async (_part, edit) => {
  const made = await series(service)
  const kept = { comment_status: 'closed', ping_status: 'closed', meta: { schema_disabled: true } }
  const entries = '/core/v2/cal_events'
  expect((await admin().post(`${entries}/${made.id}`, { body: kept })).status).toBe(200)
  const before = await admin().get(`${entries}/${made.id}`)
  expect(before.body).toMatchObject(kept)
  const body = { occurrence: third, cost: '7', ...edit }
  const { body: changed } = await admin().patch(`${EVENTS}/${made.id}`, { body })
  const own = await admin().get(`${entries}/${changed.id}`)
  expect(own.body).toMatchObject(kept)
})
