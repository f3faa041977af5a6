import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { EmbeddedServerError } from './errors.ts'
import { launchServer } from './launch.ts'
import type { Place } from './place.ts'
import { readPostmaster, removeMistakenLocks, servesCluster } from './postmaster.ts'
import {
  becomeService,
  contact,
  ensureDatabase,
  isPassing,
  joinUsers,
  servicePid,
} from './session.ts'
import { makeSocketFolder, ownSocketFolder } from './sockets.ts'

export type Purpose = 'service' | 'command'

export interface Cluster {
  readonly place: Place
  /** The cluster's folder. */
  readonly data: string
  readonly log: Logger
  readonly purpose: Purpose
  /** Where the socket has to be, once clients know it. */
  readonly socketFolder?: string
}

/** A use of the running server: the session that holds our locks. */
export interface Entry {
  readonly client: Client
  readonly socketFolder: string
  readonly place: Place
}

/** A recovery after a power cut may take its time; longer than this somebody should look. */
const longestWait = 300_000
const pause = 15
/** Attempts for a server that ends at once, perhaps because its predecessor is not quite gone. */
const launches = 10
const launchPause = 200
/** A killed service's lock ends a moment after it. */
const lockAttempts = 10
const lockPause = 100

/**
 * Reaches the cluster's server, started if need be, and takes the locks.
 *
 * @throws {EmbeddedServerError}
 */
export async function enter(cluster: Cluster): Promise<Entry> {
  for (;;) {
    const entry = await reach(cluster)
    try {
      await takeLocks(entry.client, cluster.purpose)
      await ensureDatabase(entry.client)
      return entry
    } catch (error) {
      await entry.client.end()
      // Its last user was just stopping it.
      if (!isPassing(error)) throw error
    }
  }
}

async function takeLocks(client: Client, purpose: Purpose): Promise<void> {
  await joinUsers(client)
  if (purpose === 'command') return
  for (let attempt = 0; attempt < lockAttempts; attempt++) {
    if (await becomeService(client)) return
    await delay(lockPause)
  }
  throw new EmbeddedServerError(
    `Another Almanac (process ${await servicePid(client)}) already serves this DATA_DIR; stop it, or give this one another DATA_DIR.`,
  )
}

async function reach(cluster: Cluster): Promise<Entry> {
  const { place, data, log } = cluster
  const started = Date.now()
  let failures = 0
  let hasLaunched = false
  while (Date.now() - started < longestWait) {
    const found = await findRunning(cluster)
    if (typeof found === 'object') {
      const ms = Date.now() - started
      log.info({ ms }, hasLaunched ? 'Started PostgreSQL' : 'Took up the running PostgreSQL')
      return { ...found, place }
    }
    if (found === 'busy') {
      await delay(pause)
      continue
    }
    const socketFolder = cluster.socketFolder ?? (await makeSocketFolder(place))
    await removeMistakenLocks(data, socketFolder)
    const launch = await launchServer(place, data, socketFolder)
    hasLaunched = launch.lives
    if (launch.lives) continue
    failures += 1
    if (failures === launches) {
      throw new EmbeddedServerError(`The embedded PostgreSQL does not start: ${launch.reason}.`)
    }
    await delay(launchPause)
  }
  throw new EmbeddedServerError(
    `The embedded PostgreSQL is not ready after ${longestWait / 1000} seconds, see postgres.log in ${place.home}.`,
  )
}

/** Its socket is asked first: that tells more than a process number, which may be another's. */
async function findRunning(
  cluster: Cluster,
): Promise<{ client: Client; socketFolder: string } | 'busy' | 'absent'> {
  const named = await readPostmaster(cluster.data)
  const folders = [ownSocketFolder(cluster.place), named?.socketFolder, cluster.socketFolder]
  for (const socketFolder of new Set(folders.filter((folder) => folder !== undefined))) {
    const answer = await contact(socketFolder, cluster.data)
    if (typeof answer === 'object') return { client: answer, socketFolder }
    if (answer === 'busy') return 'busy'
  }
  return named && (await servesCluster(named.pid, cluster.data)) ? 'busy' : 'absent'
}
