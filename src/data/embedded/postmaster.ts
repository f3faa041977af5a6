import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import { serverPort } from './server-settings.ts'

/** What a server has written into `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  /** Undefined in the first moments of a server. */
  readonly socketFolder: string | undefined
  readonly ready: boolean
}

/** Reads which server last used the cluster; it may have ended. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const pid = await readPid(pidFile(data))
  if (pid === undefined) return undefined
  const lines = (await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n')
  return { pid, socketFolder: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the process is a server on this cluster, and not a zombie or an unrelated process that
 * got the same id (after a reboot or in a restarted container).
 */
export async function servesCluster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(data)
}

/**
 * Removes lock files of a server that has ended when its process id is a zombie or belongs to an
 * unrelated process; PostgreSQL would take that process for a running server and refuse to start.
 */
export async function removeStaleLocks(data: string, socketFolder: string): Promise<void> {
  const locks = [pidFile(data), join(socketFolder, `.s.PGSQL.${serverPort}.lock`)]
  for (const lock of locks) {
    const pid = await readPid(lock)
    if (pid === undefined || !isAlive(pid) || (await servesCluster(pid, data))) continue
    // Another process may have replaced it by now.
    if ((await readPid(lock)) === pid) await rm(lock, { force: true })
  }
}

async function readPid(lock: string): Promise<number | undefined> {
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  }
  const args = ['-ww', '-o', 'command=', '-p', String(pid)]
  const listed = await runProgram('/bin/ps', args, undefined).catch(() => undefined)
  return listed?.output ?? ''
}

function pidFile(data: string): string {
  return join(data, 'postmaster.pid')
}
