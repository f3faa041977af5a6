import type { Availability } from './availability.ts'
import { keysOfNotice } from './dependencies.ts'
import { createEchoes } from './echoes.ts'
import { createLatestChanges, type ChangedIds } from './latest-changes.ts'
import {
  NoticesUndelivered,
  openNoticeConnection,
  type NoticeConnection,
} from './notice-connection.ts'
import type { Reading } from './reading.ts'

/** Topics of change notices. */
export const TOPICS = [
  'content',
  'accounts',
  'settings',
  'ads',
  'imports',
  'webhooks',
  'deliveries',
] as const

/** The triggers in prisma/migrations send these words. */
export type ChangeTopic = (typeof TOPICS)[number]

type Listener = () => void

/**
 * Invalidates cached data. A cache either starts a reading before it reads, which records
 * dependencies, and keeps its data while the reading holds; or it remembers `generation(topic)` and
 * keeps its data while that is unchanged. Notices arrive by LISTEN, including this node's own.
 * While they may be lost, `connected` is false: nothing may be cached, and nothing cached may be
 * used.
 */
export interface ChangeNotices {
  /** True while this node knows of every change older than `LATE_MILLISECONDS`. */
  readonly connected: boolean
  /**
   * During an outage of the database: for how many milliseconds changes may have gone unnoticed, as
   * long as visitors may get stale answers. Otherwise undefined.
   */
  readonly staleAge: number | undefined
  /** Increases with every change of the topic, or with any change if no topic is given. */
  generation(topic?: ChangeTopic): number
  /** Whether none of the keys has changed since a generation of any change. */
  unchangedSince(generation: number, keys: Iterable<string>): boolean
  /** The ids of what has changed since a generation of any change; undefined if anything may have. */
  changedIds(since: number): ChangedIds | undefined
  begin(): Reading
  /**
   * Runs a transaction and waits until this node has received the notices of its changes.
   * @param work must append the given statement to its transaction
   */
  heard<T>(work: (announcement: string | undefined) => Promise<T>): Promise<T>
  /** Invalidates everything that depends on a topic. */
  changed(topic: ChangeTopic): void
  onChange(topic: ChangeTopic, listener: Listener): void
  close(): Promise<void>
}

/** Events for operators, one per change of state. */
export interface NoticeEvents {
  onLost(error: unknown): void
  onRecovered(): void
}

export interface NoticeOptions {
  readonly url: string
  readonly events?: NoticeEvents | undefined
  readonly availability: Pick<Availability, 'away' | 'onReturn'>
  /** The greatest `staleAge`, in milliseconds. */
  readonly staleFor: number
}

const CHANNEL = 'almanac_keys'
/** Maximum age of cached data, apart from changes that were announced. */
const LATE_MILLISECONDS = 5000
const RECONNECT_MILLISECONDS = 500
const LONGEST_RECONNECT_MILLISECONDS = 15_000

/**
 * Starts to listen. Resolves once notices arrive, or once it is clear that they do not: the service
 * then runs without caches and retries from time to time.
 * @throws if the database cannot be reached
 */
export async function listenForChanges({
  url,
  events,
  availability,
  staleFor,
}: NoticeOptions): Promise<ChangeNotices> {
  const latest = createLatestChanges()
  const generations = ofTopics(() => 0)
  const listeners = ofTopics((): Listener[] => [])
  let connection: NoticeConnection | undefined
  /** The latest time before which no change was missed. */
  let certainAt = -Infinity
  let lost = false
  let closed = false
  let wait = RECONNECT_MILLISECONDS
  let timer: NodeJS.Timeout | undefined

  const changed = (topic: ChangeTopic): void => {
    generations[topic]++
    for (const listener of listeners[topic]) listener()
  }
  const invalidateAll = (): void => {
    latest.changedAll()
    for (const topic of TOPICS) changed(topic)
  }
  const echoes = createEchoes(invalidateAll)
  /**
   * A notice consists of a topic and optionally of what changed in it; without the latter all of it
   * did.
   */
  const hear = (payload: string): void => {
    const [name, ...keys] = payload.split(' ')
    const topic = TOPICS.find((known) => known === name)
    if (topic === undefined) return
    if (keys.length === 0) latest.changedAll()
    else latest.changed([topic, ...keys.flatMap(keysOfNotice)])
    changed(topic)
  }
  const isConnected = (): boolean =>
    connection !== undefined && connection.age() <= LATE_MILLISECONDS
  const retry = (error: unknown): void => {
    if (closed) return
    if (connection !== undefined) certainAt = performance.now() - connection.age()
    connection = undefined
    // Nothing is cached from now on, so no transaction has to wait.
    echoes.release()
    if (!lost) events?.onLost(error)
    lost = true
    timer = setTimeout(() => void connect().catch(retry), wait)
    timer.unref()
    wait = Math.min(wait * 2, LONGEST_RECONNECT_MILLISECONDS)
  }
  const connect = async (): Promise<void> => {
    const opened = await openNoticeConnection({
      url,
      channels: [CHANNEL, echoes.channel],
      onNotice(channel, payload = '') {
        if (channel === CHANNEL) hear(payload)
        else echoes.arrived(payload)
      },
      onLost: retry,
    })
    if (closed) {
      opened.close()
      return
    }
    // Changes before LISTEN sent this node no notice, so everything cached is invalidated.
    invalidateAll()
    connection = opened
    wait = RECONNECT_MILLISECONDS
    if (lost) events?.onRecovered()
    lost = false
  }
  // Reads from now on may be newer than cached data.
  availability.onReturn(() => {
    if (isConnected()) return
    certainAt = -Infinity
    invalidateAll()
  })
  await connect().catch((error: unknown) => {
    if (!(error instanceof NoticesUndelivered)) throw error
    retry(error)
  })

  return {
    get connected() {
      return isConnected()
    },
    get staleAge() {
      if (isConnected() || !availability.away) return undefined
      const age = connection?.age() ?? performance.now() - certainAt
      return age < staleFor ? age : undefined
    },
    generation: (topic) => (topic === undefined ? latest.generation : generations[topic]),
    unchangedSince: (generation, keys) => latest.unchangedSince(generation, keys),
    changedIds: (since) => latest.changedIds(since),
    begin: () => latest.begin(),
    changed(topic) {
      latest.changedAll()
      changed(topic)
    },
    heard: (work) => (isConnected() ? echoes.after(work) : work(undefined).finally(invalidateAll)),
    onChange: (topic, listener) => void listeners[topic].push(listener),
    close() {
      closed = true
      clearTimeout(timer)
      connection?.close()
      connection = undefined
      echoes.release()
      return Promise.resolve()
    },
  }
}

function ofTopics<T>(make: () => T): Record<ChangeTopic, T> {
  return {
    content: make(),
    accounts: make(),
    settings: make(),
    ads: make(),
    imports: make(),
    webhooks: make(),
    deliveries: make(),
  }
}
