import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { event, EVENTS } from '../events/support.ts'
import { listed, series, startsOf } from './support.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

type Asker = 'editor' | 'author' | 'subscriber' | 'anonymous'

const edit = (id: number, body: object, asker: Asker = 'editor', headers = {}) =>
  service.api.as(asker).post(`${EVENTS}/${id}`, { body, headers })
const remove = (id: number, query: Record<string, string>, asker: Asker = 'editor') =>
  service.api.as(asker).delete(`${EVENTS}/${id}`, { query })
const third = '2033-05-19 19:30:00'

describe('One time that is changed', () => {
  it('becomes an event of its own with all details of the series, and replaces the occurrence', async () => {
    const made = await series(service, {
      venue: { venue: 'The Anchor' },
      cost: '5',
      tags: ['song'],
    })
    const { status, body } = await edit(made.id, {
      occurrence: third,
      start_date: '2033-05-20 18:00:00',
      end_date: '2033-05-20 19:00:00',
      description: 'With guests.',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: made.title,
      cost: '$5',
      venue: { venue: 'The Anchor' },
      tags: [{ name: 'song' }],
      start_date: '2033-05-20 18:00:00',
      occurrence: { original_start: third, series: made.id, changed: true },
    })
    expect(body.id).not.toBe(made.id)
    expect(body).not.toHaveProperty('recurrence')
    const events = await listed(service, made.title)
    expect(events.map(({ id, start_date: start }) => [id, start.slice(5, 10)])).toEqual([
      [made.id, '05-05'],
      [made.id, '05-12'],
      [body.id, '05-20'],
      [made.id, '05-26'],
    ])
  })

  it('is what a reader of that time gets', async () => {
    const made = await series(service)
    const { body: changed } = await edit(made.id, { occurrence: third, title: `${made.title} B` })
    const { body } = await service.api.get(`${EVENTS}/${made.id}`, { query: { occurrence: third } })
    expect(body.id).toBe(changed.id)
  })

  it('is hidden from those who may not read it', async () => {
    const made = await series(service)
    await edit(made.id, { occurrence: third, status: 'private' })
    const query = { occurrence: third }
    const answer = await service.api.get(`${EVENTS}/${made.id}`, { query })
    expect(answer).toBeRestError('event-not-accessible', 403)
  })

  it('moves along when the series moves, and stays changed when the rule is written anew', async () => {
    const made = await series(service)
    const { body: changed } = await edit(made.id, { occurrence: third, cost: 'free' })
    await edit(made.id, { start_date: '2033-05-05 20:00:00', end_date: '2033-05-05 21:30:00' })
    await edit(made.id, { recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const { body } = await service.api.get(`${EVENTS}/${made.id}`, {
      query: { occurrence: '2033-05-19 20:00:00' },
    })
    expect(body.id).toBe(changed.id)
    expect(startsOf(await listed(service, made.title))).toEqual([
      '05-05 20:00:00',
      '05-12 20:00:00',
      '05-19 19:30:00',
    ])
  })

  it('is an event like others once the series happens once', async () => {
    const made = await series(service)
    const { body: changed } = await edit(made.id, { occurrence: third, cost: 'free' })
    await edit(made.id, { recurrence: null })
    const { body } = await service.api.get(`${EVENTS}/${changed.id}`)
    expect(body).not.toHaveProperty('occurrence')
  })

  it('is not recurring itself', async () => {
    const made = await series(service)
    const body = { occurrence: third, recurrence: { rrule: 'FREQ=DAILY' } }
    expect(await edit(made.id, body)).toBeRestError('rest_invalid_param', 400)
  })

  it('cannot be changed twice as a part of the series', async () => {
    const made = await series(service)
    await edit(made.id, { occurrence: third, cost: 'free' })
    const again = await edit(made.id, { occurrence: third, cost: 'free' })
    expect(again).toBeRestError('rest_invalid_param', 400)
  })
})

describe('Following times that are changed', () => {
  it('are a new series from there, and the old one ends before', async () => {
    const made = await series(service)
    const { status, body } = await edit(made.id, {
      occurrence: third,
      edit: 'following',
      start_date: '2033-05-19 18:00:00',
      end_date: '2033-05-19 19:00:00',
    })
    expect(status).toBe(200)
    expect(body.recurrence.rrule).toBe('FREQ=WEEKLY;COUNT=2;BYDAY=TH')
    const events = await listed(service, made.title)
    expect(events.map(({ id, start_date: start }) => [id, start.slice(5, 16)])).toEqual([
      [made.id, '05-05 19:30'],
      [made.id, '05-12 19:30'],
      [body.id, '05-19 18:00'],
      [body.id, '05-26 18:00'],
    ])
  })

  it('keep their changed and excluded occurrences', async () => {
    const recurrence = {
      rrule: 'FREQ=WEEKLY',
      exdate: ['2033-06-02'],
      rdate: ['2033-05-07', '2033-06-04'],
    }
    const made = await series(service, { recurrence })
    const fourth = '2033-05-26 19:30:00'
    const { body: changed } = await edit(made.id, { occurrence: fourth, cost: 'free' })
    const { body: next } = await edit(made.id, { occurrence: third, edit: 'following', cost: '7' })
    expect(next.recurrence).toEqual({
      rrule: 'FREQ=WEEKLY',
      rdate: ['2033-06-04 19:30:00'],
      exdate: [fourth, '2033-06-02 19:30:00'],
    })
    const { body: old } = await service.api.get(`${EVENTS}/${made.id}`)
    expect(old.recurrence).toEqual({
      rrule: 'FREQ=WEEKLY;UNTIL=20330519T192959',
      rdate: ['2033-05-07 19:30:00'],
      exdate: [],
    })
    const { body: read } = await service.api.get(`${EVENTS}/${next.id}`, {
      query: { occurrence: fourth },
    })
    expect(read).toMatchObject({ id: changed.id, occurrence: { series: next.id } })
  })

  it('are all of them from the first on', async () => {
    const made = await series(service)
    const { body } = await edit(made.id, {
      occurrence: '2033-05-05 19:30:00',
      edit: 'following',
      cost: '9',
    })
    expect(body).toMatchObject({ id: made.id, cost: '$9' })
  })

  it('cannot begin with a time that the rule does not name', async () => {
    const recurrence = { rrule: 'FREQ=WEEKLY', rdate: ['2033-05-14'] }
    const made = await series(service, { recurrence })
    const body = { occurrence: '2033-05-14 19:30:00', edit: 'following', cost: '9' }
    expect(await edit(made.id, body)).toBeRestError('rest_invalid_param', 400)
    expect(await listed(service, made.title)).toHaveLength(10)
  })
})

describe('All times that are changed', () => {
  it('are those of the series, whichever was named', async () => {
    const made = await series(service)
    const { body } = await edit(made.id, { occurrence: third, edit: 'all', cost: '3' })
    expect(body).toMatchObject({ id: made.id, cost: '$3', start_date: '2033-05-05 19:30:00' })
  })
})

describe('Times that are removed', () => {
  it('no longer show in lists, one', async () => {
    const made = await series(service)
    const { status, body } = await remove(made.id, { occurrence: third })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: made.id, status: 'publish', recurrence: { exdate: [third] } })
    expect(startsOf(await listed(service, made.title))).toEqual([
      '05-05 19:30:00',
      '05-12 19:30:00',
      '05-26 19:30:00',
    ])
  })

  it('no longer show in lists, that one and the following, changed ones too', async () => {
    const made = await series(service)
    const { body: changed } = await edit(made.id, { occurrence: '2033-05-26 19:30:00', cost: '3' })
    const { body } = await remove(made.id, { occurrence: third, edit: 'following' })
    expect(body.recurrence.rrule).toBe('FREQ=WEEKLY;UNTIL=20330519T192959;BYDAY=TH')
    expect(await listed(service, made.title)).toHaveLength(2)
    const trashed = await service.api.get(`${EVENTS}/${changed.id}`)
    expect(trashed).toBeRestError('event-no-longer-available', 403)
  })

  it.each([
    ['all', third],
    ['following', '2033-05-05 19:30:00'],
  ])('are the whole event with %s from %s', async (part, occurrence) => {
    const made = await series(service)
    const { body } = await remove(made.id, { occurrence, edit: part })
    expect(body).toMatchObject({ id: made.id, status: 'trash' })
  })

  it('cannot be the last one', async () => {
    const made = await series(service, { recurrence: { rdate: ['2033-05-07'] } })
    await remove(made.id, { occurrence: '2033-05-07' })
    const last = await remove(made.id, { occurrence: '2033-05-05' })
    expect(last).toBeRestError('rest_invalid_param', 400)
  })

  it('do not come back when a changed one is removed', async () => {
    const made = await series(service)
    const { body: changed } = await edit(made.id, { occurrence: third, cost: 'free' })
    await remove(changed.id, {})
    await edit(made.id, { cost: '4' })
    expect(await listed(service, made.title)).toHaveLength(3)
  })
})

