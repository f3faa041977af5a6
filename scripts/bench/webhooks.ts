/** Measures what a webhook costs writes: ten thousand changes a minute, with it and while it is paused. */
import { fork } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BatchTarget } from './batch.ts'
import type { Spent } from './processor.ts'
import { median } from './median.ts'

/** What a write takes in a round, in milliseconds. */
interface Writes {
  /** Until it is answered, the median. */
  readonly time: number
  /** Processor time of node and database, until the receiver has all messages. */
  readonly processor: number
  readonly count: number
}

/** The webhook is notified of nothing, is to be notified later, or is notified at once. */
type State = 'paused' | 'held' | 'active'

type Round = Readonly<Record<State, Writes>>

export interface WebhookCost {
  readonly rounds: readonly Round[]
  /** Changes in a minute, as far as the site has kept up. */
  readonly rate: number
  /** Messages that the receiver got, per number of changes. */
  readonly received: number
  readonly changes: number
}

export interface WebhookTarget extends BatchTarget {
  readonly databaseUrl: string
  readonly spent: Spent
}

export interface WebhookLoad {
  readonly rounds: number
  readonly milliseconds: number
  readonly postIds: readonly number[]
}

/** Changes of a second: ten thousand in a minute. */
const RATE = 10_000 / 60

const WRITERS = 4

/** Milliseconds at the pace before the first round: a program that has just started compiles what it runs. */
const WARMING = 60_000

/** Milliseconds in which what follows a change is done. */
const SETTLING = 800

const STATES = ['paused', 'held', 'active'] as const satisfies readonly State[]

const SWITCH = `UPDATE webhooks SET status = CASE $1 WHEN 'paused' THEN 'paused' ELSE 'active' END,
  held_until = CASE $1 WHEN 'held' THEN now() + interval '1 day' END`

export interface Receiver {
  /** `127.0.0.1:PORT` */
  readonly place: string
  /** Messages so far. */
  readonly count: () => Promise<number>
  close(): void
}

/** Starts a receiver in a process of its own, so that writers do not wait for its work. */
export async function startReceiver(): Promise<Receiver> {
  const child = fork(path.join(import.meta.dirname, 'receiver.ts'), {
    execArgv: ['--import', 'tsx'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`The receiver ended with ${code}.`)))
  })
  const place = `127.0.0.1:${port}`
  return {
    place,
    count: async () => Number(await (await fetch(`http://${place}/`)).text()),
    close: () => child.disconnect(),
  }
}

/** Writes as fast as ten thousand changes a minute, in turns with and without a webhook. */
export async function measureWebhooks(
  target: WebhookTarget,
  receiver: Receiver,
  { rounds, milliseconds, postIds }: WebhookLoad,
): Promise<WebhookCost> {
  const send = sender(target)
  // Of an earlier run, whose database was kept.
  await run(target, 'DELETE FROM webhooks WHERE url LIKE $1', 'http://127.0.0.1:%')
  await run(
    target,
    `INSERT INTO webhooks (url, events, status, created_at, updated_at)
      VALUES ($1, '{*}', 'paused', now(), now())`,
    `http://${receiver.place}/`,
  )
  let turn = 0
  const write = (): Promise<void> => {
    const post = postIds[turn++ % postIds.length]
    return send(`/core/v2/posts/${post}`, { content: `<p>Written for the ${turn}th time.</p>` })
  }
  const writeFor = async (state: State): Promise<Writes> => {
    await run(target, SWITCH, state)
    const before = { spent: await target.spent(), received: await receiver.count() }
    const times = await paced(milliseconds, write)
    const awaited = state === 'active' ? times.length : 0
    await until(async () => (await receiver.count()) - before.received >= awaited)
    await pause(SETTLING)
    const processor = ((await target.spent()) - before.spent) / times.length
    await run(target, 'DELETE FROM webhook_deliveries WHERE status = $1', 'pending')
    return { time: median(times), processor, count: times.length }
  }
  const measureRound = async (first: number): Promise<Round> => {
    const measured: Partial<Record<State, Writes>> = {}
    for (let place = 0; place < STATES.length; place++) {
      const state = STATES[(first + place) % STATES.length] ?? 'paused'
      measured[state] = await writeFor(state)
    }
    const { paused, held, active } = measured
    if (!paused || !held || !active) throw new Error('A round measures each state.')
    return { paused, held, active }
  }
  await run(target, SWITCH, 'active')
  await paced(WARMING, write)
  const before = await receiver.count()
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) measured.push(await measureRound(round))
  const changes = measured.reduce((sum, { active }) => sum + active.count, 0)
  return {
    rounds: measured,
    rate: (changes / ((rounds * milliseconds) / 1000)) * 60,
    received: (await receiver.count()) - before,
    changes,
  }
}

/** Waits until something is so, at most half a minute. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isSo()) && performance.now() < end) await pause(50)
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
  async (address: string, body: object): Promise<void> => {
    const response = await fetch(root + address, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`POST ${address} answered ${response.status}`)
    await response.arrayBuffer()
  }

/** Each cost with the middle of the ratios of the rounds. */
export function webhookLines({ rounds, rate, received, changes }: WebhookCost): string[] {
  const line = (name: string, state: State, kind: 'time' | 'processor'): string => {
    const ratio = median(rounds.map((round) => round[state][kind] / round.paused[kind]))
    const notifying = median(rounds.map((round) => round[state][kind])).toFixed(2)
    const silent = median(rounds.map(({ paused }) => paused[kind])).toFixed(2)
    return `(f) ${name}: ${notifying} ms, ${silent} ms without a webhook, ratio ${ratio.toFixed(2)}`
  }
  const pace = `${Math.round(rate)} changes a minute`
  return [
    `(f) writes at ${pace}, ${received} messages of ${changes} changes`,
    line('processor time, nothing sent', 'held', 'processor'),
    line('processor time, all sent', 'active', 'processor'),
    line('until the answer, nothing sent', 'held', 'time'),
    line('until the answer, all sent', 'active', 'time'),
  ]
}
