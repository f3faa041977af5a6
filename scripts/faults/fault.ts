import type { Bench } from './support/bench.ts'

/** Programs that come from the distribution, the rights of root, and those to mount a small disk. */
export type Need = 'haproxy' | 'nginx' | 'pgbouncer' | 'root' | 'tmpfs'

/** A fault in the service's environment, and what clients observe. */
export interface Fault {
  /** Its name in the table. */
  readonly name: string
  /** The claim to verify, in one sentence. */
  readonly promise: string
  readonly needs?: readonly Need[]
  /** Longest time that it may take, in seconds; 60 by default. */
  readonly seconds?: number
  /** Starts what it needs, causes the fault, and measures. The bench stops what was started. */
  run(bench: Bench): Promise<Measured>
}

export interface Measured {
  /** How often clients got each status; `cut` is a connection that ended without an answer. */
  readonly answers?: ReadonlyMap<Outcome, number>
  /** Seconds from the end of the fault until nothing failed any more. */
  readonly goodAfter?: number
  /** Writes that were acknowledged and are not there. */
  readonly lost?: number
  /** Writes that were sent once and are there more than once. */
  readonly doubled?: number
  /** Changes of which webhooks are notified, and messages that their receiver took. */
  readonly deliveries?: { readonly changes: number; readonly taken: number }
  /** The greatest age of an answer, in seconds: how long before its request it had been changed. */
  readonly stale?: number
  /** Warnings and errors in the logs of all nodes. */
  readonly logLines?: number
  /** How long `/healthz` and `/readyz` took meanwhile. */
  readonly probes?: Latencies
  /** The most memory that a node has used, in megabytes. */
  readonly memory?: number
  /** Where the promise does not hold: what was seen instead, in a few words. Empty when it holds. */
  readonly broken: readonly string[]
}

/** In milliseconds. */
export interface Latencies {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** The outcome of a request: its status, or why there is none. */
export type Outcome = number | 'cut' | 'late'

/** The reasons among `claims` (reason to whether it holds) that are broken. */
export function broken(claims: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}
