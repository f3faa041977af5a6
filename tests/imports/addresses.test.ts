import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { maintainImports } from '../../src/jobs/run-imports.ts'
import {
  calendarPage,
  IMPORTS,
  newImport,
  recordOf,
  titlesOf,
  vcalendar,
  vevent,
  workAll,
} from './support.ts'

let service: TestService
let other: OtherSite
let now: Date
beforeAll(async () => {
  other = await startOtherSite()
  now = new Date()
  service = await startService({
    clock: () => now,
    environment: { OUTGOING_ALLOW: other.place },
  })
})
afterAll(async () => {
  await service.close()
  await other.close()
})

/** Publishes a calendar at an address of its own. */
function publish(calendar: string, headers = {}): string {
  const path = `/${unique()}.ics`
  other.pages.set(path, calendarPage(calendar, headers))
  return other.url + path
}

async function imported(source: string, members = {}) {
  const { id } = await newImport(service, { origin: 'url', source, ...members })
  const { outcomes } = await workAll(service)
  return { id: id as number, record: await recordOf(service, id as number), outcomes }
}

describe('An address', () => {
  it('imports its events, and reports what it skipped', async () => {
    const word = unique('Harbor')
    const calendar = vcalendar(
      ...vevent(`${word}-2`, 48, `SUMMARY:${word} second`),
      ...vevent(`${word}-1`, 24, `SUMMARY:${word} first`, 'LOCATION:Pier, Quay 3'),
      ...vevent(`${word}-3`, 24, `SUMMARY:${word} secret`, 'CLASS:PRIVATE'),
      ...vevent(`${word}-4`, 24 * 900, `SUMMARY:${word} far`),
    )
    const { record } = await imported(publish(calendar))
    expect(record).toMatchObject({ status: 'success', percentage_complete: 100, total_events: 2 })
    expect(record.errors).toMatchObject([
      { code: 'item', message: 'The event is marked as private.', uid: `${word}-3` },
    ])
    expect(await titlesOf(service, word)).toEqual([`${word} first`, `${word} second`])
  })

  it('imports nothing twice, and changes once', async () => {
    const word = unique('Fair')
    const calendar = (title: string) =>
      vcalendar(...vevent(`${word}-1`, 24, `SUMMARY:${word} ${title}`))
    const path = publish(calendar('one'))
    const first = await imported(path)
    const again = await imported(path)
    expect(again.record.activity.cal_events).toEqual({
      created: [],
      updated: [],
      skipped: first.record.activity.cal_events.created,
      scheduled: [],
    })
    other.pages.set(new URL(path).pathname, calendarPage(calendar('two')))
    const changed = await imported(path)
    expect(changed.record.activity.cal_events.updated).toHaveLength(1)
    expect(await titlesOf(service, word)).toEqual([`${word} two`])
  })

  it('may change one time of a series later, and cancel another', async () => {
    const word = unique('Choir')
    const series = vevent(word, 24, `SUMMARY:${word}`, 'RRULE:FREQ=DAILY;COUNT=3')
    const path = publish(vcalendar(...series))
    await imported(path)
    expect(await titlesOf(service, word)).toEqual([word, word, word])
    const exception = (hours: number, ...lines: string[]) =>
      vevent(word, hours + 1, `SUMMARY:${word} moved`, ...lines)
    const changed = vcalendar(
      ...series,
      ...exception(48, `RECURRENCE-ID:${timeIn(48)}`),
      ...exception(72, `RECURRENCE-ID:${timeIn(72)}`, 'STATUS:CANCELLED'),
    )
    other.pages.set(new URL(path).pathname, calendarPage(changed))
    const { record } = await imported(path)
    expect(record.activity.cal_events).toMatchObject({ created: [] })
    expect(record.activity.cal_events.updated).toHaveLength(2)
    const titles = await titlesOf(service, word)
    expect(titles.toSorted()).toEqual([word, `${word} moved`, `${word} moved`])
  })

  it('keeps the address of a venue that its locations name, and reports where they differ', async () => {
    const name = unique('Hall ')
    const pier = { address: '1 Pier Road', city: 'Portland', state: 'ME', zip: '04101' }
    const venues = '/cal/events/v1/venues'
    const made = await service.api
      .as('editor')
      .post(venues, { body: { venue: name, status: 'publish', ...pier } })
    const uid = unique()
    const located = (place: string) => `LOCATION:${[name, place].join(', ').replaceAll(',', '\\,')}`
    const { record } = await imported(
      publish(
        vcalendar(
          ...vevent(`${uid}-1`, 24, located('1 Pier Road, Portland, ME, 04101, United States')),
          ...vevent(`${uid}-2`, 48, located('5 High St, Boston, MA 02108, United States')),
          ...vevent(`${uid}-3`, 72, located('1 Pier Road, by the old lighthouse')),
        ),
      ),
    )
    expect(record.activity.cal_venue).toMatchObject({ created: [] })
    expect((await service.api.get(`${venues}/${made.body.id}`)).body).toMatchObject(pier)
    expect(record.errors.map(({ uid: of }: { uid: string }) => of)).toEqual([
      `${uid}-2`,
      `${uid}-3`,
    ])
  })

  it('may hold a table', async () => {
    const word = unique('Table')
    const path = `/${unique()}.csv`
    other.pages.set(
      path,
      text(`Event Name;Event Start Date\n${word};2031-01-01\n${word};2031-02-30\n`),
    )
    const { record } = await imported(other.url + path)
    expect(record.status).toBe('success')
    expect(record.errors).toMatchObject([{ code: 'item', index: 3 }])
    const { body } = await service.api.get('/cal/events/v1/events', {
      query: { search: word, start_date: '2030-01-01', end_date: '2032-01-01' },
    })
    expect(body.total).toBe(1)
  })

  it.each([
    ['that is not there', () => `${other.url}/nowhere`, 'error:fetch'],
    ['of this machine that nobody has allowed', () => 'http://127.0.0.1:9/x.ics', 'error:fetch'],
    ['of a page', () => publish('<!doctype html>'), 'error:not-ics'],
    ['of a calendar without events', () => publish(vcalendar()), 'error:no-events'],
    ['of old events', () => publish(vcalendar(...vevent('old', -900))), 'error:no-events'],
    ['of much', () => publish('x'.repeat(21 * 1024 * 1024)), 'error:too-large'],
  ])('%s fails, and reports why', async (_, source, slug) => {
    const { record } = await imported(source())
    expect(record.status).toBe('failed')
    expect(record.errors).toMatchObject([{ code: slug }])
  })

  it('is requested again later while its server fails, as late as Retry-After says', async () => {
    const path = `/${unique()}.ics`
    other.pages.set(path, (_, response) => response.writeHead(503, { 'retry-after': '77' }).end())
    const { id } = await newImport(service, { origin: 'url', source: other.url + path })
    const { outcomes } = await workAll(service)
    expect(outcomes).toEqual([{ kind: 'resting', until: new Date(now.getTime() + 77_000) }])
    expect(await recordOf(service, id)).toMatchObject({ status: 'pending' })
    for (const seconds of [77, 77, 80, 160, 160]) {
      now = new Date(now.getTime() + seconds * 1000)
      await workAll(service)
    }
    const record = await recordOf(service, id)
    expect(record.status).toBe('failed')
    expect(record.errors).toMatchObject([{ code: 'error:fetch' }])
  })
})

