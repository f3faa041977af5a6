import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ask, bodyOf } from './ask.ts'

/** A receiver of webhooks that now and then takes nothing. */
export interface WebhookReceiver {
  /** `127.0.0.1:PORT` */
  readonly place: string
  /** Makes a webhook for it, which subscribes to posts. */
  subscribe(origin: string, authorization: string): Promise<void>
  /** Resolves when all of these changes have come, or after so many milliseconds. */
  waitFor(changes: ReadonlySet<string>, patience: number): Promise<void>
  /** Compares what came with what was changed. */
  evaluate(changes: ReadonlySet<string>): Evaluation
  close(): Promise<void>
}

interface Evaluation {
  /** Messages that were taken, those that came again included. */
  readonly count: number
  /** Changes of which no message has come. */
  readonly lost: number
  /** Messages of changes that were not made. */
  readonly invented: number
  /** Messages that came again after they had been taken. */
  readonly doubled: number
  /** Messages that came before an earlier one of their item. */
  readonly disordered: number
}

/** One message of so many is refused at first. */
const REFUSED = 50

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  /** How often each message was taken, by its id. */
  const taken = new Map<string, number>()
  /** `post.created 12` in the order in which they came first. */
  const changes: string[] = []
  let requests = 0
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      if (++requests % REFUSED === 0) {
        response.writeHead(503).end()
        return
      }
      const id = String(request.headers['webhook-id'])
      const { type, data } = JSON.parse(text) as { type: string; data: { id: number } }
      if (!taken.has(id)) changes.push(`${type} ${data.id}`)
      taken.set(id, (taken.get(id) ?? 0) + 1)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    place,
    async subscribe(origin, authorization) {
      const webhook = { url: `http://${place}/`, events: ['post.*'] }
      const address = `${origin}/api/core/v2/webhooks`
      const { outcome } = await ask(address, bodyOf(webhook, authorization))
      if (outcome !== 201) throw new Error(`The webhook was refused: ${outcome}.`)
    },
    async waitFor(wanted, patience) {
      const latest = performance.now() + patience
      while (changes.length < wanted.size && performance.now() < latest) await pause(100)
    },
    evaluate(wanted) {
      const came = new Set(changes)
      const places = new Map(changes.map((change, at) => [change, at]))
      const isEarly = (change: string): boolean => {
        const before = change.replace('post.published', 'post.created')
        return (places.get(change) ?? 0) < (places.get(before) ?? 0)
      }
      const counts = [...taken.values()]
      return {
        count: counts.reduce((sum, times) => sum + times, 0),
        lost: [...wanted].filter((change) => !came.has(change)).length,
        invented: changes.filter((change) => !wanted.has(change)).length,
        doubled: counts.reduce((sum, times) => sum + times - 1, 0),
        disordered: changes.filter(isEarly).length,
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What the posts of a site, all of them published when they were made, are reported as. */
export async function createdPosts(url: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM entries WHERE type = 'post' AND title LIKE 'Written by %'`,
    )
    return new Set(rows.flatMap(({ id }) => [`post.created ${id}`, `post.published ${id}`]))
  } finally {
    await client.end()
  }
}

/** Events in the outbox and deliveries that wait. */
export async function countWaiting(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM webhook_events)::int
        + (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending')::int AS count`,
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
