import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { EmbeddedServerError } from './embedded-server-error.ts'
import { launchServer } from './launch.ts'
import type { ServerLocation } from './location.ts'
import { readPostmaster, removeStaleLocks, servesCluster } from './postmaster.ts'
import {
  tryServiceLock,
  tryConnect,
  ensureDatabase,
  isTransient,
  acquireUseLock,
  servicePid,
} from './session.ts'
import { makeSocketFolder, ownSocketFolder } from './sockets.ts'

export type Purpose = 'service' | 'command'

export interface Cluster {
  readonly location: ServerLocation
  /** The cluster's folder. */
  readonly data: string
  readonly log: Logger
  readonly purpose: Purpose
  /** The socket folder that clients already use. */
  readonly socketFolder?: string
}

/** A session with the running server that holds the locks of this process. */
export interface ClusterSession {
  readonly client: Client
  readonly socketFolder: string
  readonly location: ServerLocation
}

/** Recovery after a power failure can take minutes; beyond this, something is wrong. */
const startTimeout = 300_000
const pollInterval = 15
/** Attempts to start a server that exits at once, perhaps because the previous one is still stopping. */
const maxLaunches = 10
const launchInterval = 200
/** The lock of a killed service is released a moment later. */
const lockAttempts = 10
const lockInterval = 100

/**
 * Connects to the server of the cluster, starting it if necessary, and takes the locks.
 *
 * @throws {EmbeddedServerError}
 */
export async function connectToCluster(cluster: Cluster): Promise<ClusterSession> {
  for (;;) {
    const session = await connectOrLaunch(cluster)
    try {
      await takeLocks(session.client, cluster.purpose)
      await ensureDatabase(session.client)
      return session
    } catch (error) {
      await session.client.end()
      // The last user of the server was stopping it.
      if (!isTransient(error)) throw error
    }
  }
}

async function takeLocks(client: Client, purpose: Purpose): Promise<void> {
  await acquireUseLock(client)
  if (purpose === 'command') return
  for (let attempt = 0; attempt < lockAttempts; attempt++) {
    if (await tryServiceLock(client)) return
    await delay(lockInterval)
  }
  throw new EmbeddedServerError(
    `Another Almanac (process ${await servicePid(client)}) already serves this DATA_DIR; stop it, or set another DATA_DIR.`,
  )
}

async function connectOrLaunch(cluster: Cluster): Promise<ClusterSession> {
  const { location, data, log } = cluster
  const started = Date.now()
  let failures = 0
  let hasLaunched = false
  while (Date.now() - started < startTimeout) {
    const found = await findRunning(cluster)
    if (typeof found === 'object') {
      const ms = Date.now() - started
      log.info({ ms }, hasLaunched ? 'Started PostgreSQL' : 'Connected to the running PostgreSQL')
      return { ...found, location }
    }
    if (found === 'busy') {
      await delay(pollInterval)
      continue
    }
    const socketFolder = cluster.socketFolder ?? (await makeSocketFolder(location))
    await removeStaleLocks(data, socketFolder)
    const launch = await launchServer(location, data, socketFolder)
    hasLaunched = launch.started
    if (launch.started) continue
    failures += 1
    if (failures === maxLaunches) {
      throw new EmbeddedServerError(`The embedded PostgreSQL does not start: ${launch.reason}.`)
    }
    await delay(launchInterval)
  }
  throw new EmbeddedServerError(
    `The embedded PostgreSQL is not ready after ${startTimeout / 1000} seconds, see postgres.log in ${location.home}.`,
  )
}

/** Tries the socket first, since a process id may belong to another process by now. */
async function findRunning(
  cluster: Cluster,
): Promise<{ client: Client; socketFolder: string } | 'busy' | 'absent'> {
  const postmaster = await readPostmaster(cluster.data)
  const folders = [
    ownSocketFolder(cluster.location),
    postmaster?.socketFolder,
    cluster.socketFolder,
  ]
  for (const socketFolder of new Set(folders.filter((folder) => folder !== undefined))) {
    const result = await tryConnect(socketFolder, cluster.data)
    if (typeof result === 'object') return { client: result, socketFolder }
    if (result === 'busy') return 'busy'
  }
  return postmaster && (await servesCluster(postmaster.pid, cluster.data)) ? 'busy' : 'absent'
}
