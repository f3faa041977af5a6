import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createWorld, make, type World } from './world.ts'

let service: TestService
let world: World
/** Pages of the calendar go with the minute. */
const now = new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  service = await startService({ clock: () => now })
  world = await createWorld(service.api.as('admin'))
}, 60_000)
afterAll(() => service.close())

/** The number of statements that it takes to answer an address. */
async function costOf(address: string): Promise<number> {
  const { database } = service.ctx
  const before = database.statements()
  const response = await fetch(service.url + address)
  expect({ address, status: response.status }).toEqual({ address, status: 200 })
  await response.text()
  return database.statements() - before
}

const admin = () => service.api.as('admin')
const first = (kind: keyof World): number => world[kind][0] ?? 0
const change = (path: string, body: object): Promise<Answer> => admin().post(path, { body })

const EVENTS = '/cal/events/v1/events'
const CALENDAR = ['/events/month/2027-06/', '/events/feed/', `/api${EVENTS}?venue=`]
const COMMENTS = ['/api/core/v2/comments', '/api/core/v2/comments?post=']
const MEDIA = [
  '/api/core/v2/media',
  '/api/core/v2/media?media_type=image',
  '/uploads/2026/11/a.png',
]

/** Addresses whose ids are known once there is a world. */
const whole = (address: string): string =>
  address
    .replace('venue=', `start_date=2027-06-01&venue=${first('venues')}`)
    .replace('post=', `post=${first('posts')}`)

interface Change {
  readonly make: () => Promise<Answer>
  /** Addresses whose cached answers stay valid. */
  readonly keeps: readonly string[]
}

const changes: Readonly<Record<string, Change>> = {
  'the title of a post': {
    make: () => change(`/core/v2/posts/${first('posts')}`, { title: unique('Vessels ') }),
    keeps: [...CALENDAR, ...COMMENTS, ...MEDIA, '/api/core/v2/users', '/api/core/v2/pages'],
  },
  'a new post': {
    make: () => make(admin(), world, 'posts', { title: unique('Zebra '), status: 'publish' }),
    keeps: ['/events/month/2027-06/', ...COMMENTS, ...MEDIA, '/api/core/v2/pages'],
  },
  'the title of a page': {
    make: () => change(`/core/v2/pages/${first('pages')}`, { title: unique('Who we are ') }),
    keeps: [...CALENDAR, ...COMMENTS, ...MEDIA, '/feed/', '/api/core/v2/users'],
  },
  'a comment on another post': {
    make: () =>
      make(admin(), world, 'comments', {
        post: world.posts[2] ?? 0,
        content: unique('More '),
        status: 'approved',
      }),
    keeps: [...CALENDAR, ...MEDIA, '/feed/', '/api/core/v2/comments?post='],
  },
  'a venue': {
    make: () => change(`/cal/events/v1/venues/${first('venues')}`, { city: unique('Elsewhere ') }),
    keeps: [...COMMENTS, ...MEDIA, '/feed/', '/api/core/v2/search?search=Ships'],
  },
  'the title of an event': {
    make: () => change(`${EVENTS}/${first('events')}`, { title: unique('Run ') }),
    keeps: [...COMMENTS, ...MEDIA, '/feed/', '/api/core/v2/users'],
  },
  'the description of the site': {
    make: () => change('/core/v2/settings', { description: unique('Near the sea ') }),
    keeps: [
      `/api${EVENTS}`,
      '/api/core/v2/posts',
      '/api/core/v2/search?search=Ships',
      ...COMMENTS,
      ...MEDIA,
    ],
  },
  'the lock of a post that is being edited': {
    make: () => admin().put(`/core/v2/edit-locks/${first('posts')}`, { body: {} }),
    keeps: [...CALENDAR, ...COMMENTS, ...MEDIA, '/feed/', '/api/core/v2/posts'],
  },
  'a block': {
    make: () => change(`/core/v2/blocks/${first('blocks')}`, { content: unique('Shut ') }),
    keeps: [...CALENDAR, ...COMMENTS, ...MEDIA, '/feed/', '/api/core/v2/search?search=Ships'],
  },
}

const monthPage = async (): Promise<string> =>
  (await fetch(`${service.url}/events/month/2027-06/`)).text()

it('A cached page of the calendar shows a changed menu', async () => {
  await monthPage()
  const title = unique('Who we are ')
  await change(`/core/v2/menu-items/${first('items')}`, { title })
  expect(await monthPage()).toContain(title)
})

/** What an address costs after a post that has been one has become another. */
async function costAfter(address: string, was: object, becomes: object): Promise<number> {
  const path = `/core/v2/posts/${first('posts')}`
  expect((await change(path, was)).status).toBe(200)
  await costOf(address)
  expect((await change(path, becomes)).status).toBe(200)
  return costOf(address)
}

it('A page of posts by title stays cached when a title behind it moves', async () => {
  const address = '/api/core/v2/posts?orderby=title&order=asc&per_page=1'
  expect(await costAfter(address, { title: 'Yard' }, { title: 'Zone' })).toBe(0)
})

it('A page of posts by title is invalidated when a title moves across it', async () => {
  const address = '/api/core/v2/posts?orderby=title&order=asc&per_page=1'
  expect(await costAfter(address, { title: 'Yard' }, { title: 'Abbey' })).toBeGreaterThan(0)
})

it('A search stays cached when a title gains letters that the text has', async () => {
  const newest = { title: 'Zone', content: 'The sea.', status: 'publish' }
  await make(admin(), world, 'posts', newest)
  const address = '/api/core/v2/posts?search=the&orderby=id&per_page=1'
  const was = { title: 'Zone', content: 'Then the weather turned.' }
  expect(await costAfter(address, was, { title: 'Other' })).toBe(0)
})

it('A search is invalidated when a title gains letters that the text lacks', async () => {
  const was = { title: 'Zone', content: 'Nothing.' }
  expect(
    await costAfter('/api/core/v2/posts?search=the', was, { title: 'Weather' }),
  ).toBeGreaterThan(0)
})

it('A search within a category stays cached when a post without the words gets another category', async () => {
  const [category, , other] = world.categories
  const address = `/api/core/v2/posts?search=lantern&categories=${category}`
  await make(admin(), world, 'posts', { title: 'Lantern', categories: [category] })
  expect(await costAfter(address, { title: 'Zone', categories: [other] }, { categories: [] })).toBe(
    0,
  )
})

describe.each(Object.entries(changes))('A change of %s', (_, changed) => {
  it.each(changed.keeps)('leaves %s cached', async (address) => {
    await costOf(whole(address))
    await costOf(whole(address))
    expect((await changed.make()).status).toBeLessThan(300)
    // What pages show around their content is looked up once after each change.
    await fetch(`${service.url}/no-such-page/`)
    expect(await costOf(whole(address))).toBe(0)
  })
})
