import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { viewsOf } from '../cal-views-v2/support.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createVisits, type Visits } from './support/visits.ts'

let service: TestService
let visits: Visits
let post: string
let event: number
beforeAll(async () => {
  service = await startService({ clock: () => new Date('2030-06-15T16:00:00Z') })
  visits = createVisits(service)
  const make = createFactories(service.api)
  const { id, link } = await make.post({ title: 'Heron', date: '2030-03-02T09:05:00' })
  post = new URL(link).pathname + new URL(link).search
  await service.api
    .as('admin')
    .post('/core/v2/comments', { body: { post: id, content: 'A comment' } })
  event = await viewsOf(() => service).event({
    title: 'Heron walk',
    start_date: '2030-06-20 20:00',
    end_date: '2030-06-21 09:05',
  })
})
afterAll(() => service.close())

const write = (body: Readonly<Record<string, string>>) =>
  service.api.as('admin').post('/core/v2/settings', { body: { timezone: 'UTC', ...body } })

describe('A site with date_format `j. F Y` and time_format `G.i \\U\\h\\r`', () => {
  beforeAll(() => write({ language: 'de_DE', date_format: 'j. F Y', time_format: 'G.i \\U\\h\\r' }))

  it.each([
    ['a post', () => post, '>2. März 2030<'],
    ['its comments', () => post, '>15. Juni 2030 um 16.00 Uhr<'],
    ['a list of posts', () => '/', '>2. März 2030<'],
    ['the search', () => '/?s=heron', '>20. Juni 2030, 20.00 Uhr<'],
    ['the list of events', () => '/events/list/', '21. Juni 2030, 9.05 Uhr'],
    ['a day', () => '/events/2030-06-20/', 'Veranstaltungen am 20. Juni 2030'],
    ['a month, to be read out', () => '/events/month/2030-06/', 'Donnerstag, 20. Juni 2030'],
    ['an event', () => `/?p=${event}`, 'Donnerstag, 20. Juni 2030'],
    ['an embedded event', () => `/embed/${event}/`, '20. Juni 2030, 20.00 Uhr'],
    ['the feed of events', () => '/events/feed/', '20. Juni 2030, 20.00 Uhr'],
  ])('writes dates so: %s', async (_, path, written) => {
    expect(await visits.textAt(path())).toContain(written)
  })
})

describe('A site with a date_format that has the weekday', () => {
  it('writes it once', async () => {
    await write({ language: 'en_GB', date_format: 'l, j F', time_format: 'H:i' })
    const page = await visits.textAt(`/?p=${event}`)
    expect(page).toContain('>Thursday, 20 June, 20:00<')
  })
})

describe('A site with the default formats', () => {
  it('writes dates as the language does', async () => {
    await write({ language: 'de_DE', date_format: 'F j, Y', time_format: 'g:i a' })
    expect({
      post: (await visits.textAt(post)).includes('>2. März 2030<'),
      events: (await visits.textAt('/events/list/')).includes('20. Juni, 20:00'),
    }).toEqual({ post: true, events: true })
  })
})
