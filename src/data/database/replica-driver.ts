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
 * Sends reads to a replica while it is up to date, otherwise to the primary. Each statement is
 * decided separately: if a notice arrives between two statements of a request, caches keep what is
 * read after it.
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

/** Acquires a pool connection for each statement. */
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
 * Whether the primary may succeed: the replica is gone, or replay conflicted with the statement. A
 * timeout would recur there.
 */
const isOfReplica = (error: unknown): boolean =>
  isWriteConflict(error) ||
  (error instanceof DatabaseFailure && error.code !== 'rest_database_timeout')
