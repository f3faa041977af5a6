import {
  NoticesUndelivered,
  openNoticeConnection,
  type NoticeConnection,
  type NoticeConnectionOptions,
} from './notice-connection.ts'

/** Receives the notices of some channels, over a new connection whenever one is lost. */
export interface NoticeListener {
  /** False while notices may be lost or late. */
  readonly connected: boolean
  /** Milliseconds since the latest time before which certainly no notice was missed. */
  readonly age: number
  /** Notices may have been missed, however long ago they were sent. */
  missed(): void
  close(): void
}

/** Events for operators, one per change of state. */
export interface NoticeEvents {
  onLost(error: unknown): void
  onRecovered(): void
}

export interface NoticeListenerOptions extends Omit<NoticeConnectionOptions, 'onLost'> {
  readonly events?: NoticeEvents | undefined
  /** Called before each new connection counts: notices sent before it did not arrive. */
  readonly onConnected: () => void
  readonly onDisconnected: () => void
}

/** Maximum age of what is known by notices. */
const LATE_MILLISECONDS = 5000
const RECONNECT_MILLISECONDS = 500
const LONGEST_RECONNECT_MILLISECONDS = 15_000

/**
 * Resolves once notices arrive, or once it is clear that they do not; it then retries from time to
 * time.
 * @throws if the database cannot be reached
 */
export async function openNoticeListener(options: NoticeListenerOptions): Promise<NoticeListener> {
  const { events, onConnected, onDisconnected, ...connectionOptions } = options
  let connection: NoticeConnection | undefined
  let certainAt = -Infinity
  let lost = false
  let closed = false
  let wait = RECONNECT_MILLISECONDS
  let timer: NodeJS.Timeout | undefined

  const retry = (error: unknown): void => {
    if (closed) return
    if (connection !== undefined) certainAt = performance.now() - connection.age()
    connection = undefined
    onDisconnected()
    if (!lost) events?.onLost(error)
    lost = true
    timer = setTimeout(() => void connect().catch(retry), wait)
    timer.unref()
    wait = Math.min(wait * 2, LONGEST_RECONNECT_MILLISECONDS)
  }
  const connect = async (): Promise<void> => {
    const opened = await openNoticeConnection({ ...connectionOptions, onLost: retry })
    if (closed) {
      opened.close()
      return
    }
    onConnected()
    connection = opened
    wait = RECONNECT_MILLISECONDS
    if (lost) events?.onRecovered()
    lost = false
  }
  await connect().catch((error: unknown) => {
    if (!(error instanceof NoticesUndelivered)) throw error
    retry(error)
  })

  return {
    get connected() {
      return connection !== undefined && connection.age() <= LATE_MILLISECONDS
    },
    get age() {
      return connection?.age() ?? performance.now() - certainAt
    },
    missed() {
      certainAt = -Infinity
    },
    close() {
      closed = true
      clearTimeout(timer)
      connection?.close()
      connection = undefined
    },
  }
}
