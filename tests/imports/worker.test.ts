import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallbackClient, RawAnswer } from '../../src/domain/imports/service/callbacks.ts'
import { LEASE_MILLISECONDS } from '../../src/domain/imports/service/worker.ts'
import { startOtherSite, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import {
  calendarPage,
  manyEvents,
  newImport,
  recordOf,
  titlesOf,
  vcalendar,
  vevent,
  workAll,
} from './support.ts'

let service: TestService
let peer: TestService
let other: OtherSite
let now: Date
beforeAll(async () => {
  other = await startOtherSite()
  now = new Date()
  const options = { clock: () => now, environment: { OUTGOING_ALLOW: other.place } }
  service = await startService(options)
  peer = await startService({ ...options, sharedWith: service })
})
afterAll(async () => {
  await peer.close()
  await service.close()
  await other.close()
})

async function newCalendar(text: string): Promise<number> {
  const path = `/${unique()}.ics`
  other.pages.set(path, calendarPage(text))
  const { id } = await newImport(service, { origin: 'url', source: other.url + path })
  return id as number
}

/** Answers some callbacks in the place of the site, by their number from 0. */
const answering =
  (answers: Readonly<Record<number, RawAnswer>>) =>
  (own: CallbackClient): CallbackClient => {
    let number = 0
    return async (callback) => answers[number++] ?? own(callback)
  }

const answer = (status: number, retryAfter?: number): RawAnswer => ({
  status,
  retryAfter,
  body: {},
})

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

it('Two nodes share the work, and do none of it twice', async () => {
  const files = Array.from({ length: 4 }, () => manyEvents(10))
  const ids: number[] = []
  for (const { text } of files) ids.push(await newCalendar(text))
  const runs = await Promise.all([workAll(service), workAll(peer)])
  const done = runs.flatMap(({ jobs }) => jobs.map(({ recordId }) => recordId))
  expect(done.toSorted((one, two) => one - two)).toEqual(ids)
  for (const { prefix } of files) expect(await titlesOf(service, prefix)).toHaveLength(10)
})

describe('An answer of the site', () => {
  it.each([
    ['409, with when to come again', 409, 33],
    ['429, with when to come again', 429, 12],
    ['5xx', 500, 10],
  ])('%s pauses the job, which continues where it stopped', async (_, status, seconds) => {
    const { prefix, text } = manyEvents(30)
    const id = await newCalendar(text)
    // Two states and a batch are accepted, the second batch is not.
    const client = answering({ 3: answer(status, status === 500 ? undefined : seconds) })
    const { outcomes } = await workAll(service, { client })
    expect(outcomes).toEqual([{ kind: 'resting', until: new Date(now.getTime() + seconds * 1000) }])
    expect(await titlesOf(service, prefix)).toHaveLength(25)
    expect((await workAll(service)).outcomes).toEqual([])
    later(seconds)
    const { outcomes: ended } = await workAll(service)
    expect(ended).toMatchObject([{ kind: 'done' }])
    expect(await recordOf(service, id)).toMatchObject({ status: 'success', total_events: 30 })
    expect(await titlesOf(service, prefix)).toHaveLength(30)
  })

  it('with 400 ends the job, without a report', async () => {
    const id = await newCalendar(manyEvents(2).text)
    const { outcomes } = await workAll(service, { client: answering({ 2: answer(400) }) })
    expect(outcomes).toMatchObject([{ kind: 'failed' }])
    expect(await recordOf(service, id)).toMatchObject({ status: 'pending', errors: [] })
  })

  it('that is always 5xx fails the import after six tries', async () => {
    const id = await newCalendar(manyEvents(2).text)
    const broken = () => answering({ 2: answer(503) })
    const waits: unknown[] = []
    for (const seconds of [10, 20, 40, 80, 160]) {
      const client = waits.length === 0 ? broken() : answering({ 0: answer(503) })
      const { outcomes } = await workAll(service, { client })
      waits.push(...outcomes.map(({ kind }) => kind))
      later(seconds)
    }
    expect(waits).toEqual(Array.from({ length: 5 }, () => 'resting'))
    const { outcomes } = await workAll(service, { client: answering({ 0: answer(503) }) })
    expect(outcomes).toMatchObject([{ kind: 'failed', slug: 'error:internal' }])
    const record = await recordOf(service, id)
    expect(record).toMatchObject({ status: 'failed', errors: [{ code: 'error:internal' }] })
  })

  it.each([
    ['the first batch', 2],
    ['the last batch', 3],
  ])('to %s that is lost is requested again, and nothing is imported twice', async (_, lost) => {
    const { prefix, text } = manyEvents(30)
    const id = await newCalendar(text)
    let number = 0
    const client =
      (own: CallbackClient): CallbackClient =>
      async (callback) => {
        const given = await own(callback)
        return number++ === lost ? answer(502) : given
      }
    await workAll(service, { client })
    later(10)
    const { outcomes } = await workAll(peer)
    expect(outcomes).toMatchObject([{ kind: 'done' }])
    const record = await recordOf(service, id)
    expect(record).toMatchObject({ status: 'success', total_events: 30 })
    expect(record.activity.cal_events.created).toHaveLength(30)
    expect(await titlesOf(service, prefix)).toHaveLength(30)
  })
})

describe('A node', () => {
  it('that stops releases its job to the others at once', async () => {
    const { prefix, text } = manyEvents(60)
    const id = await newCalendar(text)
    const stop = new AbortController()
    let number = 0
    const client =
      (own: CallbackClient): CallbackClient =>
      async (callback) => {
        if (number++ === 3) stop.abort()
        return own(callback)
      }
    const { outcomes } = await workAll(service, { client, signal: stop.signal })
    expect(outcomes).toMatchObject([{ kind: 'resting' }])
    await workAll(peer)
    expect(await recordOf(service, id)).toMatchObject({ status: 'success' })
    const titles = await titlesOf(service, prefix)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('that is no longer alive loses its job, and cannot continue it', async () => {
    const { prefix, text } = manyEvents(60)
    const id = await newCalendar(text)
    let number = 0
    const client =
      (own: CallbackClient): CallbackClient =>
      async (callback) => {
        if (number++ === 3) {
          later(LEASE_MILLISECONDS / 1000 + 1)
          await workAll(peer)
        }
        return own(callback)
      }
    const { outcomes } = await workAll(service, { client })
    expect(outcomes).toEqual([{ kind: 'lost' }])
    const record = await recordOf(service, id)
    expect(record).toMatchObject({ status: 'success' })
    expect(record.activity.cal_events.created).toHaveLength(60)
    expect(await titlesOf(service, prefix)).toHaveLength(50)
  })
})

it('The highest revision of the same event counts, and a later one of the same', async () => {
  const word = unique('Twice')
  const id = await newCalendar(
    vcalendar(
      ...vevent(`${word}-1`, 24, `SUMMARY:${word} new`, 'SEQUENCE:3'),
      ...vevent(`${word}-1`, 24, `SUMMARY:${word} old`, 'SEQUENCE:1'),
      ...vevent(`${word}-2`, 48, `SUMMARY:${word} first`),
      ...vevent(`${word}-2`, 48, `SUMMARY:${word} second`),
    ),
  )
  await workAll(service)
  expect(await recordOf(service, id)).toMatchObject({ total_events: 2 })
  expect(await titlesOf(service, word)).toEqual([`${word} new`, `${word} second`])
})
