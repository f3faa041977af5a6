import { TOPICS, type ChangeNotices } from './change-notices.ts'
import { openOwnConnection, type OwnConnection } from './own-connection.ts'

/** Knows whether a streaming replica may be read from. */
export interface Replica {
  /** Whether it shows every change that this node has been told of, and is not behind for too long. */
  isFresh(): boolean
  /** Notes that it has failed; it is not read from until it has proved itself again. */
  failed(): void
  close(): void
}

/** What operators are told, once for each change of state. */
export interface ReplicaEvents {
  onLost(): void
  onRecovered(): void
}

export interface ReplicaOptions {
  readonly url: string
  /** The address of the primary, without a pooler. */
  readonly primaryUrl: string
  /** Most milliseconds by which an answer may be behind. */
  readonly maxLag: number
  readonly changes: ChangeNotices
  readonly events?: ReplicaEvents | undefined
}

/** The replica has replayed all that the primary had written at a moment. */
export interface Proof {
  /** Of `performance.now`. */
  readonly at: number
  /** How many changes this node had been told of by then. */
  readonly changes: number
}

/** Whether a proof still holds: nothing was heard since, and it is not too old. */
export function stillHolds(
  proof: Proof | undefined,
  { now, changes, maxLag }: { now: number; changes: number; maxLag: number },
): boolean {
  return proof !== undefined && proof.changes === changes && now - proof.at <= maxLag
}

const QUIET_MILLISECONDS = 250
/** After a notice, which takes a moment to be replayed. */
const SOON_MILLISECONDS = 10
const RETRY_MILLISECONDS = 1000

/**
 * Watches a replica: again and again the primary is asked how far it has written, and the replica
 * whether it has replayed that. A notice comes after the commit of its change, so what the primary
 * says later covers it.
 */
export function watchReplica(options: ReplicaOptions): Replica {
  const { url, primaryUrl, maxLag, changes, events } = options
  let connections: Promise<readonly [OwnConnection, OwnConnection]> | undefined
  let proof: Proof | undefined
  let provedAt = performance.now()
  let lost = false
  let probing = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const told = (): number => changes.generation()
  const disconnect = (): void => {
    void connections?.then(
      (opened) => {
        for (const { destroy } of opened) destroy()
      },
      () => undefined,
    )
    connections = undefined
  }
  const connect = async (): Promise<readonly [OwnConnection, OwnConnection]> => {
    const primary = await openOwnConnection(primaryUrl, 'replica lag')
    try {
      return [primary, await openOwnConnection(url, 'replica lag')]
    } catch (error) {
      primary.destroy()
      throw error
    }
  }
  const prove = async (): Promise<boolean> => {
    connections ??= connect()
    const [primary, replica] = await connections
    const asked: Proof = { at: performance.now(), changes: told() }
    const written = await primary.client.query<{ lsn: string }>(
      'SELECT pg_current_wal_insert_lsn()::text AS lsn',
    )
    const replayed = await replica.client.query<{ all: boolean | null }>(
      'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS all',
      [written.rows[0]?.lsn],
    )
    if (replayed.rows[0]?.all !== true) return false
    proof = asked
    provedAt = asked.at
    return true
  }
  const tell = (): void => {
    const late = performance.now() - provedAt > maxLag
    if (late && !lost) events?.onLost()
    if (!late && lost) events?.onRecovered()
    lost = late
  }
  const probe = async (): Promise<void> => {
    probing = true
    let wait = QUIET_MILLISECONDS
    try {
      if (!(await prove()) || proof?.changes !== told()) wait = SOON_MILLISECONDS
    } catch {
      disconnect()
      proof = undefined
      wait = RETRY_MILLISECONDS
    }
    probing = false
    tell()
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
      changes.connected && stillHolds(proof, { now: performance.now(), changes: told(), maxLag }),
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