describe('A change of a part of a series is refused', () => {
  it.each([
    ['for a time at which it does not happen', { occurrence: '2033-05-20 19:30:00' }],
    ['for what is no time', { occurrence: 'soon' }],
    ['for following times without one', { edit: 'following' }],
    ['for an edit that is not known', { occurrence: third, edit: 'some' }],
    ['for texts that are none', { occurrence: {} }],
  ])('%s', async (_name, query) => {
    const made = await series(service)
    expect(await edit(made.id, { ...query, cost: '1' })).toBeRestError('rest_invalid_param', 400)
  })

  it('to those who may not change the event', async () => {
    const made = await series(service)
    const change = { occurrence: third, cost: '1' }
    expect(await edit(made.id, change, 'author')).toBeRestError('rest_forbidden', 403)
    expect(await edit(made.id, change, 'anonymous')).toBeRestError('rest_forbidden', 401)
    const query = { occurrence: third }
    expect(await remove(made.id, query, 'author')).toBeRestError('rest_forbidden', 403)
    expect(await listed(service, made.title)).toHaveLength(4)
  })

  it('when the series is no longer as it was read, and nothing is written', async () => {
    const made = await series(service)
    const headers = { 'if-match': '"999-x"' }
    for (const part of ['this', 'following']) {
      const answer = await edit(
        made.id,
        { occurrence: third, edit: part, cost: '1' },
        'editor',
        headers,
      )
      expect(answer).toBeRestError('rest_precondition_failed', 412)
    }
    expect(await listed(service, made.title)).toHaveLength(4)
  })

  it('of an event that happens once, only for another time than its own', async () => {
    const made = await event(service)
    const own = await edit(made.id, { occurrence: made.start_date, cost: '2' })
    expect(own.body).toMatchObject({ id: made.id, cost: '$2' })
    const other = await edit(made.id, { occurrence: '2033-03-02', cost: '2' })
    expect(other).toBeRestError('rest_invalid_param', 400)
  })
})

it('Two changes of one time at the same moment make one event', async () => {
  const made = await series(service)
  const change = () => edit(made.id, { occurrence: third, cost: 'free' })
  const answers = await Promise.all([change(), change()])
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
  expect(await listed(service, made.title)).toHaveLength(4)
})
