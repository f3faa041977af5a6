import type { ChangeNotices } from './change-notices.ts'
import { TOPICS } from './topic-changes.ts'
import { openOwnConnection, type OwnConnection } from './own-connection.ts'

/** Events for operators, one per change of state. */
export interface ReplicaEvents {
  onLost(): void
  onRecovered(): void
}

export interface ReplicaOptions {
  readonly url: string
  /** The address of the primary that bypasses a pooler. */
  readonly primaryUrl: string
  /** Greatest allowed lag of an answer, in milliseconds. */
  readonly maxLag: number
  readonly changes: ChangeNotices
  readonly events?: ReplicaEvents | undefined
}

/** Evidence that the replica had replayed everything that the primary had written at some time. */
export interface Proof {
  /** `performance.now` at that time. */
  readonly at: number
  /** Number of changes announced to this node by then. */
  readonly changes: number
}

/** Whether a proof is still valid: no notice since, and not too old. */
export function stillHolds(
  proof: Proof | undefined,
  { now, changes, maxLag }: { now: number; changes: number; maxLag: number },
): boolean {
  return proof !== undefined && proof.changes === changes && now - proof.at <= maxLag
}

const QUIET_MILLISECONDS = 250
/** Delay after a notice, since replay takes a moment. */
const SOON_MILLISECONDS = 10
const RETRY_MILLISECONDS = 1000

type Servers = readonly [primary: OwnConnection, replica: OwnConnection]

async function openBoth(primaryUrl: string, url: string): Promise<Servers> {
  const primary = await openOwnConnection(primaryUrl, 'replica lag')
  try {
    return [primary, await openOwnConnection(url, 'replica lag')]
  } catch (error) {
    primary.destroy()
    throw error
  }
}

/** Whether the replica has replayed everything that the primary had written by the time of the call. */
async function hasReplayedAll([primary, replica]: Servers): Promise<boolean> {
  const written = await primary.client.query<{ lsn: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS lsn',
  )
  const replayed = await replica.client.query<{ all: boolean | null }>(
    'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS all',
    [written.rows[0]?.lsn],
  )
  return replayed.rows[0]?.all === true
}

/**
 * Tracks whether a streaming replica may be read: repeatedly asks the primary for its write position
 * and the replica whether it has replayed that. A notice arrives after the commit of its change, so a
 * position read later covers it.
 */
export class Replica {
  readonly #options: ReplicaOptions
  #connections: Promise<Servers> | undefined
  #proof: Proof | undefined
  #provedAt = performance.now()
  #lost = false
  #probing = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: ReplicaOptions) {
    this.#options = options
    for (const topic of TOPICS) {
      options.changes.onChange(topic, () => {
        if (this.#connections !== undefined) this.#schedule(SOON_MILLISECONDS)
      })
    }
    this.#schedule(0)
  }

  /** Whether it shows every change announced to this node, and has not been behind for too long. */
  isFresh(): boolean {
    const { changes, maxLag } = this.#options
    const state = { now: performance.now(), changes: changes.generation(), maxLag }
    return changes.connected && stillHolds(this.#proof, state)
  }

  /** Records a failure; the replica is not used until it has proved itself again. */
  failed(): void {
    this.#proof = undefined
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#disconnect()
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#probing) return
    this.#timer = setTimeout(() => void this.#probe(), wait).unref()
  }

  async #probe(): Promise<void> {
    const { changes } = this.#options
    this.#probing = true
    let wait = QUIET_MILLISECONDS
    try {
      const isProved = await this.#prove()
      if (!isProved || this.#proof?.changes !== changes.generation()) wait = SOON_MILLISECONDS
    } catch {
      this.#disconnect()
      this.#proof = undefined
      wait = RETRY_MILLISECONDS
    }
    this.#probing = false
    this.#reportLag()
    this.#schedule(wait)
  }

  async #prove(): Promise<boolean> {
    const { url, primaryUrl, changes } = this.#options
    this.#connections ??= openBoth(primaryUrl, url)
    const servers = await this.#connections
    const candidate: Proof = { at: performance.now(), changes: changes.generation() }
    if (!(await hasReplayedAll(servers))) return false
    this.#proof = candidate
    this.#provedAt = candidate.at
    return true
  }

  #reportLag(): void {
    const { maxLag, events } = this.#options
    const isLate = performance.now() - this.#provedAt > maxLag
    if (isLate && !this.#lost) events?.onLost()
    if (!isLate && this.#lost) events?.onRecovered()
    this.#lost = isLate
  }

  #disconnect(): void {
    void this.#connections?.then(
      (opened) => {
        for (const { destroy } of opened) destroy()
      },
      () => undefined,
    )
    this.#connections = undefined
  }
}
