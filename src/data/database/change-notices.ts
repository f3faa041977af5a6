import type pg from 'pg'

const TOPICS = ['content', 'accounts', 'settings', 'ads', 'imports'] as const

/** Topics of change notices; the triggers in prisma/migrations send these words. */
export type ChangeTopic = (typeof TOPICS)[number]

type Listener = () => void

/**
 * Invalidates cached data. A cache notes `generation(topic)` before it reads and keeps the data only
 * while the generation is still the same. Notices of other nodes arrive by LISTEN; while that
 * connection is down, `connected` is false and nothing may be cached.
 */
export interface ChangeNotices {
  readonly connected: boolean
  generation(topic: ChangeTopic): number
  /** Called at once by the node that made a change, before it answers. */
  changed(topic: ChangeTopic): void
  onChange(topic: ChangeTopic, listener: Listener): void
  close(): Promise<void>
}

const CHANNEL = 'almanac_changes'
const RECONNECT_MILLISECONDS = 500

/** Starts to listen. The promise resolves once notices arrive. */
export async function listenForChanges(
  connectClient: () => Promise<pg.Client>,
  onError: (error: unknown) => void,
): Promise<ChangeNotices> {
  const generations: Record<ChangeTopic, number> = {
    content: 0,
    accounts: 0,
    settings: 0,
    ads: 0,
    imports: 0,
  }
  const listeners: Record<ChangeTopic, Listener[]> = {
    content: [],
    accounts: [],
    settings: [],
    ads: [],
    imports: [],
  }
  let client: pg.Client | undefined
  let live = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  const changed = (topic: ChangeTopic): void => {
    generations[topic]++
    for (const listener of listeners[topic]) listener()
  }
  const lost = (error: unknown): void => {
    if (closed || !live) return
    live = false
    for (const topic of TOPICS) changed(topic)
    onError(error)
    retry()
  }
  const retry = (): void => {
    if (closed) return
    timer = setTimeout(() => void connect().catch(retry), RECONNECT_MILLISECONDS)
    timer.unref()
  }
  const connect = async (): Promise<void> => {
    retire(client)
    const fresh = await connectClient()
    if (closed) return fresh.end()
    client = fresh
    client.on('error', lost)
    client.on('end', () => lost(new Error('The connection for change notices ended.')))
    client.on('notification', ({ payload }) => {
      const topic = TOPICS.find((name) => name === payload)
      if (topic !== undefined) changed(topic)
    })
    await client.query(`LISTEN ${CHANNEL}`)
    // Changes before LISTEN sent no notice to this node, so everything cached is invalidated.
    for (const topic of TOPICS) changed(topic)
    live = true
  }
  await connect()

  return {
    get connected() {
      return live
    },
    generation: (topic) => generations[topic],
    changed,
    onChange: (topic, listener) => void listeners[topic].push(listener),
    async close() {
      closed = true
      live = false
      clearTimeout(timer)
      retire(client)
      await client?.end().catch(() => undefined)
    },
  }
}

/** A connection that is given up may still report its end; that must reach nobody. */
function retire(client: pg.Client | undefined): void {
  client?.removeAllListeners()
  client?.on('error', () => undefined)
}
