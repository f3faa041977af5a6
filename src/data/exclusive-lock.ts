import pg from 'pg'

/**
 * Does work that nobody else does at the same time, on whichever machine. The database gives the
 * name back with the connection, however the program ends.
 * @returns undefined when somebody else is at it
 */
export async function withExclusiveLock<T>(
  url: string,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // A connection that breaks is told of by the statements of the work itself.
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
