import type { Driver, TransactionSettings } from 'kysely'
import { classified, PoolConnection, type DriverOptions } from './pool-connection.ts'

export class PoolDriver implements Driver {
  readonly #options: DriverOptions

  constructor(options: DriverOptions) {
    this.#options = options
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<PoolConnection> {
    const { pool } = this.#options
    const sentAt = performance.now()
    try {
      return new PoolConnection(await pool.acquire(), this.#options)
    } catch (error) {
      throw classified(error, { phase: 'connecting', lost: true, sentAt }, this.#options)
    }
  }

  beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings)
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit()
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback()
  }

  releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release()
    return Promise.resolve()
  }

  /** The pool is closed by the database that opened it. */
  destroy(): Promise<void> {
    return Promise.resolve()
  }
}
