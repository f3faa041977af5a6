import type { Availability } from './availability.ts'
import { createEchoes } from './echoes.ts'
import { createLatestChanges } from './latest-changes.ts'
import {
  NoticesUndelivered,
  openNoticeConnection,
  type NoticeConnection,
} from './notice-connection.ts'
import type { Reading } from './reading.ts'

/** What change notices are about. */
export const TOPICS = ['content', 'accounts', 'settings', 'ads', 'imports'] as const

/** Topics of change notices; the triggers in prisma/migrations send these words. */
export type ChangeTopic = (typeof TOPICS)[number]

type Listener = () => void

/**
 * Invalidates cached data. A cache begins a reading before it reads, which notes what the data are
 * made of, and keeps them only while it holds; or it notes `generation(topic)`, and keeps them while
 * that is still the same. Notices arrive by LISTEN, those of this node too; while it is not certain
 * that they do, `connected` is false: nothing may be cached, and nothing that was cached may be used.
 */
export interface ChangeNotices {
  /** True while every change older than `LATE_MILLISECONDS` is known to this node. */
  readonly connected: boolean
  /**
   * While nothing gets through to the database: for how many milliseconds changes may have gone
   * unnoticed, as long as visitors may still be shown what was true before. Undefined at all other times.
   */
  readonly staleAge: number | undefined
  /** Rises with every change of the topic; without one, with every change of anything. */
  generation(topic?: ChangeTopic): number
  begin(): Reading
  /**
   * Runs a transaction, and waits until this node has heard of what it changed.
   *
   * @param work adds the statement that it gets to the end of its transaction
   */
  heard<T>(work: (announcement: string | undefined) => Promise<T>): Promise<T>
  /** Invalidates all that depends on a topic. */
  changed(topic: ChangeTopic): void
  onChange(topic: ChangeTopic, listener: Listener): void
  close(): Promise<void>
}

/** What operators are told, once for each change of state. */
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
/** The greatest age of anything that is served from a cache, beside changes of which notice came. */
const LATE_MILLISECONDS = 5000
const RECONNECT_MILLISECONDS = 500
const LONGEST_RECONNECT_MILLISECONDS = 15_000

/**
 * Starts to listen. The promise resolves once notices arrive, or once it is clear that they do not:
 * the service then works without its caches, and tries again from time to time.
 * @throws when the database cannot be reached
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
  /** The last moment before which no change has gone unnoticed. */
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
  /** A notice is a topic, and then what of it has changed; without that it is about all of it. */
  const hear = (payload: string): void => {
    const [name, ...keys] = payload.split(' ')
    const topic = TOPICS.find((known) => known === name)
    if (topic === undefined) return
    if (keys.length === 0) latest.changedAll()
    else latest.changed([topic, ...keys])
    changed(topic)
  }
  const isConnected = (): boolean =>
    connection !== undefined && connection.age() <= LATE_MILLISECONDS
  const retry = (error: unknown): void => {
    if (closed) return
    if (connection !== undefined) certainAt = performance.now() - connection.age()
    connection = undefined
    // Nothing is remembered from now on, so nobody has to wait.
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
    // Changes before LISTEN sent no notice to this node, so everything cached is invalidated.
    invalidateAll()
    connection = opened
    wait = RECONNECT_MILLISECONDS
    if (lost) events?.onRecovered()
    lost = false
  }
  // What is read from now on may be newer than what was cached.
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
  return { content: make(), accounts: make(), settings: make(), ads: make(), imports: make() }
}
