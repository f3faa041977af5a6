/** How much of the processors a server takes, its part of the database included. */
import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** Milliseconds of processor time that have been spent so far. */
export type Spent = () => Promise<number>

/** What Linux counts processor time in. */
const TICK_MILLISECONDS = 10

/**
 * Counts the time of a process and of the database's processes that work for it alone.
 *
 * @param application the name under which the process is connected to the database
 */
export async function openMeter(
  databaseUrl: string,
  { pid, application }: { pid: number; application: string },
): Promise<{ spent: Spent; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const spent = async (): Promise<number> => {
    const { rows } = await client.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
      [application],
    )
    const times = await Promise.all([pid, ...rows.map((row) => row.pid)].map(timeOf))
    return times.reduce((sum, time) => sum + time, 0)
  }
  return { spent, close: () => client.end() }
}

/** 0 where the system does not tell, and for a process that is gone. */
async function timeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program comes first, in parentheses, and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MILLISECONDS
}
