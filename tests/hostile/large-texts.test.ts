import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

/** Bytes. */
const LIMIT = 1_000_000

let service: TestService
beforeAll(async () => {
  service = await startService({ environment: { CONTENT_LIMIT: String(LIMIT) } })
}, 30_000)
afterAll(() => service?.close())

const author = () => service.api.as('author')

const largest = (unit: string): string => unit.repeat(Math.floor(LIMIT / unit.length))

const publish = async (content: string): Promise<number> => {
  const body = { title: 'Large', content, status: 'publish' }
  const made = await author().post('/core/v2/posts?_fields=id', { body })
  expect(made.status).toBe(201)
  return made.body.id
}

/** Microseconds of processor time of this process, which other processes do not lengthen. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

/**
 * The longest turn of the event loop during some work, as a share of the whole. Others are served
 * between turns; what is done at once takes almost everything in one.
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const state = { done: false }
  const started = processorTime()
  const working = work().finally(() => (state.done = true))
  let longest = 0
  let before = started
  while (!state.done) {
    await new Promise(setImmediate)
    const now = processorTime()
    longest = Math.max(longest, now - before)
    before = now
  }
  await working
  return longest / (processorTime() - started)
}

describe('A text that is too long', () => {
  const dates = { start_date: '2093-05-01 10:00', end_date: '2093-05-01 12:00' }
  const content = 'é'.repeat(LIMIT / 2 + 1)

  it.each([
    ['a post', '/core/v2/posts', { content }, 'content'],
    ['a post in raw', '/core/v2/posts', { content: { raw: content } }, 'content'],
    [
      'an event',
      '/cal/events/v1/events',
      { title: 'x', ...dates, description: content },
      'description',
    ],
    ['a title', '/core/v2/posts', { title: '<'.repeat(2001) }, 'title'],
    ['an excerpt', '/core/v2/posts', { title: 'x', excerpt: 'x'.repeat(20_001) }, 'excerpt'],
  ])('is refused: %s', async (_, path, body, member) => {
    const answer = await author().post(path, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('rest_invalid_param')
    expect(Object.keys(answer.body.data.params)).toEqual([member])
  })

  it('is refused when only its references are too long', async () => {
    const body = { title: 'x', content: '< '.repeat(LIMIT / 4) }
    expect((await author().post('/core/v2/posts', { body })).status).toBe(400)
    expect((await service.api.as('admin').post('/core/v2/posts', { body })).status).toBe(201)
  })

  it('changes nothing of the item, nor of its autosaves', async () => {
    const id = await publish('short')
    const path = `/core/v2/posts/${id}`
    expect((await author().put(path, { body: { title: 'New', content } })).status).toBe(400)
    expect((await author().post(`${path}/autosaves`, { body: { content } })).status).toBe(400)
    const { body } = await service.api.get(`${path}?_fields=title,content`)
    expect(body.title.rendered).toBe('Large')
    expect(body.content.rendered).toBe('<p>short</p>')
  })
})

describe('A large text', () => {
  const paths = [
    ['as an item', (id: number) => `/api/core/v2/posts/${id}`],
    ['as an excerpt', (id: number) => `/api/core/v2/posts?include=${id}&_fields=excerpt`],
    ['as a page', (id: number) => `/?p=${id}`],
    ['as structured data', (id: number) => `/api/schema-output/posts/${id}`],
  ] as const

  it.each(paths)('does not delay other answers while it is rendered %s', async (name, path) => {
    // A text of its own, since what one answer has rendered is cached for the others.
    const id = await publish(name + largest('<p>a ').slice(name.length))
    const answer = async (): Promise<string> => {
      const response = await fetch(service.url + path(id), { redirect: 'follow' })
      return response.text()
    }
    expect(await longestTurn(answer)).toBeLessThan(0.75)
  })

  it('is found with others, however many different words it has', async () => {
    const word = 'Foghorn'
    await createFactories(service.api).post({ title: `${word} first` })
    const words = Array.from({ length: 110_000 }, (_, index) => `w${index.toString(36)}-x`)
    await publish(`${word} ${words.join(' ')}`)
    for (const path of ['/api/core/v2/search?search=', '/api/core/v2/posts?search=', '/?s=']) {
      expect((await fetch(service.url + path + word)).status).toBe(200)
    }
    const ranked = '/core/v2/posts?orderby=relevance&search='
    expect((await service.api.get(ranked + word)).body).toHaveLength(2)
  })

  it('stays in the feed as it is until content changes', async () => {
    await createFactories(service.api).post({ title: 'First' })
    const feed = async (): Promise<readonly [string, number]> => {
      const before = service.ctx.database.statements()
      const text = await (await fetch(`${service.url}/feed/`)).text()
      return [text, service.ctx.database.statements() - before]
    }
    const [first, made] = await feed()
    // The notice of the change itself may come in between.
    await feed()
    const [second, kept] = await feed()
    expect(second).toBe(first)
    expect(kept).toBeLessThan(made)
    await createFactories(service.api).post({ title: 'Another' })
    expect((await feed())[0]).toContain('<title>Another</title>')
  })
})

const times = (day: string) => ({
  start_date: `2093-${day} 10:00`,
  end_date: `2093-${day} 12:00`,
})

const addEvent = async (day: string, description: string) => {
  const body = { title: 'Large', status: 'publish', description, ...times(day) }
  const made = await service.api.as('editor').post('/cal/events/v1/events?_fields=id', { body })
  expect(made.status).toBe(201)
}

const bytes = async (path: string): Promise<number> => {
  const response = await fetch(service.url + path)
  const body = await response.arrayBuffer()
  expect(response.status).toBe(200)
  return body.byteLength
}

describe('An event with a large description', () => {
  it.each([
    ['one word', 'x'],
    ['quotes', '"'],
    ['references', '&lt;'],
    ['paragraphs', '<p>a '],
  ])('makes pages of the calendar no longer than a short one does: %s', async (_, unit) => {
    await addEvent('07-11', unit.repeat(1200))
    await addEvent('08-11', largest(unit))
    for (const view of ['day', 'month', 'list'] as const) {
      const [short, large] = await Promise.all(
        ['07', '08'].map((month) => {
          const own = {
            day: `2093-${month}-11/`,
            month: `month/2093-${month}/`,
            list: `list/?cal-bar-date=2093-${month}-11`,
          }
          return bytes(`/events/${own[view]}`)
        }),
      )
      expect({ view, ratio: (large ?? 0) / (short ?? 1) }).toEqual({
        view,
        ratio: expect.closeTo(1, 0),
      })
    }
  })

  it('allows other answers between the events of a calendar file', async () => {
    for (const day of ['09-11', '09-12', '09-13']) await addEvent(day, largest('x'))
    const path = '/events/month/2093-09/ical/'
    expect(await longestTurn(() => bytes(path))).toBeLessThan(0.75)
    expect(await bytes(path)).toBeGreaterThan(3 * LIMIT)
  })
})

describe('A page of texts that are too long together', () => {
  let small: TestService
  beforeAll(async () => {
    small = await startService({ environment: { CONTENT_LIMIT: '2000' } })
    for (let made = 0; made < 18; made++) {
      const body = { title: `Post ${made}`, content: 'x'.repeat(2000), status: 'publish' }
      await small.api.as('author').post('/core/v2/posts', { body })
    }
  }, 60_000)
  afterAll(() => small?.close())

  it('is refused with the number of items that fit', async () => {
    const { status, body } = await small.api.get('/core/v2/posts?per_page=18')
    expect(status).toBe(400)
    expect(body.code).toBe('rest_invalid_param')
    expect(body.data.params.per_page).toBe(
      'The contents of this page are too long for one answer. Request at most 16 items, or other fields.',
    )
    expect((await small.api.get('/core/v2/posts?per_page=16')).body).toHaveLength(16)
  })

  it('is refused of revisions too, which have no default number', async () => {
    const writer = small.api.as('author')
    const { body: post } = await writer.post('/core/v2/posts', { body: { title: 'Revised' } })
    for (let made = 0; made < 18; made++) {
      const content = `${made}`.padEnd(2000, 'x')
      await writer.post(`/core/v2/posts/${post.id}`, { body: { content } })
    }
    const list = `/core/v2/posts/${post.id}/revisions`
    const { status, body } = await writer.get(list)
    expect({ status, reason: body.data?.params.per_page }).toEqual({
      status: 400,
      reason:
        'The contents of this page are too long for one answer. Request at most 16 items, or other fields.',
    })
    const [newest, ...others] = (await writer.get(`${list}?per_page=16`)).body
    expect(newest.content.rendered).toContain('17xx')
    expect(others).toHaveLength(15)
    expect((await writer.get(`${list}?_fields=id,date`)).body).toHaveLength(18)
  })

  it('is refused of events with long texts of their places too', async () => {
    const writer = small.api.as('author')
    const events = '/cal/events/v1/events'
    const venue = { venue: 'Hall', description: 'x'.repeat(2000) }
    const { body: hall } = await writer.post('/cal/events/v1/venues', { body: venue })
    for (let made = 0; made < 18; made++) {
      const when = { start_date: '2033-05-01 10:00:00', end_date: '2033-05-01 11:00:00' }
      await writer.post(events, { body: { title: `Event ${made}`, venue: [hall.id], ...when } })
    }
    const list = `${events}?start_date=2033-05-01&end_date=2033-05-02&per_page=`
    const { status, body } = await small.api.get(`${list}18`)
    expect({ status, reason: body.data?.params.per_page }).toEqual({
      status: 400,
      reason:
        'The contents of this page are too long for one answer. Request at most 16 items, or other fields.',
    })
    expect((await small.api.get(`${list}16`)).body.events).toHaveLength(16)
    const titles = await small.api.get(`${list}18&_fields=events.title,total`)
    expect(titles.body).toMatchObject({ total: 18 })
  })

  it('is an event with as many texts of its places as fit', async () => {
    const writer = small.api.as('author')
    const venue = Array.from({ length: 18 }, (_, number) => ({
      venue: `Room ${number}`,
      description: 'x'.repeat(2000),
    }))
    const when = { start_date: '2033-06-01 10:00:00', end_date: '2033-06-01 11:00:00' }
    const { body: made } = await writer.post('/cal/events/v1/events', {
      body: { title: 'Tour', venue, ...when },
    })
    const { body } = await small.api.get(`/cal/events/v1/events/${made.id}`)
    const described = body.venue.filter((room: object) => 'description' in room)
    expect([body.venue.length, described.length]).toEqual([18, 16])
  })

  it('is answered without the contents', async () => {
    const { body } = await small.api.get('/core/v2/posts?per_page=18&_fields=title,excerpt')
    expect(body).toHaveLength(18)
  })

  it('shows the first of them whole in the feed, and the summaries of all', async () => {
    const text = await (await fetch(`${small.url}/feed/`)).text()
    expect(text.match(/<item>/g)).toHaveLength(18)
    expect(text.match(/<content:encoded>/g)).toHaveLength(1)
    expect(text.match(/<description>/g)).toHaveLength(19)
  })
})
