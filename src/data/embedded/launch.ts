import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import type { ServerLocation } from './location.ts'
import { readPostmaster } from './postmaster.ts'
import { cannotRun, serverEnvironment } from './run-program.ts'
import { serverSettings } from './server-settings.ts'

const maxLogBytes = 10 * 1024 ** 2

/** The result of a launch: the server is running, perhaps in recovery, or it ended for a reason. */
export type Launch =
  | { readonly started: true }
  | { readonly started: false; readonly reason: string }

/**
 * Starts a server on the cluster, detached: neither a Ctrl-C in the terminal nor the end of this
 * process stops it.
 *
 * @throws {EmbeddedServerError} when the program cannot run.
 */
export async function launchServer(
  location: ServerLocation,
  data: string,
  socketFolder: string,
): Promise<Launch> {
  const { postgres } = await findBinaries(location)
  const log = await openLog(location)
  const logStart = (await log.stat()).size
  const child = spawn(postgres, ['-D', data, ...serverSettings(socketFolder)], {
    ...location.account,
    cwd: location.home,
    env: serverEnvironment,
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  })
  const ended = waitForExit(child)
  await log.close()
  child.unref()
  const cause = await Promise.race([ended, waitUntilReady(child, data)])
  if (cause instanceof Error) throw cannotRun(postgres, cause)
  return cause === 'up'
    ? { started: true }
    : { started: false, reason: await lastError(location, logStart) }
}

function waitForExit(child: ChildProcess): Promise<'ended' | Error> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve('ended'))
    child.once('error', resolve)
  })
}

/** Waits until the pid file of the cluster reports the child as ready, or the child has ended. */
async function waitUntilReady(child: ChildProcess, data: string): Promise<'up' | 'ended'> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const postmaster = await readPostmaster(data)
    if (postmaster?.pid === child.pid && postmaster.ready) return 'up'
    await delay(10)
  }
  return 'ended'
}

async function openLog({ home, account }: ServerLocation): Promise<FileHandle> {
  const path = join(home, 'postgres.log')
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > maxLogBytes) await rename(path, `${path}.1`)
  const log = await open(path, 'a', 0o600)
  if (account) await log.chown(account.uid, account.gid)
  return log
}

async function lastError({ home }: ServerLocation, from: number): Promise<string> {
  const path = join(home, 'postgres.log')
  const written = (await readFile(path)).subarray(from).toString()
  const fatal = written.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? ''
  return `${fatal.replace(/^.*?(FATAL|PANIC):\s*/, '') || 'it exited at once'}, see ${path}`
}
