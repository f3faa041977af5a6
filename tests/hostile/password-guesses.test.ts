import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../support/api.ts'
import { createVisits } from '../pages/support/visits.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let now = new Date()
beforeAll(async () => {
  service = await startService({ clock: () => now })
}, 30_000)
afterAll(() => service?.close())

const PASSWORD = 'open sesame'
const MOST = 20

interface Protected {
  readonly id: number
  readonly link: string
  readonly slug: string
}

async function protectedItem(base: string): Promise<Protected> {
  const body = { title: 'Locked', content: 'Within', status: 'publish', password: PASSWORD }
  const answer = await service.api.as('admin').post(`/core/v2/${base}`, { body })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body as Protected
}

async function protectedEvent(): Promise<Protected> {
  const dates = { start_date: '2030-01-01 10:00:00', end_date: '2030-01-01 11:00:00' }
  const made = await service.api
    .as('admin')
    .post('/cal/events/v1/events', { body: { title: 'Locked', ...dates } })
  const body = { password: PASSWORD }
  const path = `/core/v2/cal_events/${made.body.id}`
  return (await service.api.as('admin').patch(path, { body })).body as Protected
}

const comment = async ({ id }: Protected): Promise<number> => {
  const body = { post: id, content: 'Well said.' }
  return (await service.api.as('admin').post('/core/v2/comments', { body })).body.id as number
}

type Ask = (password: string) => Promise<Answer>

const reading =
  (path: string): Ask =>
  (password) =>
    service.api.get(path, { query: { password } })

/** Each operation that takes the password of an item, ready to be requested for one of its own. */
const operations: Readonly<Record<string, () => Promise<Ask>>> = {
  ...Object.fromEntries(
    ['posts', 'pages', 'blocks', 'navigation', 'cal_venue', 'cal_organizer'].map((base) => [
      `an item of ${base}`,
      async () => reading(`/core/v2/${base}/${(await protectedItem(base)).id}`),
    ]),
  ),
  'an item of cal_events': async () =>
    reading(`/core/v2/cal_events/${(await protectedEvent()).id}`),
  'an event': async () => reading(`/cal/events/v1/events/${(await protectedEvent()).id}`),
  'an event by its slug': async () =>
    reading(`/cal/events/v1/events/by-slug/${(await protectedEvent()).slug}`),
  'a comment': async () =>
    reading(`/core/v2/comments/${await comment(await protectedItem('posts'))}`),
  'the comments of an item': async () => {
    const { id } = await protectedItem('posts')
    return (password) => service.api.get('/core/v2/comments', { query: { post: id, password } })
  },
  'a new comment': async () => {
    const { id } = await protectedItem('posts')
    return (password) =>
      service.api
        .as('subscriber')
        .post('/core/v2/comments', { query: { password }, body: { post: id, content: password } })
  },
}

describe.each(Object.entries(operations))('Guesses at a password for %s', (_name, prepare) => {
  it('are counted, and the correct one is refused with 429 after too many', async () => {
    const ask = await prepare()
    for (let guess = 0; guess < MOST; guess++) await ask(`wrong ${guess}`)
    const answer = await ask(PASSWORD)
    expect(answer).toBeRestError('rest_too_many_attempts', 429)
    expect(answer.headers['retry-after']).toBe('900')
  })
})

describe('The password of an entry', () => {
  it('opens it after the last wrong attempt that is allowed, however often it is given', async () => {
    const ask = reading(`/core/v2/posts/${(await protectedItem('posts')).id}`)
    for (let guess = 0; guess < MOST - 1; guess++) await ask(`wrong ${guess}`)
    const statuses = []
    for (let time = 0; time < 5; time++) statuses.push((await ask(PASSWORD)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })

  it('has one counter for the API and for pages', async () => {
    const { id, link } = await protectedItem('posts')
    const ask = reading(`/core/v2/posts/${id}`)
    for (let guess = 0; guess < MOST; guess++) await ask(`wrong ${guess}`)
    expect((await createVisits(service).unlock(link, PASSWORD)).status).toBe(429)
  })

  it('is accepted again when the time has passed', async () => {
    const ask = reading(`/core/v2/posts/${(await protectedItem('posts')).id}`)
    for (let guess = 0; guess <= MOST; guess++) await ask(`wrong ${guess}`)
    now = new Date(now.getTime() + 16 * 60_000)
    expect((await ask(PASSWORD)).status).toBe(200)
  })
})
