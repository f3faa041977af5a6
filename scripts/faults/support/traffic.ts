import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../fault.ts'
import { ask, bodyOf } from './ask.ts'

/** Readers and writers that continue whatever the answers. */
export interface Traffic {
  /** All requests so far, in the order in which they ended. */
  readonly requests: readonly SentRequest[]
  /** The beginning of every title that these writers send. */
  readonly title: string
  /** Titles of the posts whose creation was acknowledged. */
  readonly acknowledged: ReadonlySet<string>
  /** Resolves when the last request has ended. */
  stop(): Promise<void>
}

export interface SentRequest {
  readonly kind: 'read' | 'write'
  readonly outcome: Outcome
  /** By `performance.now()`. */
  readonly began: number
  readonly ended: number
}

export interface TrafficOptions {
  /** Whom to ask, in turns. */
  readonly origins: readonly string[]
  /** Of an account that may publish. */
  readonly authorization: string
  readonly readers?: number
  readonly writers?: number
}

/** A request that takes longer counts as late. */
const PATIENCE_MILLISECONDS = 15_000
/** Between an answer and the next request of the same client. */
const PAUSE_MILLISECONDS = 20

/** Starts clients: visitors that read at ever new addresses, and writers that publish posts. */
export function startTraffic(options: TrafficOptions): Traffic {
  const { origins, authorization, readers = 4, writers = 4 } = options
  const requests: SentRequest[] = []
  const acknowledged = new Set<string>()
  const title = `Written by ${randomUUID()}`
  let turn = 0
  const over = new AbortController()

  const read = async (origin: string): Promise<Outcome> => {
    const address = `${origin}/api/core/v2/posts?per_page=3&search=nowhere${turn}`
    return (await ask(address, { patience: PATIENCE_MILLISECONDS })).outcome
  }
  const write = async (origin: string): Promise<Outcome> => {
    const post = { title: `${title} ${turn}`, status: 'publish' }
    const { outcome } = await ask(`${origin}/api/core/v2/posts`, {
      ...bodyOf(post, authorization),
      patience: PATIENCE_MILLISECONDS,
    })
    if (outcome === 201) acknowledged.add(post.title)
    return outcome
  }
  const client = async (kind: SentRequest['kind']): Promise<void> => {
    while (!over.signal.aborted) {
      const origin = origins[++turn % origins.length] ?? ''
      const began = performance.now()
      const outcome = await (kind === 'read' ? read(origin) : write(origin))
      requests.push({ kind, outcome, began, ended: performance.now() })
      await pause(PAUSE_MILLISECONDS)
    }
  }
  const clients = [
    ...Array.from({ length: readers }, () => client('read')),
    ...Array.from({ length: writers }, () => client('write')),
  ]
  return {
    requests,
    title,
    acknowledged,
    async stop() {
      over.abort()
      await Promise.all(clients)
    },
  }
}

/** The longest that a client has waited, in seconds. */
export const longestOf = (requests: readonly SentRequest[]): number =>
  Math.max(0, ...requests.map(({ began, ended }) => ended - began)) / 1000

/** How often each outcome occurred. */
export function countOutcomes(outcomes: Iterable<Outcome>): Map<Outcome, number> {
  const counts = new Map<Outcome, number>()
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  return counts
}

const succeeded = ({ outcome }: SentRequest): boolean => outcome === 200 || outcome === 201

/**
 * Seconds from a moment until the last request that began before everything went well again has
 * ended; infinite when nothing has gone well since.
 */
export function goodAfter(requests: readonly SentRequest[], moment: number): number {
  const failures = requests.filter((one) => one.ended > moment && !succeeded(one))
  const last = Math.max(moment, ...failures.map(({ ended }) => ended))
  const again = requests.some((one) => one.began >= last && succeeded(one))
  return again ? (last - moment) / 1000 : Infinity
}
