import pg from 'pg'
import { isOutOfConnections } from './database-errors.ts'
import { DatabaseFailure } from './database-failure.ts'
import type { Deadline } from './deadlines.ts'
import { adaptSize, type PoolSize } from './pool-size.ts'
import { chooseServer, chosenServer, onServerChange } from './primary-server.ts'

export interface PoolStatus {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

export interface PoolOptions {
  readonly url: string
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

/** Shared connections, closed as soon as they are suspect. */
export class ConnectionPool {
  /** For Prisma, which manages connections itself. */
  readonly driver: pg.Pool
  /** The deadline that each connection has set on the server. */
  readonly deadlines = new WeakMap<pg.PoolClient, Deadline>()
  readonly #url: string
  readonly #size: PoolSize
  readonly #stopFollowing: () => void
  readonly #heardAt = new WeakMap<pg.PoolClient, number>()
  readonly #broken = new WeakSet<pg.PoolClient>()
  readonly #inUse = new Set<pg.PoolClient>()
  /** Connections are doubted that the server has last answered on before this time. */
  #doubtedBefore = -Infinity

  constructor(options: PoolOptions) {
    this.#url = options.url
    this.driver = createDriverPool(options)
    this.#size = adaptSize(this.driver, options.onSize)
    this.driver.on('connect', (client) => {
      this.answered(client)
      // A connection that breaks in use is reported by its statement.
      client.on('error', () => this.#broken.add(client))
    })
    this.#stopFollowing = onServerChange(options.url, () => {
      this.driver.options.connectionString = chosenServer(options.url)
      this.#doubtedBefore = performance.now()
    })
  }

  /** @throws if no connection becomes available in time */
  async acquire(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#connect()
      if (!this.#isDoubted(client)) {
        this.#inUse.add(client)
        return client
      }
      client.connection.stream.destroy()
      client.release(true)
    }
  }

  /** Returns a connection; a broken one is closed. */
  release(client: pg.PoolClient, isBroken: boolean): void {
    this.#inUse.delete(client)
    client.release(isBroken)
  }

  /** Records that the server has answered on a connection, even with an error. */
  answered(client: pg.PoolClient): void {
    this.#heardAt.set(client, performance.now())
  }

  /**
   * Cuts a connection that does not answer. Other connections that have been silent lately are cut
   * or retired too: whatever swallowed this one has probably swallowed them, while new ones work.
   */
  cut(client: pg.PoolClient, reason: Error): void {
    this.#doubtedBefore = performance.now() - LATELY_MILLISECONDS
    const doubted = [...this.#inUse].filter((other) => this.#isDoubted(other))
    for (const one of [client, ...doubted]) {
      // The driver's own shutdown waits for the other side, which may be gone.
      one.connection.stream.destroy(reason)
    }
  }

  /** Whether a connection is broken or was cut. */
  isLost(client: pg.PoolClient): boolean {
    return this.#broken.has(client) || client.connection.stream.destroyed
  }

  /** Checks whether another of several servers should be used. */
  suspect(): void {
    void chooseServer(this.#url)
  }

  /** Connections in use and idle, and the number of requests that wait for one. */
  status(): PoolStatus {
    const { totalCount, idleCount, waitingCount } = this.driver
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  /** Calls the listener whenever a connection is returned, before the next waiter gets it. */
  onRelease(listener: () => void): void {
    this.driver.on('release', listener)
  }

  async close(): Promise<void> {
    this.#stopFollowing()
    this.#size.close()
    if (!this.driver.ended) await this.driver.end()
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await this.driver.connect()
      } catch (error) {
        if (isPoolExhausted(error)) throw new DatabaseFailure('rest_database_timeout', error)
        // Now that the pool is smaller, the next attempt waits for an existing connection.
        if (!isOutOfConnections(error) || !this.#size.shrink()) throw error
      }
    }
  }

  #isDoubted(client: pg.PoolClient): boolean {
    return (this.#heardAt.get(client) ?? Infinity) < this.#doubtedBefore
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
