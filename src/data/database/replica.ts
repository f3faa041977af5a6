import type { ChangeNotices } from './change-notices.ts'
import { TOPICS } from './topic-changes.ts'
import { openOwnConnection, type OwnConnection } from './own-connection.ts'

/** Tracks whether a streaming replica may be read. */
export interface Replica {
  /** Whether it shows every change announced to this node, and has not been behind for too long. */
  isFresh(): boolean
  /** Records a failure; the replica is not used until it has proved itself again. */
  failed(): void
  close(): void
}

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
 * Watches a replica by repeatedly asking the primary for its write position and the replica whether
 * it has replayed that. A notice arrives after the commit of its change, so a position read later
 * covers it.
 */
export function watchReplica(options: ReplicaOptions): Replica {
  const { url, primaryUrl, maxLag, changes, events } = options
  let connections: Promise<Servers> | undefined
  let proof: Proof | undefined
  let provedAt = performance.now()
  let lost = false
  let probing = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const disconnect = (): void => {
    void connections?.then(
      (opened) => {
        for (const { destroy } of opened) destroy()
      },
      () => undefined,
    )
    connections = undefined
  }
  const prove = async (): Promise<boolean> => {
    connections ??= openBoth(primaryUrl, url)
    const servers = await connections
    const candidate: Proof = { at: performance.now(), changes: changes.generation() }
    if (!(await hasReplayedAll(servers))) return false
    proof = candidate
    provedAt = candidate.at
    return true
  }
  const reportLag = (): void => {
    const late = performance.now() - provedAt > maxLag
    if (late && !lost) events?.onLost()
    if (!late && lost) events?.onRecovered()
    lost = late
  }
  const probe = async (): Promise<void> => {
    probing = true
    let wait = QUIET_MILLISECONDS
    try {
      if (!(await prove()) || proof?.changes !== changes.generation()) wait = SOON_MILLISECONDS
    } catch {
      disconnect()
      proof = undefined
      wait = RETRY_MILLISECONDS
    }
    probing = false
    reportLag()
    schedule(wait)
  }
  const schedule = (wait: number): void => {
    clearTimeout(timer)
    if (!closed && !probing) timer = setTimeout(() => void probe(), wait).unref()
  }
  for (const topic of TOPICS) {
    changes.onChange(topic, () => {
      if (connections !== undefined) schedule(SOON_MILLISECONDS)
    })
  }
  schedule(0)

  return {
    isFresh: () =>
      changes.connected &&
      stillHolds(proof, { now: performance.now(), changes: changes.generation(), maxLag }),
    failed() {
      proof = undefined
    },
    close() {
      closed = true
      clearTimeout(timer)
      disconnect()
    },
  }
}
