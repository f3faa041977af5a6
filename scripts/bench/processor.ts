/** Measures processor time of a server, including its database sessions. */
import { readFile } from 'node:fs/promises'
import pg from 'pg'

/** Returns the processor time so far, in milliseconds. */
export type Spent = () => Promise<number>

/** The unit of processor time on Linux. */
const TICK_MILLISECONDS = 10

/**
 * Measures a process and the database sessions that it has opened.
 *
 * @param application the application name of its database sessions
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

/** Returns 0 on other systems, and for a process that has ended. */
async function timeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program comes first, in parentheses, and may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MILLISECONDS
}
