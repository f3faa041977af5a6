import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { updateSettings } from '../../../src/domain/site/update-settings.ts'
import { createApi, type Api } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event } from '../events/support.ts'

let service: TestService
let site: Api
const word = unique('word')
const made: Record<string, { slug: string; id: number }> = {}

beforeAll(async () => {
  service = await startService({ clock: () => new Date('2033-01-15T12:00:00Z') })
  site = await createApi(service.url)
  const venue = { venue: `${word} venue` }
  const organizer = { organizer: `${word} organizer` }
  const body = { name: `${word} parent` }
  const parent = await service.api.as('editor').post('/cal/events/v1/categories', { body })
  const child = await service.api.as('editor').post('/cal/events/v1/categories', {
    body: { name: `${word} child`, parent: parent.body.id },
  })
  const one = await event(service, {
    title: `${word} one`,
    slug: `${word}-one`,
    venue,
    organizer,
    categories: [child.body.id],
    tags: [`${word} tag`],
    featured: true,
  })
  await event(service, {
    title: `${word} two`,
    start_date: '2033-04-02 10:00:00',
    end_date: '2033-04-02 11:00:00',
  })
  Object.assign(made, { venue: one.venue, organizer: one.organizer[0], child: child.body })
})
afterAll(() => service.close())

const titles = (text: string): string[] =>
  [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title = '']) => title.slice(word.length + 1))

it.each([
  ['the whole calendar', () => '/events/?ical=1', ['one', 'two']],
  ['without a slash', () => '/events?ical=1', ['one', 'two']],
  ['for mail programs', () => '/events/list/?desktop-ical=1', ['one', 'two']],
  ['by path', () => '/events/ical/', ['one', 'two']],
  ['a day', () => '/events/2033-04-02/ical/', ['two']],
  ['a month', () => '/events/month/2033-03/?ical=1', ['one']],
  ['what is featured', () => '/events/featured/?ical=1', ['one']],
  ['a category', () => `/events/category/${made['child']?.slug}/?ical=1`, ['one']],
  [
    'a category below its parent',
    () => `/events/category/${word}-parent/${made['child']?.slug}/list/ical/`,
    ['one'],
  ],
  ['a category with what is below it', () => `/events/category/${word}-parent/?ical=1`, ['one']],
  ['a tag', () => `/events/tag/${word}-tag/?ical=1`, ['one']],
  ['a venue', () => `/venue/${made['venue']?.slug}/?ical=1`, ['one']],
  ['an organizer', () => `/organizer/${made['organizer']?.slug}/ical/`, ['one']],
  ['an event', () => `/event/${word}-one/?ical=1`, ['one']],
  ['a search', () => `/events/?ical=1&cal-bar-search=${word}+two`, ['two']],
  ['a filter of the list', () => `/events/?ical=1&start_date=2033-04-01`, ['two']],
])('A calendar file is at the address of %s', async (_name, address, expected) => {
  const answer = await site.get(address())
  expect(answer.headers['content-type']).toBe('text/calendar; charset=UTF-8')
  expect(titles(answer.text)).toEqual(expected)
})

it('A calendar file has as many events as the site wants, those that begin first', async () => {
  await updateSettings(service.ctx, { icalMax: 1 }, () => undefined)
  expect(titles((await site.get('/events/?ical=1')).text)).toEqual(['one'])
  await updateSettings(service.ctx, { icalMax: 30 }, () => undefined)
  expect(titles((await site.get('/events/?ical=1')).text)).toEqual(['one', 'two'])
})

it.each([
  '/events/category/nowhere/?ical=1',
  '/events/tag/nowhere/ical/',
  '/events/something/?ical=1',
  '/events/2033-13-01/ical/',
  '/venue/nowhere/?ical=1',
  '/organizer/?ical=1',
  '/event/nowhere/?ical=1',
  '/event/%ff/?ical=1',
])('No calendar file is found at %s', async (address) => {
  const answer = await site.get(address)
  expect(answer.status).toBe(404)
  expect(answer.headers['content-type']).not.toContain('text/calendar')
})

it('Pages that ask for no file are unchanged', async () => {
  const answer = await site.get(`/event/${word}-one/?ical=0`)
  expect(answer).toMatchObject({ status: 200 })
  expect(answer.headers['content-type']).toContain('text/html')
})
