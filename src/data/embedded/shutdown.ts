import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster, ClusterSession } from './connect.ts'
import { readPostmaster, servesCluster } from './postmaster.ts'
import { removeSocketFolder } from './sockets.ts'

/** The "fast" shutdown of PostgreSQL: ends connections and writes everything. */
const fast = 'SIGINT'
/** The "immediate" shutdown: like a power failure, after which the next start recovers. */
const immediate = 'SIGQUIT'

const fastTimeout = 20_000
const immediateTimeout = 5000

/** Stops the server of the cluster and waits until it has ended. */
export async function shutDownServer(
  session: ClusterSession,
  { data, log }: Cluster,
): Promise<void> {
  const postmaster = await readPostmaster(data)
  if (!postmaster || !(await servesCluster(postmaster.pid, data))) return
  process.kill(postmaster.pid, fast)
  if (!(await waitForEnd(postmaster.pid, data, fastTimeout))) {
    log.warn(
      { pid: postmaster.pid },
      'PostgreSQL takes too long to stop; forcing an immediate shutdown',
    )
    process.kill(postmaster.pid, immediate)
    await waitForEnd(postmaster.pid, data, immediateTimeout)
  }
  await removeSocketFolder(session.socketFolder, session.location)
  log.info('Stopped PostgreSQL')
}

async function waitForEnd(pid: number, data: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (await servesCluster(pid, data)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}
