import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureCluster } from './cluster.ts'
import { enter, type Cluster, type Entry, type Purpose } from './enter.ts'
import { findPlace } from './place.ts'
import { databaseUrl, leaveUsers } from './session.ts'
import { shutServerDown } from './shutdown.ts'

export interface EmbeddedOptions {
  /** The server lives below this folder, or where its `postgres` entry links to. */
  readonly dataDir: string
  readonly log: Logger
  /**
   * A data folder has one service at a time; commands work beside it and without it.
   * By default `service`.
   */
  readonly purpose?: Purpose
}

export interface EmbeddedServer {
  /** For any client of the site's database; stays the same while this process uses the server. */
  readonly url: string
  /** Ends this use of the server; the last user stops it. */
  readonly stop: () => Promise<void>
}

interface Use {
  readonly cluster: Cluster
  entry: Entry
  stopping: boolean
  /** Settled unless a lost server is being brought back. */
  returning: Promise<void>
}

/** Pause before the next attempt to get a lost server back. */
const retryPause = 2000
/** How long a stop waits for a lost server that is just coming back. */
const returnPatience = 5000

/**
 * Uses the PostgreSQL of a data folder: makes it on first use, takes a running one up (a service's,
 * for a command; a killed service's, for the next one), starts it otherwise. While it is used, a
 * server that dies is started again.
 *
 * @throws {EmbeddedServerError} also when another service has the data folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, purpose = 'service' } = options
  const place = await findPlace(resolve(options.dataDir), log)
  const data = await ensureCluster(place, log)
  const cluster = { place, data, log, purpose }
  const entry = await enter(cluster)
  const use: Use = {
    cluster: { ...cluster, socketFolder: entry.socketFolder },
    entry,
    stopping: false,
    returning: Promise.resolve(),
  }
  watch(use)
  return { url: databaseUrl(entry.socketFolder), stop: () => stop(use) }
}

function watch(use: Use): void {
  use.entry.client.once('end', () => {
    if (!use.stopping) use.returning = comeBack(use)
  })
}

async function comeBack(use: Use): Promise<void> {
  const { log } = use.cluster
  log.warn('The connection to the embedded PostgreSQL broke')
  while (!use.stopping) {
    try {
      use.entry = await enter(use.cluster)
      watch(use)
      return
    } catch (error) {
      log.error({ err: error }, 'The embedded PostgreSQL is not back')
      await delay(retryPause)
    }
  }
}

async function stop(use: Use): Promise<void> {
  if (use.stopping) return
  use.stopping = true
  await Promise.race([use.returning, delay(returnPatience, undefined, { ref: false })])
  const { client } = use.entry
  try {
    if (await leaveUsers(client)) await shutServerDown(use.entry, use.cluster)
  } catch (error) {
    // Without the session nobody can tell who else needs the server; the next start takes it up.
    use.cluster.log.warn({ err: error }, 'PostgreSQL was left as it is')
  } finally {
    await client.end()
  }
}
