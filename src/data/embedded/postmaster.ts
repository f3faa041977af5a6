import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** What a running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  /** Absent in its first moments. */
  readonly socketFolder: string | undefined
  readonly ready: boolean
}

/** The server that last wrote into the cluster's folder; it may be gone. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(data), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
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
 * Removes the file of a server that is gone while another process has its number: PostgreSQL would
 * take that one for a server and refuse to start.
 */
export async function removeMistakenPidFile(data: string): Promise<void> {
  const named = await readPostmaster(data)
  if (!named || !isAlive(named.pid) || (await servesCluster(named.pid, data))) return
  const again = await readPostmaster(data)
  if (again?.pid === named.pid) await rm(pidFile(data), { force: true })
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
