import type { Availability } from './availability.ts'
import { createEchoes } from './echoes.ts'
import type { ChangedIds } from './latest-changes.ts'
import { openNoticeListener, type NoticeEvents } from './notice-listener.ts'
import type { Reading } from './reading.ts'
import { createTopicChanges, type ChangeTopic } from './topic-changes.ts'

/**
 * Invalidates cached data. A cache either starts a reading before it reads, which records
 * dependencies, and keeps its data while the reading holds; or it remembers `generation(topic)` and
 * keeps its data while that is unchanged. Notices arrive by LISTEN, including this node's own.
 * While they may be lost, `connected` is false: nothing may be cached, and nothing cached may be
 * used.
 */
export interface ChangeNotices {
  /** True while this node has received the notices of all changes older than a few seconds. */
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
  onChange(topic: ChangeTopic, listener: () => void): void
  close(): Promise<void>
}

export interface NoticeOptions {
  readonly url: string
  readonly events?: NoticeEvents | undefined
  readonly availability: Pick<Availability, 'away' | 'onReturn'>
  /** The greatest `staleAge`, in milliseconds. */
  readonly staleFor: number
}

const CHANNEL = 'almanac_keys'

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
  const { latest, ...topics } = createTopicChanges()
  const echoes = createEchoes(topics.changedAll)
  const listener = await openNoticeListener({
    url,
    channels: [CHANNEL, echoes.channel],
    events,
    onNotice(channel, payload = '') {
      if (channel === CHANNEL) topics.notified(payload)
      else echoes.arrived(payload)
    },
    // Changes before LISTEN sent this node no notice, so everything cached is invalidated.
    onConnected: topics.changedAll,
    // Nothing is cached from now on, so no transaction has to wait.
    onDisconnected: echoes.release,
  })
  // Reads from now on may be newer than cached data.
  availability.onReturn(() => {
    if (listener.connected) return
    listener.missed()
    topics.changedAll()
  })

  return {
    ...topics,
    get connected() {
      return listener.connected
    },
    get staleAge() {
      if (listener.connected || !availability.away) return undefined
      const { age } = listener
      return age < staleFor ? age : undefined
    },
    unchangedSince: (generation, keys) => latest.unchangedSince(generation, keys),
    changedIds: (since) => latest.changedIds(since),
    begin: () => latest.begin(),
    heard: (work) =>
      listener.connected ? echoes.after(work) : work(undefined).finally(topics.changedAll),
    close() {
      listener.close()
      echoes.release()
      return Promise.resolve()
    },
  }
}
