import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { sqlState } from './database-errors.ts'
import type { PreparedStatements } from './prepared-statements.ts'

export interface DriverOptions {
  readonly pool: pg.Pool
  readonly prepared: PreparedStatements
  /** Whether statements that come again are prepared under a name. */
  readonly named: boolean
  /** Called for every statement that is sent. */
  readonly onStatement: () => void
}

/** Longer than any request may take; what is still open then is not going to end well. */
const LONGEST_MILLISECONDS = 30_000

/** Statements that tell how many rows they changed. */
const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What a driver of Kysely is asked for, over a pool that it shares with others. */
export class PoolDriver implements Driver {
  readonly #options: DriverOptions

  constructor(options: DriverOptions) {
    this.#options = options
  }

  init(): Promise<void> {
    return Promise.resolve()
  }

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#options.pool.connect(), this.#options)
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

  /** The pool ends with the database that opened it. */
  destroy(): Promise<void> {
    return Promise.resolve()
  }
}

/** A connection of the pool from when it is acquired to when it is released. */
class PoolConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #options: DriverOptions
  /** When the open transaction has taken too long. */
  #latest = Infinity
  #broken = false

  constructor(client: pg.PoolClient, options: DriverOptions) {
    this.#client = client
    this.#options = options
    // The statement under which a connection breaks reports it.
    client.on('error', nothing)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (Date.now() > this.#latest) throw new Error('The transaction took too long.')
    const { command, rows, rowCount } = await this.#send(sql, parameters)
    return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Results are not streamed.')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` ISOLATION LEVEL ${isolationLevel}`
    await this.#send(`BEGIN${level}${accessMode === undefined ? '' : ` ${accessMode}`}`)
    this.#latest = Date.now() + LONGEST_MILLISECONDS
  }

  async commit(): Promise<void> {
    if (Date.now() > this.#latest) throw new Error('The transaction took too long.')
    const { command } = await this.#send('COMMIT')
    // After a failed statement whose error was ignored, PostgreSQL takes COMMIT for ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
  }

  /** A connection that cannot even roll back is closed, which ends its transaction as well. */
  async rollback(): Promise<void> {
    await this.#send('ROLLBACK').catch(() => (this.#broken = true))
  }

  release(): void {
    this.#client.removeListener('error', nothing)
    this.#client.release(this.#broken || this.#options.prepared.isSpent(this.#client))
  }

  async #send(text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    const { prepared, named, onStatement } = this.#options
    onStatement()
    const statement = named ? prepared.sent(this.#client, text) : { text }
    try {
      return await this.#client.query({ ...statement, values: [...values] })
    } catch (error) {
      // A migration changed a table under a statement that this connection has prepared.
      if (sqlState(error) === '0A000') this.#broken = true
      throw error
    }
  }
}

const nothing = (): void => undefined
