import { randomBytes } from 'node:crypto'
import { openOwnConnection, type OwnConnection } from './own-connection.ts'

/** Receives the notices of some channels and keeps verifying that they arrive. */
export interface NoticeConnection {
  /**
   * Milliseconds since the last time at which all earlier notices had certainly arrived. It grows
   * without bound while notices are delayed or lost.
   */
  age: () => number
  close: () => void
}

export interface NoticeConnectionOptions {
  readonly url: string
  readonly channels: readonly string[]
  readonly onNotice: (channel: string, payload: string | undefined) => void
  /** Called once, when no more notices will arrive. */
  readonly onLost: (error: unknown) => void
}

/** Notices are sent but do not arrive, as behind a pooler that shares connections. */
export class NoticesUndelivered extends Error {
  override readonly name = 'NoticesUndelivered'
}

const BEAT_MILLISECONDS = 2000
/** After this long the connection is given up; another one may work. */
const GIVEN_UP_AFTER_MILLISECONDS = 10_000

/**
 * Listens to channels on one connection while another one sends a heartbeat. PostgreSQL delivers
 * notices in commit order, so a received heartbeat proves that all earlier notices have arrived. It
 * is sent on a separate connection, because a pooler would return it directly to its sender.
 * @throws NoticesUndelivered if the first heartbeat does not arrive
 */
export async function openNoticeConnection(
  options: NoticeConnectionOptions,
): Promise<NoticeConnection> {
  const heartbeats = `almanac_heartbeat_${randomBytes(8).toString('hex')}`
  const connections: OwnConnection[] = []
  let confirmedAt = -Infinity
  let inFlight: number | undefined
  let over = false
  let timer: NodeJS.Timeout | undefined
  let firstArrived: (() => void) | undefined

  const age = (): number => performance.now() - confirmedAt
  const close = (): void => {
    over = true
    clearInterval(timer)
    for (const { destroy } of connections) destroy()
  }
  const lose = (error: unknown): void => {
    if (over) return
    close()
    options.onLost(error)
  }
  const open = async (purpose: string): Promise<OwnConnection> => {
    const opened = await openOwnConnection(options.url, purpose)
    connections.push(opened)
    return opened
  }

  try {
    const listener = await open('notices')
    const sender = await open('heartbeat')
    const send = async (): Promise<void> => {
      if (inFlight !== undefined) return
      inFlight = performance.now()
      await sender.client.query(`NOTIFY ${heartbeats}`)
    }
    listener.client.on('notification', ({ channel, payload }) => {
      if (channel !== heartbeats) options.onNotice(channel, payload)
      else if (inFlight !== undefined) {
        confirmedAt = inFlight
        inFlight = undefined
        firstArrived?.()
      }
    })
    await listener.client.query([...options.channels, heartbeats].map(listenTo).join('; '))
    // Heartbeats are never read later, so asynchronous commit loses nothing.
    await sender.client.query('SET synchronous_commit = off')
    await Promise.all([firstHeartbeat((arrived) => (firstArrived = arrived)), send()])

    for (const { client } of connections) {
      client.on('error', lose)
      client.on('end', () => lose(new Error('The connection for change notices ended.')))
    }
    timer = setInterval(() => {
      if (age() > GIVEN_UP_AFTER_MILLISECONDS) lose(new Error('Change notices are late.'))
      else send().catch(lose)
    }, BEAT_MILLISECONDS)
    timer.unref()
    return { age, close }
  } catch (error) {
    close()
    throw error
  }
}

const listenTo = (channel: string): string => `LISTEN ${channel}`

function firstHeartbeat(onArrival: (arrived: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new NoticesUndelivered('Change notices are sent but do not arrive.'))
    }, BEAT_MILLISECONDS)
    onArrival(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
