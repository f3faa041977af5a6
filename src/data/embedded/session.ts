import { realpath } from 'node:fs/promises'
import { Client } from 'pg'
import { roleName } from './cluster.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'
import { hasCode } from './files.ts'
import { serverPort } from './server-settings.ts'

/** The database of the site; the locks are taken in the database `postgres`. */
const siteDatabase = 'almanac'

/** Keys of the advisory locks. They are released with the connection, however it ends. */
const lockNamespace = 0x616c_6d61
const useLock = 1
const serviceLock = 2

/** A connection, or why there is none: the server is starting, recovering or stopping, or absent. */
export type ConnectResult = Client | 'busy' | 'absent'

/** Tries to connect to a socket. Only the server of this cluster is accepted. */
export async function tryConnect(socketFolder: string, data: string): Promise<ConnectResult> {
  const client = new Client({
    host: socketFolder,
    port: serverPort,
    user: roleName,
    database: 'postgres',
    // Ignores PGSSLMODE: sockets have no TLS.
    ssl: false,
    application_name: `almanac ${process.pid}`,
  })
  // Without a listener, a connection that breaks later would end the process.
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
    if (isTransient(error)) return 'busy'
    throw new EmbeddedServerError(
      `The embedded PostgreSQL refuses connections (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    )
  }
}

/** Marks the server as in use by this session. A server about to stop ends the session. */
export async function acquireUseLock(client: Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock_shared($1, $2)', [lockNamespace, useLock])
}

/** Tries to become the one service of the data folder. */
export async function tryServiceLock(client: Client): Promise<boolean> {
  return tryLock(client, serviceLock)
}

/** Releases the locks. Returns whether this was the last user; then no other can join until the session ends. */
export async function releaseUseLock(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_all()')
  return tryLock(client, useLock)
}

/** Returns the process id of the service that holds the lock, as far as the server knows it. */
export async function servicePid(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name
       FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'advisory' AND l.classid = $1 AND l.objid = $2 AND l.granted`,
    [lockNamespace, serviceLock],
  )
  return /\d+/.exec(rows[0]?.name ?? '')?.[0] ?? 'unknown'
}

/** Creates the database of the site if it is missing. */
export async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [siteDatabase])
  if (found.rowCount !== 0) return
  await client.query(`CREATE DATABASE ${siteDatabase}`).catch((error: unknown) => {
    // Another process created it first.
    if (!hasCode(error, '42P04', '23505')) throw error
  })
}

/** Returns the connection URL of the site's database. */
export function databaseUrl(socketFolder: string): string {
  return `postgresql://${roleName}@localhost:${serverPort}/${siteDatabase}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
}

/** Whether an error is temporary: the server is starting, recovering or stopping, or has just ended. */
export function isTransient(error: unknown): boolean {
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
