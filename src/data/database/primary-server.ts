import pg from 'pg'
import { readServerAddresses, type ServerAddresses } from './server-addresses.ts'

/** The state of an address that names several servers. */
interface Known extends ServerAddresses {
  chosen: string
  looking: Promise<void> | undefined
  readonly listeners: Set<() => void>
}

const CONNECT_MILLISECONDS = 2000
/** Limits the search for a writable server while every failing request would start one. */
const PAUSE_MILLISECONDS = 250

const known = new Map<string, Known>()

/**
 * The server to connect to, as a single-host address: the only one of `url`, or the one that last
 * accepted writes.
 */
export function chosenServer(url: string): string {
  return knownOf(url).chosen
}

/**
 * Calls the listener when another server is chosen; connections to the former one are then
 * obsolete.
 * @returns what ends that
 */
export function onServerChange(url: string, listener: () => void): () => void {
  const { listeners } = knownOf(url)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Chooses the server of an address to connect to: the current one if it is suitable, otherwise the
 * first suitable one. Call it when connecting fails or a server refuses writes. Does nothing if the
 * address names only one server.
 */
export async function chooseServer(url: string): Promise<void> {
  const address = knownOf(url)
  if (address.servers.length === 1) return
  address.looking ??= look(address).finally(() => (address.looking = undefined))
  await address.looking
}

function knownOf(url: string): Known {
  const found = known.get(url)
  if (found !== undefined) return found
  const address = readServerAddresses(url) ?? { servers: [url], writable: false }
  const made: Known = {
    ...address,
    chosen: address.servers[0] ?? url,
    looking: undefined,
    listeners: new Set(),
  }
  known.set(url, made)
  return made
}

async function look(address: Known): Promise<void> {
  const { servers, writable, listeners } = address
  const fit = await Promise.all(servers.map((server) => isFit(server, writable)))
  const ready = servers.filter((_, place) => fit[place])
  const chosen = ready.includes(address.chosen) ? address.chosen : ready[0]
  if (chosen === undefined) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
  } else if (chosen !== address.chosen) {
    address.chosen = chosen
    for (const listener of listeners) listener()
  }
}

async function isFit(server: string, writable: boolean): Promise<boolean> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    query_timeout: CONNECT_MILLISECONDS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ readOnly: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`,
    )
    return !writable || rows[0]?.readOnly === false
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}
