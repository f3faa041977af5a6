import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

interface Event {
  readonly title: string
}

/** Calendar files hold what begins within two years. */
const nextYear = new Date().getUTCFullYear() + 1

const createEvent = (title: string) =>
  site.service.api.as('admin').post('/cal/events/v1/events', {
    body: { title, start_date: `${nextYear}-05-01 10:00`, end_date: `${nextYear}-05-01 12:00` },
  })

describe('The client llama-index-readers-wordpress', () => {
  it('loads posts, pages and events of all pages of their lists as documents', async () => {
    const title = unique('Loaded ')
    const post = await site.make.post({ title, content: '<p>Rain &amp; shine.</p>' })
    const page = await site.make.page({ title })
    await createEvent(title)
    const documents: { id: number; text: string; title: string; url: string }[] = await site
      .open('readers.py')
      .call('documents', { also: 'tribe_events' })
    const loaded = documents.filter((document) => document.title === title)
    expect({
      count: loaded.length,
      urls: loaded.map(({ url }) => url),
      text: loaded.find(({ id }) => id === post.id)?.text.trim(),
    }).toEqual({
      count: 3,
      urls: expect.arrayContaining([post.link, page.link]),
      text: 'Rain & shine.',
    })
  })
})

describe('The client feedparser', () => {
  it('reads the feed of posts, and asks for it again only when it has changed', async () => {
    const client = site.open('readers.py')
    const { link } = await site.make.post({ title: 'Rain & shine' })
    const first = await client.call('feed', { path: '/feed/' })
    const again = await client.call('feed', { path: '/feed/', etag: first.etag })
    await site.make.post()
    const changed = await client.call('feed', { path: '/feed/', etag: first.etag })
    expect({
      version: first.version,
      wellFormed: first.wellFormed,
      entry: first.entries.find((entry: { link: string }) => entry.link === link),
      statuses: [first, again, changed].map(({ status }) => status),
    }).toEqual({
      version: 'rss20',
      wellFormed: true,
      entry: { title: 'Rain & shine', link, author: expect.any(String), published: true },
      statuses: [200, 304, 200],
    })
  })
})

describe('The client ical.js', () => {
  it('subscribes to the calendar, and fetches it again only when it has changed', async () => {
    const client = site.open('calendar.mjs')
    const [title, later] = [unique('Concert '), unique('Later ')]
    const { body } = await createEvent(title)
    const first = await client.call('refresh', '/events/ical/')
    const again = await client.call('refresh', '/events/ical/')
    await createEvent(later)
    const changed = await client.call('refresh', '/events/ical/')
    const event = first.events.find((one: Event) => one.title === title)
    expect({
      start: event.start,
      end: event.end,
      later: changed.events.some((one: Event) => one.title === later),
      statuses: [first, again, changed].map(({ status }) => status),
    }).toEqual({
      start: new Date(`${body.utc_start_date}Z`).toJSON(),
      end: new Date(`${body.utc_end_date}Z`).toJSON(),
      later: true,
      statuses: [200, 304, 200],
    })
  })
})

describe('The client vdirsyncer', () => {
  it('keeps a folder level with the calendar', async () => {
    const client = site.open('calendar_sync.py')
    const [kept, renamed, removed] = [unique('Kept '), unique('Renamed '), unique('Removed ')]
    await createEvent(kept)
    const [changing, going] = [await createEvent(unique('Changing ')), await createEvent(removed)]
    await client.call('sync', '/events/ical/')
    const admin = site.service.api.as('admin')
    await admin.post(`/cal/events/v1/events/${changing.body.id}`, { body: { title: renamed } })
    await admin.delete(`/cal/events/v1/events/${going.body.id}`)
    const names: string[] = await client.call('sync', '/events/ical/')
    expect([kept, renamed, removed].map((name) => names.includes(name))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('The client @extractus/oembed-extractor', () => {
  it('finds how to embed a post from its address', async () => {
    const { link } = await site.make.post({ title: 'Rain & shine' })
    const given = { address: link, maxwidth: 400 }
    expect(await site.open('oembed.mjs').call('extract', given)).toMatchObject({
      method: 'auto-discovery',
      type: 'rich',
      version: '1.0',
      title: 'Rain &#038; shine',
      width: 400,
      html: expect.stringContaining('<iframe'),
    })
  })
})
