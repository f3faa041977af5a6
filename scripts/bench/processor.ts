/** Measures processor time of a server, including its database sessions. */
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

/** Returns the processor time so far, in milliseconds. */
export type Spent = () => Promise<number>

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

/** Of all threads, in nanoseconds on Linux. Returns 0 on other systems, and for a process that has ended. */
async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const texts = await Promise.all(
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '')),
  )
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
}
