import { randomBytes } from 'node:crypto'
import { openOwnConnection, type OwnConnection } from './own-connection.ts'

/** Receives the notices of some channels, and proves again and again that they arrive. */
export interface NoticeConnection {
  /**
   * Milliseconds since the last moment of which it is certain that all notices before it have
   * arrived. It grows without bound while notices may be on their way, or lost.
   */
  age: () => number
  close: () => void
}

export interface NoticeConnectionOptions {
  readonly url: string
  readonly channels: readonly string[]
  readonly onNotice: (channel: string, payload: string | undefined) => void
  /** Called once, when nothing more will arrive. */
  readonly onLost: (error: unknown) => void
}

/** Notices are sent but do not arrive, as behind a pooler that shares connections. */
export class NoticesUndelivered extends Error {
  override readonly name = 'NoticesUndelivered'
}

const BEAT_MILLISECONDS = 2000
/** From then on the connection is given up, and another one may do better. */
const GIVEN_UP_AFTER_MILLISECONDS = 10_000

/**
 * Listens to channels over one connection, while another one sends a heartbeat. PostgreSQL delivers
 * notices in the order of commits, so a heartbeat that has arrived proves that every notice before
 * it has. It is sent over a connection of its own because a pooler would hand it straight back to
 * the connection that sent it.
 *
 * @throws NoticesUndelivered when the first heartbeat does not arrive
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
    // Nobody reads the heartbeats later, so nothing is lost with them.
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
