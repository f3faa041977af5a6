import pg from 'pg'
import { chosenServer } from './primary-server.ts'

/**
 * Runs work under an exclusive lock shared by all nodes. The database releases the lock with the
 * connection, however the program ends.
 * @returns undefined if another process holds the lock
 */
export async function withExclusiveLock<T>(
  url: string,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: chosenServer(url), keepAlive: true })
  // If the connection breaks, the work's own statements report it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free',
      [name],
    )
    return rows[0]?.free === true ? await work() : undefined
  } finally {
    await client.end()
  }
}
