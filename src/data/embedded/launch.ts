import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import type { Place } from './place.ts'
import { readPostmaster } from './postmaster.ts'
import { cannotRun, serverEnvironment } from './run-program.ts'
import { serverSettings } from './settings.ts'

const largestLog = 10 * 1024 ** 2

/** How a launch went: the server is up and recovering at worst, or ended with this last word. */
export type Launch = { readonly lives: true } | { readonly lives: false; readonly reason: string }

/**
 * Starts a server on the cluster. It has a session of its own: neither a Ctrl-C in the terminal nor
 * the end of this process ends it.
 *
 * @throws {EmbeddedServerError} when the system cannot run it at all.
 */
export async function launchServer(
  place: Place,
  data: string,
  socketFolder: string,
): Promise<Launch> {
  const { postgres } = await findBinaries(place)
  const log = await openLog(place)
  const logStart = (await log.stat()).size
  const child = spawn(postgres, ['-D', data, ...serverSettings(socketFolder)], {
    ...place.account,
    cwd: place.home,
    env: serverEnvironment,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const ended = endOf(child)
  await log.close()
  child.unref()
  const cause = await Promise.race([ended, untilItWrites(child, data)])
  if (cause instanceof Error) throw cannotRun(postgres, cause)
  return cause === 'up'
    ? { lives: true }
    : { lives: false, reason: await lastWord(place, logStart) }
}

function endOf(child: ChildProcess): Promise<'ended' | Error> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve('ended'))
    child.once('error', resolve)
  })
}

/** Until the cluster's pid file names the child as ready, or the child is gone. */
async function untilItWrites(child: ChildProcess, data: string): Promise<'up' | 'ended'> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const named = await readPostmaster(data)
    if (named?.pid === child.pid && named.ready) return 'up'
    await delay(10)
  }
  return 'ended'
}

async function openLog({ home, account }: Place): Promise<FileHandle> {
  const path = join(home, 'postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > largestLog) await rename(path, `${path}.1`)
  const log = await open(path, 'a', 0o600)
  if (account) await log.chown(account.uid, account.gid)
  return log
}

async function lastWord({ home }: Place, from: number): Promise<string> {
  const path = join(home, 'postgres.log')
  const written = (await readFile(path)).subarray(from).toString()
  const fatal = written.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? ''
  return `${fatal.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it ended at once'}, see ${path}`
}
