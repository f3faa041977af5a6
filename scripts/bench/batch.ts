/** Compares creating 25 posts in one batch and in 25 requests. */
import { LONG_AGO } from './comparisons.ts'
import { median } from './median.ts'

/** The service that is measured. */
export interface BatchTarget {
  /** Address of the API root. */
  readonly root: string
  /** `Authorization` header of a user who can publish posts. */
  readonly authorization: string
}

export interface BatchCost {
  /** Milliseconds for 25 posts, the median of the rounds. */
  readonly single: number
  readonly batch: number
  readonly atomic: number
}

const POSTS = 25
const ROUNDS = 20

/** Measures the variants alternately, so that other load affects all of them alike. */
export async function measureBatch(target: BatchTarget): Promise<BatchCost> {
  const times: { [Way in keyof BatchCost]: number[] } = { single: [], batch: [], atomic: [] }
  // The first round warms up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const single = await timed(() => createOneByOne(target))
    const batch = await timed(() => createTogether(target, 'normal'))
    const atomic = await timed(() => createTogether(target, 'atomic'))
    if (round === 0) continue
    times.single.push(single)
    times.batch.push(batch)
    times.atomic.push(atomic)
  }
  return {
    single: median(times.single),
    batch: median(times.batch),
    atomic: median(times.atomic),
  }
}

async function createOneByOne(target: BatchTarget): Promise<void> {
  for (const post of newPosts()) await send(target, '/core/v2/posts', post, 201)
}

async function createTogether(target: BatchTarget, validation: string): Promise<void> {
  const requests = newPosts().map((body) => ({ path: '/core/v2/posts', body }))
  await send(target, '/batch/v1', { validation, requests }, 207)
}

const newPosts = (): object[] =>
  Array.from({ length: POSTS }, (_, index) => ({
    title: `Measured ${process.hrtime.bigint()} ${index}`,
    content: '<p>Ships arrive.</p>',
    status: 'publish',
    date: LONG_AGO,
  }))

async function send(
  { root, authorization }: BatchTarget,
  path: string,
  body: object,
  status: number,
): Promise<void> {
  const response = await fetch(root + path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.status !== status || text.includes('"failed":')) {
    throw new Error(`POST ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Formats the results, each relative to single requests. */
export function batchLines({ single, batch, atomic }: BatchCost): string[] {
  const line = (name: string, cost: number): string =>
    `(e) 25 creations, ${name}: ${cost.toFixed(0)} ms, ${(cost / single).toFixed(2)} of single requests`
  return [
    line('one by one', single),
    line('in one batch', batch),
    line('in one atomic batch', atomic),
  ]
}
