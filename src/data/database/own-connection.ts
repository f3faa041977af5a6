import net from 'node:net'
import pg from 'pg'
import { chooseServer, chosenServer } from './primary-server.ts'

/** A connection outside the pool, which can be given up even if the network has swallowed it. */
export interface OwnConnection {
  readonly client: pg.Client
  /** Closes it at once, without notifying the server; safe at any time. */
  destroy: () => void
}

/** How long connecting and each statement may take. */
const ANSWER_MILLISECONDS = 5000

/**
 * Opens a connection that soon notices if the server is gone.
 * @param purpose shown to operators in `pg_stat_activity`
 * @throws if the server cannot be reached in time
 */
export async function openOwnConnection(url: string, purpose: string): Promise<OwnConnection> {
  // The driver's own shutdown waits for the other side, which may be gone.
  const socket = new net.Socket()
  const client = new pg.Client({
    connectionString: chosenServer(url),
    application_name: `almanac ${purpose}`,
    stream: () => socket,
    keepAlive: true,
    keepAliveInitialDelayMillis: ANSWER_MILLISECONDS,
    connectionTimeoutMillis: ANSWER_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
  })
  // If the connection breaks, the next statement reports it; without a listener the event would end
  // the process.
  client.on('error', ignore)
  const destroy = (): void => {
    client.removeAllListeners()
    client.on('error', ignore)
    socket.destroy()
  }
  try {
    await client.connect()
  } catch (error) {
    destroy()
    void chooseServer(url)
    throw error
  }
  return { client, destroy }
}

const ignore = (): void => undefined
