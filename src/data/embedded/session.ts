import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import { roleName } from './cluster.ts'
import { EmbeddedServerError } from './errors.ts'
import { hasCode } from './files.ts'
import { serverPort } from './settings.ts'

/** The database of the site; `postgres` beside it carries the locks. */
const siteDatabase = 'almanac'

/** Namespace and names of our advisory locks. They end with the connection, however that ends. */
const lockNamespace = 0x616c_6d61
const inUse = 1
const serving = 2

/** What a socket answers: a session, "not now" (starting, recovering, stopping), or nothing. */
export type Contact = Client | 'busy' | 'absent'

/** Tries to reach the server behind a socket; no other server than that of the cluster counts. */
export async function contact(socketFolder: string, data: string): Promise<Contact> {
  const client = new Client({
    host: socketFolder,
    port: serverPort,
    user: roleName,
    database: 'postgres',
    // Not what PGSSLMODE says for other servers: sockets have no TLS.
    ssl: false,
    application_name: `almanac ${process.pid}`,
  })
  // A connection that breaks later is its user's affair; unheard it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `SELECT current_setting('data_directory') AS folder`,
    )
    if (rows[0] && (await isSameFolder(rows[0].folder, data))) return client
    await client.end()
    return 'absent'
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ECONNREFUSED', 'ENOTSOCK')) return 'absent'
    if (isPassing(error)) return 'busy'
    throw new EmbeddedServerError(
      `The embedded PostgreSQL refuses connections (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    )
  }
}

/** Counts this session among the users of the server. A server about to stop ends the session. */
export async function joinUsers(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [lockNamespace, inUse])
}

/** Becomes the one service of the data folder, if nobody is. */
export async function becomeService(client: Client): Promise<boolean> {
  return tryLock(client, serving)
}

/** Leaves the users; tells whether nobody is left. Then nobody can join before the session ends. */
export async function leaveUsers(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_all()')
  return tryLock(client, inUse)
}

/** The process number of the service that is in the way, as far as the server knows it. */
export async function servicePid(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name
       FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'advisory' AND l.classid = $1 AND l.objid = $2 AND l.granted`,
    [lockNamespace, serving],
  )
  return /\d+/.exec(rows[0]?.name ?? '')?.[0] ?? 'unknown'
}

/** Makes the site's database where it is missing. */
export async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [siteDatabase])
  if (found.rowCount !== 0) return
  await client.query(`CREATE DATABASE ${siteDatabase}`).catch((error: unknown) => {
    // Another start was faster.
    if (!hasCode(error, '42P04', '23505')) throw error
  })
}

/** The address that a database client takes for the site's database. */
export function databaseUrl(socketFolder: string): string {
  return `postgresql://${roleName}@localhost:${serverPort}/${siteDatabase}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
}

/** Starting, recovering, stopping, or ended in the middle: in a moment the answer is another. */
export function isPassing(error: unknown): boolean {
  if (hasCode(error, '57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE')) return true
  return error instanceof Error && /terminated|not queryable|ended/i.test(error.message)
}

async function tryLock(client: Client, name: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1, $2) AS locked',
    [lockNamespace, name],
  )
  return rows[0]?.locked === true
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const [left, right] = await Promise.all(
    [one, other].map((path) => realpath(path).catch(() => path)),
  )
  return left === right
}
