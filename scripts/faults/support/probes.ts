import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Latencies } from '../fault.ts'

/** `/healthz` and `/readyz`, probed repeatedly, each time on a connection of its own. */
export interface Probes {
  /** How many were answered otherwise than with 200. */
  refused(): number
  /** How long they took so far. */
  latencies(): Latencies
  stop(): Promise<void>
}

const PAUSE_MILLISECONDS = 20
const PATIENCE_MILLISECONDS = 10_000

/** Starts to probe a node. */
export function startProbes(origin: string): Probes {
  const taken: number[] = []
  let refused = 0
  const over = new AbortController()
  const probe = async (address: string): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now()
      if ((await statusOf(origin + address)) !== 200) refused++
      taken.push(performance.now() - began)
      await pause(PAUSE_MILLISECONDS)
    }
  }
  const probing = Promise.all(['/healthz', '/readyz'].map(probe))
  return {
    refused: () => refused,
    latencies: () => latenciesOf(taken),
    async stop() {
      over.abort()
      await probing
    },
  }
}

function latenciesOf(taken: readonly number[]): Latencies {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.ceil(part * sorted.length) - 1] ?? 0
  return { p50: at(0.5), p99: at(0.99), max: at(1) }
}

const statusOf = (address: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const request = http.get(address, { agent: false, timeout: PATIENCE_MILLISECONDS })
    request.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('timeout', () => request.destroy())
    request.on('close', () => resolve(undefined))
    request.on('error', () => undefined)
  })
