/** Compares writes of a site that tells a webhook of them with the same writes while it is paused. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BatchTarget } from './batch.ts'

export interface WebhookCost {
  /** Milliseconds that a write takes, the median of all rounds. */
  readonly told: number
  readonly untold: number
  /** The middle of the ratios of the rounds. */
  readonly ratio: number
  /** Changes in a minute, as far as the site has kept up. */
  readonly rate: number
  /** Messages of which the receiver has heard, for so many changes. */
  readonly received: number
  readonly changes: number
}

export interface WebhookTarget extends BatchTarget {
  readonly databaseUrl: string
}

export interface WebhookLoad {
  readonly rounds: number
  readonly milliseconds: number
  readonly postIds: readonly number[]
}

/** Changes of a second: ten thousand in a minute. */
const RATE = 10_000 / 60

const WRITERS = 4

export interface Receiver {
  /** `127.0.0.1:PORT` */
  readonly place: string
  readonly count: () => number
  close(): Promise<void>
}

/** A receiver that takes everything. */
export async function startReceiver(): Promise<Receiver> {
  let count = 0
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      count++
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    place: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => count,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Writes as fast as ten thousand changes a minute, in turns with and without a webhook. */
export async function measureWebhooks(
  target: WebhookTarget,
  receiver: Receiver,
  { rounds, milliseconds, postIds }: WebhookLoad,
): Promise<WebhookCost> {
  const send = sender(target)
  await run(
    target,
    `INSERT INTO webhooks (url, events, status, created_at, updated_at)
      VALUES ($1, '{*}', 'paused', now(), now())`,
    `http://${receiver.place}/`,
  )
  let turn = 0
  const writeFor = async (status: 'active' | 'paused'): Promise<number[]> => {
    await run(target, 'UPDATE webhooks SET status = $1', status)
    return paced(milliseconds, () => {
      const post = postIds[turn++ % postIds.length]
      return send(`/core/v2/posts/${post}`, { content: `<p>Written for the ${turn}th time.</p>` })
    })
  }
  // The first of each warms up.
  await writeFor('paused')
  await writeFor('active')
  const told: number[] = []
  const untold: number[] = []
  const ratios: number[] = []
  const before = receiver.count()
  for (let round = 0; round < rounds; round++) {
    const without = await writeFor('paused')
    const withOne = await writeFor('active')
    untold.push(...without)
    told.push(...withOne)
    ratios.push(median(withOne) / median(without))
  }
  await pause(2000)
  return {
    told: median(told),
    untold: median(untold),
    ratio: median(ratios),
    rate: (told.length / ((rounds * milliseconds) / 1000)) * 60,
    received: receiver.count() - before,
    changes: told.length,
  }
}

async function run({ databaseUrl }: WebhookTarget, text: string, value: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(text, [value])
  } finally {
    await client.end()
  }
}

/** Works at an even pace, as far as it can be kept; the milliseconds that each piece of work took. */
async function paced(milliseconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const began = performance.now()
  const worker = async (first: number): Promise<void> => {
    for (let number = first; performance.now() < began + milliseconds; number += WRITERS) {
      await pause(Math.max(0, began + (number * 1000) / RATE - performance.now()))
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, first) => worker(first)))
  return times
}

const sender =
  ({ root, authorization }: BatchTarget) =>
  async (path: string, body: object): Promise<void> => {
    const response = await fetch(root + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
    await response.arrayBuffer()
  }

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function webhookLine({ told, untold, ratio, rate, received, changes }: WebhookCost): string {
  const pace = `${Math.round(rate)} changes a minute`
  const cost = `${told.toFixed(2)} ms with a webhook, ${untold.toFixed(2)} ms without`
  return `(f) writes at ${pace}: ${cost}, ratio ${ratio.toFixed(2)} (aim: <= 1.1); ${received} messages of ${changes} changes`
}