/** Time of day and date as the events of these tests have them. */
const timeIn = (hours: number): string =>
  vevent('x', hours)
    .find((line) => line.startsWith('DTSTART:'))
    ?.slice('DTSTART:'.length) ?? ''

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds)
}

describe('A schedule', () => {
  it('runs when due, and requests only new content', async () => {
    const word = unique('Weekly')
    const calendar = vcalendar(...vevent(word, 24, `SUMMARY:${word}`))
    const source = publish(calendar, { etag: '"one"' })
    const sentTags = () =>
      other.requests
        .filter(({ url }) => source.endsWith(url ?? ''))
        .map(({ headers }) => headers['if-none-match'])
    const { id } = await newImport(service, {
      origin: 'url',
      source,
      type: 'schedule',
      frequency: 'hourly',
    })
    await workAll(service)
    const first = await recordOf(service, id)
    expect(first.status).toBe('schedule')
    expect(await recordOf(service, first.recent_child)).toMatchObject({ status: 'success' })

    await maintainImports(service.ctx)
    expect((await recordOf(service, id)).recent_child).toBe(first.recent_child)
    later(3_600_000)
    await maintainImports(service.ctx)
    const second = await recordOf(service, id)
    expect(second.recent_child).not.toBe(first.recent_child)
    await workAll(service)
    expect(sentTags()).toEqual([undefined, '"one"'])
    const run = await recordOf(service, second.recent_child)
    expect(run).toMatchObject({ status: 'success', percentage_complete: 100, total_events: 0 })
    expect(await titlesOf(service, word)).toEqual([word])
  })

  it('reads all again after a day, because the time that is imported moves on', async () => {
    const word = unique('Moving')
    const source = publish(vcalendar(...vevent(word, 72, `SUMMARY:${word}`)), { etag: '"two"' })
    const { id } = await newImport(service, {
      origin: 'url',
      source,
      type: 'schedule',
      frequency: 'daily',
    })
    await workAll(service)
    later(86_400_000)
    await maintainImports(service.ctx)
    await workAll(service)
    const { recent_child: child } = await recordOf(service, id)
    expect(await recordOf(service, child)).toMatchObject({ status: 'success', total_events: 1 })
  })
})

it('A record that was cancelled ends its job', async () => {
  const source = publish(vcalendar(...vevent(unique(), 24)))
  const { id } = await newImport(service, { origin: 'url', source })
  await service.api.as('admin').post(`${IMPORTS}/${id}/cancel`)
  const { outcomes } = await workAll(service)
  expect(outcomes).toMatchObject([{ kind: 'failed', slug: 'error:internal' }])
  expect(await recordOf(service, id)).toMatchObject({ status: 'failed' })
})
