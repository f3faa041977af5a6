import { setTimeout as pause } from 'node:timers/promises'
import { createRandom, type Random } from '../../src/commands/seed/random.ts'
import { createExchange } from './exchange.ts'
import { jsonOf, requestBytes, textOf } from './load.ts'
import type { UsedSite } from './usage-addresses.ts'

/** The edits of a run: one kind, or all kinds in realistic proportions. */
export type Mixture = 'titles' | 'publications' | 'everything'

/** The result of the writes; times in milliseconds, absent if nothing was written. */
export interface Edited {
  readonly due: number
  readonly done: number
  readonly median: number | undefined
  readonly late: number | undefined
}

type Send = (method: string, path: string, body: object) => Promise<{ readonly id: number }>
type Edit = (desk: Desk) => Promise<unknown>

interface Desk {
  readonly site: UsedSite
  readonly random: Random
  readonly send: Send
  /** Ids of what editors have made themselves. */
  readonly posts: number[]
  readonly comments: number[]
}

const POSTS = '/core/v2/posts'
const COMMENTS = '/core/v2/comments'

const anyOf = (random: Random, ids: readonly number[]): number =>
  ids[random.between(0, ids.length - 1)] ?? 0

const title: Edit = ({ site, random, send }) =>
  send('POST', `${POSTS}/${anyOf(random, site.postIds)}`, {
    title: `${site.titles[random.between(0, site.titles.length - 1)]} ${random.between(1, 999)}`,
  })

const publication: Edit = async ({ site, random, send, posts }) => {
  const { id } = await send('POST', POSTS, {
    title: `News ${random.between(1, 1e6)}`,
    content: '<p>Ships arrive.</p>',
    status: 'publish',
    categories: [anyOf(random, site.categoryIds)],
    tags: [anyOf(random, site.tagIds)],
  })
  posts.push(id)
}

const terms: Edit = ({ site, random, send }) =>
  send('POST', `${POSTS}/${anyOf(random, site.postIds)}`, {
    tags: [anyOf(random, site.tagIds), anyOf(random, site.tagIds)],
  })

const trash: Edit = (desk) => {
  const id = desk.posts.shift()
  return id === undefined ? publication(desk) : desk.send('DELETE', `${POSTS}/${id}`, {})
}

const comment: Edit = async ({ site, random, send, comments }) => {
  const id = comments.shift()
  if (id !== undefined) return send('POST', `${COMMENTS}/${id}`, { status: 'approved' })
  const post = anyOf(random, site.postIds)
  await send('POST', `${POSTS}/${post}`, { comment_status: 'open' })
  const body = { post, status: 'hold', content: `Well said ${random.between(1, 1e9)}` }
  comments.push((await send('POST', COMMENTS, body)).id)
  return undefined
}

const event: Edit = ({ site, random, send }) => {
  const day = `2027-06-${String(random.between(1, 28)).padStart(2, '0')}`
  return send('POST', `/cal/events/v1/events/${anyOf(random, site.eventIds)}`, {
    start_date: `${day} 19:00:00`,
    end_date: `${day} 22:00:00`,
  })
}

const setting: Edit = ({ random, send }) =>
  send('POST', '/core/v2/settings', { description: `Harbor news ${random.between(1, 1e6)}` })

/** By their shares in a hundred. */
const EVERYTHING: readonly (readonly [Edit, number])[] = [
  [title, 45],
  [publication, 12],
  [terms, 14],
  [trash, 6],
  [comment, 14],
  [event, 8],
  [setting, 1],
]

const MIXTURES: Readonly<Record<Mixture, (random: Random) => Edit>> = {
  titles: () => title,
  publications: () => publication,
  everything: (random) => {
    let point = random.next() * 100
    return EVERYTHING.find(([, share]) => (point -= share) < 0)?.[0] ?? title
  },
}

/** Further writes are late and wait, as those of a few editors would. */
const MOST_AT_ONCE = 8
const TICK_MILLISECONDS = 2

/** What editors write where, how often a second. */
export interface EditorsOrder {
  readonly site: UsedSite
  readonly origin: string
  readonly mixture: Mixture
  readonly rate: number
}

/** Writes so often until it is stopped, whether writes keep up or not. */
export function startEditors({ site, origin, mixture, rate }: EditorsOrder): {
  stop: () => Promise<Edited>
} {
  const random = createRandom(`editors ${mixture} ${rate}`)
  const times: number[] = []
  const { exchange, close } = createExchange(origin)
  const send: Send = async (method, path, body) => {
    const request = requestBytes(method, `/api${path}`, site.editor, body)
    const began = performance.now()
    const response = await exchange(request)
    times.push(performance.now() - began)
    if (!response.headers.startsWith('HTTP/1.1 2')) {
      throw new Error(`${method} ${path}: ${textOf(response).slice(0, 1500)}`)
    }
    return jsonOf(response) as { id: number }
  }
  const desk: Desk = { site, random, send, posts: [], comments: [] }
  const started = performance.now()
  const state = { begun: 0, open: 0, over: false }
  let failure: unknown
  const due = (): number => Math.floor(((performance.now() - started) / 1000) * rate)
  const working = (async () => {
    while (!state.over) {
      while (state.begun < due() && state.open < MOST_AT_ONCE) {
        state.begun++
        state.open++
        MIXTURES[mixture](random)(desk)
          .catch((error: unknown) => (failure = error))
          .finally(() => state.open--)
      }
      await pause(TICK_MILLISECONDS)
    }
  })()
  return {
    async stop() {
      const expected = due()
      const done = state.begun - state.open
      state.over = true
      await working
      while (state.open > 0) await pause(TICK_MILLISECONDS)
      close()
      if (failure !== undefined) throw failure
      times.sort((a, b) => a - b)
      return {
        due: expected,
        done: Math.min(done, expected),
        median: times[Math.floor(times.length / 2)],
        late: times[Math.floor(times.length * 0.99)],
      }
    },
  }
}
