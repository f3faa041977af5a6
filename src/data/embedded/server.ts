import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureCluster } from './cluster.ts'
import { connectToCluster, type Cluster, type ClusterSession, type Purpose } from './connect.ts'
import { findLocation } from './location.ts'
import { databaseUrl, releaseUseLock } from './session.ts'
import { shutDownServer } from './shutdown.ts'

export interface EmbeddedOptions {
  /** The server keeps its files in `postgres` in this folder, which may be a link. */
  readonly dataDir: string
  readonly log: Logger
  /**
   * One service can use a data folder at a time; commands run with or without it.
   * `service` by default.
   */
  readonly purpose?: Purpose
}

export interface EmbeddedServer {
  /** The URL of the site's database; it does not change while this process uses the server. */
  readonly url: string
  /** Releases the server; its last user stops it. */
  readonly stop: () => Promise<void>
}

interface Use {
  readonly cluster: Cluster
  session: ClusterSession
  stopping: boolean
  /** Pending while a lost server is being restarted. */
  reconnecting: Promise<void>
}

/** Pause between attempts to restart a lost server. */
const retryInterval = 2000
/** How long a stop waits for such an attempt. */
const reconnectTimeout = 5000

/**
 * Uses the PostgreSQL server of a data folder: creates it on first use, connects to a running one
 * (that of a service, for a command; that of a killed service, for the next one), and starts it
 * otherwise. A server that dies while it is in use is restarted.
 *
 * @throws {EmbeddedServerError} also when another service uses the data folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, purpose = 'service' } = options
  const location = await findLocation(resolve(options.dataDir), log)
  const data = await ensureCluster(location, log)
  const cluster = { location, data, log, purpose }
  const session = await connectToCluster(cluster)
  const use: Use = {
    cluster: { ...cluster, socketFolder: session.socketFolder },
    session,
    stopping: false,
    reconnecting: Promise.resolve(),
  }
  watch(use)
  return { url: databaseUrl(session.socketFolder), stop: () => stop(use) }
}

function watch(use: Use): void {
  use.session.client.once('end', () => {
    if (!use.stopping) use.reconnecting = reconnect(use)
  })
}

async function reconnect(use: Use): Promise<void> {
  const { log } = use.cluster
  log.warn('Lost the connection to the embedded PostgreSQL')
  while (!use.stopping) {
    try {
      use.session = await connectToCluster(use.cluster)
      watch(use)
      return
    } catch (error) {
      log.error({ err: error }, 'The embedded PostgreSQL could not be restarted; trying again')
      await delay(retryInterval)
    }
  }
}

async function stop(use: Use): Promise<void> {
  if (use.stopping) return
  use.stopping = true
  await Promise.race([use.reconnecting, delay(reconnectTimeout, undefined, { ref: false })])
  const { client } = use.session
  try {
    if (await releaseUseLock(client)) await shutDownServer(use.session, use.cluster)
  } catch (error) {
    // Without the session, other users of the server are unknown; the next start connects to it.
    use.cluster.log.warn({ err: error }, 'PostgreSQL was left running')
  } finally {
    await client.end()
  }
}
