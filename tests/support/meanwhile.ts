import { Client } from 'pg'
import type { TestService } from './service.ts'

const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/**
 * Begins some work while a statement of another transaction has not been committed; that is done as
 * soon as the work waits for it, which is looked up again and again, or has ended.
 */
export async function meanwhile<T>(
  { database }: TestService,
  statement: { readonly text: string; readonly values: readonly unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(statement.text, [...statement.values])
    const ended = new AbortController()
    const answer = work().finally(() => ended.abort())
    // A failure is that of the caller, who gets it below.
    answer.catch(() => undefined)
    while (!ended.signal.aborted && (await client.query(WAITING)).rowCount === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await client.query('COMMIT')
    return await answer
  } finally {
    await client.end()
  }
}
