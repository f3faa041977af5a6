import pg from 'pg'
import { isOutOfConnections } from './database-errors.ts'
import { DatabaseFailure } from './database-failure.ts'
import type { Deadline } from './deadlines.ts'
import { adaptSize } from './pool-size.ts'
import { chooseServer, chosenServer, onServerChange } from './primary-server.ts'

/** Shared connections, closed as soon as they are suspect. */
export interface ConnectionPool {
  /** @throws if no connection becomes available in time */
  acquire(): Promise<pg.PoolClient>
  /** Returns a connection; a broken one is closed. */
  release(client: pg.PoolClient, isBroken: boolean): void
  /** Records that the server has answered on a connection, even with an error. */
  answered(client: pg.PoolClient): void
  /**
   * Cuts a connection that does not answer. Other connections that have been silent lately are cut
   * or retired too: whatever swallowed this one has probably swallowed them, while new ones work.
   */
  cut(client: pg.PoolClient, reason: Error): void
  /** Whether a connection is broken or was cut. */
  isLost(client: pg.PoolClient): boolean
  /** Checks whether another of several servers should be used. */
  suspect(): void
  /** The deadline that each connection has set on the server. */
  readonly deadlines: WeakMap<pg.PoolClient, Deadline>
  /** For Prisma, which manages connections itself. */
  readonly driver: pg.Pool
  waiting(): number
  /** Connections in use and idle, and requests that wait for one. */
  status(): PoolStatus
  /** Calls the listener whenever a connection is returned, before the next waiter gets it. */
  onRelease(listener: () => void): void
  close(): Promise<void>
}

export interface PoolStatus {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

export interface PoolOptions {
  readonly url: string
  /** Most connections held. */
  readonly size: number
  /** Longest wait for a connection, in milliseconds. */
  readonly patience: number
  /** Called when the server grants fewer connections, and when the pool is complete again. */
  readonly onSize?: ((size: number) => void) | undefined
}

/** Lets connections move to another server behind the same address, and limits their memory. */
const LIFETIME_SECONDS = 30 * 60
const IDLE_MILLISECONDS = 30_000
const KEEP_ALIVE_MILLISECONDS = 10_000
/** A server heard from this recently is considered alive. */
const LATELY_MILLISECONDS = 1000

export function openPool(options: PoolOptions): ConnectionPool {
  const { url } = options
  const pool = createDriverPool(options)
  const heardAt = new WeakMap<pg.PoolClient, number>()
  const answered = (client: pg.PoolClient): void => void heardAt.set(client, performance.now())
  const adapted = adaptSize(pool, options.onSize)
  const broken = new WeakSet<pg.PoolClient>()
  const inUse = new Set<pg.PoolClient>()
  let doubtedBefore = -Infinity
  const isDoubted = (client: pg.PoolClient): boolean =>
    (heardAt.get(client) ?? Infinity) < doubtedBefore
  pool.on('connect', (client) => {
    answered(client)
    // A connection that breaks in use is reported by its statement.
    client.on('error', () => broken.add(client))
  })
  const stopListening = onServerChange(url, () => {
    pool.options.connectionString = chosenServer(url)
    doubtedBefore = performance.now()
  })

  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return await pool.connect()
      } catch (error) {
        if (isPoolExhausted(error)) throw new DatabaseFailure('rest_database_timeout', error)
        // Now that the pool is smaller, the next attempt waits for an existing connection.
        if (!isOutOfConnections(error) || !adapted.shrink()) throw error
      }
    }
  }

  return {
    async acquire() {
      for (;;) {
        const client = await connect()
        if (!isDoubted(client)) {
          inUse.add(client)
          return client
        }
        client.connection.stream.destroy()
        client.release(true)
      }
    },
    release(client, isBroken) {
      inUse.delete(client)
      client.release(isBroken)
    },
    answered,
    cut(client, reason) {
      doubtedBefore = performance.now() - LATELY_MILLISECONDS
      for (const one of [client, ...[...inUse].filter(isDoubted)]) {
        // The driver's own shutdown waits for the other side, which may be gone.
        one.connection.stream.destroy(reason)
      }
    },
    isLost: (client) => broken.has(client) || client.connection.stream.destroyed,
    suspect: () => void chooseServer(url),
    deadlines: new WeakMap(),
    driver: pool,
    waiting: () => pool.waitingCount,
    status: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    onRelease: (listener) => void pool.on('release', listener),
    async close() {
      stopListening()
      adapted.close()
      if (!pool.ended) await pool.end()
    },
  }
}

function createDriverPool({ url, size, patience }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: chosenServer(url),
    max: size,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    // Lets statements of a transaction that do not wait for one another share a round trip.
    pipeline: true,
  })
  // The pool replaces broken idle connections; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** The driver has no error code for an exhausted pool. */
const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'
