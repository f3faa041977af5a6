import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { PoolDriver } from './connection-driver.ts'
import { isWriteConflict } from './database-errors.ts'
import { DatabaseFailure } from './database-failure.ts'
import type { Replica } from './replica.ts'

export interface ReplicaDriverOptions {
  readonly replica: PoolDriver
  readonly primary: PoolDriver
  readonly state: Pick<Replica, 'isFresh' | 'failed'>
}

/**
 * Sends statements that read to a replica while it is fresh, and to the primary otherwise. Each is judged
 * by itself, because a notice may come between two of a request, after which caches keep what is read.
 */
export class ReplicaDriver implements Driver {
  readonly #connection: DatabaseConnection

  constructor(options: ReplicaDriverOptions) {
    this.#connection = new ReplicaConnection(options)
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection)
  }

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('Transactions are for the primary.'))
  }

  commitTransaction(): Promise<void> {
    return this.beginTransaction()
  }

  rollbackTransaction(): Promise<void> {
    return this.beginTransaction()
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve()
  }

  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

/** Takes a connection of a pool for each statement. */
class ReplicaConnection implements DatabaseConnection {
  readonly #options: ReplicaDriverOptions

  constructor(options: ReplicaDriverOptions) {
    this.#options = options
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { replica, primary, state } = this.#options
    if (!state.isFresh()) return send<Row>(primary, query)
    try {
      return await send<Row>(replica, query)
    } catch (error) {
      if (!isOfReplica(error)) throw error
      state.failed()
      return send<Row>(primary, query)
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.')
  }
}

async function send<Row>(driver: PoolDriver, query: CompiledQuery): Promise<QueryResult<Row>> {
  const connection = await driver.acquireConnection()
  try {
    return await connection.executeQuery<Row>(query)
  } finally {
    await driver.releaseConnection(connection)
  }
}

/**
 * Whether the primary may do better: the replica is gone, or what it replays was in the way. What
 * took too long would take as long again.
 */
const isOfReplica = (error: unknown): boolean =>
  isWriteConflict(error) ||
  (error instanceof DatabaseFailure && error.code !== 'rest_database_timeout')
