import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster, Entry } from './enter.ts'
import { readPostmaster, servesCluster } from './postmaster.ts'
import { removeSocketFolder } from './sockets.ts'

/** PostgreSQL's "fast" shutdown: connections end, everything is written. */
const fast = 'SIGINT'
/** Its "immediate" one: as after a power cut, the next start recovers. */
const immediate = 'SIGQUIT'

const patience = 20_000
const lastPatience = 5000

/** Stops the server of the cluster and waits until it is gone. */
export async function shutServerDown(entry: Entry, { data, log }: Cluster): Promise<void> {
  const named = await readPostmaster(data)
  if (!named || !(await servesCluster(named.pid, data))) return
  process.kill(named.pid, fast)
  if (!(await isGone(named.pid, data, patience))) {
    log.warn({ pid: named.pid }, 'PostgreSQL takes too long to stop and is cut short')
    process.kill(named.pid, immediate)
    await isGone(named.pid, data, lastPatience)
  }
  await removeSocketFolder(entry.socketFolder, entry.place)
  log.info('Stopped PostgreSQL')
}

async function isGone(pid: number, data: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (await servesCluster(pid, data)) {
    if (Date.now() > deadline) return false
    await delay(10)
  }
  return true
}
