import pg from 'pg'
import { holdFiles } from './export-lock.ts'
import { selectLines } from './statements.ts'
import { archiveSequences, tableOf, type ArchiveTableName } from './tables.ts'
import { chosenServer } from '../database/primary-server.ts'

/** The whole site at one point in time. */
export interface Snapshot {
  /** Returns rows as lines of JSON in the order of the key, in batches. */
  rows(table: ArchiveTableName): AsyncIterable<readonly string[]>
  /** Returns the next value of each sequence. */
  sequences(): Promise<Readonly<Record<string, number>>>
}

/** Rows per fetch. Most are a few kilobytes, a few are megabytes. */
const BATCH = 100

/**
 * Reads the site in one read-only transaction, which sees no later writes and blocks nobody. Files of
 * media items that are deleted meanwhile stay until `work` has ended.
 * @param signal ends a statement that waits, and `work` with it
 */
export async function readSnapshot<T>(
  url: string,
  work: (snapshot: Snapshot) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client({ connectionString: chosenServer(url) })
  // The statements report a broken connection.
  client.on('error', () => undefined)
  await client.connect()
  const end = (): void => void client.end()
  signal?.addEventListener('abort', end)
  try {
    await holdFiles(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET LOCAL TIME ZONE 'UTC'`)
    await client.query(`SET LOCAL DateStyle = 'ISO'`)
    await client.query('SET LOCAL extra_float_digits = 1')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    return await work({
      rows: (name) => linesOf(client, name),
      sequences: () => readSequences(client),
    })
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

async function* linesOf(
  client: pg.Client,
  name: ArchiveTableName,
): AsyncGenerator<readonly string[]> {
  const cursor = `archive_${name}`
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${selectLines(name, tableOf(name))}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${BATCH} FROM ${cursor}`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < BATCH) break
  }
  await client.query(`CLOSE ${cursor}`)
}

async function readSequences(client: pg.Client): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const name of archiveSequences.toSorted()) {
    const { rows } = await client.query<{ next: string }>(
      `SELECT last_value + is_called::int AS next FROM "${name}"`,
    )
    found[name] = Number(rows[0]?.next)
  }
  return found
}
