import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

/** Runs statements on a database in order, and returns the rows of the last one. */
export async function run(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await client.query<object>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Returns the process id of the database server of a data folder, from its pid file. */
export function serverPid(dataDir: string): number {
  return Number(readPidFile(dataDir)[0])
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A zombie has no command line.
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** Waits until a condition holds, within the time limit of the test. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await delay(20)
}

function readPidFile(dataDir: string): string[] {
  const file = path.join(dataDir, 'postgres/data/postmaster.pid')
  return readFileSync(file, 'utf8').split('\n')
}
