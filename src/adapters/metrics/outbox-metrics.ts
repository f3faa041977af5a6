import { setTimeout as delay } from 'node:timers/promises'
import { Gauge } from 'prom-client'

export interface Outbox {
  readonly waiting: number
  /** Seconds for which the oldest has waited; 0 where nothing waits. */
  readonly age: number
}

/** What is to be sent, by kind. */
export type Outboxes = Readonly<Record<string, Outbox>>

/** Every process reports the same outboxes, so they must not be added up. */
const SHARED = { labelNames: ['outbox'], aggregator: 'max' } as const

/** What waits in the outboxes; nothing while the database does not answer. */
export function outboxMetrics(ask: () => Promise<Outboxes>) {
  // All metrics are collected at once, and share the answer.
  let pending: Promise<Outboxes> | undefined
  const read = async (): Promise<Outboxes> => {
    pending ??= within(LONGEST_WAIT, ask()).finally(() => (pending = undefined))
    return pending.catch(() => ({}))
  }
  return [
    new Gauge({
      ...SHARED,
      registers: [],
      name: 'almanac_outbox_waiting',
      help: 'Messages to be sent.',
      async collect() {
        const outboxes = Object.entries(await read())
        this.reset()
        for (const [outbox, { waiting }] of outboxes) this.set({ outbox }, waiting)
      },
    }),
    new Gauge({
      ...SHARED,
      registers: [],
      name: 'almanac_outbox_oldest_seconds',
      help: 'How long the oldest of them has waited; 0 if there is none.',
      async collect() {
        const outboxes = Object.entries(await read())
        this.reset()
        for (const [outbox, { age }] of outboxes) this.set({ outbox }, age)
      },
    }),
  ] as const
}

/** A collector waits for ten seconds, by default, for all metrics. */
const LONGEST_WAIT = 1000

/** @throws where the work takes longer than this many milliseconds */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const late = delay(milliseconds, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error('There was no answer in time.')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
    late.catch(() => undefined)
  }
}
