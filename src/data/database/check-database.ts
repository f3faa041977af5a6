import pg from 'pg'
import { reasonOf } from './database-failure.ts'
import { NoticesUndelivered, openNoticeConnection } from './notice-connection.ts'
import { chooseServer, chosenServer } from './primary-server.ts'

/** The database server is unusable. The message is a single line without passwords. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Enough for a server that is starting up behind a slow network. */
const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** First version in which a database's owner may add the extensions that the migrations need. */
const MINIMUM_VERSION = 13

/**
 * Checks that the database server at an address is usable, before anything else depends on it.
 * @param directUrl the address for session-bound work
 * @throws {DatabaseUnavailable}
 */
export async function checkDatabase(url: string, directUrl: string): Promise<void> {
  if (directUrl !== url) await checkServer(url)
  if ((await checkServer(directUrl)) === 'pooler') await checkSessions(directUrl)
}

/** Identifies what answers at the address: poolers number connections themselves. */
async function checkServer(url: string): Promise<'server' | 'pooler'> {
  await chooseServer(url)
  const client = new pg.Client({
    connectionString: chosenServer(url),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
  })
  // If an established connection breaks, the query reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string; pid: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version,
              current_setting('server_encoding') AS encoding, pg_backend_pid() AS pid`,
    )
    const problem = rows[0] && problemOf(rows[0])
    if (problem !== undefined) throw new Error(problem)
    const { processID } = client as pg.Client & { readonly processID?: number }
    return rows[0]?.pid === processID ? 'server' : 'pooler'
  } catch (cause) {
    const { host, port, database } = client
    throw new DatabaseUnavailable(
      `DATABASE_URL: the database "${database}" at ${host}:${port} cannot be used (${reasonOf(cause)}).`,
      { cause },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Locks, migrations and change notices need connections that a pooler does not share. */
async function checkSessions(url: string): Promise<void> {
  try {
    const connection = await openNoticeConnection({
      url,
      channels: ['almanac_check'],
      onNotice: () => undefined,
      onLost: () => undefined,
    })
    connection.close()
  } catch (cause) {
    if (!(cause instanceof NoticesUndelivered)) throw cause
    throw new DatabaseUnavailable(
      'DATABASE_URL leads to a pooler that shares connections between transactions; set DATABASE_DIRECT_URL to the address of the server itself.',
      { cause },
    )
  }
}

function problemOf(server: { version: number; encoding: string }): string | undefined {
  if (server.version < MINIMUM_VERSION)
    return `PostgreSQL ${server.version} is older than ${MINIMUM_VERSION}`
  if (server.encoding !== 'UTF8') return `its encoding is ${server.encoding}, not UTF8`
  return undefined
}
