import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'
import { serverPort } from './settings.ts'

/** What a running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  /** Absent in its first moments. */
  readonly socketFolder: string | undefined
  readonly ready: boolean
}

/** The server that last wrote into the cluster's folder; it may be gone. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const pid = await readPid(pidFile(data))
  if (pid === undefined) return undefined
  const lines = (await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n')
  return { pid, socketFolder: lines[4] || undefined, ready: lines[7]?.trim() === 'ready' }
}

/** Whether a process has this id now, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the process is a server on this cluster, and not another one that got its number later
 * (after a reboot, or in a restarted container where numbers repeat) or its corpse.
 */
export async function servesCluster(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await commandOf(pid)
  return command.includes('postgres') && command.includes(data)
}

/**
 * Removes what a server that is gone left to say "occupied", while its number is another process's
 * or its own corpse's: PostgreSQL would take that for a living server and refuse to start.
 */
export async function removeMistakenLocks(data: string, socketFolder: string): Promise<void> {
  const locks = [pidFile(data), join(socketFolder, `.s.PGSQL.${serverPort}.lock`)]
  for (const lock of locks) {
    const pid = await readPid(lock)
    if (pid === undefined || !isAlive(pid) || (await servesCluster(pid, data))) continue
    // Another start may have replaced it by now.
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
