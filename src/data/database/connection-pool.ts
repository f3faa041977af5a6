import pg from 'pg'
import { isOutOfConnections } from './database-errors.ts'
import { DatabaseFailure } from './database-failure.ts'
import type { Deadline } from './deadlines.ts'
import { adaptSize } from './pool-size.ts'
import { chooseServer, chosenServer, onServerChange } from './primary-server.ts'

/** Connections that are shared, and closed as soon as there is reason to doubt them. */
export interface ConnectionPool {
  /** @throws when no connection is to be had in time */
  acquire(): Promise<pg.PoolClient>
  /** Gives a connection back; one that is broken is closed. */
  release(client: pg.PoolClient, isBroken: boolean): void
  /** Notes that the server has answered on a connection, be it with an error. */
  answered(client: pg.PoolClient): void
  /**
   * Cuts a connection on which no answer comes. Others of which nothing was heard of late are cut as
   * well, or not used again: what swallowed one connection has most likely swallowed them too, while
   * new ones work.
   */
  cut(client: pg.PoolClient, reason: Error): void
  /** Whether a connection has broken or was cut. */
  isLost(client: pg.PoolClient): boolean
  /** Looks whether another of several servers is the one to work with. */
  suspect(): void
  /** Which deadline the server holds for a connection, as noted by whoever has set it. */
  readonly deadlines: WeakMap<pg.PoolClient, Deadline>
  /** For Prisma, which has a way of its own with connections. */
  readonly driver: pg.Pool
  /** How many wait for a connection. */
  waiting(): number
  /** Calls the listener whenever a connection has been given back, before the next one gets it. */
  onRelease(listener: () => void): void
  close(): Promise<void>
}

export interface PoolOptions {
  readonly url: string
  /** Most connections held at a time. */
  readonly size: number
  /** Most milliseconds until a connection is had. */
  readonly patience: number
  /** Told when the server grants fewer connections, and when the pool is whole again. */
  readonly onSize: (size: number) => void
}

/** So that connections move to another server behind the same address, and none grows for ever. */
const LIFETIME_SECONDS = 30 * 60
const IDLE_MILLISECONDS = 30_000
const KEEP_ALIVE_MILLISECONDS = 10_000
/** What was heard of so lately is still there. */
const LATELY_MILLISECONDS = 1000

export function openPool({ url, size, patience, onSize }: PoolOptions): ConnectionPool {
  const pool = new pg.Pool({
    connectionString: chosenServer(url),
    max: size,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', nothing)
  const heardAt = new WeakMap<pg.PoolClient, number>()
  const answered = (client: pg.PoolClient): void => void heardAt.set(client, performance.now())
  const adapted = adaptSize(pool, onSize)
  const broken = new WeakSet<pg.PoolClient>()
  const inUse = new Set<pg.PoolClient>()
  let doubtedBefore = -Infinity
  const isDoubted = (client: pg.PoolClient): boolean =>
    (heardAt.get(client) ?? Infinity) < doubtedBefore
  pool.on('connect', (client) => {
    answered(client)
    // The statement under which a connection breaks reports it.
    client.on('error', () => broken.add(client))
  })
  onServerChange(url, () => {
    pool.options.connectionString = chosenServer(url)
    doubtedBefore = performance.now()
  })

  const connect = async (): Promise<pg.PoolClient> => {
    for (;;) {
      try {
        return await pool.connect()
      } catch (error) {
        if (isPoolExhausted(error)) throw new DatabaseFailure('rest_database_timeout', error)
        // Waiting for one of those that there are takes its turn in the queue.
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
        // The driver's own end waits for the other side, which may be gone.
        one.connection.stream.destroy(reason)
      }
    },
    isLost: (client) => broken.has(client) || client.connection.stream.destroyed,
    suspect: () => void chooseServer(url),
    deadlines: new WeakMap(),
    driver: pool,
    waiting: () => pool.waitingCount,
    onRelease: (listener) => void pool.on('release', listener),
    async close() {
      adapted.close()
      if (!pool.ended) await pool.end()
    },
  }
}

/** The driver has no code for a pool whose connections are all in use. */
const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect'

const nothing = (): void => undefined
